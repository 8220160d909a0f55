// How large a ruleset may be: data from strangers must neither fill the memory nor take all day.
import { into, type Report, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { BoardDeclaration } from './types.generated.ts';

/** Far more than any game needs, and little for the machine. */
const MOST = {
  spaces: 5000,
  zones: 10_000,
  cells: 50_000,
  columns: 200,
  definitions: 10_000,
  attributes: 200,
  values: 1000,
};

const TABLE: Spot = { file: 'table.json', path: [] };

/** Counted before anything is laid out; tells what is too large. */
export function isTooLarge(source: RulesetSource, report: Report): boolean {
  const { table, ruleset } = source;
  const boards = Object.values(table.boards ?? {});
  const spaces = boards.reduce((sum, board) => sum + spacesOf(board), 0);
  const each = { table: 1, player: ruleset.players.max, space: spaces, card: 0 };
  const zones = Object.values(table.zones ?? {}).reduce((sum, { per }) => sum + each[per], 0);
  const bearers = bearersIn(source);
  const cells = bearers.reduce((sum, bearer) => sum + each[bearer], 0);
  const onCards = bearers.filter((bearer) => bearer === 'card').length;
  const tell = (at: string, found: number, what: keyof typeof MOST, words: string) => {
    if (found <= MOST[what]) return;
    const message = `${words.replace('#', String(found))}; ${MOST[what]} are the most`;
    report.add(into(TABLE, at), 'too-large', message);
  };
  tell('boards', spaces, 'spaces', 'the boards have # spaces together');
  tell('zones', zones, 'zones', 'the table, its players and its spaces have # zones together');
  tell(
    'vars',
    cells,
    'cells',
    'the table, its players and its spaces carry # counters and variables',
  );
  tell('vars', onCards, 'columns', 'each card carries # counters and variables');
  tell('kinds', attributesIn(source), 'attributes', 'kinds and boards declare # attributes');
  tellParts(source, report);
  return report.problems.some(({ code }) => code === 'too-large');
}

function spacesOf({ grid, spaces = {} }: BoardDeclaration): number {
  return grid ? grid.columns * grid.rows : Object.keys(spaces).length;
}

/** One entry for each counter or variable on each sort of bearer; what remembers who set it counts twice. */
function bearersIn({ table }: RulesetSource): ('table' | 'player' | 'space' | 'card')[] {
  const { counters = {}, vars = {} } = table;
  return [
    ...Object.values(counters).flatMap(({ on }) => on),
    ...Object.values(vars).flatMap(({ on = 'table', ends }) => (ends ? [on, on] : [on])),
  ];
}

function attributesIn({ table }: RulesetSource): number {
  const declared = [...Object.values(table.kinds ?? {}), ...Object.values(table.boards ?? {})];
  return new Set(declared.flatMap(({ attributes = {} }) => Object.keys(attributes))).size;
}

/** Told at the file in which it becomes too much. */
function tellParts({ cards, standing }: RulesetSource, report: Report): void {
  let [definitions, values] = [0, 0];
  for (const [file, { cards: single = {}, decks = {} }] of Object.entries(cards)) {
    const before = definitions;
    definitions += Object.keys(single).length;
    for (const { rows } of Object.values(decks)) definitions += rows.length;
    if (before > MOST.definitions || definitions <= MOST.definitions) continue;
    const message = `there are more than ${MOST.definitions} cards up to here`;
    report.add({ file, path: [] }, 'too-large', message);
  }
  for (const [file, { values: own = {} }] of Object.entries(standing)) {
    const before = values;
    values += Object.keys(own).length;
    if (before > MOST.values || values <= MOST.values) continue;
    const message = `there are more than ${MOST.values} derived values up to here`;
    report.add({ file, path: ['values'] }, 'too-large', message);
  }
}
