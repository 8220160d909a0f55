// All functions of the expression language; to add one, copy a neighbour and list it here.
import type { Definition } from '../definition.ts';
import { all } from './all.ts';
import { along } from './along.ts';
import { can } from './can.ts';
import { card } from './card.ts';
import { ceilDiv } from './ceil-div.ts';
import { chained } from './chained.ts';
import { clockwise } from './clockwise.ts';
import { count } from './count.ts';
import { distinct } from './distinct.ts';
import { exists } from './exists.ts';
import { filter } from './filter.ts';
import { first } from './first.ts';
import { flat } from './flat.ts';
import { floorDiv } from './floor-div.ts';
import { join } from './join.ts';
import { last } from './last.ts';
import { least } from './least.ts';
import { lines } from './lines.ts';
import { map } from './map.ts';
import { max } from './max.ts';
import { min } from './min.ts';
import { most } from './most.ts';
import { near } from './near.ts';
import { next } from './next.ts';
import { or } from './or.ts';
import { prev } from './prev.ts';
import { range } from './range.ts';
import { ray } from './ray.ts';
import { reverse } from './reverse.ts';
import { setBy } from './set-by.ts';
import { size } from './size.ts';
import { space } from './space.ts';
import { sortBy } from './sort-by.ts';
import { sum } from './sum.ts';
import { top } from './top.ts';
import { without } from './without.ts';

export const FUNCTIONS: readonly Definition[] = [
  all,
  along,
  can,
  card,
  ceilDiv,
  chained,
  clockwise,
  count,
  distinct,
  exists,
  filter,
  first,
  flat,
  floorDiv,
  join,
  last,
  least,
  lines,
  map,
  max,
  min,
  most,
  near,
  next,
  or,
  prev,
  range,
  ray,
  reverse,
  setBy,
  size,
  sortBy,
  space,
  sum,
  top,
  without,
];
