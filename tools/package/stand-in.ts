// A runtime of paper for machines that cannot fetch Electron: shows what would be packed, and starts nothing.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every Electron carries so that its fuses can be found: a mark, a version, a count, one sign for each. */
const fuseMark = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const fuseCount = 9;

export function layStandIn(folder: string, version: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'resources'));
  const wire = Buffer.concat([
    Buffer.from(fuseMark),
    Buffer.from([1, fuseCount]),
    Buffer.from('1'.repeat(fuseCount)),
  ]);
  const script =
    '#!/bin/sh\necho "This copy was packed without Electron\'s program." >&2\nexit 1\n';
  writeFileSync(join(folder, 'electron'), Buffer.concat([Buffer.from(script), wire]), {
    mode: 0o755,
  });
  writeFileSync(join(folder, 'version'), version);
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, name), '');
  for (const name of ['en-US', 'fr']) writeFileSync(join(folder, 'locales', `${name}.pak`), '');
  return folder;
}
