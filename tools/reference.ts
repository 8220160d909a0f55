// schemas and functions → docs/reference.md: every word of the ruleset language with its fields, for reading.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Shape {
  readonly title?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly type?: string | readonly string[];
  readonly items?: Shape | readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly definitions?: Readonly<Record<string, Shape>>;
}

/** In the order in which an author meets them. */
const ORDER = [
  ...['ruleset', 'table', 'setup', 'flow', 'moves', 'programs', 'effects', 'choices'],
  ...['cards', 'abilities', 'triggers', 'standing', 'end', 'bots', 'rules', 'words', 'look'],
  ...['scenario', 'replay', 'common'],
];

export function referenceText(root: string): string {
  const folder = join(root, 'schemas');
  const names = readdirSync(folder).flatMap(
    (name) => /^(\w+)\.schema\.json$/.exec(name)?.[1] ?? [],
  );
  const ordered = names.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const chapters = ordered.map((name) => {
    const text = readFileSync(join(folder, `${name}.schema.json`), 'utf8');
    return chapter(name, JSON.parse(text) as Shape);
  });
  return [
    '# Reference of the ruleset language',
    '',
    'Made from `schemas/` and `engine/expression/functions/` by `npm run types`; never edited by hand. The guide is [rulesets.md](rulesets.md).',
    '',
    ...ordered.map((name) => `- [${name}](#${name})`),
    '- [functions](#functions)',
    '',
    ...chapters,
    functions(join(root, 'engine', 'expression', 'functions')),
  ].join('\n');
}

function rank(name: string): number {
  const at = ORDER.indexOf(name);
  return at < 0 ? ORDER.length : at;
}

function chapter(name: string, schema: Shape): string {
  const parts = Object.entries(schema.definitions ?? {}).map(([key, shape]) =>
    part(name, key, shape),
  );
  return [`## ${name}`, '', ...about(schema), ...fields(name, schema), ...parts].join('\n');
}

function part(file: string, key: string, shape: Shape): string {
  const word = shape.properties?.['do']?.const;
  const heading = typeof word === 'string' ? `\`do: ${word}\`` : key;
  const anchor = `<a id="${file}-${key}"></a>`;
  const kind = shape.properties || shape.oneOf ? [] : [`Written as ${written(file, shape)}.`, ''];
  return [`### ${heading} ${anchor}`, '', ...about(shape), ...kind, ...fields(file, shape)].join(
    '\n',
  );
}

function about({ description }: Shape): string[] {
  return description === undefined ? [] : [plain(description), ''];
}

/** A field that must be there is set in bold. */
function fields(
  file: string,
  { properties = {}, required = [], oneOf, additionalProperties }: Shape,
): string[] {
  const own = Object.entries(properties).filter(([name]) => name !== '$schema' && name !== 'do');
  const lines = own.map(([name, shape]) => {
    const label = required.includes(name) ? `**\`${name}\`**` : `\`${name}\``;
    const usual =
      shape.default === undefined ? '' : `, \`${JSON.stringify(shape.default)}\` if left out`;
    const said = shape.description === undefined ? '' : `: ${plain(shape.description)}`;
    return `- ${label} (${written(file, shape)}${usual})${said}`;
  });
  if (oneOf) lines.push(`- one of ${oneOf.map((shape) => written(file, shape)).join(', ')}`);
  if (typeof additionalProperties === 'object')
    lines.push(`- any other name (${written(file, additionalProperties)})`);
  return lines.length === 0 ? [] : [...lines, ''];
}

/** What stands there, in a few words, with a link to where it is told. */
function written(file: string, shape: Shape): string {
  if (shape.$ref !== undefined) {
    const [other = '', key = ''] = shape.$ref.split('#/definitions/');
    const home = other === '' ? file : other.replace('.schema.json', '');
    return key === '' ? `[${home}](#${home})` : `[${key}](#${home}-${key})`;
  }
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.enum) return shape.enum.map((one) => `\`${String(one)}\``).join(', ');
  const types = [shape.type ?? 'anything'].flat();
  if (types.includes('array') && shape.items && !Array.isArray(shape.items))
    return `list of ${written(file, shape.items as Shape)}`;
  const inner = shape.additionalProperties;
  if (types.includes('object') && typeof inner === 'object' && !shape.properties)
    return `by name: ${written(file, inner)}`;
  return types.map((type) => NAMES[type] ?? type).join(' or ');
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
};

/** Angle brackets and stars would be read as markup. */
function plain(text: string): string {
  return text.replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;')).replaceAll('*', '\\*');
}

/** The first line of each function's file says what it gives. */
function functions(folder: string): string {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .sort()
    .flatMap((name) => {
      const first = readFileSync(join(folder, name), 'utf8').split('\n')[0] ?? '';
      const [, call, gives] = /^\/\/ (.+?\)): (.+)$/.exec(first) ?? [];
      return call === undefined ? [] : [`- \`${call}\`: ${plain(gives ?? '')}`];
    });
  return ['## functions', '', 'What expressions can ask for.', '', ...lines, ''].join('\n');
}
