// setBy(x, variable): who set that variable of x, or none; the variable must say its end.
import { ExpressionMistake } from '../mistake.ts';
import { placeNamed } from '../place.ts';
import type { Special } from '../definition.ts';
import { maybe, PLAYER } from '../types.ts';

export const setBy: Special = {
  form: 'special',
  name: 'setBy',
  count: 2,
  compile(compiler, { args: [bearer, name] }) {
    if (name?.kind !== 'literal' || typeof name.value !== 'string') {
      const message = "the second thing in these brackets is the name of a variable: 'frozen'";
      throw new ExpressionMistake('syntax', message, name!);
    }
    const place = placeNamed(compiler, bearer!, {
      name: name.value,
      at: name.start,
      end: name.end,
    });
    const { giver } = place.columns[0]!;
    if (!giver) {
      const message = `nobody remembers who set “${name.value}”; a variable does that says when it ends`;
      throw new ExpressionMistake('not-remembered', message, name);
    }
    const read = place.reader(giver);
    return { type: maybe(PLAYER), run: read };
  },
};
