// table.json: every window that is opened or that an ability names is declared, and every one is opened.
import { abilitiesOf, libraryOf } from '../abilities-in.ts';
import { into, type Spot } from '../report.ts';
import { windowsIn } from '../windows-in.ts';
import type { Check } from './check.ts';

export const checkWindows: Check = ({ source, world, report }) => {
  const declared = Object.keys(source.table.windows ?? {});
  const opened = windowsIn(source).map(({ effect, spot }) => {
    return { name: effect.name, spot: into(spot, 'name') };
  });
  const placed = [
    ...libraryOf(source),
    ...world.definitions.flatMap((one) => abilitiesOf(source, one)),
  ];
  const named = placed.flatMap(({ declared: { in: name }, spot }) =>
    name === undefined ? [] : [{ name, spot: into(spot, 'in') }],
  );
  for (const { name, spot } of distinct([...opened, ...named])) {
    if (declared.includes(name)) continue;
    const known = { found: name, among: declared };
    report.add(spot, 'unknown-window', `there is no window “${name}” in table.json`, { known });
  }
  for (const name of declared) {
    if (opened.some((one) => one.name === name)) continue;
    const spot = { file: 'table.json', path: ['windows', name] };
    report.add(spot, 'unopened-window', `no program opens the window “${name}”`);
  }
};

/** What a kind or a family says is told once, however many cards have it. */
function distinct<T extends { readonly spot: Spot }>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [JSON.stringify(one.spot), one])).values()];
}
