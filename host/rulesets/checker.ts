// Values held to JSON Schemas: everything that is wrong at once, in sentences.
import { Ajv, type ErrorObject } from 'ajv';
import { complain, type Complaint } from './sentences.ts';

/** What comes after this many complaints about one value would not be read. */
const maxComplaints = 100;

export interface Checker {
  /** What is wrong with a value by the schema of this `$id`; empty if it is right. */
  check(schema: string, value: unknown): readonly Complaint[];
}

export function makeChecker(schemas: readonly Schema[]): Checker {
  const ajv = new Ajv({
    discriminator: true,
    allErrors: true,
    verbose: true,
    strict: true,
    // The tag field is required beside the list of shapes and declared inside each of them.
    strictRequired: false,
    allowUnionTypes: true,
    // A ruleset is checked once or twice: tidying up the code that does it costs more than it saves.
    code: { optimize: false },
  });
  const tags = new Map<object, readonly string[]>();
  for (const schema of schemas) {
    ajv.addSchema(schema);
    collectTags(schema, schema, tags);
  }
  return {
    check(schema, value) {
      const validate = ajv.getSchema(schema);
      if (!validate) throw new Error(`There is no schema ${schema}.`);
      if (validate(value) === true) return [];
      const errors: readonly ErrorObject[] = (validate.errors ?? []).slice(0, maxComplaints);
      return errors.flatMap((error) => complain(error, (at) => tags.get(at) ?? []) ?? []);
    },
  };
}

export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** For each list of shapes, the words its tag can be: the validator does not tell them. */
function collectTags(part: unknown, document: Schema, tags: Map<object, readonly string[]>): void {
  if (typeof part !== 'object' || part === null) return;
  const { discriminator, oneOf } = part as Schema;
  if (discriminator && oneOf) {
    const words = oneOf.map((shape) => tagOf(shape, document, discriminator.propertyName));
    tags.set(
      part,
      words.filter((word) => word !== undefined),
    );
  }
  for (const inner of Object.values(part)) collectTags(inner, document, tags);
}

function tagOf(shape: Schema, document: Schema, tag: string): string | undefined {
  const name = shape.$ref?.replace('#/definitions/', '');
  const target = name === undefined ? shape : document.definitions?.[name];
  const word = target?.properties?.[tag]?.const;
  return typeof word === 'string' ? word : undefined;
}
