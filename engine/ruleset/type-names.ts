// Types as a ruleset writes them: `int`, `card?`, `list<player>`.
import {
  BOOL,
  CARD,
  INT,
  listOf,
  maybe,
  PLAYER,
  SPACE,
  ZONE,
  type Type,
} from '../expression/types.ts';

const TYPES: Readonly<Record<string, Type>> = {
  int: INT,
  bool: BOOL,
  word: { is: 'word', of: [], set: null },
  card: CARD,
  player: PLAYER,
  space: SPACE,
  zone: ZONE,
};

/** The schema lets nothing else through. */
export function typeNamed(written: string): Type {
  if (written.endsWith('?')) return maybe(typeNamed(written.slice(0, -1)));
  const list = /^list<(\w+)>$/.exec(written)?.[1];
  return list === undefined ? TYPES[written]! : listOf(typeNamed(list));
}
