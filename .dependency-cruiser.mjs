// The rules that hold the import table (tools/import-table.ts), each with a sentence that teaches.
// @ts-check
import { guests, rooms } from './tools/import-table.ts';

/** @param {string} text */
const literal = (text) => text.replaceAll('.', '\\.');

/**
 * The files of a room; host/api stands inside host's folder but is a room of its own.
 * @param {string} room
 */
const inside = (room) => (room === 'host' ? '^host/(?!api/)' : `^${room}/`);

/** @param {string} name */
const packageNamed = (name) =>
  `(^|/)node_modules/(@types/)?${literal(name)}${name.endsWith('/') ? '' : '/'}`;

const walls = Object.entries(rooms).map(([room, { imports, why }]) => ({
  name: `${room.replace('/', '-')}-keeps-to-its-neighbours`,
  severity: /** @type {const} */ ('error'),
  comment: `${room} may import ${imports.join(', ') || 'no other room'}. ${why}`,
  from: { path: inside(room) },
  to: {
    path: Object.keys(rooms)
      .filter((other) => other !== room && !imports.includes(other))
      .map(inside),
  },
}));

const guestRules = Object.entries(guests).map(([name, places]) => ({
  name: `${name.replace(/\W+/g, '-').replace(/^-|-$/g, '')}-stays-in-its-place`,
  severity: /** @type {const} */ ('error'),
  comment: `${name} is used in ${places.join(' and ')} only, so that it can be replaced there. Ask that place for what you need, or argue for a new place in tools/import-table.ts.`,
  from: { pathNot: [...places.map((place) => `^${literal(place)}`), '^tests/', 'node_modules/'] },
  to: { path: packageNamed(name) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...walls,
    ...guestRules,
    {
      name: 'no-stranger',
      severity: 'error',
      comment:
        "This package is nobody's guest. Add it to `guests` in tools/import-table.ts with the one place that needs it, and a page in docs/decisions.",
      from: { pathNot: ['^tests/', 'node_modules/'] },
      to: {
        path: '(^|/)node_modules/',
        pathNot: Object.keys(guests).map(packageNamed),
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'This package is not in package.json: it may vanish with the next install.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dead-end',
      severity: 'error',
      comment: 'This import leads nowhere: the file or package does not exist.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-node-here',
      severity: 'error',
      comment:
        'There is no Node in engine, host/api and renderer: the engine is pure, and the page runs in a sandbox.',
      from: {
        path: Object.keys(rooms)
          .filter((room) => !rooms[room]?.node)
          .map(inside),
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'front-door-of-the-engine',
      severity: 'error',
      comment:
        'From outside, the engine is entered by engine/index.ts only; export there what you need.',
      from: { pathNot: ['^engine/', '^tests/'] },
      to: { path: '^engine/', pathNot: '^engine/index\\.ts$' },
    },
    {
      name: 'api-is-types-only',
      severity: 'error',
      comment:
        'The page knows the wire by its types: write `import type`. Values travel as messages.',
      from: { path: '^renderer/' },
      to: { path: '^host/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'preload-carries-nothing',
      severity: 'error',
      comment: 'A sandboxed preload can load `electron` and nothing else; types are welcome.',
      from: { path: '^electron/preload' },
      to: { pathNot: '(^|/)node_modules/electron/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'launcher-stands-alone',
      severity: 'error',
      comment:
        'The launcher runs before anything is installed, on any Node from 18 on: only Node itself and files beside it.',
      from: { path: '^tools/launch/' },
      to: { pathNot: '^tools/launch/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'bots-see-views-only',
      severity: 'error',
      comment:
        'A bot is given the view of its seat and answers it: types are welcome, but the engine itself could show it the state.',
      from: { path: '^tools/bots/' },
      to: { pathNot: '^tools/bots/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      comment: 'What the program needs does not live in tests/.',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'data-is-read-not-imported',
      severity: 'error',
      comment:
        "Rulesets, examples and schemas are data: read them as files, exactly as a stranger's ruleset is read.",
      from: {},
      to: { path: '^(rulesets|examples|schemas)/' },
    },
    {
      name: 'no-room-without-a-door',
      severity: 'error',
      comment:
        'A file named utils, common, shared or helpers holds anything. Name it for what it holds, beside its first user.',
      from: {},
      to: {
        path: '(^|/)(utils?|common|shared|helpers?)(/|\\.[cm]?[jt]sx?$)',
        pathNot: 'node_modules/',
      },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment:
        'Files that import each other, types included, are one file in two places. Move what both need.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|artefacts)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
