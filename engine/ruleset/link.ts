// A ruleset's files → a ruleset ready to play, or every problem that stands in the way (LINK-1).
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { BOOL } from '../expression/types.ts';
import { chartOf, type Chart } from '../flow/chart.ts';
import { assemble, undisturbed } from '../machine/assemble.ts';
import { EVERYTHING } from '../machine/marks.ts';
import type { Code } from '../machine/running.ts';
import { happeningsOf } from '../timing/happenings.ts';
import { proceduresOf } from '../procedures/declare.ts';
import { CHECKS } from './checks/index.ts';
import { declarationsOf, type Declarations } from './declared.ts';
import { linkAbilities } from './link-abilities.ts';
import { forbidsIn } from './forbids-in.ts';
import { checkForbids } from './link-forbids.ts';
import { linkTerms } from './link-bots.ts';
import { linkGuards, linkMenus } from './link-flow.ts';
import { hookingOf, linkHooks, type Hooking } from './link-hooks.ts';
import { linkInvariants, linkValues } from './link-standing.ts';
import { linkMove } from './link-moves.ts';
import { linkPrograms, signaturesOf } from './link-programs.ts';
import { byEvent, linkReplacements, unlinked } from './link-replacements.ts';
import { linkOutcome } from './link-result.ts';
import { linkStateRule, stateRulesOf } from './link-state-rules.ts';
import { linkZones } from './link-zones.ts';
import { linkTriggers } from './link-triggers.ts';
import { ownEvents } from './own-events.ts';
import { replacementsIn } from './replacements-in.ts';
import type { Problem } from './problem.ts';
import { into, newReport, type Report } from './report.ts';
import type { End, Move, Ruleset } from './ruleset.ts';
import { isTooLarge } from './size.ts';
import type { RulesetSource } from './source.ts';
import { runningInWindows } from './windows-in.ts';
import { worldOf, type World } from './world.ts';

export type Linked =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function linkRuleset(source: RulesetSource): Linked {
  const report = newReport();
  if (isTooLarge(source, report)) return { ok: false, problems: report.problems };
  const world = worldOf(source);
  const declared = declarationsOf(source, world.definitions, report);
  for (const check of CHECKS) check({ source, world, declared, report });
  const programs = signaturesOf(declared, 1);
  const stateRules = stateRulesOf(source, report);
  const { placed, replacements } = replacementsOf(source, world, report);
  const hooking = hookingOf(source, proceduresOf(declared, programs, report), world);
  const around: Surroundings = {
    world,
    ...{ locals: new Map(), report, programs },
    procedures: hooking.procedures.named,
    inWindows: runningInWindows(source, hooking.procedures),
    stateRules: new Map(stateRules.map(({ declared }, number) => [declared.id, number])),
    replacements: byEvent(replacements),
    events: new Map([...ownEvents(source), ...happeningsOf(world, declared.moves.keys())]),
    forbids: forbidsIn(source, world.definitions),
    gives: null,
  };
  linkFigures(source, around);
  const codes = [linkSetup(source, around), ...linkPrograms(declared, around, hooking)];
  const parts = {
    setup: 0,
    programs: numbersOf(programs),
    moves: linkMoves(declared, around, codes),
    stateRules: stateRules.map((rule, number) => linkStateRule(rule, number, around, codes)),
    triggers: linkTriggers(source, around, codes),
    ...{ ends: linkEnds(source, around), terms: linkTerms(source, around) },
    invariants: linkInvariants(source, around),
  };
  linkReplacements(placed, replacements, around, codes);
  linkCardTexts(source, hooking, around, codes);
  const chart = linkChart(source, around);
  if (!chart) return { ok: false, problems: report.problems };
  const offered = offeredIn(chart, parts.moves);
  return { ok: true, ruleset: { source, world, codes, ...parts, offered, chart } };
}

function replacementsOf(source: RulesetSource, world: World, report: Report) {
  const placed = replacementsIn(source, world.definitions);
  return { placed, replacements: placed.map((one, i) => unlinked(one, i, { world, report })) };
}

function numbersOf(programs: Surroundings['programs']): Map<string, number> {
  return new Map([...programs].map(([id, { number }]) => [id, number]));
}

/** What is written on cards besides triggers and replacements. */
function linkCardTexts(
  source: RulesetSource,
  hooking: Hooking,
  around: Surroundings,
  codes: Code[],
): void {
  linkAbilities(source, around, codes);
  linkHooks(hooking, around, codes);
}

/** Null where anything has a problem: such a chart may not stand. */
function linkChart({ flow }: RulesetSource, around: Surroundings): Chart | null {
  const guards = linkGuards(flow, around);
  const menus = linkMenus(flow, around);
  return around.report.problems.length > 0 ? null : chartOf(flow, guards, menus);
}

function offeredIn({ moments }: Chart, moves: ReadonlyMap<string, Move>): Ruleset['offered'] {
  return new Map(
    [...moments].map(([path, moment]) => [path, moment.moves.map((id) => moves.get(id)!)]),
  );
}

/** What is worked out whenever it is asked for. */
function linkFigures(source: RulesetSource, around: Surroundings): void {
  linkValues(source, around);
  linkZones(source, around);
}

function linkSetup(source: RulesetSource, around: Surroundings): Code {
  const spot = { file: 'setup.json', path: ['do'] };
  return undisturbed(assemble('setup', source.setup.do, spot, around));
}

function linkMoves(
  { moves }: Declarations,
  around: Surroundings,
  codes: Code[],
): Map<string, Move> {
  checkForbids(around, new Set(moves.keys()));
  return new Map([...moves].map(([id, declared]) => [id, linkMove(id, declared, around, codes)]));
}

function linkEnds(source: RulesetSource, around: Surroundings): End[] {
  return source.end.ends.map(({ id, rule, if: test, ...result }, i) => {
    const spot = { file: 'end.json', path: ['ends', i] };
    const { run, marks } = compileExpression(test, into(spot, 'if'), around, BOOL);
    return {
      id,
      ...(rule !== undefined && { rule }),
      test: run,
      // What reads nothing is true always or never.
      marks: marks || EVERYTHING,
      outcome: linkOutcome(result, spot, around),
    };
  });
}
