// What can stand after a dot: the fields of players, cards, spaces, the table and the options.
import type { Context, Evaluate } from '../machine/context.ts';
import type { World, Zone } from '../ruleset/world.ts';
import { NOBODY, type Value } from '../state.ts';
import { ExpressionMistake } from './mistake.ts';
import type { FieldNode } from './node.ts';
import type { Compiler, Typed } from './scope.ts';
import {
  BOOL,
  CARD,
  closedSet,
  INT,
  listOf,
  maybe,
  nameOf,
  PLAYER,
  SPACE,
  ZONE,
  type Type,
} from './types.ts';

/** A field: its type, and its value for a holder. */
interface Field {
  readonly type: Type;
  readonly read: (context: Context, holder: number) => Value;
}

type Fields = ReadonlyMap<string, Field>;

export function compileField(compiler: Compiler, node: FieldNode): Typed {
  const holder = compiler.typed(node.of);
  const type = holder.type.is === 'maybe' ? holder.type.of : holder.type;
  const fields = fieldsOf(compiler.world, type);
  const field = fields.get(node.name);
  if (!field) throw unknownField(compiler.world, node, type, fields);
  const { run } = holder;
  const { read } = field;
  if (type === holder.type) {
    return { type: field.type, run: (context) => read(context, run(context) as number) };
  }
  return { type: maybe(field.type), run: unlessNone(run, read) };
}

/** A field of none is none. */
function unlessNone(run: Evaluate, read: Field['read']): Evaluate {
  return (context) => {
    const holder = run(context);
    return holder === null ? null : read(context, holder as number);
  };
}

function unknownField(
  world: World,
  node: FieldNode,
  type: Type,
  fields: Fields,
): ExpressionMistake {
  const within = { start: node.at, end: node.end };
  const known = { found: node.name, among: fields.keys() };
  const message = `${nameOf(type)} has no field “${node.name}”`;
  const zone = world.zones.get(node.name);
  const whose = zone && zoneHint(zone);
  return new ExpressionMistake(
    'unknown-field',
    whose ? `${message}: ${whose}` : message,
    within,
    known,
  );
}

function zoneHint(zone: Zone): string {
  const example = { table: 'table', player: 'you', space: 'space' }[zone.per];
  const whose = { table: 'the table has', player: 'each player has', space: 'each space has' }[
    zone.per
  ];
  return `${whose} this zone, as in ${example}.${zone.name}`;
}

export function fieldsOf(world: World, type: Type): Fields {
  if (type.is === 'player') return new Map(zonesPer(world, 'player'));
  if (type.is === 'card') return cardFields(world);
  if (type.is === 'space') return new Map([...spaceFields(world), ...zonesPer(world, 'space')]);
  if (type.is === 'table') return new Map([...tableFields(world), ...zonesPer(world, 'table')]);
  return type.is === 'options' ? optionFields(world) : new Map();
}

function zonesPer(world: World, per: Zone['per']): [string, Field][] {
  const zones = [...world.zones.values()].filter((zone) => zone.per === per);
  return zones.map(({ name, base }) => {
    const read: Field['read'] = per === 'table' ? () => base : (_context, holder) => base + holder;
    return [name, { type: ZONE, read }];
  });
}

function cardFields(world: World): Fields {
  const ids = world.cards.map((card) => card.id);
  const kinds = world.cards.map((card) => card.kind);
  return new Map<string, Field>([
    ['owner', { type: maybe(PLAYER), read: ownerOf }],
    ['id', { type: closedSet('the id of a card', ids), read: byDefinition(ids) }],
    ['kind', { type: closedSet('a kind of card', world.kinds), read: byDefinition(kinds) }],
  ]);
}

function ownerOf({ state }: Context, card: number): Value {
  const owner = state.pieces.owner[card]!;
  return owner === NOBODY ? null : owner;
}

function byDefinition(words: readonly string[]): Field['read'] {
  return ({ state }, card) => words[state.pieces.def[card]!]!;
}

function spaceFields(world: World): [string, Field][] {
  const names = [...new Set(world.spaces.map((space) => space.name))];
  const name = closedSet('the name of a space', names);
  return [
    ['column', { type: INT, read: (_context, space) => world.spaces[space]!.column }],
    ['row', { type: INT, read: (_context, space) => world.spaces[space]!.row }],
    ['name', { type: name, read: (_context, space) => world.spaces[space]!.name }],
  ];
}

/** Fields of every space, which no zone of spaces can be called. */
export const SPACE_FIELDS: readonly string[] = ['column', 'row', 'name'];

const VARIABLES: Readonly<Record<string, Type>> = {
  int: INT,
  bool: BOOL,
  'space?': maybe(SPACE),
  'player?': maybe(PLAYER),
  'card?': maybe(CARD),
};

export function variableType(type: string): Type {
  return VARIABLES[type]!;
}

function tableFields(world: World): [string, Field][] {
  const boards = [...world.boards.values()].map((board): [string, Field] => {
    const count = board.columns * board.rows;
    const spaces = Array.from({ length: count }, (_, i) => board.base + i);
    return [board.name, { type: listOf(SPACE), read: () => spaces }];
  });
  const vars = [...world.vars].map(([name, { number, declared }]): [string, Field] => {
    const read: Field['read'] = ({ state }) => state.vars[number]!;
    return [name, { type: variableType(declared.type), read }];
  });
  return [...boards, ...vars];
}

function optionFields(world: World): Fields {
  return new Map(
    [...world.options].map(([name, { number, declared }]): [string, Field] => {
      const words = declared.type === 'word' ? declared.words : [];
      const word = closedSet(`a word of option.${name}`, words);
      const type = { word, int: INT, bool: BOOL }[declared.type];
      return [name, { type, read: ({ state }) => state.options[number]! }];
    }),
  );
}
