// Where players can leave the game: wherever the chart stands, it knows where to go when the active one does.
import { pathOf } from '../../flow/paths.ts';
import { ACTIVE_OUT, LEAVE } from '../../timing/fall.ts';
import { effectsIn } from '../effects-in.ts';
import { statesOf } from '../flow-states.ts';
import { into } from '../report.ts';
import type { Check } from './check.ts';

const EVENT = `signal.${ACTIVE_OUT}`;

export const checkLeaving: Check = ({ source, declared, report }) => {
  const used = effectsIn(source).find(({ effect }) => effect.do === 'eliminate');
  if (!used) return;
  const states = statesOf(source.flow);
  const handled = states.filter(({ state }) => Object.hasOwn(state.on ?? {}, EVENT));
  const open = states.find(({ keys, state }) => {
    if (keys.length === 0 || state.states || state.type === 'final') return false;
    return !handled.some((one) => one.keys.every((key, i) => keys[i] === key));
  });
  if (open) {
    const message = `a player can be eliminated, but the state “${pathOf(open.keys)}” does not say where to go on ${EVENT}; handle it there or around it`;
    report.add(open.spot, 'active-out', message);
  }
  const leave = declared.programs.get(LEAVE);
  const takes = Object.keys(leave?.declared.with ?? {});
  if (!leave || takes.length === 0) return;
  const message = `the program “${LEAVE}” is run when a player is eliminated, and is given nothing: it cannot take “${takes[0]}”`;
  report.add(into(leave.spot, 'with'), 'missing-argument', message);
};
