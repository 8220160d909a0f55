// Colours that can be read.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkOn, mix } from '../../../renderer/sprites/colour.ts';

const styles = join(import.meta.dirname, '../../../renderer/styles');

function read(name: string): string {
  return readFileSync(join(styles, name), 'utf8');
}

function variable(name: string): string {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(read('base.css'))![1]!;
}

test('[SEE-2] contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
});

test('[SEE-2] the inks of the frame stand out from its grounds', () => {
  for (const ink of ['cream', 'sand', 'brass', 'ember']) {
    for (const ground of ['night', 'wood', 'panel']) {
      expect(contrast(variable(ink), variable(ground))).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(variable('brass-dark'), variable('brass'))).toBeGreaterThanOrEqual(4.5);
});

test('[SEE-2] ink on any colour is the one of the two that stands out more', () => {
  const colours = fc.integer({ min: 0, max: 0xffffff });
  fc.assert(
    fc.property(colours, (value) => {
      const colour = `#${value.toString(16).padStart(6, '0')}`;
      expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4);
    }),
  );
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});

test('[SEE-3] no text of the frame is smaller than 16 pixels', () => {
  let sizes = 0;
  for (const file of readdirSync(styles)) {
    for (const [, size] of read(file).matchAll(/(?:font(?:-size)?:[^;]*?)(\d+)px/g)) {
      sizes++;
      expect([file, Number(size) >= 16]).toEqual([file, true]);
    }
  }
  expect(sizes).toBeGreaterThan(20);
});
