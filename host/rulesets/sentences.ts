// What a schema finds wrong, said in plain sentences with the place and, where one is near, what was meant.
import type { ErrorObject } from 'ajv';
import { suggest } from '../../engine/index.ts';
import { patternWords } from './patterns.ts';

export interface Complaint {
  readonly pointer: string;
  /** Whether the name of the field is wrong, or its value. */
  readonly at: 'key' | 'value';
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
}

interface Said {
  readonly code: string;
  readonly message: string;
  /** What was written, and what could have been. */
  readonly among?: { readonly found: unknown; readonly known: readonly string[] };
  /** The field that is at fault by its name. */
  readonly key?: string;
  /** The field whose value is at fault, below the place that the schema names. */
  readonly field?: string;
}

/** The words that can stand in the tag field of a list of shapes. */
export type TagsOf = (schema: object) => readonly string[];

export function complain(error: ErrorObject, tagsOf: TagsOf): Complaint | null {
  const said = say(error, tagsOf);
  if (!said) return null;
  const { code, message, among, field } = said;
  const key = said.key ?? error.propertyName;
  const below = key ?? field;
  const suggestion =
    typeof among?.found === 'string' ? suggest(among.found, among.known) : undefined;
  return {
    pointer: below === undefined ? error.instancePath : `${error.instancePath}/${escape(below)}`,
    at: key === undefined ? 'value' : 'key',
    code,
    message,
    ...(suggestion !== undefined && { suggestion }),
  };
}

function say(error: ErrorObject, tagsOf: TagsOf): Said | null {
  const params = error.params as Params;
  const found = error.propertyName ?? error.data;
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownField(params.additionalProperty, error.parentSchema?.['properties']);
    case 'required':
      return {
        code: 'missing-field',
        message: `The field “${params.missingProperty}” is missing.`,
      };
    case 'type':
      return wrong(`Expected ${typeWords(params.type)}, found ${show(found)}.`);
    case 'const':
      return wrong(`Expected ${show(params.allowedValue)}${asField(error)}, found ${show(found)}.`);
    case 'enum':
      return oneOf(found, params.allowedValues);
    case 'pattern':
      return wrong(
        `Expected ${patternWords[params.pattern] ?? params.pattern}; found ${show(found)}.`,
      );
    case 'discriminator':
      return unknownTag(params, tagsOf(error.parentSchema ?? {}));
    case 'uniqueItems':
      return sameItems(found, params);
    case 'propertyNames':
    case 'if':
      return null;
    default:
      return wrong(`Expected ${limitWords(error.keyword, params.limit)}, found ${show(found)}.`);
  }
}

/** Of each keyword's params, those that its sentence needs. */
interface Params {
  readonly additionalProperty: string;
  readonly missingProperty: string;
  readonly type: string | readonly string[];
  readonly allowedValue: unknown;
  readonly allowedValues: readonly unknown[];
  readonly pattern: string;
  readonly limit: number;
  readonly i: number;
  readonly j: number;
  readonly tag: string;
  readonly tagValue?: unknown;
}

function wrong(message: string): Said {
  return { code: 'wrong-value', message };
}

/** A constant alone says little: of what? */
function asField({ instancePath }: ErrorObject): string {
  const field = instancePath.split('/').at(-1) ?? '';
  return /^[a-z]+$/i.test(field) ? ` as “${field}”` : '';
}

function sameItems(found: unknown, { i, j }: Params): Said {
  const item: unknown = Array.isArray(found) ? found[i] : undefined;
  const message = `${show(item)} stands in this list twice, as item ${j + 1} and as item ${i + 1}.`;
  return { ...wrong(message), field: String(i) };
}

function unknownField(key: string, properties: unknown): Said {
  const known = Object.keys(properties ?? {}).filter((name) => name !== '$schema');
  const list = known.length > 0 ? `; there can be ${known.join(', ')}` : '; there are none';
  const message = `There is no field “${key}” here${list}.`;
  return { code: 'unknown-field', message, key, among: { found: key, known } };
}

function oneOf(found: unknown, allowed: readonly unknown[]): Said {
  const message = `Expected ${listed(allowed.map(show))}, found ${show(found)}.`;
  return { ...wrong(message), among: { found, known: allowed.map(String) } };
}

function unknownTag({ tag, tagValue }: Params, known: readonly string[]): Said | null {
  // A missing tag is already reported as a missing field.
  if (tagValue === undefined) return null;
  const near = typeof tagValue === 'string' && suggest(tagValue, known) !== undefined;
  const others = near ? '' : `; there can be ${known.join(', ')}`;
  const message = `There is no “${tag}” called ${show(tagValue)}${others}.`;
  return { code: 'unknown-word', message, field: tag, among: { found: tagValue, known } };
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object { … }',
  array: 'a list [ … ]',
  null: 'null',
};

function typeWords(type: string | readonly string[]): string {
  return listed([type].flat().map((name) => typeNames[name] ?? name));
}

const limits: Readonly<Record<string, (limit: number) => string>> = {
  minimum: (limit) => `${limit} or more`,
  maximum: (limit) => `${limit} or less`,
  minLength: (limit) => `at least ${counted(limit, 'character')}`,
  maxLength: (limit) => `at most ${counted(limit, 'character')}`,
  minItems: (limit) => `at least ${counted(limit, 'item')}`,
  maxItems: (limit) => `at most ${counted(limit, 'item')}`,
  minProperties: (limit) => `at least ${counted(limit, 'field')}`,
  maxProperties: (limit) => `at most ${counted(limit, 'field')}`,
};

function limitWords(keyword: string, limit: number): string {
  return limits[keyword]?.(limit) ?? `something else (${keyword})`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function show(value: unknown): string {
  if (typeof value === 'string') return `“${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`;
  if (Array.isArray(value)) return `a list of ${counted(value.length, 'item')}`;
  if (typeof value === 'object' && value !== null) {
    return `an object of ${counted(Object.keys(value).length, 'field')}`;
  }
  return String(value);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function escape(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}
