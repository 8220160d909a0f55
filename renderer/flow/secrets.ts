// Whether one player at a screen may know what another may not: then there is a curtain between them.
import type { Sheet } from '../../host/api/api.ts';

/** Cards that lie open for all keep no secrets; whatever is seen by some, or by nobody until it is looked at, may. */
export function keepsSecrets({ zones }: Pick<Sheet, 'zones'>): boolean {
  return Object.values(zones).some(({ see }) => see !== 'all');
}

interface Sitting {
  /** Whose view it is. */
  readonly seat: number | null;
  readonly seats: number;
  readonly over: boolean;
  /** Who has said that they sit at the screen; null when the game was just opened. */
  readonly at: number | null;
}

export function needsCurtain(sheet: Pick<Sheet, 'zones'>, sitting: Sitting): boolean {
  const { seat, seats, over, at } = sitting;
  return seats > 1 && !over && seat !== null && seat !== at && keepsSecrets(sheet);
}
