// Words that lead through a program: each, repeat, let, call, stop, signal, say, emit; and what is wrong with them.
import { describe, expect, test } from 'vitest';
import { linkRuleset, type Effects, type FlowFile } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';

const add = (n: string): Effects => [{ do: 'set', what: 'table.turns', to: `table.turns + ${n}` }];

function after(effects: Effects, parts: Parts = {}) {
  const ruleset = linked(smallSource({ ...parts, moves: { wait: { do: effects } } }));
  const { state, events } = play(ruleset, begin(ruleset, { seats: 3 }).state, { move: 'wait' });
  const turns = state.vars[ruleset.world.columns.table.get('turns')!.base];
  return { ruleset, state, turns, events: events.slice(1) };
}

function problems(effects: Effects, parts: Parts = {}): string[] {
  const result = linkRuleset(smallSource({ ...parts, moves: { wait: { do: effects } } }));
  return result.ok ? [] : result.problems.map(({ pointer, message }) => `${pointer} ${message}`);
}

describe('[WORDS-2] each', () => {
  test('[WORDS-2] each does the steps for every element, in order', () => {
    const digits: Effects = [{ do: 'set', what: 'table.turns', to: 'table.turns * 10 + n' }];
    expect(after([{ do: 'each', a: 'n', of: '[3, 1, 2]', steps: digits }]).turns).toBe(312);
  });

  test('[WORDS-2] each takes its list once, before the first', () => {
    const setup: Effects = [{ do: 'create', def: 'fox', in: 'table.row', copies: 3 }];
    const steps: Effects = [
      { do: 'move', what: 'table.row', to: 'you.hand' },
      { do: 'if', is: "c.id == 'fox'", then: add('1') },
    ];
    expect(after([{ do: 'each', a: 'c', of: 'table.row', steps }], { setup }).turns).toBe(3);
  });

  test('[WORDS-2] the names of each are known in its steps only, and loops nest', () => {
    const inner: Effects = [{ do: 'each', a: 'm', of: '[1, 2]', steps: add('n * m') }];
    expect(after([{ do: 'each', a: 'n', of: '[1, 10]', steps: inner }]).turns).toBe(33);
    const late: Effects = [{ do: 'each', a: 'n', of: '[1]', steps: [] }, ...add('n')];
    expect(problems(late)).toEqual(['/moves/wait/do/1/to There is no name “n” here.']);
    expect(problems([{ do: 'each', a: 'you', of: '[1]', steps: [] }])).toEqual([
      '/moves/wait/do/0/a The name “you” is already taken here.',
    ]);
  });
});

test('[WORDS-2] a list that was named stays as it was, whatever becomes of the zone', () => {
  const setup: Effects = [{ do: 'create', def: 'fox', in: 'table.row', copies: 3 }];
  const lists = ['or(table.row, [])', 'true ? table.row : []'];
  for (const list of lists) {
    const named: Effects = [
      { do: 'let', set: { those: list } },
      { do: 'move', what: 'table.row.first()', to: 'you.hand' },
      ...add('or(those, []).size()'),
    ];
    expect([list, after(named, { setup }).turns]).toEqual([list, 3]);
  }
});

describe('[WORDS-2] repeat', () => {
  test('[WORDS-2] repeat counts once, or looks each time', () => {
    expect(after([{ do: 'repeat', times: 'table.turns + 3', steps: add('1') }]).turns).toBe(3);
    expect(after([{ do: 'repeat', times: -1, steps: add('1') }]).turns).toBe(0);
    expect(after([{ do: 'repeat', while: 'table.turns < 5', steps: add('2') }]).turns).toBe(6);
  });

  test('[WORDS-2] repeat says one of while and times', () => {
    const told = '/moves/wait/do/0 A repeat says either “while” or “times”.';
    expect(problems([{ do: 'repeat', steps: [] }])).toEqual([told]);
    expect(problems([{ do: 'repeat', while: true, times: 1, steps: [] }])).toEqual([told]);
  });

  test('[PLAY-8] a repeat without end is stopped', () => {
    const endless: Effects = [{ do: 'repeat', while: true, steps: [] }];
    expect(() => after(endless)).toThrow('move “wait”: ran too long');
  });
});

describe('[WORDS-2] let', () => {
  test('[WORDS-2] let works everything out before it names anything', () => {
    const effects: Effects = [
      { do: 'let', set: { a: '1', b: '20' } },
      { do: 'let', set: { a: 'b', b: 'a' } },
      ...add('a + b * 100'),
    ];
    expect(after(effects).turns).toBe(120);
  });

  test('[WORDS-2] a name keeps its type, and takes new values in inner lists', () => {
    const effects: Effects = [
      { do: 'let', set: { sum: '0' } },
      { do: 'each', a: 'n', of: '[1, 2, 3]', steps: [{ do: 'let', set: { sum: 'sum + n' } }] },
      ...add('sum'),
    ];
    expect(after(effects).turns).toBe(6);
    const wrong: Effects = [
      { do: 'let', set: { sum: '0' } },
      { do: 'let', set: { sum: 'true' } },
    ];
    expect(problems(wrong)).toEqual([
      '/moves/wait/do/1/set/sum Expected a number but found yes or no.',
    ]);
  });
});

describe('[WORDS-2] call and stop', () => {
  const programs: Parts['programs'] = {
    double: {
      with: { n: 'int' },
      gives: 'int',
      do: [
        { do: 'if', is: 'n > 100', then: [{ do: 'stop' }] },
        { do: 'stop', result: 'n * 2' },
        ...add('1000'),
      ],
    },
    sum: {
      with: { n: 'int' },
      gives: 'int',
      do: [
        { do: 'if', is: 'n == 0', then: [{ do: 'stop', result: 0 }] },
        { do: 'call', program: 'sum', with: { n: 'n - 1' }, as: 'rest' },
        { do: 'stop', result: 'n + or(rest, 0)' },
      ],
    },
    mine: { do: [{ do: 'set', what: 'table.rival', to: 'you' }] },
  };

  test('[WORDS-2] call gives what the program stops with; without a result it is none', () => {
    const call = (n: number): Effects => [
      { do: 'call', program: 'double', with: { n }, as: 'twice' },
      ...add('or(twice, 7)'),
    ];
    expect(after(call(21), { programs }).turns).toBe(42);
    expect(after(call(101), { programs }).turns).toBe(7);
  });

  test('[WORDS-2] programs may call themselves', () => {
    const effects: Effects = [
      { do: 'call', program: 'sum', with: { n: 10 }, as: 'all' },
      ...add('or(all, 0)'),
    ];
    expect(after(effects, { programs }).turns).toBe(55);
  });

  test('[WORDS-2] you is who performs the caller, or whom call names', () => {
    const rival = (you?: string) => {
      const effects: Effects = [{ do: 'call', program: 'mine', ...(you && { you }) }];
      const { ruleset, state } = after(effects, { programs });
      return state.vars[ruleset.world.columns.table.get('rival')!.base];
    };
    expect([rival(), rival('next(you)')]).toEqual([0, 1]);
  });

  test('[PLAY-8] programs that call each other without end are stopped', () => {
    const endless: Effects = [{ do: 'call', program: 'sum', with: { n: 200 } }];
    expect(() => after(endless, { programs })).toThrow(
      'program “sum”: programs call each other more than 64 deep',
    );
  });

  test.each([
    [{ program: 'dobule' }, '/moves/wait/do/0/program There is no program “dobule”.'],
    [{ program: 'double' }, '/moves/wait/do/0 The program “double” must be given “n”.'],
    [
      { program: 'double', with: { n: 'true' } },
      '/moves/wait/do/0/with/n Expected a number but found yes or no.',
    ],
    [
      { program: 'mine', with: { n: 1 } },
      '/moves/wait/do/0/with/n The program “mine” takes no “n”.',
    ],
    [{ program: 'mine', as: 'x' }, '/moves/wait/do/0/as The program “mine” gives nothing.'],
  ])('[LINK-7] %j is told', (call, told) => {
    expect(problems([{ do: 'call', ...call } as never], { programs })).toEqual([told]);
  });

  test('[LINK-7] a result of a program that gives nothing, or the wrong sort, is told', () => {
    expect(problems([{ do: 'stop', result: 1 }])).toEqual([
      '/moves/wait/do/0/result This program gives nothing: say with “gives” what sort of thing it gives.',
    ]);
    const wrong: Parts['programs'] = { give: { gives: 'card', do: [{ do: 'stop', result: 1 }] } };
    expect(problems([], { programs: wrong })).toEqual([
      '/programs/give/do/0/result Expected a card or none but found a number.',
    ]);
  });

  test('[LINK-7] the chart cannot start a program that takes something', () => {
    const flow: FlowFile = {
      initial: 'turn',
      states: { turn: { entry: ['double'], meta: { moves: ['wait'] } } },
    };
    expect(problems([], { programs, flow })).toEqual([
      '/states/turn/entry/0 The program “double” must be given “n”; the chart can give nothing.',
    ]);
  });
});

describe('[WORDS-2] if tells what is there', () => {
  const names: Effects = [{ do: 'let', set: { c: 'table.row.first()', d: 'you.hand.first()' } }];
  /** Joining what may be none to cards is a mistake. */
  const using = (...cards: string[]): Effects => [
    { do: 'let', set: { all: `table.row.join([${cards.join(', ')}])` } },
  ];

  test.each<[string, Effects, Effects]>([
    ['c != none', using('c'), []],
    ['none != c && d != none', using('c', 'd'), []],
    ['c == none || d == none', [], using('c', 'd')],
    ['!(c == none)', using('c'), []],
  ])('[WORDS-2] with “%s” it need not be tested again', (is, then, other) => {
    expect(problems([...names, { do: 'if', is, then, else: other }])).toEqual([]);
  });

  test.each(['c == none', 'c != none || d != none', 'table.hero != none'])(
    '[WORDS-2] “%s” does not tell that it is there',
    (is) => {
      expect(problems([...names, { do: 'if', is, then: using('c') }])).toHaveLength(1);
    },
  );

  test('[WORDS-2] after a test that leaves the program it is there for the rest', () => {
    const rest = (then: Effects) => [
      ...names,
      { do: 'if' as const, is: 'c == none', then },
      ...using('c'),
    ];
    expect(problems(rest([{ do: 'stop' }]))).toEqual([]);
    expect(problems(rest([]))).toHaveLength(1);
  });
});

describe('signals', () => {
  const flow: FlowFile = {
    initial: 'turn',
    states: {
      turn: { meta: { moves: ['wait'] }, on: { 'signal.storm': 'storm', 'move.wait': 'calm' } },
      storm: { meta: { moves: ['wait'] }, on: { 'signal.sun': 'calm' } },
      calm: { meta: { moves: ['wait'] } },
    },
  };

  test('[FLOW-6] the first signal is sent when all is finished, before the move', () => {
    const effects: Effects = [
      { do: 'signal', name: 'storm' },
      { do: 'signal', name: 'sun' },
      ...add('1'),
    ];
    const { state, turns } = after(effects, { flow });
    expect([state.chart, turns, state.signal]).toEqual(['storm', 1, null]);
  });

  test('[FLOW-6] a signal that leads nowhere leaves the move its event', () => {
    const effects: Effects = [{ do: 'signal', name: 'sun' }];
    const unused: Effects = [
      { do: 'if', is: false, then: [{ do: 'signal', name: 'storm' }] },
      ...effects,
    ];
    expect(after(unused, { flow }).state.chart).toBe('calm');
  });

  test('[LINK-7] signals that nobody handles or raises are told', () => {
    expect(problems([{ do: 'signal', name: 'strom' }], { flow })).toEqual([
      '/moves/wait/do/0/name No state of flow.json handles “signal.strom”.',
      '/states/turn/on/signal.storm Nothing raises the signal “storm”.',
      '/states/storm/on/signal.sun Nothing raises the signal “sun”; known: strom.',
    ]);
  });
});

describe('[WORDS-2] say and emit', () => {
  test('[WORDS-2] say and emit tell things by their refs', () => {
    const told = { who: 'you', where: 'table.field.first()', n: '2', all: 'others', is: 'true' };
    const { events } = after([
      { do: 'say', words: 'found', with: told, rule: 'SML-1' },
      { do: 'emit', event: 'storm' },
    ]);
    const names = { who: 'seat/0', where: 'field/a1', n: 2, all: ['seat/1', 'seat/2'], is: true };
    expect(events).toEqual([
      { event: 'said', line: 'found', rule: 'SML-1', with: names },
      { event: 'happened', name: 'storm', with: {} },
    ]);
  });

  test('[WORDS-2] a zone cannot be told', () => {
    expect(problems([{ do: 'emit', event: 'storm', with: { zone: 'you.hand' } }])).toEqual([
      '/moves/wait/do/0/with/zone Only things, numbers, words and yes or no can be told.',
    ]);
  });
});
