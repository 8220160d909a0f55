// The three nets together, kept warm over one tree, so that each look costs a blink and not a minute.
import type { Findings } from '../findings.ts';
import type { Catch } from '../trespasses/trespass.ts';
import { warmCompiler } from './compiler.ts';
import { warmCruiser } from './cruiser.ts';
import { lookWithLint } from './lint.ts';

export interface Nets {
  /** What the compiler says before any trespass. */
  readonly untouched: Findings;
  readonly cruiserRules: readonly string[];
  /** All that the nets find when these files are in the tree. */
  look(files: readonly string[]): Promise<Record<keyof Catch, Findings>>;
}

export async function warmNets(root: string): Promise<Nets> {
  const { untouched, look } = warmCompiler(root);
  const cruiser = await warmCruiser(root);
  return {
    untouched,
    cruiserRules: cruiser.rules,
    async look(files) {
      const { findings, programs } = look(files);
      return {
        compiler: findings,
        cruiser: await cruiser.look(files),
        lint: await lookWithLint(root, files, programs),
      };
    },
  };
}
