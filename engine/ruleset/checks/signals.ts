// Signals: each that a program raises is handled by the chart, and each that the chart handles is raised.
import { ACTIVE_OUT } from '../../timing/fall.ts';
import { effectsIn } from '../effects-in.ts';
import { statesOf } from '../flow-states.ts';
import { into, type Spot } from '../report.ts';
import type { Check } from './check.ts';

const PREFIX = 'signal.';

export const checkSignals: Check = ({ source, report }) => {
  const raised = new Map<string, Spot>();
  for (const { effect, spot } of effectsIn(source)) {
    if (effect.do === 'signal') raised.set(effect.name, into(spot, 'name'));
    if (effect.do === 'eliminate') raised.set(ACTIVE_OUT, spot);
  }
  const handled = new Map<string, Spot>();
  for (const { spot, state } of statesOf(source.flow)) {
    for (const event of Object.keys(state.on ?? {})) {
      if (event.startsWith(PREFIX))
        handled.set(event.slice(PREFIX.length), into(spot, 'on', event));
    }
  }
  for (const [name, spot] of raised) {
    if (handled.has(name) || name === ACTIVE_OUT) continue;
    const known = { found: name, among: handled.keys() };
    const message = `no state of flow.json handles “${PREFIX}${name}”`;
    report.add(spot, 'unknown-signal', message, { known });
  }
  for (const [name, spot] of handled) {
    if (raised.has(name)) continue;
    const known = { found: name, among: raised.keys() };
    report.add(spot, 'unknown-signal', `nothing raises the signal “${name}”`, { known });
  }
};
