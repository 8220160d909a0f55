// What can stand after a dot: the fields of players, cards, spaces, the table and the options.
import { derive } from '../machine/derive.ts';
import { burn, type Context, type Evaluate } from '../machine/context.ts';
import { EVERYTHING, FIRST, NOTHING, OWNERS, PIECES, type Marks } from '../machine/marks.ts';
import type { Column } from '../ruleset/columns.ts';
import type { World, Zone } from '../ruleset/world.ts';
import { isOut } from '../players.ts';
import { NOBODY, type State, type Value } from '../state.ts';
import { cardsIn } from '../zones.ts';
import { bearerFields } from './bearers.ts';
import { whereFields, zoneFields } from './where.ts';
import { ExpressionMistake } from './mistake.ts';
import type { FieldNode } from './node.ts';
import { compileProcedureField } from './procedures.ts';
import type { Compiler, Typed } from './scope.ts';
import { fieldOf, ownerIn, type Source } from './source.ts';
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
  /** The derived value that it is. */
  readonly value?: string;
  /** A list in which nothing stands twice. */
  readonly distinct?: true;
  /** The parts of the state that it reads; any of them, if it does not say. */
  readonly marks?: Marks;
  /** A shorter way to read it, where the holder lies in a slot. */
  readonly inSlot?: (source: Source) => Evaluate;
  /** The zone of each holder that it is. */
  readonly zone?: Zone;
}

type Fields = ReadonlyMap<string, Field>;

export function compileField(compiler: Compiler, node: FieldNode): Typed {
  const group = compileGrouped(compiler, node);
  if (group) return group;
  const holder = compiler.typed(node.of);
  // What has a problem of its own has no second one for lacking fields.
  if (holder.type.is === 'never') return holder;
  const type = holder.type.is === 'maybe' ? holder.type.of : holder.type;
  if (type.is === 'procedure') return compileProcedureField(compiler, node, holder);
  const fields = fieldsOf(compiler.world, type);
  const field = fields.get(node.name);
  if (!field) throw unknownField(compiler.world, node, type, fields);
  if (field.value !== undefined) compiler.uses.add(field.value);
  compiler.marks.read |= field.marks ?? EVERYTHING;
  const { run } = holder;
  const { read } = field;
  if (type === holder.type) {
    return {
      type: field.type,
      run: runOf(field, holder),
      distinct: field.distinct ?? false,
      ...(field.zone && { zone: zoneIn(field.zone, holder) }),
    };
  }
  return { type: maybe(field.type), run: unlessNone(run, read) };
}

/** Locals that belong together are read with a dot: `event.card` is one local, and `event` none. */
function compileGrouped({ locals, temps, reads }: Compiler, node: FieldNode): Typed | null {
  if (node.of.kind !== 'name' || temps.has(node.of.name)) return null;
  const group = `${node.of.name}.`;
  const local = locals.get(group + node.name);
  if (local) {
    const { slot, type } = local;
    reads.add(slot);
    return { type, run: (context) => context.slots[slot]! };
  }
  const fields = [...locals.keys()].filter((name) => name.startsWith(group));
  if (fields.length === 0) return null;
  const among = fields.map((name) => name.slice(group.length));
  const message = `“${node.of.name}” has no field “${node.name}” here`;
  const within = { start: node.at, end: node.end };
  throw new ExpressionMistake('unknown-field', message, within, { found: node.name, among });
}

function runOf({ read, inSlot }: Field, { run, source }: Typed): Evaluate {
  if (source) return inSlot ? inSlot(source) : fieldOf(source, read);
  return (context) => read(context, run(context) as number);
}

/** Known without a look only for a zone of the table, and for one whose holder lies in a slot. */
function zoneIn({ base, per }: Zone, { source }: Typed): Typed['zone'] {
  if (per === 'table') return { base, holder: null };
  return source && { base, holder: source };
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
  const message =
    type.is === 'options'
      ? `there is no option “${node.name}”`
      : `${nameOf(type)} has no field “${node.name}”`;
  const hint = hintOf(world, node.name, type);
  return hint === null
    ? new ExpressionMistake('unknown-field', message, within, known)
    : new ExpressionMistake('unknown-field', `${message}: ${hint}`, within);
}

function hintOf(world: World, name: string, type: Type): string | null {
  const zone = world.zones.get(name);
  if (zone) return zoneHint(zone);
  const list = type.is === 'zone' || type.is === 'list';
  return list ? `what lists can do has brackets, as in ${name}()` : null;
}

function zoneHint(zone: Zone): string {
  const example = { table: 'table', player: 'you', space: 'space' }[zone.per];
  const whose = { table: 'the table has', player: 'each player has', space: 'each space has' }[
    zone.per
  ];
  return `${whose} this zone, as in ${example}.${zone.name}`;
}

/** Made once for each sort of holder, since a large ruleset has thousands of expressions. */
export function fieldsOf(world: World, type: Type): Fields {
  const key = type.is === 'bag' ? `bag ${type.attribute}` : type.is;
  const known = world.fields.get(key) as Fields | undefined;
  if (known) return known;
  const made = makeFields(world, type);
  world.fields.set(key, made);
  return made;
}

function makeFields(world: World, type: Type): Fields {
  if (type.is === 'bag') return bagFields(world, type.attribute);
  const own = fixedFields(world, type);
  return own
    ? new Map([...own, ...columnFields(world, type), ...valueFields(world, type)])
    : new Map();
}

function fixedFields(world: World, { is }: Type): Iterable<[string, Field]> | null {
  if (is === 'player') return [...playerFields(), ...zonesPer(world, 'player')];
  if (is === 'card') return cardFields(world);
  if (is === 'space') return [...spaceFields(world), ...zonesPer(world, 'space')];
  if (is === 'table')
    return [...tableFields(world), ...zonesPer(world, 'table'), ...everybodys(world)];
  if (is === 'definition') return printed(world, (_context, definition) => definition);
  if (is === 'turn') return turnFields(world);
  if (is === 'options') return optionFields(world);
  if (is === 'bearer') return bearerFields(world);
  if (is === 'zone') return zoneFields(world);
  return is === 'bank' ? [] : null;
}

/** Fields of every player, which no zone, counter or variable of players can be called. */
export const PLAYER_FIELDS: readonly string[] = ['alive', 'fell'];

function playerFields(): [string, Field][] {
  const fell = ({ out = [] }: State, seat: number) => out.indexOf(seat) + 1;
  return [
    ['alive', { type: BOOL, read: ({ state }, seat) => !isOut(state, seat) }],
    ['fell', { type: INT, read: ({ state }, seat) => fell(state, seat) }],
  ];
}

function turnFields(world: World): [string, Field][] {
  const tag = closedSet('a tag of an extra turn', world.turnTags);
  const queue = ({ extra = [] }: State) => extra.map(({ seat }) => seat);
  return [
    ['number', { type: INT, read: ({ state }) => state.turn }],
    ['tag', { type: maybe(tag), read: ({ state }) => state.tag ?? null }],
    ['queue', { type: listOf(PLAYER), read: ({ state }) => queue(state) }],
    ['regular', { type: PLAYER, read: ({ state }) => state.regular ?? state.active }],
  ];
}

function bagFields(world: World, attribute: string): Fields {
  const bag = world.attributes.get(attribute)!.bag!;
  return new Map(
    [...world.counterNames].map((name): [string, Field] => {
      const counts = bag.get(name);
      return [name, { type: INT, read: (_context, definition) => counts?.[definition] ?? 0 }];
    }),
  );
}

/** A zone that each player has is, for the table, the list of the cards in all of them. */
function everybodys(world: World): [string, Field][] {
  const zones = [...world.zones.values()].filter((zone) => zone.per === 'player');
  return zones.map(({ name, base, mark }) => {
    const read: Field['read'] = (context) => {
      const { seats, first } = context.state;
      const cards: number[] = [];
      for (let i = 0; i < seats; i++) {
        cards.push(...cardsIn(world, context.state, base + ((first + i) % seats)));
      }
      burn(context, cards.length);
      return cards;
    };
    return [name, { type: listOf(CARD), read, marks: mark | FIRST }];
  });
}

function columnFields(world: World, type: Type): [string, Field][] {
  const columns = columnsOf(world, type) ?? [];
  return [...columns].map(([name, column]) => [
    name,
    { type: column.type, read: reader(column), marks: column.mark },
  ]);
}

function valueFields(world: World, { is }: Type): [string, Field][] {
  const values = [...world.values.values()].filter(({ of }) => of === is);
  return values.map((value) => {
    const read: Field['read'] = (context, holder) => derive(world, value, context, holder ?? 0);
    return [value.name, { type: value.type, read, value: value.name }];
  });
}

/** The counters and variables of whatever has this type, or null if it can carry none. */
export function columnsOf(world: World, { is }: Type): ReadonlyMap<string, Column> | null {
  return is === 'table' || is === 'player' || is === 'card' || is === 'space' || is === 'bank'
    ? world.columns[is]
    : null;
}

/** Play follows a number: what is on the table or in the bank has one cell only. */
export function reader({ of, base }: Column): Field['read'] {
  if (of === 'card') return ({ state }, card) => state.pieces.vars[base]![card]!;
  if (of === 'table' || of === 'bank') return ({ state }) => state.vars[base]!;
  return ({ state }, bearer) => state.vars[base + bearer]!;
}

function zonesPer(world: World, per: Zone['per']): [string, Field][] {
  const zones = [...world.zones.values()].filter((zone) => zone.per === per);
  return zones.map((zone) => {
    const { name, base, mark, split } = zone;
    const read: Field['read'] = per === 'table' ? () => base : (_context, holder) => base + holder;
    if (split) return [name, { type: { is: 'zone', split: name }, read, marks: mark }];
    return [name, { type: ZONE, read, marks: mark, zone }];
  });
}

/** Fields of every card, which no counter or variable of cards can be called. */
export const CARD_FIELDS: readonly string[] = ['owner', 'id', 'kind', 'up', 'zone', 'space'];

function cardFields(world: World): Fields {
  return new Map<string, Field>([
    ['owner', { type: maybe(PLAYER), read: ownerOf, marks: OWNERS, inSlot: ownerIn }],
    ...whereFields(world),
    ...printed(world, ({ state }, card) => state.pieces.def[card]!),
  ]);
}

/** Attributes, id and kind, of whatever has this definition. */
function printed(
  world: World,
  definitionOf: (context: Context, holder: number) => number,
): [string, Field][] {
  const ids = world.cards.map((card) => card.id);
  const kinds = world.cards.map((card) => card.kind);
  const by =
    (values: readonly Value[]): Field['read'] =>
    (context, holder) =>
      values[definitionOf(context, holder)]!;
  const attributes = [...world.attributes.values()].map(
    ({ name, type, values, bag, sayings }): [string, Field] => [
      name,
      { type, read: bag || sayings ? definitionOf : by(values), marks: PIECES },
    ],
  );
  return [
    ['id', { type: closedSet('the id of a card', ids), read: by(ids), marks: PIECES }],
    ['kind', { type: closedSet('a kind of card', world.kinds), read: by(kinds), marks: PIECES }],
    ...attributes,
  ];
}

function ownerOf({ state }: Context, card: number): Value {
  const owner = state.pieces.owner[card]!;
  return owner === NOBODY ? null : owner;
}

function spaceFields(world: World): [string, Field][] {
  const names = [...new Set(world.spaces.map((space) => space.name))];
  const name = closedSet('the name of a space', names);
  const attributes = [...world.spaceAttributes.values()].map(
    ({ name: attribute, type, values }): [string, Field] => [
      attribute,
      { type, read: (_context, space) => values[space]!, marks: NOTHING },
    ],
  );
  return [
    ...attributes,
    [
      'column',
      { type: INT, read: (_context, space) => world.spaces[space]!.column, marks: NOTHING },
    ],
    ['row', { type: INT, read: (_context, space) => world.spaces[space]!.row, marks: NOTHING }],
    ['name', { type: name, read: (_context, space) => world.spaces[space]!.name, marks: NOTHING }],
  ];
}

/** Fields of every space, which no zone of spaces can be called. */
export const SPACE_FIELDS: readonly string[] = ['column', 'row', 'name'];

function tableFields(world: World): [string, Field][] {
  return [...world.boards.values()].map((board): [string, Field] => {
    const count = board.columns * board.rows;
    const spaces = Array.from({ length: count }, (_, i) => board.base + i);
    return [
      board.name,
      { type: listOf(SPACE), read: () => spaces, distinct: true, marks: NOTHING },
    ];
  });
}

function optionFields(world: World): Fields {
  return new Map(
    [...world.options].map(([name, { number, declared }]): [string, Field] => {
      const words = declared.type === 'word' ? declared.words : [];
      const word = closedSet(`a word of option.${name}`, words);
      const type = { word, int: INT, bool: BOOL }[declared.type];
      return [name, { type, read: ({ state }) => state.options[number]!, marks: NOTHING }];
    }),
  );
}
