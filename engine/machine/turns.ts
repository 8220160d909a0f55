// A turn ends and another begins: what lasts until then ends by itself.
import type { Seat } from '../decision.ts';
import { hearTurn } from '../timing/hear.ts';
import { endAll, endFor, endGiven } from './ends.ts';
import { ACTIVE, TURN } from './marks.ts';
import type { Running } from './running.ts';

export function passTurn(running: Running, to: Seat): void {
  const { state } = running;
  hearTurn(running, 'turn-ends', state.active);
  endFor(running, 'ownTurn', state.active);
  endAll(running, 'turn');
  state.active = to;
  state.turn++;
  running.written |= ACTIVE | TURN;
  endFor(running, 'ownTurnStart', to);
  endGiven(running, to);
  if (running.telling) running.events.push({ event: 'turn', seat: to });
  hearTurn(running, 'turn-starts', to);
}
