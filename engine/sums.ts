// The part of the hash that stands for what lies on the table: a sum over its cells, so that a write changes it by a difference.
import type { State, Value } from './state.ts';

/** Two lanes of 32 bits: integer arithmetic only, so that no machine can differ. */
export interface Sums {
  a: number;
  b: number;
}

/** Which column a cell stands in. Columns on cards and zones are counted from theirs. */
export const CELLS = 1;
export const DEFS = 2;
export const ZONES_OF = 3;
export const OWNERS_OF = 4;
export const KNOWN_OF = 5;
export const ON_CARDS = 16;
export const IN_ZONES = 1 << 20;

/** Counts a cell in; the number 0 counts for nothing, since most cells hold it. */
export function add(sums: Sums, column: number, at: number, value: Value): void {
  if (value === 0) return;
  const code = codeOf(value);
  const lane = laneOf(column, at, code);
  sums.a = (sums.a + lane) | 0;
  sums.b = (sums.b + otherLane(lane, at, code)) | 0;
}

/** Counts it out again. */
export function remove(sums: Sums, column: number, at: number, value: Value): void {
  if (value === 0) return;
  const code = codeOf(value);
  const lane = laneOf(column, at, code);
  sums.a = (sums.a - lane) | 0;
  sums.b = (sums.b - otherLane(lane, at, code)) | 0;
}

function laneOf(column: number, at: number, code: number): number {
  const place = Math.imul(column, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca6b);
  const once = Math.imul(place ^ (place >>> 15) ^ code, 0x2c1b3c6d);
  const twice = Math.imul(once ^ (once >>> 13), 0x297a2d39);
  return twice ^ (twice >>> 16);
}

function otherLane(lane: number, at: number, code: number): number {
  const mixed = lane ^ Math.imul(code, 0x1b873593) ^ Math.imul(at, 0xcc9e2d51);
  const once = Math.imul(mixed, 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
}

/** Whole numbers stand for themselves; all else is mixed, so that 1, true and "1" differ. */
function codeOf(value: Value): number {
  if (typeof value === 'number') {
    return (value | 0) === value ? value : mix(mix(0x51ed270b, value | 0), high(value));
  }
  if (value === null) return 0x3c6ef372;
  if (value === true) return 0x6a09e667;
  if (value === false) return 0x5be0cd19;
  if (typeof value === 'string') return textCode(value);
  let code = mix(0x1f83d9ab, value.length);
  for (const item of value) code = mix(code, codeOf(item));
  return code;
}

function high(value: number): number {
  return Math.floor(value / 0x1_0000_0000) | 0;
}

function textCode(text: string): number {
  let code = mix(0x2545f491, text.length);
  for (let i = 0; i < text.length; i++) code = mix(code, text.charCodeAt(i));
  return code;
}

function mix(code: number, word: number): number {
  const once = Math.imul(code ^ word, 0x5bd1e995);
  return (once ^ (once >>> 15) ^ (once << 7)) | 0;
}

/** The sums from scratch. */
export function sumsOf({ pieces, zones, vars }: Pick<State, 'pieces' | 'zones' | 'vars'>): Sums {
  const sums: Sums = { a: 0, b: 0 };
  countColumn(sums, CELLS, vars);
  countColumn(sums, DEFS, pieces.def);
  countColumn(sums, ZONES_OF, pieces.zone);
  countColumn(sums, OWNERS_OF, pieces.owner);
  countColumn(sums, KNOWN_OF, pieces.known);
  pieces.vars.forEach((column, i) => countColumn(sums, ON_CARDS + i, column));
  zones.forEach((zone, i) => addZone(sums, i, zone, 0));
  return sums;
}

function countColumn(sums: Sums, column: number, cells: readonly Value[]): void {
  for (let i = 0; i < cells.length; i++) add(sums, column, i, cells[i]!);
}

/** The pieces of a zone from one place on, counted from 1 so that piece 0 counts too. */
export function addZone(sums: Sums, zone: number, pieces: readonly number[], from: number): void {
  for (let i = from; i < pieces.length; i++) add(sums, IN_ZONES + zone, i, pieces[i]! + 1);
}

export function removeZone(
  sums: Sums,
  zone: number,
  pieces: readonly number[],
  from: number,
): void {
  for (let i = from; i < pieces.length; i++) remove(sums, IN_ZONES + zone, i, pieces[i]! + 1);
}
