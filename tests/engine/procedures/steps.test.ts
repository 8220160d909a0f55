// Procedures: steps in order, variables that everybody can name, going back, leaving, and one inside the other.
import { describe, expect, test } from 'vitest';
import type { Effects } from '../../../engine/index.ts';
import { after, CALL, note, problems, TABLE, THREE, type Programs } from './support.ts';

const combat = THREE['combat']!;
const steps = combat.steps!;

describe('[PROC-1] steps', () => {
  test('[PROC-1] are done in order; one whose condition does not hold is left out', () => {
    expect(after({}).log).toBe(123);
    const some = steps.map((step) => ({ ...step, if: "combat.step != 'roll'" }));
    expect(after({ programs: { combat: { ...combat, steps: some } } }).log).toBe(13);
  });

  test('[PROC-1] what one step remembers the next one knows; each run begins anew', () => {
    const programs: Programs = {
      count: {
        vars: { n: { type: 'int', initial: 3 } },
        steps: [
          { step: 'more', do: [{ do: 'let', set: { n: 'n + 1' } }] },
          { step: 'told', do: note('n') },
        ],
      },
    };
    const twice: Effects = [
      { do: 'call', program: 'count' },
      { do: 'call', program: 'count' },
    ];
    expect(after({ programs }, twice).log).toBe(44);
  });

  test('[PROC-1] stop inside a step leaves the whole procedure, with a result', () => {
    const programs: Programs = {
      duel: {
        gives: 'int',
        steps: [
          { step: 'start', do: [{ do: 'stop', result: 7 }] },
          { step: 'never', do: note(9) },
        ],
      },
    };
    const effects: Effects = [{ do: 'call', program: 'duel', as: 'won' }, ...note('or(won, 0)')];
    expect(after({ programs }, effects).log).toBe(7);
  });

  test('[PROC-1] a map has one entry for each player, which can be set by itself', () => {
    const programs: Programs = {
      vote: {
        vars: { votes: 'map<player, int>' },
        steps: [
          {
            step: 'count',
            do: [
              { do: 'set', what: 'vote.votes[next(you)]', to: 4 },
              { do: 'add', what: 'vote.votes[next(you)]', n: 1 },
              ...note('votes[you]'),
              ...note('vote.votes[next(you)]'),
            ],
          },
        ],
      },
    };
    expect(after({ programs }, [{ do: 'call', program: 'vote' }]).log).toBe(5);
  });

  test('[PROC-1] dice, choices and results go straight into its variables', () => {
    const programs: Programs = {
      six: { gives: 'int', do: [{ do: 'stop', result: 6 }] },
      combat: {
        vars: { die: 'int', more: 'int?' },
        steps: [
          {
            step: 'roll',
            do: [
              { do: 'roll', as: 'die', sides: 1 },
              { do: 'call', program: 'six', as: 'more' },
            ],
          },
          { step: 'told', do: note('die + or(more, 0)') },
        ],
      },
    };
    expect(after({ programs }, [{ do: 'call', program: 'combat' }]).log).toBe(7);
    programs['combat']!.vars = { die: 'int', more: 'bool' };
    expect(problems({ programs }, [{ do: 'call', program: 'combat' }])).toContain(
      'programs/all.json/programs/combat/steps/0/do/1/as The variable “more” is yes or no, and this gives a number or none.',
    );
  });
});

describe('[PROC-2] named from outside', () => {
  const reading: Programs = {
    ...THREE,
    look: { do: note('or(combat.die, 9)') },
    tell: { do: [{ do: 'set', what: 'combat.die', to: 5 }] },
    combat: {
      ...combat,
      steps: [
        { step: 'start', do: [{ do: 'call', program: 'look' }] },
        { step: 'roll', do: [{ do: 'call', program: 'tell' }] },
        { step: 'result', do: note('die') },
      ],
    },
  };

  test('[PROC-2] others read and set its variables while it runs; without it there is none', () => {
    const effects: Effects = [
      { do: 'call', program: 'look' },
      { do: 'call', program: 'tell' },
      ...CALL,
    ];
    expect(after({ programs: reading }, effects).log).toBe(905);
  });

  test('[PROC-2] values read them, and state rules look as soon as they change', () => {
    const standing = {
      values: { worth: { of: 'player' as const, is: 'or(combat.die, 0) * 2' } },
    };
    const state = [
      {
        id: 'high',
        if: 'or(combat.die, 0) > 3',
        do: [...note(8), { do: 'set' as const, what: 'combat.die', to: 1 }],
      },
    ];
    const roll: Effects = [{ do: 'let', set: { die: '4' } }, ...note('you.worth')];
    const programs = { combat: { ...combat, steps: [{ step: 'roll', do: roll }] } };
    expect(after({ programs, standing, state }).log).toBe(82);
  });

  test('[PROC-2] the innermost of a name is meant, to any depth', () => {
    const programs: Programs = {
      combat: {
        with: { n: 'int' },
        vars: { mine: 'int' },
        steps: [
          { step: 'start', do: [{ do: 'let', set: { mine: 'n' } }, ...note('combat.mine')] },
          {
            step: 'inner',
            if: 'n < 3',
            do: [{ do: 'call', program: 'combat', with: { n: 'n + 1' } }],
          },
          { step: 'end', do: note('combat.mine') },
        ],
      },
    };
    const effects: Effects = [{ do: 'call', program: 'combat', with: { n: 1 } }];
    expect(after({ programs }, effects).log).toBe(123321);
  });

  test('[PROC-2] two procedures share a name; what only one of them has may be none', () => {
    const programs: Programs = {
      duel: {
        alias: 'combat',
        vars: { die: { type: 'int', initial: 2 } },
        steps: [{ step: 'roll', do: [{ do: 'call', program: 'look' }] }],
      },
      arena: {
        alias: 'combat',
        vars: { die: { type: 'int', initial: 3 }, crowd: { type: 'int', initial: 4 } },
        steps: [{ step: 'roll', do: [{ do: 'call', program: 'look' }] }],
      },
      look: {
        do: [
          ...note('combat != none ? combat.die : 0'),
          ...note('or(combat.crowd, 8)'),
          ...note('arena != none ? 1 : 0'),
        ],
      },
    };
    const effects: Effects = [
      { do: 'call', program: 'duel' },
      { do: 'call', program: 'arena' },
    ];
    expect(after({ programs }, effects).log).toBe(280341);
    expect(
      problems({ programs: { ...programs, look: { do: note('combat.die') } } }, effects),
    ).toEqual([
      'programs/all.json/programs/look/do/0/to “combat.die” may be none here; test it first, or write or(combat.die, …).',
    ]);
  });

  test('[PROC-2] what was tested is tested again when others may have changed it', () => {
    const programs: Programs = {
      take: { do: [{ do: 'set', what: 'combat.ally', to: 'none' }] },
      combat: {
        vars: { ally: 'player?' },
        steps: [
          { step: 'start', do: [{ do: 'let', set: { ally: 'next(you)' } }] },
          {
            step: 'help',
            if: 'ally != none',
            do: [
              ...note('ally.hand.size()'),
              { do: 'call', program: 'take' },
              ...note('ally.hand.size()'),
            ],
          },
        ],
      },
    };
    expect(() => after({ programs }, [{ do: 'call', program: 'combat' }])).toThrow(
      'procedure “combat”: “ally” has become none here',
    );
  });
});

describe('[PROC-3] again and stop', () => {
  test('[PROC-3] again goes to a step with all variables kept, from any depth', () => {
    const back: Programs = {
      ...THREE,
      twice: {
        do: [
          {
            do: 'if',
            is: 'or(combat.light, 0) < 2',
            then: [{ do: 'again', in: 'combat', from: 'roll' }],
          },
          ...note(7),
        ],
      },
      combat: {
        ...combat,
        steps: [
          ...steps.slice(0, 1),
          { step: 'roll', do: [{ do: 'let', set: { light: 'light + 1' } }, ...note(2)] },
          { step: 'result', do: [{ do: 'call', program: 'twice' }, ...note(3)] },
        ],
      },
    };
    expect(after({ programs: back }).log).toBe(12273);
  });

  test('[PROC-3] stop leaves the procedure that is named, and all that runs above it', () => {
    const programs: Programs = {
      flee: { do: [{ do: 'stop', what: 'combat', result: 5 }, ...note(9)] },
      deep: { do: [{ do: 'call', program: 'flee' }, ...note(9)] },
      combat: {
        gives: 'int',
        steps: [
          { step: 'start', do: [{ do: 'call', program: 'deep' }, ...note(9)] },
          { step: 'result', do: note(9) },
        ],
      },
    };
    const effects: Effects = [
      { do: 'call', program: 'combat', as: 'won' },
      ...note('or(won, 0)'),
      { do: 'call', program: 'deep' },
    ];
    expect(after({ programs }, effects).log).toBe(599);
  });

  test('[PLAY-8] a procedure that goes back for ever is stopped', () => {
    const endless: Programs = {
      combat: {
        ...combat,
        steps: [{ step: 'roll', do: [{ do: 'again', in: 'combat', from: 'roll' }] }],
      },
    };
    expect(() => after({ programs: endless })).toThrow('procedure “combat”: ran too long');
  });
});

describe('[ENDS-1] as long as a procedure', () => {
  const setup: Effects = [{ do: 'create', def: 'axe', in: 'table.row' }];
  const mark = { on: 'card', type: 'int', ends: 'procedure', of: 'combat' } as const;
  const table = { ...TABLE, vars: { ...TABLE.vars, mark } };
  const marks = (n: number): Effects => [
    { do: 'set', what: 'table.row.first().mark', to: `or(table.row.first().mark, 0) + ${n}` },
  ];
  const seen = note('or(table.row.first().mark, 9)');

  test('[ENDS-1] a variable that ends with a procedure goes back when it is over or left', () => {
    const programs = {
      combat: { ...combat, steps: [{ step: 'roll', do: [...marks(2), ...seen] }] },
    };
    expect(
      after({ setup, programs, table }, [...CALL, ...seen, ...marks(1), ...CALL, ...seen]).log,
    ).toBe(2030);
  });

  test('[ENDS-1] one inside the other has its own, and the outer one goes on with what it had', () => {
    const programs: Programs = {
      combat: {
        with: { n: 'int' },
        steps: [
          { step: 'start', do: [...seen, ...marks(4)] },
          { step: 'inner', if: 'n > 0', do: [{ do: 'call', program: 'combat', with: { n: 0 } }] },
          { step: 'end', do: seen },
        ],
      },
    };
    const effects: Effects = [{ do: 'call', program: 'combat', with: { n: 1 } }, ...seen];
    expect(after({ setup, programs, table }, effects).log).toBe(440);
  });
});
