// A trespass, and the innocent files that trespassers reach for.

/** What each net must say about the file; a net that is left out must say nothing. */
export interface Catch {
  readonly compiler?: string;
  readonly cruiser?: string;
  readonly lint?: string;
}

/** A file that does not belong, and what the nets must say about it. */
export interface Intruder {
  readonly file: string;
  readonly text: string;
  readonly caught: Catch;
}

export interface Trespass extends Intruder {
  /** The promise that it would break. */
  readonly promise: string;
  readonly says: string;
  /** The files without which it could not be made. */
  readonly accomplices?: readonly Intruder[];
}

/** Trespasses as they are written: under the promise that they would break. */
export function listed(
  promises: Readonly<Record<string, readonly Omit<Trespass, 'promise'>[]>>,
): readonly Trespass[] {
  return Object.entries(promises).flatMap(([promise, trespasses]) =>
    trespasses.map(({ accomplices = [], ...trespass }) => {
      const introduced = ({ text }: Intruder) => `// A trespass: ${trespass.says}.\n${text}`;
      return {
        ...trespass,
        promise,
        text: introduced(trespass),
        accomplices: accomplices.map((one) => ({ ...one, text: introduced(one) })),
      };
    }),
  );
}

/** They make the trespasses independent of the names of real files, and must themselves pass every net. */
export const neighbours: Readonly<Record<string, string>> = {
  'engine/neighbour.ts': `// A file inside the engine.
export interface Inside {
  readonly inside: true;
}
export const inside: Inside = { inside: true };`,
  'host/neighbour.ts': `// A file of the host.
export const household = 'household';`,
  'host/api/neighbour.ts': `// A file of the wire that holds a value beside its type.
export interface Message {
  readonly message: string;
}
export const method = 'hello';`,
  'renderer/neighbour.ts': `// A file of the picture.
export interface Picture {
  readonly width: number;
}
export const picture: Picture = { width: 1 };`,
  'electron/neighbour.ts': `// A file of the desktop shell.
export const desktop = 'desktop';`,
  'browser/neighbour.ts': `// A file of the fallback shell.
export const fallback = 'fallback';`,
  'tools/neighbour.ts': `// A file of the tools.
export const command = 'command';`,
  'tools/launch/neighbour.mjs': `// A file of the launcher.
export const launched = 'launched';`,
  'tests/neighbour.ts': `// A file of the tests.
export const given = 'given';`,
};
