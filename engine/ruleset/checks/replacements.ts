// Events: every replacement names something that would happen, and no event of the ruleset's own is one of the engine's.
import { CHANGEABLE } from '../../timing/happenings.ts';
import { ELIMINATE } from '../../timing/fall.ts';
import { effectsIn } from '../effects-in.ts';
import { into } from '../report.ts';
import { replacementsIn } from '../replacements-in.ts';
import type { Check, Checked } from './check.ts';

/** What the engine tells by these names is never an event of a ruleset. */
const TAKEN: readonly string[] = [
  ...CHANGEABLE.keys(),
  ...[ELIMINATE, 'eliminated', 'turn-starts', 'turn-ends', 'turn-skipped', 'did', 'used'],
];

export const checkReplacements: Check = (checked) => {
  const { source, report } = checked;
  checkOwn(checked);
  const own = effectsIn(source).flatMap(({ effect }) => {
    if (effect.do === 'eliminate') return [ELIMINATE];
    return effect.do === 'would' ? [effect.event] : [];
  });
  const events = new Set([...CHANGEABLE.keys(), ...own]);
  for (const { spot, declared } of replacementsIn(source, checked.world.definitions)) {
    if (events.has(declared.event)) continue;
    const known = { found: declared.event, among: events };
    const message = `no would says that “${declared.event}” would happen`;
    report.add(into(spot, 'event'), 'unknown-event', message, { known });
  }
};

function checkOwn({ source, report }: Checked): void {
  const message = (event: string) => `the engine itself tells “${event}”; call this otherwise`;
  for (const { effect, spot } of effectsIn(source)) {
    if (effect.do !== 'emit' && effect.do !== 'would') continue;
    if (!TAKEN.includes(effect.event)) continue;
    report.add(into(spot, 'event'), 'name-taken', message(effect.event));
  }
  const before = new Map<string, string>();
  for (const [file, { events = {} }] of Object.entries(source.programs)) {
    for (const [id, { with: told = {} }] of Object.entries(events)) {
      const spot = { file, path: ['events', id] };
      const other = before.get(id);
      before.set(id, file);
      if (TAKEN.includes(id)) report.add(spot, 'name-taken', message(id));
      if (other !== undefined) {
        report.add(spot, 'duplicate-id', `the event “${id}” already stands in ${other}`);
      }
      if (!Object.hasOwn(told, 'who')) continue;
      const why = 'every event tells who; it need not be said again';
      report.add(into(spot, 'with', 'who'), 'name-taken', why);
    }
  }
}
