// Where a problem stands: line, column and the source line, so that a caret can be put under it.
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Problem } from '../../engine/index.ts';
import type { PlacedProblem } from '../api/api.ts';

/** A longer line, such as a whole file without line breaks, helps nobody. */
const maxExcerpt = 200;

export interface Position {
  readonly line: number;
  readonly column: number;
  readonly excerpt?: string;
}

/** A problem of a whole file or folder. */
export const nowhere: Position = { line: 0, column: 0 };

export function positionAt(text: string, offset: number): Position {
  return positionIn(text, lineStarts(text), offset);
}

/** Where each line begins; a lone carriage return ends one too. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const found of text.matchAll(/\r\n|\n|\r/g)) starts.push(found.index + found[0].length);
  return starts;
}

function positionIn(text: string, starts: readonly number[], offset: number): Position {
  const line = starts.findLastIndex((start) => start <= offset);
  const start = starts[line]!;
  const excerpt = /^[^\r\n]*/.exec(text.slice(start, start + maxExcerpt + 1))?.[0] ?? '';
  const position = { line: line + 1, column: offset - start + 1 };
  return excerpt.length > maxExcerpt ? position : { ...position, excerpt };
}

export type Placer = (problem: Problem, at?: 'key' | 'value') => PlacedProblem;

/** For all problems of one text; `key` points at the name of a field instead of its value. */
export function makePlacer(text: string): Placer {
  const root = parseTree(text);
  const starts = lineStarts(text);
  return (problem, at = 'value') => {
    if (!root) return { ...problem, ...nowhere };
    const node = nodeAt(root, segments(problem.pointer));
    const keyNode = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    const offset =
      at === 'key' && keyNode ? keyNode.offset : node.offset + inside(text, node, problem.within);
    return { ...problem, ...positionIn(text, starts, offset) };
  };
}

/** The line of a value, by its pointer. */
export function makeLiner(text: string): (pointer: string) => number {
  const place = makePlacer(text);
  return (pointer) => place({ file: '', pointer, code: '', message: '' }).line;
}

function segments(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The node itself, or the nearest one around it: a missing field stands where it is missed. */
function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const segment of path) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (!next) return node;
    node = next;
  }
  return node;
}

/** From characters of a text to characters of its source, where an escape takes several. */
function inside(text: string, node: Node, within: Problem['within']): number {
  if (!within || node.type !== 'string') return 0;
  let offset = node.offset + 1;
  for (let passed = 0; passed < within.start; passed += 1) {
    if (text[offset] !== '\\') offset += 1;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return Math.min(offset, node.offset + node.length) - node.offset;
}
