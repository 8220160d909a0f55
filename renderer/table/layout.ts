// View + sheet → where each thing lies, in table units. Pure: knows neither Pixi nor the page.
import type { Seat, View } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { layBoards, type BoardsLaid } from './lay-boards.ts';
import { layMats, type MatBox } from './lay-mats.ts';
import { layTokens, type TokensLaid } from './lay-tokens.ts';
import { layZones, type ZonesLaid } from './lay-zones.ts';

/** Pieces stand from the lowest to the topmost. */
export interface Layout extends BoardsLaid, ZonesLaid, TokensLaid {
  readonly width: number;
  readonly height: number;
  readonly mats: readonly MatBox[];
  /** Whose eyes it is seen with. */
  readonly seat: Seat | null;
}

export function layOut(view: View, sheet: Sheet): Layout {
  const { boards, spaces } = layBoards(sheet);
  const mats = layMats(view, sheet.look);
  const bySpace = new Map(spaces.map((space) => [space.ref, space]));
  const { zones, pieces, spread } = layZones({ view, sheet, spaces: bySpace, mats });
  const tokens = layTokens({ view, sheet, spaces, mats, pieces });
  const [width, height] = sheet.look.table.size;
  return { seat: view.seat, width, height, boards, spaces, mats, zones, pieces, spread, ...tokens };
}
