// Counters as tokens, tracks with their markers, pawns and badges: what lies on the table besides pieces. Pure.
import type { CounterLook, Ref, Seat, TrackLook, View } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';
import { alongPath, type Box, type Point } from './geometry.ts';
import type { SpaceBox } from './lay-boards.ts';
import { onMat, type MatBox } from './lay-mats.ts';
import type { PieceBox } from './lay-zones.ts';
import { fieldOf, fieldOn, isShown, numberOf } from './values.ts';

/** So many of a counter in one place: single tokens up to five, else one with a figure. */
export interface TokenPile extends Box {
  /** `gem@seat/0`. */
  readonly id: string;
  readonly counter: string;
  readonly of: string;
  readonly count: number;
  /** Each token's middle; one for all if there is a figure. */
  readonly spots: readonly Point[];
  readonly size: number;
  readonly figure: boolean;
}

export interface TrackBox {
  readonly track: string;
  readonly id: string;
  readonly look: TrackLook;
  readonly seat: Seat | null;
  readonly size: number;
  readonly spaces: readonly (Box & { readonly number: number })[];
}

/** A player's marker or pawn, or a marker of the table (seat null). */
export interface MarkerBox extends Box {
  readonly id: string;
  readonly seat: Seat | null;
  readonly value: number;
  readonly lap: number;
  readonly icon: string | null;
  /** The space that a pawn stands on. */
  readonly on: Ref | null;
}

export interface BadgeBox extends Box {
  readonly id: string;
  readonly badge: string;
  readonly of: string;
}

export interface TokensLaid {
  readonly piles: readonly TokenPile[];
  readonly tracks: readonly TrackBox[];
  readonly markers: readonly MarkerBox[];
  readonly badges: readonly BadgeBox[];
}

export interface TokenTable {
  readonly view: View;
  readonly sheet: Sheet;
  readonly spaces: readonly SpaceBox[];
  readonly mats: readonly MatBox[];
  readonly pieces: readonly PieceBox[];
}

export function layTokens(table: TokenTable): TokensLaid {
  const tracks = Object.entries(table.sheet.look.tracks ?? {}).flatMap(([id, look]) =>
    layTrack(table, id, look),
  );
  return {
    piles: Object.entries(table.sheet.look.counters ?? {}).flatMap(([counter, look]) => [
      ...pilesAtPlaces(table, counter, look),
      ...pilesOnThings(table, counter, look),
    ]),
    tracks: tracks.map(({ track }) => track),
    markers: [...tracks.flatMap(({ markers }) => markers), ...pawnsOf(table)],
    badges: badgesOf(table),
  };
}

const tokenSize = 34;
const mostTokens = 5;
const tokenStep = 0.62;

interface PileAt extends Point {
  readonly of: string;
  readonly size: number;
}

function pileOf(counter: string, look: CounterLook, count: number, place: PileAt): TokenPile {
  const { x, y, of, size } = place;
  const figure = look.figure === true || count > mostTokens || count <= 0;
  const step = size * tokenStep;
  const spots = Array.from({ length: figure ? 1 : count }, (_, at) => ({
    x: x + (figure ? 0 : (at - (count - 1) / 2) * step),
    y,
  }));
  const width = figure ? size * 1.7 : size + (count - 1) * step;
  return {
    id: `${counter}@${of}`,
    counter,
    of,
    count,
    spots,
    size,
    figure,
    x,
    y,
    width,
    height: size,
  };
}

/** On the table, in the bank and on mats: also shown when there are none. */
function pilesAtPlaces(
  { view, sheet, mats }: TokenTable,
  counter: string,
  look: CounterLook,
): TokenPile[] {
  const size = look.size ?? tokenSize;
  const count = (of: string) => numberOf(fieldOf(view, sheet, of, counter));
  const piles: TokenPile[] = [];
  if (look.at && own(sheet.fields.table, counter) !== undefined) {
    const place = { x: look.at[0], y: look.at[1], of: 'table', size };
    piles.push(pileOf(counter, look, count('table'), place));
  }
  if (look.bank && own(sheet.fields.bank, counter) !== undefined) {
    const place = { x: look.bank[0], y: look.bank[1], of: 'bank', size };
    piles.push(pileOf(counter, look, count('bank'), place));
  }
  if (look.mat && own(sheet.fields.player, counter) !== undefined) {
    for (const mat of mats) {
      const of = `seat/${mat.seat}`;
      const place = { ...onMat(mat, look.mat), of, size: size * mat.scale };
      piles.push(pileOf(counter, look, count(of), place));
    }
  }
  return piles;
}

/** On cards and spaces: only where there are some. */
function pilesOnThings(table: TokenTable, counter: string, look: CounterLook): TokenPile[] {
  const { view, sheet, spaces, pieces } = table;
  const listed = Object.keys(sheet.look.counters ?? {});
  const piles: TokenPile[] = [];
  for (const piece of pieces) {
    const held = listed.filter((name) => numberOf(fieldOn(piece.view, sheet, name)) > 0);
    const at = held.indexOf(counter);
    if (at < 0) continue;
    const size = Math.min(look.size ?? tokenSize, piece.width * 0.36);
    const y = piece.y + (at - (held.length - 1) / 2) * size * 1.1;
    const place = { x: piece.x, y, of: piece.id, size };
    piles.push(pileOf(counter, look, numberOf(fieldOn(piece.view, sheet, counter)), place));
  }
  for (const space of own(sheet.fields.space, counter) === undefined ? [] : spaces) {
    const held = listed.filter((name) => numberOf(fieldOf(view, sheet, space.ref, name)) > 0);
    const at = held.indexOf(counter);
    if (at < 0) continue;
    const size = Math.min(look.size ?? tokenSize, space.width * 0.36);
    const y = space.y + space.height * 0.34 - (held.length - 1 - at) * size * 1.1;
    const place = { x: space.x, y, of: space.ref, size };
    piles.push(pileOf(counter, look, numberOf(fieldOf(view, sheet, space.ref, counter)), place));
  }
  return piles;
}

interface TrackLaid {
  readonly track: TrackBox;
  readonly markers: readonly MarkerBox[];
}

function layTrack(table: TokenTable, name: string, look: TrackLook): TrackLaid[] {
  const { view, sheet, mats } = table;
  const { from = 0, to, of } = look;
  const points = alongPath(look.path, Math.max(1, to - from + 1));
  const laid = (place: (point: Point) => Point, scale: number, seat: Seat | null): TrackBox => {
    const size = (look.size ?? tokenSize) * scale;
    const spaces = points.map((point, at) => ({
      ...place(point),
      ...{ width: size, height: size, number: from + at },
    }));
    return { track: name, id: seat === null ? name : `${name}@${seat}`, look, seat, size, spaces };
  };
  if (look.mat) {
    return mats.map((mat) => {
      const track = laid((point) => onMat(mat, [point.x, point.y]), mat.scale, mat.seat);
      const value = numberOf(fieldOf(view, sheet, `seat/${mat.seat}`, of));
      return { track, markers: [markerOn(track, mat.seat, value, { at: 0, of: 1 })] };
    });
  }
  const track = laid((point) => point, 1, null);
  return [{ track, markers: markersOn(table, track) }];
}

function markersOn({ view, sheet }: TokenTable, track: TrackBox): MarkerBox[] {
  const { of } = track.look;
  if (of === 'round') return [markerOn(track, null, view.round, { at: 0, of: 1 })];
  if (own(sheet.fields.player, of) === undefined) {
    const value = numberOf(fieldOf(view, sheet, 'table', of));
    return [markerOn(track, null, value, { at: 0, of: 1 })];
  }
  const values = Array.from({ length: view.seats }, (_, seat) =>
    numberOf(fieldOf(view, sheet, `seat/${seat}`, of)),
  );
  return values.map((value, seat) => {
    const here = values.flatMap((other, at) => (other === value ? [at] : []));
    return markerOn(track, seat, value, { at: here.indexOf(seat), of: here.length });
  });
}

/** Beyond its last space a track begins again; below its first a marker waits there. */
function markerOn(
  track: TrackBox,
  seat: Seat | null,
  value: number,
  share: { readonly at: number; readonly of: number },
): MarkerBox {
  const { spaces, look, size } = track;
  const [from, count] = [look.from ?? 0, spaces.length];
  const lap = Math.max(0, Math.floor((value - from) / count));
  const at = Math.max(0, value - from - lap * count);
  const { x, y } = spaces[at]!;
  const off = (share.at - (share.of - 1) / 2) * size * 0.34;
  const box = { x: x + off, y: y - Math.abs(off) * 0.2, width: size * 0.8, height: size * 0.8 };
  const icon = look.icon ?? null;
  return { ...box, id: `${track.id} ${seat ?? 'table'}`, seat, value, lap, icon, on: null };
}

const pawnSize = 56;

function pawnsOf({ view, sheet, spaces }: TokenTable): MarkerBox[] {
  return Object.entries(sheet.look.pawns ?? {}).flatMap(([name, { icon, size = pawnSize }]) => {
    const at = Array.from({ length: view.seats }, (_, seat) =>
      fieldOf(view, sheet, `seat/${seat}`, name),
    );
    return at.flatMap((ref, seat): MarkerBox[] => {
      const space = spaces.find((it) => it.ref === ref);
      if (!space) return [];
      const here = at.flatMap((other, index) => (other === ref ? [index] : []));
      const off = here.indexOf(seat) - (here.length - 1) / 2;
      const step = Math.min(size * 0.8, (space.width * 0.9) / here.length);
      const box = { x: space.x + off * step, y: space.y - size * 0.18, width: size, height: size };
      const id = `${name} ${seat}`;
      return [{ ...box, id, seat, value: 0, lap: 0, icon: icon ?? null, on: space.ref }];
    });
  });
}

function badgesOf({ view, sheet, pieces, mats, spaces }: TokenTable): BadgeBox[] {
  const shown = Object.entries(sheet.look.badges ?? {}).filter(
    ([, { icon }]) => icon !== undefined,
  );
  return shown.flatMap(([badge], nth) => [
    ...pieces.flatMap((piece): BadgeBox[] => {
      if (!isShown(fieldOn(piece.view, sheet, badge))) return [];
      const size = piece.width * 0.4;
      const [x, y] = [piece.x + piece.width * 0.3, piece.y - piece.height * 0.2 + nth * size];
      return [{ id: `${badge} ${piece.id}`, badge, of: piece.id, x, y, width: size, height: size }];
    }),
    ...mats.flatMap((mat): BadgeBox[] => {
      const of = `seat/${mat.seat}`;
      if (!isShown(fieldOf(view, sheet, of, badge))) return [];
      const size = 44 * Math.max(0.6, mat.scale);
      const x = mat.x + mat.width / 2 - size * (0.7 + nth);
      const y = mat.y - mat.height / 2;
      return [{ id: `${badge} ${of}`, badge, of, x, y, width: size, height: size }];
    }),
    ...spaces.flatMap((space): BadgeBox[] => {
      if (!isShown(fieldOf(view, sheet, space.ref, badge))) return [];
      const size = space.width * 0.36;
      const [x, y] = [space.x + space.width * 0.36, space.y - space.height * 0.36 + nth * size];
      return [
        { id: `${badge} ${space.ref}`, badge, of: space.ref, x, y, width: size, height: size },
      ];
    }),
  ]);
}
