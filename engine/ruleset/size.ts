// How large a table may be: data from strangers must not fill the memory.
import { into, type Report, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { BoardDeclaration } from './types.generated.ts';

const MAX_SPACES = 5000;
const MAX_ZONES = 10_000;

const TABLE: Spot = { file: 'table.json', path: [] };

function spacesOf({ grid, spaces = {} }: BoardDeclaration): number {
  return grid ? grid.columns * grid.rows : Object.keys(spaces).length;
}

/** Counted before anything is laid out; tells what is too large. */
export function isTooLarge({ table, ruleset }: RulesetSource, report: Report): boolean {
  const boards = Object.values(table.boards ?? {});
  const spaces = boards.reduce((sum, board) => sum + spacesOf(board), 0);
  const each = { table: 1, player: ruleset.players.max, space: spaces };
  const zones = Object.values(table.zones ?? {}).reduce((sum, { per }) => sum + each[per], 0);
  if (spaces > MAX_SPACES) {
    const message = `the boards have ${spaces} spaces together; ${MAX_SPACES} are the most`;
    report.add(into(TABLE, 'boards'), 'too-large', message);
  } else if (zones > MAX_ZONES) {
    const message = `the table, its players and its spaces have ${zones} zones together; ${MAX_ZONES} are the most`;
    report.add(into(TABLE, 'zones'), 'too-large', message);
  }
  return report.problems.some(({ code }) => code === 'too-large');
}
