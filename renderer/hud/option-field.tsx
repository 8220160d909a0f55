// One thing to agree on: a word from a list, a number in a range, or yes or no.
import type { OptionDeclaration, OptionWords, WordsFile } from '../../engine/index.ts';
import { own } from '../own.ts';
import { usePage } from '../screens/page.ts';
import { fill } from '../words/words.ts';

export type OptionValue = string | number | boolean;

interface OptionFieldProps {
  readonly name: string;
  readonly option: OptionDeclaration;
  readonly words: WordsFile | null;
  readonly value: OptionValue;
  readonly change: (value: OptionValue) => void;
}

/** Longer ranges are typed in rather than chosen from a list. */
const longestList = 20;

export function OptionField({ name, option, words, value, change }: OptionFieldProps) {
  const { language } = usePage();
  const spoken = own(words?.options, name);
  const typed = option.type === 'int' && option.max - option.min > longestList;
  return (
    <label class="option-field">
      <span>{spoken ? fill(language, spoken.name) : name}</span>
      {typed ? (
        <input
          type="number"
          name={name}
          required
          step={1}
          min={option.min}
          max={option.max}
          value={Number(value)}
          onInput={(event) => change(event.currentTarget.valueAsNumber || option.min)}
        />
      ) : (
        <OptionList {...{ name, option, value, change }} words={spoken} />
      )}
      {spoken?.text !== undefined && <span class="quiet">{fill(language, spoken.text)}</span>}
    </label>
  );
}

type OptionListProps = Omit<OptionFieldProps, 'words'> & {
  readonly words: OptionWords | undefined;
};

function OptionList({ name, option, words, value, change }: OptionListProps) {
  const { say, language } = usePage();
  const choices = choicesOf(option);
  const labelOf = (choice: OptionValue) => {
    if (typeof choice === 'boolean') return say(choice ? 'new.yes' : 'new.no');
    return fill(language, own(words?.words, String(choice)) ?? String(choice));
  };
  return (
    <select
      name={name}
      value={String(value)}
      onChange={(event) => {
        const picked = choices[event.currentTarget.selectedIndex];
        if (picked !== undefined) change(picked);
      }}
    >
      {choices.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {labelOf(choice)}
        </option>
      ))}
    </select>
  );
}

function choicesOf(option: OptionDeclaration): readonly OptionValue[] {
  if (option.type === 'word') return option.words;
  if (option.type === 'bool') return [true, false];
  const count = Math.max(0, option.max - option.min + 1);
  return Array.from({ length: count }, (_, index) => option.min + index);
}
