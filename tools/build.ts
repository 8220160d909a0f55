// Builds the page and the Electron shell into build/; with --if-changed only what is out of date.
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { isBuilt, markBuilt, type Target } from './built.ts';

const root = join(import.meta.dirname, '..');
const electronFolder = join(root, 'build', 'electron');

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
      await build(bundle('main', 'es'));
      await build(bundle('household-process', 'es', false));
      await build(bundle('preload', 'cjs'));
    },
  },
];

const quiet = { logLevel: 'warn' } as const;

/** A sandboxed preload can only be CommonJS; the main program is what Node calls a module. */
function bundle(
  name: 'main' | 'household-process' | 'preload',
  format: 'es' | 'cjs',
  first = format === 'es',
): InlineConfig {
  return {
    ...quiet,
    configFile: false,
    root,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'electron', `${name}.ts`),
      outDir: electronFolder,
      emptyOutDir: first,
      target: 'node24',
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

/** `page`, `electron`, or nothing for both. */
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
