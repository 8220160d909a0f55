// All checks, in the order in which an author reads the files.
import type { Check } from './check.ts';
import { checkColumns } from './columns.ts';
import { checkEnds } from './ends.ts';
import { checkFlow } from './flow.ts';
import { checkLeaving } from './leaving.ts';
import { checkLook } from './look.ts';
import { checkNames } from './names.ts';
import { checkOffers } from './offers.ts';
import { checkProcedures } from './procedures.ts';
import { checkReach } from './reach.ts';
import { checkRefusals } from './refusals.ts';
import { checkReplacements } from './replacements.ts';
import { checkRuleIds } from './rule-ids.ts';
import { checkSentences } from './sentences.ts';
import { checkSignals } from './signals.ts';
import { checkTitle } from './title.ts';
import { checkWindows } from './windows.ts';
import { checkWords } from './words.ts';
import { checkZones } from './zones.ts';

export const CHECKS: readonly Check[] = [
  checkTitle,
  checkNames,
  checkColumns,
  checkZones,
  checkFlow,
  checkReach,
  checkOffers,
  checkSignals,
  checkLeaving,
  checkEnds,
  checkRefusals,
  checkReplacements,
  checkProcedures,
  checkWindows,
  checkRuleIds,
  checkWords,
  checkSentences,
  checkLook,
];
