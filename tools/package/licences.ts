// The licences of everything that goes into a finished copy, as one text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

/** Of these a finished copy holds nothing: types, and headers for building. */
const leftOut = /^(@types\/|@webgpu\/types|@iconify\/types|node-addon-api)/;

export function licences(root: string): string {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Locked>> };
  const used = Object.entries(packages)
    .filter(([path, one]) => path.startsWith('node_modules/') && isShipped(one))
    .map(([path, one]) => ({ name: path.slice('node_modules/'.length), ...one }))
    .filter(({ name }) => !leftOut.test(name));
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  return [
    `Tablekeep\n\n${own.trim()}`,
    ...used.map(({ name, version, license }) =>
      [`${name} ${version ?? ''} (${license ?? 'licence unknown'})`, words(root, name)].join(
        '\n\n',
      ),
    ),
  ].join(`\n\n${'-'.repeat(72)}\n\n`);
}

function isShipped({ dev, devOptional, optional, link }: Locked): boolean {
  return !dev && !devOptional && !optional && !link;
}

/** A package without a licence file says its licence by name only, and where it comes from. */
function words(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { homepage, author } = JSON.parse(text) as { homepage?: string; author?: unknown };
  const who = typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name;
  return [who, homepage].filter((part) => part !== undefined).join(', ');
}
