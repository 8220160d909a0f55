// What the compiler and the import table cannot see: style, sizes, and what the engine may not touch.
// @ts-check
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { fileName } from './tools/lint/file-name.ts';
import {
  engineGlobals,
  engineProperties,
  everywhere,
  inTheEngine,
  inThePage,
} from './tools/lint/forbidden.ts';
import { noGame } from './tools/lint/no-game.ts';
import { purpose } from './tools/lint/purpose.ts';

const tablekeep = { rules: { purpose, 'file-name': fileName, 'no-game': noGame } };

/** @param {...{ selector: string, message: string }} more */
function forbidden(...more) {
  return /** @type {['error', ...object[]]} */ (['error', ...everywhere, ...more]);
}

const generated = '**/*.generated.ts';
const launcher = 'tools/launch/**/*.{mjs,cjs}';
const configs = ['*.config.{js,ts}', '.dependency-cruiser.mjs'];

export default defineConfig(
  { ignores: ['build/', 'artefacts/', 'node_modules/', generated] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { tablekeep },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'tablekeep/purpose': 'error',
      'tablekeep/file-name': 'error',
      'no-restricted-syntax': forbidden(),
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'max-depth': ['error', 4],
      complexity: ['error', { max: 20, variant: 'modified' }],
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-empty': 'error',
      'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
      'no-unreachable': 'error',
      'no-self-compare': 'error',
      'object-shorthand': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      // `return refuse(…)` ends a function in one breath; what it returns is never used.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Nothing here uses `this` but what Pixi asks for, so a method can be handed on by its name.
      '@typescript-eslint/unbound-method': 'off',
      // `Ref | 'table'` tells a reader more than `string`.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: true },
      ],
      // With noUncheckedIndexedAccess a `!` is how code says that an index is known to be there.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['{engine,host,renderer,electron,browser,tools}/**/*.{ts,tsx,mjs,cjs}'],
    // A benchmark compares particular games, so it has to name them.
    ignores: ['tools/bench/**'],
    rules: { 'tablekeep/no-game': 'error' },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-syntax': forbidden(...inTheEngine),
      // The machine changes the state in calls, which the compiler's narrowing does not see.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      'no-restricted-properties': ['error', ...engineProperties],
      'no-restricted-globals': [
        'error',
        ...Object.entries(engineGlobals).map(([name, message]) => ({ name, message })),
      ],
    },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': forbidden(...inThePage) },
  },
  {
    files: ['renderer/**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': 'off',
      // A table of cases may have as many columns as its cases need.
      'max-params': 'off',
      // `read<T>(file)` says what a file of our own holds; short words are spread letter by letter.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      'no-restricted-syntax': forbidden({
        selector:
          'CallExpression[callee.object.name=/^(test|describe|it)$/][callee.property.name=/^(only|skip|todo)$/]',
        message: 'Every test runs every time; one that cannot run here says why with skipIf.',
      }),
    },
  },
  {
    files: [launcher, ...configs],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['tools/launch/**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-var': 'off' },
  },
  {
    files: configs,
    rules: { 'no-restricted-syntax': 'off' },
  },
);
