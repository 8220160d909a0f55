// Reads a ruleset folder of this repository into a source, as the host would, but without its checks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkRuleset, type Ruleset, type RulesetSource } from '../../engine/index.ts';

const root = join(import.meta.dirname, '..', '..');

/** Every ruleset folder of the repository, such as `examples/tic-tac-toe`. */
export function rulesetFolders(): string[] {
  return ['examples', 'rulesets'].flatMap((room) =>
    readdirSync(join(root, room))
      .map((name) => `${room}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'ruleset.json'))),
  );
}

/** The small rulesets that show what the language can say. */
export function demandFolders(): string[] {
  const room = 'tests/engine/demands';
  return readdirSync(join(root, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${room}/${name}`);
}

export function readRuleset(folder: string): RulesetSource {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(root, folder, file), 'utf8'));
  const many = (room: string, name = (file: string) => `${room}/${file}`) => {
    const path = join(root, folder, room);
    const files = existsSync(path)
      ? readdirSync(path).filter((file) => file.endsWith('.json'))
      : [];
    return Object.fromEntries(files.sort().map((file) => [name(file), read(`${room}/${file}`)]));
  };
  const single = ['ruleset', 'flow', 'table', 'setup', 'end', 'rules'];
  return {
    ...Object.fromEntries(single.map((name) => [name, read(`${name}.json`)])),
    look: read('look/table.json'),
    ...(existsSync(join(root, folder, 'bots.json')) && { bots: read('bots.json') }),
    moves: many('moves'),
    programs: many('programs'),
    cards: many('cards'),
    standing: many('standing'),
    words: many('words', (file) => file.replace('.json', '')),
    scenarios: many('scenarios'),
  } as unknown as RulesetSource;
}

/** The ruleset, linked; throws with all its problems if it has any. */
export function linked(source: RulesetSource): Ruleset {
  const result = linkRuleset(source);
  if (result.ok) return result.ruleset;
  throw new Error(result.problems.map((problem) => JSON.stringify(problem)).join('\n'));
}
