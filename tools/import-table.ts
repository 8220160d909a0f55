// The import table of the house: which room may import which, and which package is a guest where.

interface Room {
  /** The rooms that it may import. The `references` of its tsconfig.json say the same to the compiler. */
  readonly imports: readonly string[];
  /** Whether Node exists there. */
  readonly node: boolean;
  readonly why: string;
}

export const rooms: Readonly<Record<string, Room>> = {
  engine: {
    imports: [],
    node: false,
    why: 'The engine is pure: data in, data out. It knows no disk, no screen and no other room.',
  },
  'host/api': {
    imports: ['engine'],
    node: false,
    why: 'host/api is only the types of the wire; the page reads them too, so neither Node nor the household may be needed.',
  },
  host: {
    imports: ['engine', 'host/api'],
    node: true,
    why: 'One household serves every shell, so the host knows neither a shell nor the picture.',
  },
  renderer: {
    imports: ['engine', 'host/api'],
    node: false,
    why: 'The picture knows views and decisions. Ask the host over the wire (renderer/bridge.ts) for everything else.',
  },
  electron: {
    imports: ['engine', 'host', 'host/api'],
    node: true,
    why: 'A shell carries messages between host and page; it needs neither the picture nor the other shell.',
  },
  browser: {
    imports: ['engine', 'host', 'host/api'],
    node: true,
    why: 'A shell carries messages between host and page; it needs neither the picture nor the other shell.',
  },
  tools: {
    imports: ['engine', 'host', 'host/api'],
    node: true,
    why: 'A command runs the same household as the desktop, and needs neither a picture nor a shell.',
  },
};

/** A package, or all packages of a scope, and the places where it is a guest. `tests` may use every package. */
export const guests: Readonly<Record<string, readonly string[]>> = {
  xstate: ['engine/flow/', 'renderer/flow/'],
  'pure-rand': ['engine/random.ts'],
  'better-sqlite3': ['host/storage/', 'host/lock.ts'],
  ajv: ['host/rulesets/', 'host/gate.ts'],
  'jsonc-parser': ['host/rulesets/'],
  fflate: ['host/zip/'],
  '@iconify-json/': ['host/assets.ts', 'host/assets/'],
  'pixi.js': ['renderer/table/', 'renderer/sprites/'],
  preact: ['renderer/'],
  'intl-messageformat': ['renderer/'],
  '@fontsource/': ['renderer/'],
  electron: ['electron/'],
  'electron-builder': ['tools/package.ts', 'tools/package/'],
  'json-schema-to-typescript': ['tools/types.ts'],
  vite: ['tools/', 'vite.config.ts'],
  vitest: ['vitest.config.ts'],
  eslint: ['eslint.config.js', 'tools/lint/'],
  'typescript-eslint': ['eslint.config.js'],
  'dependency-cruiser': ['.dependency-cruiser.mjs'],
};
