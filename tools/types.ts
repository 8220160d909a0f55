// schemas → TypeScript and the reference for authors: writes the generated files, or with --check says which differ.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { referenceText } from './reference.ts';

const root = join(import.meta.dirname, '..');

const outputs = [
  { file: 'engine/ruleset/types.generated.ts', from: 'schemas' },
  { file: 'host/api/requests.generated.ts', from: 'host/api' },
];

/** Every generated file with the text it should have. */
async function generate(): Promise<{ file: string; text: string }[]> {
  const made = await Promise.all(
    outputs.map(async ({ file, from }) => ({
      file,
      text: `// Made from ${from}/*.schema.json by npm run types; never edited by hand.\n${await types(join(root, from))}`,
    })),
  );
  return [...made, { file: 'docs/reference.md', text: referenceText(root) }];
}

/** The generator's remark on where a shape came from says nothing here: all come from the bundle. */
const referencedBy =
  /^\/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*\/\n| \*\n \* This interface was referenced by .*\n \* via the .*\n/gm;

function types(folder: string): Promise<string> {
  return compile(bundle(folder), 'Bundle', {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { printWidth: 100, singleQuote: true },
  }).then((text) => text.replace(/^export interface Bundle \{\}\n/m, '').replace(referencedBy, ''));
}

/** All titled shapes of a folder as one schema, so that each becomes one type however often it is used. */
function bundle(folder: string): JSONSchema {
  const files = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  const schemas = new Map(
    files.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Shape]),
  );
  const definitions: Record<string, Shape> = {};
  for (const [name, schema] of schemas) {
    const { definitions: own = {}, $id: _id, $schema: _schema, ...whole } = schema;
    for (const shape of [whole, ...Object.values(own)]) {
      if (isType(shape))
        definitions[titleOf(shape, name)] = localise(shape, name, schemas) as Shape;
    }
  }
  return { type: 'object', title: 'Bundle', additionalProperties: false, definitions };
}

interface Shape {
  readonly title?: string;
  readonly definitions?: Readonly<Record<string, Shape>>;
  readonly [keyword: string]: unknown;
}

/** A file that only collects definitions describes nothing by itself. */
function isType(shape: Shape): boolean {
  return 'type' in shape || 'const' in shape || 'enum' in shape || 'oneOf' in shape;
}

function titleOf(shape: Shape | undefined, name: string): string {
  if (!shape?.title)
    throw new Error(`${name}: every definition needs a title, which names its type`);
  return shape.title;
}

/** References become local, and lose what stands beside them: it would make a second type of the same shape. */
function localise(value: unknown, name: string, schemas: ReadonlyMap<string, Shape>): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, name, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const shape = value as Shape;
  if (typeof shape.$ref === 'string') {
    const [file, path] = shape.$ref.split('#') as [string, string | undefined];
    const target = schemas.get(file || name);
    const found = path ? target?.definitions?.[path.replace('/definitions/', '')] : target;
    return { $ref: `#/definitions/${titleOf(found, `${name}: ${shape.$ref}`)}` };
  }
  const entries = Object.entries(shape).filter(([key]) => key !== 'propertyNames');
  const local = Object.fromEntries(
    entries.map(([key, item]) => [key, localise(item, name, schemas)]),
  );
  if (isOpen(shape)) return { ...local, additionalProperties: true };
  return isPair(shape) ? { ...local, tsType: '[number, number]' } : local;
}

/** TypeScript has no type for "all other fields": a shape with fields of its own says nothing of the others. */
function isOpen(shape: Shape): boolean {
  return typeof shape.properties === 'object' && typeof shape.additionalProperties === 'object';
}

function isPair(shape: Shape): boolean {
  const { type } = (shape.items ?? {}) as Shape;
  const numbers = type === 'number' || type === 'integer';
  return shape.type === 'array' && numbers && shape.minItems === 2 && shape.maxItems === 2;
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  for (const { file, text } of await generate()) {
    const path = join(root, file);
    if (!check) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) {
      console.error(`${file} does not match its schemas. Run: npm run types`);
      process.exitCode = 1;
    }
  }
}
