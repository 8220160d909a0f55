// Lint, kept warm: it takes the types from the programs that the compiler has at hand.
import { ESLint } from 'eslint';
import type ts from 'typescript';
import { lintFindings, type Findings } from '../findings.ts';

/**
 * The settings are those of the tree but for the source of types: the service that they name reads the lists of files
 * once and would not notice a new file. Nor may the parser believe that it meets each file only once.
 */
export async function lookWithLint(
  root: string,
  files: readonly string[],
  programs: readonly ts.Program[],
): Promise<Findings> {
  const parserOptions = {
    projectService: false,
    programs,
    disallowAutomaticSingleRunInference: true,
  };
  const lint = new ESLint({ cwd: root, overrideConfig: { languageOptions: { parserOptions } } });
  return lintFindings(root, await lint.lintFiles([...files]));
}
