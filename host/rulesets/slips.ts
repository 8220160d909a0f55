// Slips of JSON syntax in sentences: what stands where, what was expected, and the usual reason.
import type { ParseError } from 'jsonc-parser';

export interface Slip {
  readonly offset: number;
  readonly code: string;
  readonly message: string;
}

interface Found {
  readonly text: string;
  /** What stands at the place, as long as the parser took it to be. */
  readonly found: string;
  readonly offset: number;
  /** The parser's own number: its enum exists only while types are checked. */
  readonly error: number;
}

/** After a slip that leaves the parser lost, what it says next is about its own confusion. */
export function syntaxSlips(text: string, errors: readonly ParseError[]): readonly Slip[] {
  const found = errors.map(({ error, offset, length }) => ({
    ...{ text, error, offset },
    found: text.slice(offset, offset + length),
  }));
  const lost = found.findIndex(losesTheWay);
  return (lost < 0 ? found : found.slice(0, lost + 1)).map((each) => ({
    offset: each.offset,
    code: 'syntax',
    message: sentence(each),
  }));
}

const numbers = { symbol: 1, comma: 6, openText: 12 };

function losesTheWay({ error, found }: Found): boolean {
  if (error === numbers.comma) return found === ':';
  return error === numbers.symbol || error === numbers.openText;
}

const messages: Readonly<Record<number, string>> = {
  2: 'is not a number',
  3: 'stands where a field name between double quotes is expected',
  4: 'stands where a value is expected',
  5: 'stands where a colon is expected',
  7: 'stands where a closing } is expected',
  8: 'stands where a closing ] is expected',
  9: 'stands after the end. A file holds one value',
  10: 'is a comment. JSON has none: use a "note" field',
  11: 'begins a comment. JSON has none: use a "note" field',
  12: 'begins a text that is not closed with a double quote on the same line',
  13: 'is a number that is not finished',
  14: 'has an escape that is not \\u and four hexadecimal digits',
  15: 'has an escape that JSON does not know',
  16: 'has a character that must be escaped, such as a tab',
};

function sentence(slip: Found): string {
  const { text, found, offset, error } = slip;
  if (text.trim() === '') return 'The file is empty.';
  if (found.trim() === '') return atTheEnd(error);
  if (/^[}\]]$/.test(found) && /,\s*$/.test(text.slice(Math.max(0, offset - 200), offset))) {
    return `There is a comma too many before “${found}”.`;
  }
  if (error === numbers.symbol) return strangeSymbol(slip);
  if (error === numbers.comma) return missingComma(found);
  return `${shown(found)} ${messages[error] ?? 'is not JSON'}.`;
}

function atTheEnd(error: number): string {
  if (error === 7) return 'The file ends here, but a closing } is missing.';
  if (error === 8) return 'The file ends here, but a closing ] is missing.';
  return `The file ends here, but something is missing: the end ${messages[error] ?? 'is not JSON'}.`;
}

function missingComma(found: string): string {
  if (found !== ':') return `A comma is missing before ${shown(found)}.`;
  return 'A colon stands in a list, where a comma is expected. Is a closing ] missing before it?';
}

/** Something outside double quotes that is neither a number nor true, false or null. */
function strangeSymbol({ text, found, offset }: Found): string {
  if (found === '=') return '“=” stands where a colon is expected.';
  const bare = found.replace(/^['“”„«‘’]|['“”»‘’]$/g, '');
  if (found.startsWith("'"))
    return `This text stands in single quotes; JSON wants double ones: "${bare}".`;
  if (/^[“”„«‘’]/.test(found))
    return `This text stands in curly quotes; JSON wants straight ones: "${bare}".`;
  const lower = found.toLowerCase();
  if (['true', 'false', 'null'].includes(lower)) return `“${found}” is written ${lower}.`;
  if (/^\s*:/.test(text.slice(offset + found.length))) {
    return `A field name stands between double quotes: "${bare}".`;
  }
  return `${shown(found)} stands outside double quotes. Is a double quote missing before it, or one too many?`;
}

function shown(found: string): string {
  const short = found.slice(0, 20).split('\n')[0] ?? '';
  return short.startsWith('"') && short.endsWith('"') ? short : `“${short}”`;
}
