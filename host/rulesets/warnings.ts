// What an author may want to look at although it can be played: told by the check, never in the way.
import { suggest, warningsOf, type Problem } from '../../engine/index.ts';
import type { PlacedProblem } from '../api/api.ts';
import { iconNames } from '../assets.ts';
import { schemaShapes } from './check.ts';
import { needless } from './defaults.ts';
import { kindOf } from './kinds.ts';
import type { LoadedRuleset } from './load.ts';
import { makePlacer } from './place.ts';

export function warnings({ source, files }: LoadedRuleset): PlacedProblem[] {
  const found = [...warningsOf(source), ...strangeIcons(source.look)];
  return Object.entries(files).flatMap(([file, text]) => {
    const place = makePlacer(text);
    const own = found.filter((problem) => problem.file === file);
    const placed = [
      ...own.map((problem) => place(problem)),
      ...needlessIn(file, text).map(({ at, ...one }) => place({ file, ...one }, at)),
    ];
    return placed.sort((a, b) => a.line - b.line || a.column - b.column);
  });
}

/** Cases and recorded games may say more than is needed: that is what makes them clear. */
function needlessIn(file: string, text: string) {
  const kind = kindOf(file);
  if (!kind || kind.part === 'scenarios' || kind.part === 'words') return [];
  return needless(schemaShapes(), kind.schema, JSON.parse(text));
}

function strangeIcons(look: unknown): Problem[] {
  return iconsIn(look, '').flatMap(({ icon, pointer }) => {
    const names = iconNames();
    if (names.has(icon)) return [];
    const suggestion = suggest(icon, names);
    const message = `There is no icon “${icon}” in the game-icons set.`;
    const problem = { file: 'look/table.json', pointer, code: 'unknown-icon', message };
    return [{ ...problem, ...(suggestion !== undefined && { suggestion }) }];
  });
}

function iconsIn(value: unknown, pointer: string): { icon: string; pointer: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return key === 'icon' && typeof inner === 'string'
      ? [{ icon: inner, pointer: at }]
      : iconsIn(inner, at);
  });
}
