// look/table.json: what is printed on cards and spaces are attributes that they have.
import { into, type Spot } from '../report.ts';
import type { CornerLook, FaceLook } from '../types.generated.ts';
import type { Checked } from './check.ts';

export function checkLookPrints(checked: Checked, look: Spot): void {
  for (const [kind, face] of Object.entries(checked.source.look.faces ?? {})) {
    checkFace(checked, kind, face, into(look, 'faces', kind));
  }
  checkSorts(checked, look);
  checkPrintsOfSpaces(checked, look);
  checkTracks(checked, look);
}

function checkFace({ source, report }: Checked, kind: string, face: FaceLook, spot: Spot): void {
  const attributes = source.table.kinds?.[kind]?.attributes;
  if (!source.table.kinds || !Object.hasOwn(source.table.kinds, kind)) return;
  const known = Object.keys(attributes ?? {});
  const named: [string | undefined, Spot][] = [
    ...(Object.entries(face.corners ?? {}) as [string, CornerLook][]).map(
      ([corner, { value }]): [string, Spot] => [value, into(spot, 'corners', corner, 'value')],
    ),
    ...(face.line ?? []).map((name, i): [string, Spot] => [name, into(spot, 'line', i)]),
    ...(face.foot ?? []).map((name, i): [string, Spot] => [name, into(spot, 'foot', i)]),
    [face.tints?.by, into(spot, 'tints', 'by')],
    [face.edge, into(spot, 'edge')],
  ];
  for (const [found, at] of named) {
    if (found === undefined || known.includes(found)) continue;
    const message = `a ${kind} has no attribute “${found}”`;
    report.add(at, 'unknown-attribute', message, { known: { found, among: known } });
  }
}

function checkSorts({ source, world, report }: Checked, look: Spot): void {
  const known = ['kind', ...world.attributes.keys()];
  for (const [id, zone] of Object.entries(source.look.zones ?? {})) {
    for (const part of ['down', 'across'] as const) {
      const found = zone[part]?.by;
      if (found === undefined || known.includes(found)) continue;
      const message = `cards have no attribute “${found}”`;
      const spot = into(look, 'zones', id, part, 'by');
      report.add(spot, 'unknown-attribute', message, { known: { found, among: known } });
    }
  }
}

function checkPrintsOfSpaces({ source, report }: Checked, look: Spot): void {
  for (const [id, { prints = [], sorts }] of Object.entries(source.look.boards ?? {})) {
    const known = Object.keys(source.table.boards?.[id]?.attributes ?? {});
    const named: [string | undefined, Spot][] = [
      ...prints.map(({ value }, i): [string, Spot] => [
        value,
        into(look, 'boards', id, 'prints', i, 'value'),
      ]),
      [sorts?.by, into(look, 'boards', id, 'sorts', 'by')],
    ];
    for (const [found, at] of named) {
      if (found === undefined || known.includes(found)) continue;
      const message = `the spaces of this board have no attribute “${found}”`;
      report.add(at, 'unknown-attribute', message, { known: { found, among: known } });
    }
  }
}

/** A track counts a number that the table or its players carry. */
function checkTracks({ source, world, report }: Checked, look: Spot): void {
  for (const [id, { of: found, mat }] of Object.entries(source.look.tracks ?? {})) {
    const { table, player } = world.columns;
    const known = ['round', ...(mat ? [] : table.keys()), ...player.keys()];
    if (known.includes(found)) continue;
    const message = `neither the table nor the players count “${found}”`;
    const spot = into(look, 'tracks', id, 'of');
    report.add(spot, 'unknown-counter', message, { known: { found, among: known } });
  }
}
