// Menus and moves: every move that a menu names exists, and every move stands in a menu.
import { statesOf } from '../flow-states.ts';
import { into } from '../report.ts';
import { suggest } from '../suggest.ts';
import type { Check } from './check.ts';

export const checkOffers: Check = ({ source, declared, report }) => {
  const offered = new Set<string>();
  for (const { spot, state, keys } of statesOf(source.flow)) {
    (state.meta?.moves ?? []).forEach((move, i) => {
      offered.add(move);
      if (declared.moves.has(move)) return;
      // The move that was meant is not to be missed as well.
      offered.add(suggest(move, declared.moves.keys()) ?? move);
      const known = { found: move, among: declared.moves.keys() };
      const message = `there is no move “${move}” for the state “${keys.join('.')}” to offer`;
      report.add(into(spot, 'meta', 'moves', i), 'unknown-move', message, { known });
    });
  }
  for (const [id, { spot }] of declared.moves) {
    if (offered.has(id)) continue;
    report.add(spot, 'unoffered-move', `the move “${id}” is never offered by a state of flow.json`);
  }
};
