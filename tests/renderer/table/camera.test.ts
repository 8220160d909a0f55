// The table in the window.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fit, frameOf, toTable, toWindow } from '../../../renderer/table/camera.ts';

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
