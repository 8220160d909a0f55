// The nets that hold the house, each as a command of this project's own tools.
import { join } from 'node:path';

export interface Net {
  readonly title: string;
  /** The script and its arguments, run by the same Node. */
  readonly script: string;
  readonly args: readonly string[];
  /** What to do about a catch, when the tool itself does not say. */
  readonly remedy?: string;
}

/** Every place that holds code: the rooms, and the settings of the tools at the top. */
const cruised = [
  ...['engine', 'host', 'renderer', 'electron', 'browser', 'tools', 'tests'],
  ...['*.config.{js,ts}', '.dependency-cruiser.mjs'],
];

export const types: Net = {
  title: 'types',
  script: tool('typescript/bin/tsc'),
  args: ['-b', '--pretty', 'false'],
};

export const lint: Net = { title: 'lint', script: tool('eslint/bin/eslint.js'), args: ['.'] };

export const rooms: Net = {
  title: 'rooms',
  script: tool('dependency-cruiser/bin/dependency-cruise.mjs'),
  args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...cruised],
};

export const format: Net = {
  title: 'format',
  script: tool('prettier/bin/prettier.cjs'),
  args: ['--check', '--log-level', 'warn', '.'],
  remedy: 'npm run format',
};

export const generated: Net = {
  title: 'generated files',
  script: 'tools/types.ts',
  args: ['--check'],
};

export const nets: readonly Net[] = [types, lint, rooms, format, generated];

function tool(path: string): string {
  return join('node_modules', path);
}
