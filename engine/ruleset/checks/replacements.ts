// Every replacement names something that would happen.
import { ELIMINATE } from '../../timing/fall.ts';
import { effectsIn } from '../effects-in.ts';
import { into } from '../report.ts';
import { replacementsIn } from '../replacements-in.ts';
import type { Check } from './check.ts';

export const checkReplacements: Check = ({ source, report }) => {
  const events = new Set(
    effectsIn(source).flatMap(({ effect }) => {
      if (effect.do === 'eliminate') return [ELIMINATE];
      return effect.do === 'would' ? [effect.event] : [];
    }),
  );
  for (const { spot, declared } of replacementsIn(source)) {
    if (events.has(declared.event)) continue;
    const known = { found: declared.event, among: events };
    const message = `no would says that “${declared.event}” would happen`;
    report.add(into(spot, 'event'), 'unknown-event', message, { known });
  }
};
