// The table in the window.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fit,
  focusOn,
  frameOf,
  panBy,
  toTable,
  toWindow,
  zoomAt,
} from '../../../renderer/table/camera.ts';

const sizes = fc.record({
  width: fc.integer({ min: 100, max: 4000 }),
  height: fc.integer({ min: 100, max: 4000 }),
});

test('[TABLE-6] the whole table is in the window and touches two of its sides', () => {
  fc.assert(
    fc.property(sizes, sizes, (table, window) => {
      const camera = fit(table, window);
      const whole = { x: table.width / 2, y: table.height / 2, ...table };
      const frame = frameOf(camera, whole);
      expect(frame.left).toBeGreaterThanOrEqual(-1e-6);
      expect(frame.top).toBeGreaterThanOrEqual(-1e-6);
      expect(frame.left + frame.width).toBeLessThanOrEqual(window.width + 1e-6);
      expect(frame.top + frame.height).toBeLessThanOrEqual(window.height + 1e-6);
      expect(Math.min(frame.left, frame.top)).toBeCloseTo(0);
    }),
  );
});

test('[TABLE-6] a point goes to the window and back unchanged', () => {
  const points = fc.record({ x: fc.integer(), y: fc.integer() });
  fc.assert(
    fc.property(sizes, sizes, points, (table, window, point) => {
      const camera = fit(table, window);
      const there = toTable(camera, toWindow(camera, point));
      expect(there.x / (point.x || 1)).toBeCloseTo(point.x ? 1 : 0, 3);
      expect(there.y / (point.y || 1)).toBeCloseTo(point.y ? 1 : 0, 3);
    }),
  );
});

const points = fc.record({
  x: fc.integer({ min: 0, max: 4000 }),
  y: fc.integer({ min: 0, max: 4000 }),
});

test('[TABLE-18] however it is moved, the table fills the window or lies in its middle', () => {
  const factor = fc.double({ min: 0.2, max: 6, noNaN: true });
  fc.assert(
    fc.property(sizes, sizes, points, factor, (table, window, at, by) => {
      const room = { table, window };
      const near = zoomAt(fit(table, window), at, by, room);
      const moved = panBy(near, { x: at.x - 2000, y: at.y - 2000 }, room);
      expect(near.scale).toBeGreaterThanOrEqual(fit(table, window).scale - 1e-9);
      for (const [start, length, whole] of [
        [moved.x, table.width * moved.scale, window.width],
        [moved.y, table.height * moved.scale, window.height],
      ] as const) {
        if (length > whole + 1) {
          expect(start).toBeLessThanOrEqual(1e-6);
          expect(start + length).toBeGreaterThanOrEqual(whole - 1e-6);
        } else expect(start + length / 2).toBeCloseTo(whole / 2, 0);
      }
    }),
  );
});

test('[TABLE-18] what is focused is in the window, and larger than before', () => {
  const table = { width: 1800, height: 1200 };
  const window = { width: 900, height: 600 };
  const box = { x: 1500, y: 200, width: 400, height: 130 };
  const camera = focusOn(box, { table, window });
  const frame = frameOf(camera, box);
  expect(camera.scale).toBeGreaterThan(0.5);
  expect(frame.left).toBeGreaterThanOrEqual(0);
  expect(frame.left + frame.width).toBeLessThanOrEqual(900);
  expect(frame.top).toBeGreaterThanOrEqual(0);
});
