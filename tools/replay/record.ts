// A game between bots as a replay file: every answer with the hash of the position that it led to.
import { dirname, join, relative, sep } from 'node:path';
import { hashState, type ReplayAnswer, type ReplayFile } from '../../engine/index.ts';
import { projectRoot } from '../../host/project-root.ts';
import { playGame, type Table } from '../simulate/play.ts';

export function recordGame(table: Table, seed: number): ReplayFile {
  const { ruleset, seats, options } = table;
  const { id, version } = ruleset.source.ruleset;
  const answers: ReplayAnswer[] = [];
  const hashes: string[] = [];
  const { result } = playGame(table, seed, (state, given) => {
    const hash = hashState(state);
    if (given) answers.push({ ...given, picks: given.picks as ReplayAnswer['picks'], hash });
    hashes.push(hash);
  });
  const played = { ruleset: id, version, seats, options, seed, start: hashes[0]!, answers };
  return { ...played, result: result as ReplayFile['result'], hash: hashes.at(-1)! };
}

/** From a file to the schema of its kind, for editors. */
export function schemaPath(file: string): string {
  const schema = join(projectRoot(), 'schemas', 'replay.schema.json');
  return relative(dirname(file), schema).replaceAll(sep, '/');
}

/** One answer on each line, so that a long game can be read and compared. */
export function replayText(
  { answers, result, hash, $schema: _old, ...rest }: ReplayFile,
  $schema: string,
): string {
  const head: object = { $schema, ...rest };
  const fields = Object.entries(head).map(([key, value]) => field(key, value));
  const lines = answers.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  const list = lines === '' ? '  "answers": []' : `  "answers": [\n${lines}\n  ]`;
  return `{\n${[...fields, list, field('result', result), field('hash', hash)].join(',\n')}\n}\n`;
}

function field(key: string, value: unknown): string {
  return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
}
