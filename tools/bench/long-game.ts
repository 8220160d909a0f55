// A game that never ends, made from the authors' template: for measuring and testing what long games cost.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../host/project-root.ts';

/** Pebbles go back under the pile; `stop` may shuffle it, which nobody can take back. */
export function makeLongGame(folder: string, pieces: number, version = '0.1.0'): string {
  mkdirSync(folder, { recursive: true });
  cpSync(join(projectRoot(), 'tools', 'template'), folder, { recursive: true });
  change(folder, 'setup.json', '"copies": 7', `"copies": ${pieces}`);
  change(folder, 'ruleset.json', '"id": "my-game"', '"id": "long-game"');
  change(folder, 'ruleset.json', '"version": "0.1.0"', `"version": "${version}"`);
  change(folder, 'moves/turn.json', '"to": "you.taken"', '"to": "table.pile"');
  change(
    folder,
    'moves/turn.json',
    '"stop": { "rule": "GAME-2", "do": [] }',
    '"stop": { "rule": "GAME-2", "do": [{ "do": "shuffle", "zone": "table.pile" }] }',
  );
  return folder;
}

export function change(folder: string, path: string, from: string, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} no longer has ${from}`);
  writeFileSync(file, text.replace(from, to));
}
