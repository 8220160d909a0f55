// Counters and variables as a view tells them; what it leaves out is as it was in the beginning. Pure.
import type { FieldValue, PieceView, Ref, View } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';

export function fieldOf(view: View, sheet: Sheet, of: Ref, name: string): FieldValue | undefined {
  return own(own(view.fields, of), name) ?? own(sheet.fields[bearerOf(of)], name);
}

export function fieldOn(piece: PieceView, sheet: Sheet, name: string): FieldValue | undefined {
  return own(piece.fields, name) ?? own(sheet.fields.card, name);
}

/** A number, or 0 for whatever is none. */
export function numberOf(value: FieldValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

/** A badge is shown for what is true, is not none, or is not nothing. */
export function isShown(value: FieldValue | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false && value !== 0;
}

function bearerOf(of: Ref): keyof Sheet['fields'] {
  if (of === 'table' || of === 'bank') return of;
  return of.startsWith('seat/') ? 'player' : 'space';
}
