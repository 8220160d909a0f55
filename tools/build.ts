// Builds the page and both shells into build/; with --if-changed only what is out of date.
import { dirname, join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { isBuilt, markBuilt, type Target } from './built.ts';

const root = join(import.meta.dirname, '..');

/** What Electron itself or node_modules provide at run time. */
const external = [/^node:/, 'electron', 'better-sqlite3'];

const targets: readonly (Target & { readonly line: string; make(): Promise<unknown> })[] = [
  {
    name: 'page',
    line: 'Building the table…',
    inputs: [
      'renderer',
      'engine',
      'host/api',
      'vite.config.ts',
      'tools/build.ts',
      'package-lock.json',
    ],
    output: 'build/page/index.html',
    make: () =>
      build({ configFile: join(root, 'vite.config.ts'), root: join(root, 'renderer'), ...quiet }),
  },
  {
    name: 'electron',
    line: 'Building the Electron shell…',
    inputs: ['electron', 'engine', 'host', 'tools/build.ts', 'package-lock.json'],
    output: 'build/electron/main.js',
    make: async () => {
      await build(bundle('electron/main.ts', 'es', true));
      await build(bundle('electron/household-process.ts', 'es'));
      await build(bundle('electron/preload.ts', 'cjs'));
    },
  },
  {
    name: 'browser',
    line: 'Building the browser shell…',
    inputs: ['browser', 'engine', 'host', 'tools/build.ts', 'package-lock.json'],
    output: 'build/browser/main.js',
    make: () => build(bundle('browser/main.ts', 'es', true)),
  },
];

const quiet = { logLevel: 'warn' } as const;

/** A sandboxed preload can only be CommonJS; all else is what Node calls a module. */
function bundle(source: string, format: 'es' | 'cjs', first = false): InlineConfig {
  return {
    ...quiet,
    configFile: false,
    root,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, source),
      outDir: join(root, 'build', dirname(source)),
      emptyOutDir: first,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        external,
        output: {
          format,
          entryFileNames: format === 'es' ? '[name].js' : '[name].cjs',
          codeSplitting: false,
        },
      },
    },
  };
}

/** `page`, `electron`, `browser`, or nothing for all. */
async function main(words: readonly string[]): Promise<void> {
  const named = targets.filter(({ name }) => words.includes(name));
  for (const target of named.length > 0 ? named : targets) {
    if (words.includes('--if-changed') && isBuilt(root, target)) continue;
    console.error(target.line);
    await markBuilt(root, target, () => target.make());
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error('Building did not work: put right what is said above, then try again.');
  process.exitCode = 1;
});
