// What is hidden in a procedure: covered dice, secret choices, and variables that nobody sees until they are shown.
import { describe, expect, test } from 'vitest';
import { barrierBetween, eventsFor, view, type Effects } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';
import { note, TABLE, type Programs } from './support.ts';

/** A die with one side, so that its number is sure. */
const covered: Effects[number] = { do: 'roll', as: 'green', sides: 1, hidden: true };
const pause: Effects[number] = { do: 'either', options: [{ say: 'on', do: [] }] };

function table(programs: Programs) {
  const moves = { wait: { do: [{ do: 'call' as const, program: 'combat' }] } };
  const ruleset = linked(smallSource({ table: TABLE, programs, moves }));
  const first = play(ruleset, begin(ruleset, { seats: 3 }).state, { move: 'wait' });
  return { ruleset, ...first };
}

const ROLL: Programs = {
  combat: {
    vars: { green: 'int', open: 'int' },
    steps: [
      {
        step: 'roll',
        do: [{ do: 'roll', as: 'open', sides: 1 }, covered, pause],
      },
      { step: 'result', do: [pause] },
    ],
  },
};

describe('[PROC-4] covered dice', () => {
  test('[PROC-4] are in nobody’s view and in no event until the step ends', () => {
    const { ruleset, state, events } = table(ROLL);
    expect(events).toContainEqual({ event: 'rolled', sides: 1, faces: null });
    for (const seat of [0, 1, 2, null]) {
      expect(view(ruleset, state, seat).procedures).toEqual([
        { id: 'combat', step: 'roll', vars: { open: 1 }, hidden: ['green'] },
      ]);
    }
    const next = play(ruleset, state, { move: 'on' });
    expect(next.events).toContainEqual({ event: 'revealed', name: 'green', with: { green: 1 } });
    expect(view(ruleset, next.state, 2).procedures).toEqual([
      { id: 'combat', step: 'result', vars: { open: 1, green: 1 } },
    ]);
  });

  test('[PROC-4] can be shown before, to all or to some', () => {
    const showing = (to?: string): Programs => ({
      peek: { do: [{ do: 'show', what: 'combat.green', ...(to !== undefined && { to }) }] },
      combat: {
        ...ROLL['combat']!,
        steps: [{ step: 'roll', do: [covered, { do: 'call', program: 'peek' }, pause] }],
      },
    });
    const all = table(showing());
    expect(view(all.ruleset, all.state, 1).procedures![0]!.vars).toEqual({ green: 1, open: 0 });
    const some = table(showing('[next(you)]'));
    expect(view(some.ruleset, some.state, 1).procedures![0]!.vars).toEqual({ green: 1, open: 0 });
    expect(view(some.ruleset, some.state, 0).procedures![0]!.vars).toEqual({ open: 0 });
    const told = some.events.find((one) => one.event === 'revealed')!;
    expect(eventsFor([told], 1)).toMatchObject([{ with: { green: 1 } }]);
    expect(eventsFor([told], 0)).toMatchObject([{ with: {} }]);
    expect(eventsFor([told], null)).toMatchObject([{ with: {} }]);
  });

  test('[PROC-4] stay covered when the procedure is left, and are covered again when it goes back', () => {
    const leaving: Programs = {
      combat: {
        ...ROLL['combat']!,
        steps: [{ step: 'roll', do: [covered, pause, { do: 'stop' }] }],
      },
    };
    const left = table(leaving);
    const done = play(left.ruleset, left.state, { move: 'on' });
    expect(done.events.filter(({ event }) => event === 'revealed')).toEqual([]);
    const again: Programs = {
      combat: {
        vars: { green: 'int', tries: 'int' },
        steps: [
          { step: 'roll', do: [covered, pause] },
          {
            step: 'result',
            if: 'tries < 1',
            do: [
              { do: 'let', set: { tries: 'tries + 1' } },
              { do: 'again', in: 'combat', from: 'roll' },
            ],
          },
        ],
      },
    };
    const twice = table(again);
    const second = play(twice.ruleset, twice.state, { move: 'on' });
    expect(view(twice.ruleset, second.state, 0).procedures![0]!.hidden).toEqual(['green']);
  });

  test('[UNDO-1] what comes to light cannot be taken back', () => {
    const { ruleset, state } = table(ROLL);
    const given = { seat: 0, move: 'on', picks: {} };
    const next = play(ruleset, state, given);
    expect(barrierBetween({ before: state, given, after: next.state })?.code).toBe('revealed');
    const last = play(ruleset, next.state, given);
    expect(barrierBetween({ before: next.state, given, after: last.state })).toBeNull();
  });
});

describe('[PROC-4] secrets', () => {
  const ARENA: Programs = {
    combat: {
      vars: {
        side: { type: 'map<player, word?>', words: ['red', 'green'] },
        plan: { type: 'int', hidden: true },
      },
      steps: [
        {
          step: 'commit',
          do: [
            { do: 'choose', a: 'side', who: 'players', words: ['red', 'green'], secret: true },
            { do: 'let', set: { plan: '4' } },
          ],
        },
        { step: 'dice', do: [pause] },
        { step: 'open', do: [{ do: 'show', what: 'side' }, { do: 'show', what: 'plan' }, pause] },
      ],
    },
  };

  function committed() {
    const { ruleset, state } = table(ARENA);
    const sides = ['red', 'green', 'red'];
    const all = sides.reduce(
      (now, side, seat) => play(ruleset, now, { seat, move: 'side', picks: { side } }).state,
      state,
    );
    return { ruleset, state: all };
  }

  test('[PROC-4] each knows what they chose; nobody what others did, until it is shown', () => {
    const { ruleset, state } = committed();
    expect(view(ruleset, state, 1).procedures).toEqual([
      {
        id: 'combat',
        step: 'dice',
        vars: { side: { 'seat/1': 'green' } },
        hidden: ['side', 'plan'],
      },
    ]);
    expect(view(ruleset, state, null).procedures![0]!.vars).toEqual({});
    const shown = play(ruleset, state, { move: 'on' });
    const side = { 'seat/0': 'red', 'seat/1': 'green', 'seat/2': 'red' };
    expect(shown.events).toContainEqual({ event: 'revealed', name: 'side', with: side });
    expect(view(ruleset, shown.state, 1).procedures).toEqual([
      { id: 'combat', step: 'open', vars: { side, plan: 4 } },
    ]);
  });

  test('[PROC-4] cards in variables are named to those only who know them', () => {
    const programs: Programs = {
      combat: {
        vars: { paid: 'list<card>' },
        steps: [
          {
            step: 'pay',
            do: [
              { do: 'create', def: 'axe', in: 'you.hand' },
              { do: 'let', set: { paid: 'you.hand' } },
              ...note(1),
              pause,
            ],
          },
        ],
      },
    };
    const { ruleset, state } = table(programs);
    expect(view(ruleset, state, 0).procedures![0]!.vars).toEqual({ paid: ['piece/0'] });
    expect(view(ruleset, state, 1).procedures![0]!.vars).toEqual({ paid: [null] });
  });
});
