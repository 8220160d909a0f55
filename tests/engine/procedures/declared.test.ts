// What a procedure says of itself, and what is said of it elsewhere, is checked.
import { expect, test } from 'vitest';
import type { Effects } from '../../../engine/index.ts';
import { note, problems, TABLE, type Programs } from './support.ts';

test('[LINK-10] what a procedure says of itself is checked', () => {
  const wrong: Programs = {
    both: { do: [], steps: [{ step: 'a', do: [] }] },
    neither: {},
    'big-fight': { steps: [{ step: 'a', do: [] }] },
    plain: { do: [], vars: { n: 'int' } },
    twice: {
      with: { n: 'int' },
      vars: { n: 'int', you: 'int', w: 'word', k: { type: 'int', initial: true } },
      steps: [
        { step: 'a', do: [] },
        { step: 'a', do: [] },
      ],
    },
  };
  expect(problems({ programs: wrong }, [])).toEqual([
    'programs/all.json/programs/both A program says either “do” or, as a procedure, “steps”.',
    'programs/all.json/programs/neither A program says either “do” or, as a procedure, “steps”.',
    'programs/all.json/programs/big-fight “big-fight” has a hyphen, which expressions read as a minus: give the procedure an alias that cards can name it by.',
    'programs/all.json/programs/plain/vars Only a procedure, with steps, has “vars”.',
    'programs/all.json/programs/twice/vars/n The name “n” is already taken here.',
    'programs/all.json/programs/twice/vars/you The name “you” is already taken here.',
    'programs/all.json/programs/twice/vars/w A variable of words says which words it can be.',
    'programs/all.json/programs/twice/vars/k/initial A variable of type int cannot begin with true.',
    'programs/all.json/programs/twice/steps/1/step The step “a” stands here twice.',
  ]);
});

test('[LINK-10] procedures, steps and variables that are named exist', () => {
  const effects: Effects = [
    { do: 'again', in: 'combta', from: 'roll' },
    { do: 'again', in: 'combat', from: 'rol' },
    { do: 'stop', what: 'fight' },
    { do: 'stop', what: 'combat', result: 1 },
    { do: 'set', what: 'combat.dei', to: 1 },
    { do: 'set', what: 'combat.side', to: "'wno'" },
    { do: 'set', what: 'combat.die[you]', to: 1 },
    ...note('or(combat.hurt, 0)'),
  ];
  expect(problems({}, effects)).toEqual([
    'moves/all.json/moves/wait/do/0/in There is no procedure “combta”. (did you mean “combat”?)',
    'moves/all.json/moves/wait/do/1/from The procedure “combat” has no step “rol”; its steps: start, roll, result. (did you mean “roll”?)',
    'moves/all.json/moves/wait/do/2/what There is no procedure “fight”; known: combat.',
    'moves/all.json/moves/wait/do/3/result This program gives nothing: say with “gives” what sort of thing it gives.',
    'moves/all.json/moves/wait/do/4/what The procedure “combat” has no variable “dei”. (did you mean “die”?)',
    'moves/all.json/moves/wait/do/5/to “wno” is not a word of side. (did you mean “won”?)',
    "moves/all.json/moves/wait/do/6/what “die” is one for all; only of a map can one player's be set.",
    'moves/all.json/moves/wait/do/7/to The procedure “combat” has no variable “hurt”; known: foe, die, light, side.',
  ]);
  const during = { log: { type: 'int' as const, ends: 'procedure' as const, of: 'combta' } };
  expect(problems({ table: { ...TABLE, vars: during } })).toContain(
    'table.json/vars/log/of There is no procedure “combta”. (did you mean “combat”?)',
  );
  const shared: Programs = {
    a: { alias: 'combat', vars: { die: 'int' }, steps: [{ step: 'x', do: [] }] },
    b: { alias: 'combat', vars: { die: 'bool' }, steps: [{ step: 'x', do: [] }] },
  };
  expect(problems({ programs: shared }, [])).toEqual([
    'programs/all.json/programs/b/vars/die “die” is of another type in a procedure that shares the name “combat”.',
  ]);
});
