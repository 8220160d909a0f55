// table.json: counters and variables are declared so that each can be kept.
import { into, type Report, type Spot } from '../report.ts';
import type { CounterDeclaration, VariableDeclaration } from '../types.generated.ts';
import type { Check, Checked } from './check.ts';

const TABLE: Spot = { file: 'table.json', path: [] };

export const checkColumns: Check = (checked) => {
  const { source, report } = checked;
  for (const [name, counter] of Object.entries(source.table.counters ?? {})) {
    const spot = into(TABLE, 'counters', name);
    checkCounter(counter, spot, report);
    checkSink(source.table.counters!, name, into(spot, 'spendsInto'), report);
  }
  for (const [name, variable] of Object.entries(source.table.vars ?? {})) {
    const spot = into(TABLE, 'vars', name);
    checkWords(variable, spot, report);
    if (variable.type === 'space') checkSpace(variable, spot, checked);
    else checkInitial(variable, spot, report);
    checkEnd(variable, spot, report);
  }
};

function checkCounter(counter: CounterDeclaration, spot: Spot, report: Report): void {
  const { total, short, signed, initial = 0 } = counter;
  if (total !== undefined && (signed || initial !== 0)) {
    const message =
      'what has a total comes out of the bank: it cannot be signed or begin with anything';
    report.add(spot, 'bad-counter', message);
  }
  if (total === undefined && short !== undefined) {
    report.add(into(spot, 'short'), 'bad-counter', 'without a total the bank is never short');
  }
  if (!signed && initial < 0) {
    report.add(into(spot, 'initial'), 'bad-default', 'only a signed counter can begin below 0');
  }
}

/** What is lost of one counter becomes another of the same material, on the same bearer. */
function checkSink(
  counters: Readonly<Record<string, CounterDeclaration>>,
  name: string,
  spot: Spot,
  report: Report,
): void {
  const { spendsInto, on } = counters[name]!;
  if (spendsInto === undefined) return;
  const sink = Object.hasOwn(counters, spendsInto) ? counters[spendsInto]! : null;
  if (!sink) {
    const known = { found: spendsInto, among: Object.keys(counters) };
    return report.add(spot, 'unknown-counter', `there is no counter “${spendsInto}”`, { known });
  }
  const bare = on.find((of) => !sink.on.includes(of));
  const others = Object.keys(counters).filter((one) => counters[one]!.spendsInto === spendsInto);
  const message =
    bare !== undefined
      ? `“${spendsInto}” must be on every ${bare} too, where what is lost goes`
      : sink.total !== undefined || sink.signed || sink.spendsInto !== undefined
        ? `“${spendsInto}” comes from “${name}”: it has no total or spendsInto of its own, and is not signed`
        : others.length > 1
          ? `“${spendsInto}” can come from one counter only, not from ${others.join(' and ')}`
          : null;
  if (message !== null) report.add(spot, 'bad-counter', message);
}

interface Variable {
  readonly type: string;
  readonly words?: readonly string[];
  readonly initial?: number | boolean | string;
}

export function checkWords({ type, words }: Variable, spot: Spot, report: Report): void {
  const wanted = type.includes('word');
  if (wanted === (words !== undefined)) return;
  const message = wanted
    ? 'a variable of words says which words it can be'
    : `a variable of type ${type} has no words`;
  report.add(wanted ? spot : into(spot, 'words'), 'bad-words', message);
}

/** A space that is always somewhere begins somewhere. */
function checkSpace({ initial }: VariableDeclaration, spot: Spot, checked: Checked): void {
  const { world, report } = checked;
  const among = new Set(world.spaces.map(({ name }) => name));
  if (initial === undefined) {
    report.add(
      spot,
      'bad-default',
      'a space without a question mark says with initial where it begins',
    );
  } else if (!among.has(String(initial))) {
    const known = { found: String(initial), among };
    report.add(into(spot, 'initial'), 'unknown-space', `there is no space “${initial}”`, { known });
  }
}

export function checkInitial(variable: Variable, spot: Spot, report: Report): void {
  const { type, initial, words = [] } = variable;
  if (initial === undefined) return;
  const plain = type.replace('?', '');
  const at = into(spot, 'initial');
  if (plain === 'word' && typeof initial === 'string') {
    if (words.includes(initial)) return;
    const message = `“${initial}” is not one of the words: ${words.join(', ')}`;
    return report.add(at, 'bad-default', message, { known: { found: initial, among: words } });
  }
  const right = { int: 'number', bool: 'boolean', word: 'string' }[plain];
  if (right === typeof initial) return;
  report.add(at, 'bad-default', `a variable of type ${type} cannot begin with ${initial}`);
}

/** Ends that speak of somebody's turn need somebody. */
function checkEnd({ on = 'table', ends }: VariableDeclaration, spot: Spot, report: Report): void {
  const at = into(spot, 'ends');
  if (ends === 'leaves' && on !== 'card') {
    report.add(at, 'bad-end', `only cards leave a zone; this variable is on ${on}`);
  }
  const own = ends === 'ownTurn' || ends === 'ownTurnStart';
  if (own && on !== 'card' && on !== 'player') {
    report.add(at, 'bad-end', `a ${on} has no turn of its own; only players and their cards do`);
  }
}
