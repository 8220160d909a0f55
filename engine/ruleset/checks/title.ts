// ruleset.json: how many play, and what the table may agree on.
import type { OptionDeclaration } from '../types.generated.ts';
import { into, type Report, type Spot } from '../report.ts';
import type { Check } from './check.ts';

const TITLE: Spot = { file: 'ruleset.json', path: [] };

export const checkTitle: Check = ({ source, report }) => {
  const { players, options = {} } = source.ruleset;
  if (players.min > players.max) {
    const message = `at least ${players.min} but at most ${players.max} can play: min must not exceed max`;
    report.add(into(TITLE, 'players'), 'bad-range', message);
  }
  for (const [name, option] of Object.entries(options)) {
    checkOption(name, option, report);
  }
};

function checkOption(name: string, option: OptionDeclaration, report: Report): void {
  const spot = into(TITLE, 'options', name);
  const at = into(spot, 'default');
  if (option.type === 'word' && !option.words.includes(option.default)) {
    const known = { found: option.default, among: option.words };
    const message = `the default “${option.default}” is not one of the words`;
    report.add(at, 'bad-default', message, { known });
  }
  if (option.type !== 'int') return;
  const { min, max } = option;
  if (min > max) {
    report.add(spot, 'bad-range', `min ${min} exceeds max ${max}`);
  } else if (option.default < min || option.default > max) {
    report.add(at, 'bad-default', `the default ${option.default} is not between ${min} and ${max}`);
  }
}
