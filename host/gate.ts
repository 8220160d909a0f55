// The one gate for messages from a page: nothing goes on that is not a known request in the right shape.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from './api/requests.generated.ts';
import { projectRoot } from './project-root.ts';
import { makeChecker, type Schema } from './rulesets/checker.ts';

export type Gate = (message: unknown) => Passed;

export type Passed =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly message: string };

export function openGate(): Gate {
  const file = join(projectRoot(), 'host', 'api', 'requests.schema.json');
  const checker = makeChecker([JSON.parse(readFileSync(file, 'utf8')) as Schema]);
  return (message) => {
    const complaints = checker.check('requests.schema.json', message);
    const first = complaints[0];
    if (!first) return { ok: true, request: message as Request };
    const where = first.pointer === '' ? 'The message' : `The field ${first.pointer}`;
    return { ok: false, message: `${where} is wrong: ${first.message}` };
  };
}
