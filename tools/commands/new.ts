// tablekeep new FOLDER: a small game to start from, with an id and a name of its own.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { projectRoot } from '../../host/project-root.ts';
import { readCall } from './call.ts';
import { shownPath, startFolder } from './paths.ts';
import { UsageError } from './usage-error.ts';

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function makeNew(words: readonly string[], print: (line: string) => void): number {
  const { positionals, values } = readCall(words, { id: { type: 'string' } });
  const [named, extra] = positionals;
  if (named === undefined) throw new UsageError('Say which folder to make.');
  if (extra !== undefined) throw new UsageError(`One folder at a time: “${extra}” is too many.`);
  const folder = resolve(startFolder(), named);
  const id = values.id ?? basename(folder);
  if (!idPattern.test(id) || id.length > 64) {
    throw new UsageError(
      `“${id}” cannot be an id: it has small letters, digits and single hyphens. Give another with --id.`,
    );
  }
  if (existsSync(folder))
    throw new UsageError(`${folder} is there already. Choose another folder.`);
  writeFolder(folder, templateFiles(folder, id));
  nextSteps(id, shownPath(folder)).forEach((line) => print(line));
  return 0;
}

/** All or nothing. */
function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    const message = `${folder} cannot be written (${String(code)}). Choose another folder.`;
    throw new UsageError(message, { cause: error });
  }
}

/** The template is a whole ruleset; only its id, its name and the way to the schemas are changed. */
function templateFiles(folder: string, id: string): ReadonlyMap<string, string> {
  const template = join(import.meta.dirname, '..', 'template');
  const paths = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(template, path)).isFile())
    .sort();
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(template, path), 'utf8')
        .replace(/(?<="\$schema": ")[^"]*(?=\/[^/"]+")/, schemasFrom(dirname(join(folder, path))))
        .replace('"id": "my-game"', `"id": "${id}"`)
        .replace('"name": "My game"', `"name": "${name}"`);
      return [path, text];
    }),
  );
}

function schemasFrom(folder: string): string {
  return relative(folder, join(projectRoot(), 'schemas')).replaceAll(sep, '/');
}

function nextSteps(id: string, folder: string): string[] {
  return [
    `The game ${id} is in ${folder}. What to do next:`,
    `  npm run tablekeep -- check ${folder}`,
    `  npm run tablekeep -- scenario ${folder}`,
    `  npm run tablekeep -- simulate ${folder}`,
    'Read docs/rulesets.md, change a file, and try again. Put the folder into the rulesets folder of your data folder to play it.',
  ];
}
