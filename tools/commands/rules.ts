// tablekeep rules RULESET: for each rule its sentence, the data that carries it out, and its proofs.
import { join } from 'node:path';
import { ruleIndex, type IndexedRule, type Part } from '../rules/index-of.ts';
import { readCall } from './call.ts';
import { shownPath } from './paths.ts';
import { loadOrTell, rulesetFolder } from './ruleset-folder.ts';

const options = {
  rulesets: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

export function rules(words: readonly string[], print: (line: string) => void): number {
  const { positionals, values } = readCall(words, options);
  const folder = rulesetFolder(positionals, values.rulesets);
  const loaded = loadOrTell(folder, print);
  if (!loaded) return 1;
  const index = ruleIndex(loaded);
  const undone = index.filter(({ data }) => data.length === 0).length;
  const unproven = index.filter(({ proofs }) => proofs.length === 0).length;
  if (values.json) print(JSON.stringify({ rules: index, undone, unproven }, null, 2));
  else {
    index.flatMap((rule) => lines(folder, rule)).forEach((line) => print(line));
    print(`${index.length} rules, ${undone} without data, ${unproven} without proof`);
  }
  return undone + unproven > 0 ? 1 : 0;
}

function lines(folder: string, { rule, text, data, proofs }: IndexedRule): string[] {
  const where = ({ file, line }: Part) => `${shownPath(join(folder, file))}:${line}`;
  return [
    `${rule} ${text}`,
    ...data.map((part) => `  data   ${where(part)}`),
    ...(data.length > 0 ? [] : [`  GAP    no part of the ruleset has "rule": "${rule}"`]),
    ...proofs.map((proof) => `  proof  ${where(proof)} ${proof.says}`),
    ...(proofs.length > 0 ? [] : [`  GAP    no scenario case has "rule": "${rule}"`]),
  ];
}
