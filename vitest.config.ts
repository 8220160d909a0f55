// How the tests run: quick rooms side by side, whole programs one after the other.
import { defineConfig } from 'vitest/config';

/** Suites that start whole programs or browsers; two at once on a small machine only wait for each other. */
const programs = [
  'tests/browser/**/*.test.ts',
  'tests/launch/**/*.test.ts',
  'tests/electron/**/*.test.ts',
  'tests/end-to-end/**/*.test.ts',
];

/** A lost connection, a second window and a wire made by the test exist only where the page has an address. */
const loopbackOnly = ['tests/end-to-end/loopback.test.ts', 'tests/end-to-end/wire.test.ts'];

/** Whole programs need patience, and each the machine for itself. */
const oneByOne = {
  fileParallelism: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx },
        test: {
          name: 'rooms',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: programs,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        oxc: { jsx },
        test: {
          name: 'programs',
          include: programs,
          ...oneByOne,
          sequence: { groupOrder: 1 },
        },
      },
      {
        oxc: { jsx },
        test: {
          // The same suite once more, through the desktop shell under its stand-in.
          name: 'desk',
          include: ['tests/end-to-end/**/*.test.ts'],
          exclude: loopbackOnly,
          env: { TABLEKEEP_SHELL: process.env['TABLEKEEP_SHELL'] ?? 'desk' },
          ...oneByOne,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
