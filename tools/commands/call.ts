// The words after a command: options and paths, or a sentence about the one that makes no sense.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export function readCall<const O extends Options>(words: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** A whole number that an option was given, or what it is when left out. */
export function wholeNumber(
  option: string,
  written: string | undefined,
  { least, most, instead }: { least: number; most: number; instead: number },
): number {
  if (written === undefined) return instead;
  const number = /^\d+$/.test(written) ? Number(written) : NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(
    `--${option} takes a whole number from ${least} to ${most}, not “${written}”.`,
  );
}
