// All functions of the expression language; to add one, copy a neighbour and list it here.
import type { Definition } from '../definition.ts';
import { all } from './all.ts';
import { count } from './count.ts';
import { exists } from './exists.ts';
import { filter } from './filter.ts';
import { first } from './first.ts';
import { join } from './join.ts';
import { last } from './last.ts';
import { lines } from './lines.ts';
import { map } from './map.ts';
import { max } from './max.ts';
import { min } from './min.ts';
import { near } from './near.ts';
import { next } from './next.ts';
import { or } from './or.ts';
import { prev } from './prev.ts';
import { size } from './size.ts';
import { sum } from './sum.ts';
import { without } from './without.ts';

export const FUNCTIONS: readonly Definition[] = [
  all,
  count,
  exists,
  filter,
  first,
  join,
  last,
  lines,
  map,
  max,
  min,
  near,
  next,
  or,
  prev,
  size,
  sum,
  without,
];
