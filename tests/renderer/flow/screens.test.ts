// The way from screen to screen.
import { expect, test } from 'vitest';
import { openScreens } from '../../../renderer/flow/screens.ts';

test('[SCREEN-1] from the title to a game, to its replay, and back', () => {
  const screens = openScreens();
  const seen: string[] = [];
  screens.watch(({ name, context }) => seen.push(`${name} ${context.game ?? ''}`.trim()));
  screens.send({ type: 'choose' });
  screens.send({ type: 'open', game: 'g1' });
  screens.send({ type: 'watch', game: 'g1' });
  screens.send({ type: 'back' });
  expect(seen).toEqual(['newGame', 'table g1', 'replay g1', 'title']);
});

test('[SCREEN-1] every screen but the first leads back to it', () => {
  for (const way of [
    [{ type: 'choose' }],
    [{ type: 'open', game: 'g' }],
    [{ type: 'watch', game: 'g' }],
  ] as const) {
    const screens = openScreens();
    way.forEach(screens.send);
    expect(screens.shown().name).not.toBe('title');
    screens.send({ type: 'back' });
    expect(screens.shown()).toEqual({ name: 'title', context: { game: null, wish: null } });
  }
});

test('[SCREEN-1] a way that a screen does not have leads nowhere', () => {
  const screens = openScreens();
  screens.send({ type: 'back' });
  expect(screens.shown().name).toBe('title');
  screens.send({ type: 'choose' });
  screens.send({ type: 'watch', game: 'g' });
  expect(screens.shown().name).toBe('newGame');
});

test('[SCREEN-1] playing again remembers the game and the names, and only once', () => {
  const screens = openScreens();
  const wish = { ruleset: 'abc', seats: ['Ann', 'Ben'] };
  screens.send({ type: 'open', game: 'g' });
  screens.send({ type: 'choose', wish });
  expect(screens.shown().context.wish).toEqual(wish);
  screens.send({ type: 'back' });
  screens.send({ type: 'choose' });
  expect(screens.shown().context.wish).toBeNull();
});
