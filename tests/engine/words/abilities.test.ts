// Abilities of cards, kinds, families and the library: whose they are, when they are possible, and how they are used.
import { describe, expect, test } from 'vitest';
import {
  answersOf,
  linkRuleset,
  type AbilityDeclaration,
  type CardsFile,
  type Effects,
  type MovesFile,
  type ProgramsFile,
  type TableFile,
} from '../../../engine/index.ts';
import { begin, play, refusalOf } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';

const table: TableFile = {
  kinds: {
    beast: { abilities: { growl: { do: [{ do: 'gain', what: 'you.noise' }] } } },
    tool: {},
  },
  zones: { row: { per: 'table', see: 'all', inPlay: true }, hand: { per: 'player', see: 'owner' } },
  counters: { noise: { on: ['player'] }, gem: { on: ['player'], initial: 1 } },
  vars: { seen: { type: 'int' }, hero: { type: 'card?' } },
};

const setup: Effects = [
  { do: 'create', def: 'fox', in: 'table.row' },
  { do: 'create', def: 'owl', in: 'table.row' },
  { do: 'create', def: 'axe', in: 'table.row' },
];

const fox = "card('fox')";

type Cards = NonNullable<CardsFile['cards']>;

type Named = Record<string, AbilityDeclaration>;

function source({ moves, ...parts }: Parts) {
  return smallSource({ table, setup, ...parts, moves: { ...moves } });
}

function after(effects: Effects, parts: Parts = {}) {
  const ruleset = linked(source({ ...parts, moves: { wait: { do: effects } } }));
  const { state } = play(ruleset, begin(ruleset).state, { move: 'wait' });
  const { columns } = ruleset.world;
  const of = (name: string, seat = 0) => state.vars[columns.player.get(name)!.base + seat];
  return { ruleset, state, of, seen: state.vars[columns.table.get('seen')!.base] };
}

function problems(effects: Effects, parts: Parts = {}): string[] {
  const result = linkRuleset(source({ ...parts, moves: { wait: { do: effects } } }));
  return result.ok ? [] : result.problems.map((one) => `${one.file}${one.pointer} ${one.message}`);
}

describe('[ABLE-1] whose an ability is', () => {
  const roar: Named = { growl: { do: [{ do: 'gain', what: 'you.noise', n: 5 }] } };

  test('[ABLE-1] a card has those of its kind, of its family and its own', () => {
    const more: CardsFile = { families: { loud: { kind: 'beast', abilities: roar } } };
    const cards: Cards = {
      fox: { kind: 'beast' },
      owl: {
        like: 'loud',
        abilities: { hoot: { do: [{ do: 'gain', what: 'you.noise', n: 10 }] } },
      },
      axe: { kind: 'tool' },
    };
    const each = (ability: string): Effects => [
      { do: 'each', a: 'c', of: 'table.row', steps: [{ do: 'use', card: 'c', ability }] },
    ];
    expect(after(each('growl'), { cards, more }).of('noise')).toBe(6);
    expect(after(each('hoot'), { cards, more }).of('noise')).toBe(10);
  });

  test('[ABLE-1] without a name the first one is meant, and a card without any does nothing', () => {
    const cards: Cards = { fox: { kind: 'beast', abilities: roar }, owl: { kind: 'beast' } };
    const two = { cards: { ...cards, axe: { kind: 'tool' } } };
    const all: Effects = [
      { do: 'each', a: 'c', of: 'table.row', steps: [{ do: 'use', card: 'c' }] },
    ];
    expect(after(all, two).of('noise')).toBe(6);
    expect(after([{ do: 'use', card: 'table.hero', as: 'did' }], two).of('noise')).toBe(0);
  });

  test('[ABLE-1] you are whoever uses it, and this is the card', () => {
    const growl: AbilityDeclaration = {
      do: [
        { do: 'set', what: 'table.hero', to: 'this' },
        { do: 'gain', what: 'you.noise' },
      ],
    };
    const cards: Cards = {
      fox: { kind: 'beast', abilities: { growl } },
      owl: { kind: 'beast' },
      axe: { kind: 'tool' },
    };
    const { of, state, ruleset } = after([{ do: 'use', card: fox, by: 'next(you)' }], {
      cards,
    });
    expect([of('noise'), of('noise', 1)]).toEqual([0, 1]);
    expect(state.vars[ruleset.world.columns.table.get('hero')!.base]).toBe(0);
  });

  test('[ABLE-1] any card can be made to do what the library says, or none', () => {
    const abilities: NonNullable<ProgramsFile['abilities']> = {
      sing: { do: [{ do: 'set', what: 'table.seen', to: 'this == none ? 1 : 2' }] },
    };
    const named = (effect: Effects[number]) => after([effect], { abilities }).seen;
    expect(named({ do: 'use', ability: 'sing' })).toBe(1);
    expect(named({ do: 'use', card: fox, ability: 'sing' })).toBe(2);
    expect(named({ do: 'use', card: fox, named: "'sing'" })).toBe(2);
    expect(after([{ do: 'use', card: fox, named: "'growl'" }], { abilities }).of('noise')).toBe(1);
  });
});

describe('[ABLE-2] what is possible', () => {
  const bite: AbilityDeclaration = {
    cost: { gem: 1 },
    require: [{ is: 'table.seen == 0', else: 'bitten' }],
    choose: [{ a: 'prey', from: 'table.row.filter(c, c != this)', else: 'no-prey' }],
    do: [{ do: 'set', what: 'table.seen', to: 'table.seen + 1' }],
  };
  const cards: Cards = {
    fox: { kind: 'beast', abilities: { bite } },
    owl: { kind: 'beast' },
    axe: { kind: 'tool' },
  };
  const moves: MovesFile['moves'] = {
    wait: {
      choose: [{ a: 'card', from: 'table.row', able: 'bite' }],
      do: [{ do: 'use', card: 'card', ability: 'bite' }],
    },
    clear: { do: [{ do: 'move', what: "table.row.filter(c, c.id != 'fox')", to: 'you.hand' }] },
    rest: { do: [] },
  };
  const flow = {
    initial: 'turn',
    states: { turn: { meta: { moves: ['wait', 'clear', 'rest'] } } },
  };
  const ruleset = linked(source({ cards, moves, flow }));
  const fresh = begin(ruleset).state;
  const card = (ref: string) => ({ picks: { card: ref } });

  test('[ABLE-2] picks come first, then the cost, then what it does', () => {
    const asked = play(ruleset, fresh, { move: 'wait', ...card('piece/0') }).state;
    expect(asked.asking.map(({ seat }) => seat)).toEqual([0]);
    expect(answersOf(ruleset, asked, 0, 9).map(({ picks }) => picks)).toEqual([
      { prey: 'piece/1' },
      { prey: 'piece/2' },
    ]);
    const gem = ruleset.world.columns.player.get('gem')!.base;
    expect(asked.vars[gem]).toBe(1);
    expect(play(ruleset, asked, { move: 'prey', picks: { prey: 'piece/2' } }).state.vars[gem]).toBe(
      0,
    );
  });

  test('[ABLE-2] its own reason is told: what it requires, what it costs, what it lacks', () => {
    expect(refusalOf(ruleset, fresh, card('piece/0'))).toBe(null);
    expect(refusalOf(ruleset, fresh, card('piece/1'))).toBe('no-ability');
    const alone = play(ruleset, fresh, { move: 'clear' }).state;
    expect(refusalOf(ruleset, alone, card('piece/0'))).toBe('no-prey');
    const asked = play(ruleset, fresh, { move: 'wait', ...card('piece/0') }).state;
    const poor = play(ruleset, asked, { move: 'prey', picks: { prey: 'piece/2' } }).state;
    expect(refusalOf(ruleset, poor, card('piece/0'))).toBe('bitten');
  });

  test('[ABLE-2] can tells the same, for whoever asks', () => {
    const can = (what: string) =>
      after([{ do: 'set', what: 'table.seen', to: `${what} ? 1 : 2` }], { cards }).seen;
    expect(can(`can(${fox})`)).toBe(1);
    expect(can(`can(${fox}, 'growl')`)).toBe(1);
    expect(can("can(card('owl'), 'bite')")).toBe(2);
    expect(can("can(card('axe'))")).toBe(2);
    expect(can('can(table.hero)')).toBe(2);
  });

  test('[ABLE-2] what is not possible is not done, and it is told whether it was', () => {
    const told: Effects = [
      { do: 'set', what: 'table.seen', to: 7 },
      { do: 'use', card: fox, ability: 'bite', as: 'done' },
      { do: 'if', is: '!done', then: [{ do: 'gain', what: 'you.noise', n: 3 }] },
    ];
    const { of, seen } = after(told, { cards });
    expect([of('noise'), of('gem'), seen]).toEqual([3, 1, 7]);
  });
});

describe('[ABLE-3] chains', () => {
  const through = (filter: string): Named => ({
    pass: {
      choose: [{ a: 'card', from: `table.row.filter(c, ${filter})`, able: 'pass' }],
      do: [{ do: 'use', card: 'card', ability: 'pass' }],
    },
  });
  const last: Named = { pass: { do: [{ do: 'gain', what: 'you.noise' }] } };

  test('[ABLE-3] what is possible only if it is possible itself is not', () => {
    const cards: Cards = {
      fox: { kind: 'beast', abilities: through('true') },
      owl: { kind: 'beast', abilities: through('true') },
      axe: { kind: 'tool' },
    };
    const effects: Effects = [{ do: 'set', what: 'table.seen', to: `can(${fox}, 'pass') ? 1 : 2` }];
    expect(after(effects, { cards }).seen).toBe(2);
  });

  test('[ABLE-3] a card in the chain knows it, while it is judged and while it is done', () => {
    const cards: Cards = {
      fox: { kind: 'beast', abilities: through('c != this && !chained(c)') },
      owl: { kind: 'beast', abilities: through('c != this && !chained(c)') },
      axe: { kind: 'tool', abilities: last },
    };
    const { ruleset, state } = after([{ do: 'use', card: fox, ability: 'pass' }], {
      cards,
    });
    const picks = (at: typeof state) =>
      answersOf(ruleset, at, 0, 9).map((one) => one.picks['card']);
    expect(picks(state)).toEqual(['piece/1', 'piece/2']);
    const deeper = play(ruleset, state, { move: 'card', picks: { card: 'piece/1' } }).state;
    expect(picks(deeper)).toEqual(['piece/2']);
    expect(deeper.frames.map(({ uses }) => uses?.card)).toEqual([undefined, 0, 1]);
  });

  test('[ABLE-3] a state rule that waits for the chain is looked at when the card has left it', () => {
    const cards: Cards = {
      fox: { kind: 'beast', abilities: { hum: { do: [{ do: 'gain', what: 'you.noise' }] } } },
      owl: { kind: 'beast' },
      axe: { kind: 'tool' },
    };
    const state: NonNullable<ProgramsFile['state']> = [
      {
        id: 'leaves',
        each: 'table.row',
        if: "it.id == 'fox' && you.noise > 0 && !chained(it)",
        do: [{ do: 'move', what: 'it', to: 'you.hand' }],
      },
    ];
    const steps: Effects = [
      { do: 'use', card: fox, ability: 'hum' },
      { do: 'set', what: 'table.seen', to: 'you.hand.size()' },
    ];
    expect(after(steps, { cards, state }).seen).toBe(1);
  });
});

describe('[ABLE-4] copies', () => {
  const wake: AbilityDeclaration = { do: [{ do: 'set', what: 'table.hero', to: 'this' }] };
  const copy = { ability: 'wake', copy: true as const };
  const mimic: AbilityDeclaration = {
    choose: [{ a: 'other', from: 'table.row', able: copy }],
    do: [{ do: 'use', card: 'other', ability: 'wake', copy: true }],
  };
  const cards: Cards = {
    fox: { kind: 'beast', abilities: { mimic } },
    owl: { kind: 'beast', abilities: { wake } },
    axe: { kind: 'tool' },
  };
  const heard: NonNullable<ProgramsFile['triggers']>[number] = {
    id: 'heard',
    on: 'used',
    do: [{ do: 'gain', what: 'you.noise' }],
  };

  test('[ABLE-4] this is the copying card, and only that one was used', () => {
    const parts = { cards, triggers: [heard] };
    const { ruleset, state } = after([{ do: 'use', card: fox, ability: 'mimic' }], parts);
    const { vars } = play(ruleset, state, { move: 'other', picks: { other: 'piece/1' } }).state;
    expect(vars[ruleset.world.columns.table.get('hero')!.base]).toBe(0);
    expect(vars[ruleset.world.columns.player.get('noise')!.base]).toBe(1);
  });

  test('[ABLE-4] there must be a card that copies', () => {
    expect(problems([{ do: 'use', card: fox, copy: true }])).toEqual([
      'moves/all.json/moves/wait/do/0/copy There is no card here that could copy: copy stands in the text of a card.',
    ]);
  });
});

describe('[LINK-4] abilities name what exists', () => {
  test('[LINK-4] a use names an ability that some card has', () => {
    expect(problems([{ do: 'use', card: fox, ability: 'grwl' }])).toEqual([
      'moves/all.json/moves/wait/do/0/ability No card has an ability “grwl”.',
    ]);
    expect(problems([{ do: 'use', card: fox, named: "'grwl'" }])).toEqual([
      'moves/all.json/moves/wait/do/0/named “grwl” is not the name of an ability.',
    ]);
    expect(
      problems([{ do: 'use' }, { do: 'use', card: fox, ability: 'growl', named: "'growl'" }]),
    ).toEqual([
      'moves/all.json/moves/wait/do/0 A use says which card, or which ability of the library.',
      'moves/all.json/moves/wait/do/1 A use says either “ability” or “named”.',
    ]);
  });

  test('[LINK-4] only cards are able, by an ability that there is', () => {
    const choose = (able: string, from: string): Effects => [{ do: 'choose', a: 'x', from, able }];
    expect(problems(choose('grwl', 'table.row'))).toEqual([
      'moves/all.json/moves/wait/do/0/able No card has an ability “grwl”.',
    ]);
    expect(problems(choose('growl', 'players'))).toEqual([
      'moves/all.json/moves/wait/do/0/able Only cards have abilities, and this is a list of players.',
    ]);
  });

  test('[LINK-4] what a family says wrongly is told once, where it stands', () => {
    const more: CardsFile = {
      families: {
        loud: {
          kind: 'beast',
          abilities: { cry: { from: ['attic'], do: [{ do: 'gain', what: 'you.nose' }] } },
        },
      },
    };
    const cards: Cards = { fox: { like: 'loud' }, owl: { like: 'loud' }, axe: { kind: 'tool' } };
    expect(problems([], { cards, more })).toEqual([
      'cards/more.json/families/loud/abilities/cry/from/0 There is no zone “attic”; known: row, hand.',
      'cards/more.json/families/loud/abilities/cry/do/0/what A player has no counter or variable “nose”.',
    ]);
  });
});
