// Parsed files of a ruleset against schemas/.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { makeChecker, type Checker, type Schema } from './checker.ts';
import type { Complaint } from './sentences.ts';

let checker: Checker | undefined;
let shapes: ReadonlyMap<string, Schema> | undefined;

/** The schemas themselves, by their `$id`. */
export function schemaShapes(): ReadonlyMap<string, Schema> {
  shapes ??= new Map(
    readSchemas(join(projectRoot(), 'schemas')).map((schema) => [schema.$id ?? '', schema]),
  );
  return shapes;
}

/** What is wrong with a file's value by the schema of its kind. */
export function checkFile(schema: string, value: unknown): readonly Complaint[] {
  checker ??= makeChecker(readSchemas(join(projectRoot(), 'schemas')));
  return checker.check(schema, value);
}

function readSchemas(folder: string): Schema[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema);
}
