// What a page may fetch, and what it may not.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAsset } from '../../host/assets.ts';
import { temporaryFolder, write } from './temporary.ts';

function pageFolder(): string {
  const parent = temporaryFolder();
  write(parent, 'secret.txt', 'secret');
  write(parent, 'page-too/secret.txt', 'secret');
  write(parent, 'page/index.html', '<!doctype html>');
  write(parent, 'page/assets/main.js', 'main()');
  write(parent, 'page/assets/a b.css', 'a {}');
  write(parent, 'page/assets/font.woff2', 'f');
  write(parent, 'page/assets/strange.xyz', 'x');
  return join(parent, 'page');
}

function textOf(folder: string, path: string): string | null {
  const asset = findAsset(folder, path);
  return asset && new TextDecoder().decode(asset.bytes);
}

test('[ASSET-1] no path leads out of the page’s folder', () => {
  const folder = pageFolder();
  symlinkSync(join(folder, '..', 'secret.txt'), join(folder, 'link.txt'));
  const paths = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/../page-too/secret.txt',
    '//etc/passwd',
    '/link.txt',
    '/%00',
    '/%zz',
    'index.html',
    '',
    '/assets',
    '/nothing.js',
  ];
  expect(paths.filter((path) => findAsset(folder, path) !== null)).toEqual([]);
});

test('[ASSET-1] nor does any mixture of steps', () => {
  const folder = pageFolder();
  const step = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    'secret.txt',
    'page',
    'page-too',
    'assets',
    '',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      expect(textOf(folder, `/${steps.join('/')}`)).not.toBe('secret');
    }),
  );
});

describe('the page', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', '<!doctype html>'],
    ['/index.html', 'text/html; charset=utf-8', '<!doctype html>'],
    ['/?key=1#x', 'text/html; charset=utf-8', '<!doctype html>'],
    ['/assets/main.js', 'text/javascript; charset=utf-8', 'main()'],
    ['/assets/a%20b.css', 'text/css; charset=utf-8', 'a {}'],
    ['/assets/font.woff2', 'font/woff2', 'f'],
    ['/assets/strange.xyz', 'application/octet-stream', 'x'],
  ])('[ASSET-2] %s is served as %s', (path, type, text) => {
    const folder = pageFolder();
    expect(findAsset(folder, path)?.type).toBe(type);
    expect(textOf(folder, path)).toBe(text);
  });

  test('[ASSET-2] that is not built yet is not there', () => {
    expect(findAsset(join(temporaryFolder(), 'none'), '/')).toBeNull();
  });
});

describe('icons', () => {
  test('[ASSET-3] any icon of the set is a white picture, by its name or its other name', () => {
    const folder = pageFolder();
    expect(findAsset(folder, '/icons/ring.svg')?.type).toBe('image/svg+xml; charset=utf-8');
    const svg = textOf(folder, '/icons/ring.svg') ?? '';
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="512" height="512" /);
    expect(svg).toContain('fill="#ffffff"');
    expect(svg).not.toContain('currentColor');
    expect(textOf(folder, '/icons/sattelite.svg')).toBe(textOf(folder, '/icons/satellite.svg'));
  });

  test.each(['no-such-icon', 'constructor', '__proto__', 'ring.svg/..', '..%2fring'])(
    '[ASSET-3] there is no icon %s',
    (name) => {
      expect(findAsset(pageFolder(), `/icons/${name}.svg`)).toBeNull();
    },
  );
});
