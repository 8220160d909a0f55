// --option NAME=VALUE: what the table agreed on, as the ruleset declares it.
import type { GameSetup, OptionDeclaration } from '../../engine/index.ts';
import { UsageError } from './usage-error.ts';

export function optionValues(
  declared: Readonly<Record<string, OptionDeclaration>>,
  written: readonly string[],
): GameSetup['options'] {
  return Object.fromEntries(written.map((each) => optionValue(declared, each)));
}

function optionValue(
  declared: Readonly<Record<string, OptionDeclaration>>,
  written: string,
): [string, string | number | boolean] {
  const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(written) ?? [];
  const option = Object.hasOwn(declared, name) ? declared[name] : undefined;
  if (!option) {
    const known = Object.keys(declared).join(', ') || 'none';
    throw new UsageError(
      `--option takes NAME=VALUE with an option of the ruleset (${known}), not “${written}”.`,
    );
  }
  const found = possible(option).find((each) => String(each) === value);
  if (found === undefined) {
    throw new UsageError(
      `The option “${name}” can be ${possible(option).join(', ')}, not “${value}”.`,
    );
  }
  return [name, found];
}

function possible(option: OptionDeclaration): readonly (string | number | boolean)[] {
  if (option.type === 'bool') return [true, false];
  if (option.type === 'word') return option.words;
  return Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
}
