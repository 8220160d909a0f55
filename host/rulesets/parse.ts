// JSON text → a value, strictly: every slip with its place, and nothing that could hurt what reads it later.
import { createScanner, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { syntaxSlips, type Slip } from './slips.ts';

/** Deeper than any ruleset needs, and far less than any parser can bear. */
export const maxDepth = 64;

/** More values than this in one list, or in one file, are not a ruleset: they would only cost time. */
export const maxItems = 5000;
const maxTokens = 500_000;
const maxBlanks = 10_000;

/** After this many slips the rest of a file says little. */
const maxSlips = 20;

export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly slips: readonly Slip[] };

export function parseJson(text: string): Parsed {
  const early = byteOrderMark(text) ?? tooMuch(text);
  if (early) return { ok: false, slips: [early] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const slips = [...syntaxSlips(text, errors)];
  if (root) findBadParts(root, slips);
  return slips.length > 0 ? { ok: false, slips: tidy(slips) } : evaluate(text);
}

/** In their order, and one for each place: the second is about the first. */
function tidy(slips: readonly Slip[]): Slip[] {
  const places = new Map<number, Slip>();
  for (const slip of slips) if (!places.has(slip.offset)) places.set(slip.offset, slip);
  return [...places.values()].sort((a, b) => a.offset - b.offset).slice(0, maxSlips);
}

/** The language's own parser has the last word on what is JSON. */
function evaluate(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const message = `This is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
    return { ok: false, slips: [{ offset: 0, code: 'syntax', message }] };
  }
}

function byteOrderMark(text: string): Slip | null {
  if (!text.startsWith('\uFEFF')) return null;
  const message = 'The file begins with a byte order mark. Save it as UTF-8 without one.';
  return { offset: 0, code: 'syntax', message };
}

/** The scanner's own numbers: its enum exists only while types are checked. */
const tokens = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 };

/** The parser calls itself for each level, so levels are counted before it is let near the text. */
function tooMuch(text: string): Slip | null {
  return tooEmpty(text) ?? tooManyParts(text);
}

/** The scanner takes its time over blanks, and nobody needs so many. */
function tooEmpty(text: string): Slip | null {
  let blanks = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    blanks = text.charCodeAt(offset) <= 32 ? blanks + 1 : 0;
    if (blanks <= maxBlanks) continue;
    const message = `There are more than ${maxBlanks} blanks in a row up to here.`;
    return { offset, code: 'too-large', message };
  }
  return null;
}

function tooManyParts(text: string): Slip | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  let count = 0;
  for (let token: number = scanner.scan(); token !== tokens.end; token = scanner.scan()) {
    if (token === tokens.openBrace || token === tokens.openBracket) depth += 1;
    if (token === tokens.closeBrace || token === tokens.closeBracket) depth -= 1;
    if (depth > maxDepth) {
      const message = `Brackets are nested more than ${maxDepth} deep here.`;
      return { offset: scanner.getTokenOffset(), code: 'too-deep', message };
    }
    count += 1;
    if (count > maxTokens) {
      const message = `The file holds more than a ruleset can need; this is part ${maxTokens}.`;
      return { offset: scanner.getTokenOffset(), code: 'too-large', message };
    }
  }
  return null;
}

function findBadParts(node: Node, slips: Slip[]): void {
  if ((node.children?.length ?? 0) > maxItems) {
    const message = `This holds more than ${maxItems} items.`;
    slips.push({ offset: node.offset, code: 'too-large', message });
  }
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined;
    if (key) {
      const name = String(key.value);
      const slip = badKey(name, seen);
      if (slip) slips.push({ ...slip, offset: key.offset });
      seen.add(name);
    }
    findBadParts(child, slips);
  }
}

function badKey(name: string, seen: ReadonlySet<string>): Omit<Slip, 'offset'> | null {
  if (name === '__proto__') {
    return { code: 'forbidden-name', message: 'Nothing may be named “__proto__”.' };
  }
  if (!seen.has(name)) return null;
  return { code: 'duplicate-field', message: `The field “${name}” stands here twice.` };
}
