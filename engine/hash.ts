// State → 16 hex digits, the same on every machine.
import { sumsOf, type Sums } from './sums.ts';
import type { State } from './state.ts';

/** Equal states have equal hashes, whatever the order of their keys. */
export function hashState(state: State): string {
  return hashWith(state, sumsOf(state));
}

/** The same where the sums of what lies on the table are known. */
export function hashWith({ pieces, zones, vars, ...rest }: State, sums: Sums): string {
  const lanes: Sums = { a: 0x9e3779b9 ^ sums.a, b: 0x85ebca6b ^ sums.b };
  mix(lanes, pieces.def.length);
  mix(lanes, pieces.vars.length);
  mix(lanes, zones.length);
  mix(lanes, vars.length);
  walk(lanes, rest);
  return hex(finish(lanes.a ^ Math.imul(lanes.b, 0x27d4eb2f))) + hex(finish(lanes.b ^ lanes.a));
}

/** Each sort of value has a mark of its own, so that 1, true and "1" differ. */
function walk(lanes: Sums, value: unknown): void {
  if (typeof value === 'number') {
    mix(lanes, 1);
    mix(lanes, value | 0);
    mix(lanes, Math.floor(value / 0x1_0000_0000) | 0);
  } else if (typeof value === 'string') {
    mixText(lanes, value);
  } else if (typeof value === 'boolean') {
    mix(lanes, value ? 3 : 4);
  } else if (Array.isArray(value)) {
    mix(lanes, 5);
    mix(lanes, value.length);
    for (const item of value) walk(lanes, item);
  } else if (value === null || value === undefined) {
    mix(lanes, 6);
  } else {
    walkObject(lanes, value);
  }
}

function walkObject(lanes: Sums, value: object): void {
  mix(lanes, 7);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  mix(lanes, entries.length);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, item] of entries) {
    mixText(lanes, key);
    walk(lanes, item);
  }
}

function mixText(lanes: Sums, text: string): void {
  mix(lanes, 2);
  mix(lanes, text.length);
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i));
}

function mix(lanes: Sums, word: number): void {
  lanes.a = Math.imul(lanes.a ^ word, 0x5bd1e995);
  lanes.a ^= lanes.a >>> 15;
  lanes.b = Math.imul(lanes.b ^ Math.imul(word, 0xcc9e2d51), 0x1b873593);
  lanes.b = ((lanes.b << 13) | (lanes.b >>> 19)) ^ lanes.a;
}

function finish(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
