// Hooks: what rules and cards add to a step, do in its place, or leave out, and in which order.
import { describe, expect, test } from 'vitest';
import type { CardsFile, Effects } from '../../../engine/index.ts';
import type { Parts } from '../../support/small.ts';
import { after, note, problems, THREE, type Programs } from './support.ts';

type Hook = NonNullable<NonNullable<CardsFile['cards']>[string]['hooks']>[number];

const combat = THREE['combat']!;

function cards(hooks: Readonly<Record<string, readonly Hook[]>>): NonNullable<Parts['cards']> {
  const ids = ['fox', 'owl', 'axe'];
  return Object.fromEntries(ids.map((id) => [id, { kind: 'tool', hooks: [...(hooks[id] ?? [])] }]));
}

/** One fox on the table, an owl with the second player, an axe with the first. */
const setup: Effects = [
  { do: 'create', def: 'fox', in: 'table.row' },
  { do: 'create', def: 'owl', in: 'next(active).front' },
  { do: 'create', def: 'axe', in: 'active.front' },
];

describe('[HOOK-1] hooks', () => {
  test('[HOOK-1] of rules come before and after a step, or take its place', () => {
    expect(after({ hooks: [{ at: 'combat.roll', before: note(7) }] }).log).toBe(1723);
    expect(after({ hooks: [{ at: 'combat.roll', after: note(7) }] }).log).toBe(1273);
    expect(after({ hooks: [{ at: 'combat.roll', instead: note(7) }] }).log).toBe(173);
    const all = { before: note(7), instead: note(8), after: note(9) };
    expect(after({ hooks: [{ at: 'combat.roll', ...all }] }).log).toBe(17893);
    expect(after({ hooks: [{ at: 'combat.roll', if: 'false', ...all }] }).log).toBe(123);
  });

  test('[HOOK-1] skip leaves the step out, with all other hooks on it', () => {
    const others = { before: note(7), instead: note(8), after: note(9) };
    const hooks = [
      { at: 'combat.roll', ...others },
      { at: 'combat.roll', skip: true as const },
    ];
    expect(after({ hooks }).log).toBe(13);
    expect(after({ hooks: [hooks[0]!, { ...hooks[1]!, if: 'false' }] }).log).toBe(17893);
  });

  test('[HOOK-1] a step that is left out by its own condition has no hooks', () => {
    const steps = combat.steps!.map((one) => ({ ...one, if: "combat.step != 'roll'" }));
    const programs: Programs = { combat: { ...combat, steps } };
    expect(after({ programs, hooks: [{ at: 'combat.roll', before: note(7) }] }).log).toBe(13);
  });

  test('[HOOK-2] rules first, then the cards of each player from the active one, then those of nobody', () => {
    const hook = (n: number): Hook => ({ at: 'combat.roll', before: note(n), after: note(n) });
    const parts = {
      setup,
      cards: cards({ fox: [hook(6)], owl: [hook(5)], axe: [hook(4)] }),
      hooks: [{ at: 'combat.roll', before: note(9) }],
    };
    expect(after(parts).log).toBe(1945624563);
  });

  test('[HOOK-2] only cards in play work, and of several that take its place the first does', () => {
    const hook = (n: number): Hook => ({ at: 'combat.roll', instead: note(n) });
    const texts = cards({ fox: [hook(6)], owl: [hook(5)], axe: [hook(4)] });
    expect(after({ setup, cards: texts }).log).toBe(143);
    const away: Effects = [...setup, { do: 'move', what: 'active.front', to: 'active.hand' }];
    expect(after({ setup: away, cards: texts }).log).toBe(153);
  });

  test('[HOOK-2] who listens is settled when the step begins; what comes after is judged when it ends', () => {
    const steps = [
      { step: 'roll', do: [...note(2), { do: 'let' as const, set: { die: '4' } }] },
      { step: 'result', do: note(3) },
    ];
    const programs: Programs = { combat: { ...combat, steps } };
    const judged = { at: 'combat.roll', if: 'combat.die == 4' };
    const hooks = [
      { ...judged, before: note(7) },
      { ...judged, after: note(8) },
    ];
    expect(after({ programs, hooks }).log).toBe(283);
    const leaving: Programs = {
      combat: {
        ...combat,
        steps: [
          { step: 'roll', do: [{ do: 'move', what: 'active.front', to: 'active.hand' }] },
          {
            step: 'result',
            do: [{ do: 'move', what: 'active.hand', to: 'active.front' }, ...note(3)],
          },
        ],
      },
    };
    const both: Hook[] = [
      { at: 'combat.roll', after: note(5) },
      { at: 'combat.result', after: note(6) },
    ];
    expect(after({ setup, programs: leaving, cards: cards({ axe: both }) }).log).toBe(53);
  });

  test('[HOOK-3] you are the owner of the card, or whoever performs the procedure', () => {
    const tell = note('you == active ? 1 : you == next(active) ? 2 : 3');
    const texts = cards({
      fox: [{ at: 'combat.start', instead: tell }],
      owl: [{ at: 'combat.result', instead: tell }],
    });
    const hooks = [{ at: 'combat.roll', instead: tell }];
    const effects: Effects = [
      { do: 'call', program: 'combat', with: { foe: 'none' }, you: 'prev(active)' },
    ];
    expect(after({ setup, cards: texts, hooks }, effects).log).toBe(332);
  });

  test('[HOOK-3] with a role the card, or its owner, must be that variable or in it', () => {
    const programs: Programs = {
      combat: {
        with: { foe: 'card?', gear: 'list<card>' },
        vars: { winner: 'player?', losers: 'list<player>' },
        steps: [
          {
            step: 'who',
            do: [{ do: 'let', set: { winner: 'active', losers: '[next(active)]' } }],
          },
          { step: 'roll', do: note(2) },
        ],
      },
    };
    const roles = ['foe', 'gear', 'winner', 'losers'];
    const texts = (who: number): Hook[] =>
      roles.map((role, i) => ({ at: 'combat.roll', role, after: note(`${who} * 0 + ${i + 1}`) }));
    const parts = {
      setup,
      programs,
      cards: cards({ fox: texts(1), owl: texts(2), axe: texts(3) }),
    };
    const effects: Effects = [
      {
        do: 'call',
        program: 'combat',
        with: { foe: 'table.row.first()', gear: 'active.front.join(next(active).front)' },
      },
    ];
    // The axe is in the gear of the winner; the owl in the gear and of a loser; the fox is the foe.
    expect(after(parts, effects).log).toBe(223241);
  });

  test('[HOOK-3] hooks read and set variables, go back, and leave the procedure', () => {
    const programs: Programs = {
      combat: { ...combat, steps: [...combat.steps!, { step: 'told', do: note('die') }] },
    };
    const change: Hook = { at: 'combat.roll', after: [{ do: 'add', what: 'combat.die', n: 6 }] };
    expect(after({ setup, programs, cards: cards({ fox: [change] }) }).log).toBe(1236);
    const back: Hook = {
      at: 'combat.result',
      if: 'combat.light == 0',
      before: [
        { do: 'set', what: 'combat.light', to: 1 },
        { do: 'again', in: 'combat', from: 'roll' },
        ...note(9),
      ],
    };
    expect(after({ setup, cards: cards({ fox: [back] }) }).log).toBe(1223);
    const leave: Hook = { at: 'combat.roll', after: [{ do: 'stop', what: 'combat' }, ...note(9)] };
    expect(after({ setup, cards: cards({ fox: [leave] }) }).log).toBe(12);
  });

  test('[HOOK-3] a hook on a shared name works on every procedure that has the step', () => {
    const programs: Programs = {
      ...THREE,
      arena: { alias: 'combat', steps: [{ step: 'roll', do: note(5) }] },
    };
    const hooks = [
      { at: 'combat.roll', after: note(7) },
      { at: 'combat.result', after: note(8) },
      { at: 'arena.roll', after: note(9) },
    ];
    const effects: Effects = [
      { do: 'call', program: 'combat', with: { foe: 'none' } },
      { do: 'call', program: 'arena' },
    ];
    expect(after({ programs, hooks }, effects).log).toBe(12738579);
  });
});

test('[LINK-10] hooks name procedures, steps and roles that exist, and say what they do', () => {
  const hooks = [
    { at: 'combta.roll', before: [] },
    { at: 'combat.rol', before: [] },
    { at: 'combat.roll' },
    { at: 'combat.roll', skip: true as const, before: [] },
    { at: 'combat.result', instead: note(1) },
    { at: 'combat.result', instead: note(2) },
    { at: 'combat.start', if: 'combat.die', before: [] },
  ];
  const texts = cards({
    fox: [
      { at: 'combat.roll', role: 'feo', before: [] },
      { at: 'combat.roll', role: 'die', before: [] },
    ],
  });
  expect(problems({ hooks, cards: texts })).toEqual([
    'programs/all.json/hooks/5/instead Another hook already takes the place of “combat.result”; say with “if” when each of them does.',
    'programs/all.json/hooks/0/at There is no procedure “combta”. (did you mean “combat”?)',
    'programs/all.json/hooks/1/at The procedure “combat” has no step “rol”; its steps: start, roll, result. (did you mean “roll”?)',
    'programs/all.json/hooks/2 A hook says skip, or some of before, instead and after.',
    'programs/all.json/hooks/3 A hook says skip, or some of before, instead and after.',
    'programs/all.json/hooks/6/if Expected yes or no but found a number.',
    'cards/all.json/cards/fox/hooks/0/role The procedure “combat” has no variable “feo”. (did you mean “foe”?)',
    'cards/all.json/cards/fox/hooks/1/role “die” is no card or player, nor a list of them: nobody can be in it.',
  ]);
});
