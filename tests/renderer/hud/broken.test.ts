// Problems as an author sees them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withCaret } from '../../../renderer/hud/broken.tsx';

test('[SEE-4] the caret stands under the column', () => {
  expect(withCaret('  "mvoe": 1', 4)).toBe('"mvoe": 1\n ^');
  expect(withCaret('    ', 3)).toBe('  \n^');
  expect(withCaret('', 1)).toBe('\n^');
});

test('[SEE-4] in a line of any length the caret points at the same character', () => {
  const lines = fc.array(fc.constantFrom(...'abcdefghij'), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(lines, fc.nat(), (letters, luck) => {
      const column = (luck % letters.length) + 1;
      const [line, caret] = withCaret(letters.join(''), column).split('\n');
      expect(line!.length).toBeLessThanOrEqual(72);
      expect(line![caret!.indexOf('^')]).toBe(letters[column - 1]);
    }),
  );
});
