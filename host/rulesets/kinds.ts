// Which files a ruleset's folder may hold, and which schema each is held to.

export interface Kind {
  /** The part of the ruleset that the file is, or belongs to. */
  readonly part: Part;
  readonly schema: string;
}

export type SinglePart = 'ruleset' | 'flow' | 'table' | 'setup' | 'end' | 'rules' | 'look' | 'bots';
export type ManyPart = 'moves' | 'programs' | 'cards' | 'standing' | 'scenarios' | 'words';
export type Part = SinglePart | ManyPart;

/** The files that every ruleset has, one of each. */
export const singleFiles: Readonly<Record<string, SinglePart>> = {
  'ruleset.json': 'ruleset',
  'flow.json': 'flow',
  'table.json': 'table',
  'setup.json': 'setup',
  'end.json': 'end',
  'rules.json': 'rules',
  'look/table.json': 'look',
};

/** The files that a ruleset may do without. */
export const optionalFiles: Readonly<Record<string, SinglePart>> = { 'bots.json': 'bots' };

/** The folders that can hold any number of files. */
export const manyParts: readonly ManyPart[] = [
  'moves',
  'programs',
  'cards',
  'standing',
  'scenarios',
  'words',
];

export const knownNames: readonly string[] = [
  ...Object.keys(singleFiles),
  ...Object.keys(optionalFiles),
  ...manyParts.map((name) => `${name}/`),
];

const schemaNames: Partial<Record<Part, string>> = { scenarios: 'scenario' };

/** What kind of file stands at this path, or null if nothing belongs there. */
export function kindOf(path: string): Kind | null {
  const part = partOf(path);
  return part && { part, schema: `${schemaNames[part] ?? part}.schema.json` };
}

function partOf(path: string): Part | null {
  const single = { ...singleFiles, ...optionalFiles };
  if (Object.hasOwn(single, path)) return single[path] ?? null;
  const folder = /^([a-z]+)\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/.exec(path)?.[1];
  return manyParts.find((part) => part === folder) ?? null;
}

/** Papers and what systems leave behind may lie in a folder; they are not read. */
export function isPaper(name: string): boolean {
  return (
    name.startsWith('.') ||
    /^(readme|licen[cs]e|copying|credits|authors|changelog)(\.(md|txt))?$/i.test(name) ||
    /^(thumbs\.db|desktop\.ini)$/i.test(name)
  );
}
