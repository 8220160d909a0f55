// dependency-cruiser, kept warm: it follows the imports of a trespass instead of those of the whole tree.
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import readSettings from 'dependency-cruiser/config-utl/extract-depcruise-options';
import readCompilerSettings from 'dependency-cruiser/config-utl/extract-ts-config';
import { cruiseFindings, type Findings } from '../findings.ts';

export interface Cruiser {
  readonly rules: readonly string[];
  /**
   * What is wrong with the files and with everything that they lead to. No other file leads to them, so nothing else
   * can have changed, and a circle through one of them is met on the way.
   */
  look(files: readonly string[]): Promise<Findings>;
}

export async function warmCruiser(root: string): Promise<Cruiser> {
  const settings = await readSettings(join(root, '.dependency-cruiser.mjs'));
  const tsConfig = readCompilerSettings(join(root, settings.tsConfig?.fileName ?? ''));
  return {
    rules: (settings.ruleSet?.forbidden ?? []).map(({ name = 'nameless' }) => name),
    async look(files) {
      const { output } = await cruise([...files], { ...settings, baseDir: root }, {}, { tsConfig });
      return cruiseFindings(output as ICruiseResult);
    },
  };
}
