// What lint forbids and why, in words that teach: selectors of syntax, globals and properties.

/** Forbidden in every room: selector and the sentence that teaches. */
export const everywhere = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name: then a thing has the same name everywhere, and a search finds it.',
  },
  {
    selector:
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.typeAnnotation=undefined] > ArrowFunctionExpression',
    message:
      'Write `export function name()`: it reads as a verb. (One of a family may be `const name: Family`.)',
  },
  {
    selector: 'ForInStatement',
    message: 'The order of object keys means nothing here; use Object.entries or a list.',
  },
];

/** The page shows names and texts from strangers' rulesets: they are text and never markup. */
export const inThePage = [
  {
    selector:
      ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"])',
    message: 'Words of a ruleset come from strangers: show them as text.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'Words of a ruleset come from strangers: use textContent.',
  },
];

/** The same ruleset, state and answer give the same result on every machine, at every time. */
export const inTheEngine = [
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind!="const"]',
    message: 'The engine keeps nothing between two calls: state is passed in and returned.',
  },
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
    message:
      'An empty map in a module is a memory between two calls: keep it in the state, or in the linked ruleset.',
  },
  {
    selector:
      ':matches(:function[async=true], AwaitExpression, ForOfStatement[await=true], ImportExpression)',
    message: 'The engine is synchronous: it answers before it returns.',
  },
  {
    selector: 'MemberExpression[property.name=/^(localeCompare|toLocale\\w+)$/]',
    message: 'The order of letters differs between machines: compare with < and >.',
  },
];

export const engineGlobals = {
  Date: 'The engine knows no clock; the host stamps times.',
  Intl: 'The engine speaks no language; words are put together by the renderer.',
  Promise: 'The engine is synchronous.',
  setTimeout: 'The engine knows no clock.',
  setInterval: 'The engine knows no clock.',
  setImmediate: 'The engine knows no clock.',
  queueMicrotask: 'The engine is synchronous.',
  performance: 'The engine knows no clock.',
  console: 'The engine says nothing: return a problem, a refusal or an event.',
  globalThis: 'The engine sees only what it is given.',
  crypto: 'All chance comes from the generator in the state (engine/random.ts).',
  structuredClone: 'Not part of the language itself; state is changed through one write path.',
  WeakRef: 'What a collector does differs from run to run.',
  FinalizationRegistry: 'What a collector does differs from run to run.',
};

/** Their last digit is left to the machine by the language's own standard. */
const inexact = 'sin cos tan asin acos atan atan2 exp log log2 log10 pow cbrt hypot'.split(' ');

export const engineProperties = [
  {
    object: 'Math',
    property: 'random',
    message: 'All chance comes from the generator in the state (engine/random.ts).',
  },
  ...inexact.map((property) => ({
    object: 'Math',
    property,
    message: 'Its result may differ between machines; the engine counts in integers.',
  })),
];
