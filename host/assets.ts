// What a page may fetch: the files of the built page, and any icon of the game-icons set in white.
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, isAbsolute, join, relative, sep } from 'node:path';

export interface Asset {
  /** A content type, such as `text/html; charset=utf-8`. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Null for whatever is not there or not for a page. */
export function findAsset(pageFolder: string, path: string): Asset | null {
  const plain = decode(path);
  if (plain === null || !plain.startsWith('/') || plain.includes('\0')) return null;
  const icon = /^\/icons\/([a-z0-9-]+)\.svg$/.exec(plain)?.[1];
  if (icon !== undefined) return iconAsset(icon);
  return pageFile(pageFolder, plain === '/' ? '/index.html' : plain);
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

/** ASSET-1: judged by the real path, so that neither dots nor links lead out of the folder. */
function pageFile(pageFolder: string, path: string): Asset | null {
  try {
    const folder = realpathSync(pageFolder);
    const file = realpathSync(join(folder, path));
    const inside = relative(folder, file);
    if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return null;
    if (!statSync(file).isFile()) return null;
    const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
    return { type, bytes: readFileSync(file) };
  } catch {
    return null;
  }
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width: number;
  readonly height: number;
}

let iconSet: IconSet | undefined;

/** White, so that the picture can give it any colour by tinting. */
function iconAsset(name: string): Asset | null {
  iconSet ??= readIcons();
  const { icons, aliases = {}, width, height } = iconSet;
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : name;
  if (parent === undefined || !Object.hasOwn(icons, parent)) return null;
  const body = icons[parent]?.body.replaceAll('currentColor', '#ffffff') ?? '';
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${body}</svg>`;
  return { type: types['.svg'] ?? '', bytes: new TextEncoder().encode(svg) };
}

/** What an icon can be called. */
export function iconNames(): ReadonlySet<string> {
  iconSet ??= readIcons();
  return new Set([...Object.keys(iconSet.icons), ...Object.keys(iconSet.aliases ?? {})]);
}

function readIcons(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}
