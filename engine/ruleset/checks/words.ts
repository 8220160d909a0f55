// words/: every id has its words in each language, and no words are left over.
import { pathOf } from '../../flow/paths.ts';
import { statesOf } from '../flow-states.ts';
import { choicesIn, linesIn } from '../named-in.ts';
import { hasDuplicates, into, type Spot } from '../report.ts';
import type { WordsFile } from '../types.generated.ts';
import type { Check, Checked } from './check.ts';

export const checkWords: Check = (checked) => {
  const { source, report } = checked;
  if (hasDuplicates(report)) return;
  const languages: readonly string[] = source.ruleset.languages;
  languages.forEach((language, i) => {
    if (Object.hasOwn(source.words, language)) return;
    const spot = { file: 'ruleset.json', path: ['languages', i] };
    report.add(spot, 'missing-words', `the file words/${language}.json is missing`);
  });
  for (const [language, words] of Object.entries(source.words)) {
    const spot = { file: `words/${language}.json`, path: [] };
    if (languages.includes(language)) checkLanguage(checked, words, spot);
    else
      report.add(
        spot,
        'unknown-language',
        `the language “${language}” is not listed in ruleset.json`,
      );
  }
};

function checkLanguage(checked: Checked, words: WordsFile, spot: Spot): void {
  for (const [section, ids] of Object.entries(wanted(checked))) {
    const found = words[section as keyof WordsFile] as
      Readonly<Record<string, unknown>> | undefined;
    compare(checked, into(spot, section), new Set(ids), found ?? {});
  }
  checkStates(checked, words, into(spot, 'states'));
  for (const [section, known] of Object.entries(mayHave(checked))) {
    checkLeftOver(checked, into(spot, section), new Set(known), words[section as 'terms'] ?? {});
  }
  checkOptionWords(checked, words, into(spot, 'options'));
}

/** The ids that need words, by section of the file. */
function wanted({ source, world, declared }: Checked): Record<string, Iterable<string>> {
  return {
    rules: source.rules.rules,
    moves: declared.moves.keys(),
    choices: choicesIn(source, world.definitions),
    lines: linesIn(source),
    cards: world.cardNumbers.keys(),
    zones: world.zones.keys(),
    counters: Object.keys(source.table.counters ?? {}),
    boards: world.boards.keys(),
    options: world.options.keys(),
    refusals: declared.refusals,
    ends: source.end.ends.map(({ id }) => id),
  };
}

/** What may have words, and is called by its id if it has none. */
function mayHave({ source, world }: Checked): Record<string, Iterable<string>> {
  const printed = [...world.attributes.values(), ...world.spaceAttributes.values()];
  const written = printed.flatMap(({ values }) => values.flat().filter(isWord));
  const said = Object.values(source.table.vars ?? {}).flatMap(({ words = [] }) => words);
  const names = [...printed.map(({ name }) => name), ...Object.keys(source.table.vars ?? {})];
  return {
    spaces: world.spaces.map(({ name }) => name),
    kinds: world.kinds,
    terms: [...names, ...written, ...said],
  };
}

function isWord(value: unknown): value is string {
  return typeof value === 'string';
}

function compare(
  checked: Checked,
  spot: Spot,
  ids: ReadonlySet<string>,
  found: Readonly<Record<string, unknown>>,
): void {
  const section = spot.path.join(' ');
  for (const id of ids) {
    if (Object.hasOwn(found, id)) continue;
    checked.report.add(spot, 'missing-words', `words for “${id}” are missing in ${section}`);
  }
  checkLeftOver(checked, spot, ids, found);
}

function checkLeftOver(
  { report }: Checked,
  spot: Spot,
  ids: ReadonlySet<string>,
  found: Readonly<Record<string, unknown>>,
): void {
  const section = spot.path.join(' ');
  for (const id of Object.keys(found)) {
    if (ids.has(id)) continue;
    const known = { found: id, among: ids };
    report.add(into(spot, id), 'unknown-words', `nothing is called “${id}” in ${section}`, {
      known,
    });
  }
}

/** States need no names, but a name must be that of a state. */
function checkStates(checked: Checked, words: WordsFile, spot: Spot): void {
  const paths = new Set(statesOf(checked.source.flow).map(({ keys }) => pathOf(keys)));
  for (const path of Object.keys(words.states ?? {})) {
    if (paths.has(path)) continue;
    const known = { found: path, among: paths };
    checked.report.add(into(spot, path), 'unknown-words', `there is no state “${path}”`, { known });
  }
}

function checkOptionWords(checked: Checked, words: WordsFile, spot: Spot): void {
  for (const [name, { declared }] of checked.world.options) {
    const own = Object.hasOwn(words.options ?? {}, name) ? words.options![name]! : null;
    if (!own) continue;
    const ids = new Set(declared.type === 'word' ? declared.words : []);
    compare(checked, into(spot, name, 'words'), ids, own.words ?? {});
  }
}
