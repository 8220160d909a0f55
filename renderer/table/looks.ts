// What a piece looks like: what its card says, else the face of its kind, else plain. Pure.
import type { BackLook, CardLook, FaceLook } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';
import type { Size } from './geometry.ts';

/** A card is 63 wide and 88 high. */
export const cardRatio = 88 / 63;

const cardWidth = 126;
const plainFill = '#8a7f70';

/** How a piece is painted; `face` is there if its kind has one and it is shaped like a card. */
export interface PieceLook {
  readonly shape: NonNullable<CardLook['shape']>;
  readonly size: number;
  readonly fill: string;
  readonly ink?: string;
  readonly icon?: string;
  readonly face?: FaceLook;
}

/** Null is a piece that the viewer may not know. */
export function pieceLook(sheet: Sheet, card: string | null): PieceLook {
  if (card === null) return hiddenLook(sheet);
  const said = own(sheet.look.cards, card);
  const plan = own(sheet.cards, card);
  const face = plan && own(sheet.look.faces, plan.kind);
  const shape = said?.shape ?? (face ? (face.shape ?? 'card') : 'tile');
  const plain = face
    ? { size: cardWidth, ...faceBody(face), fill: tintOf(sheet, card, face) }
    : { size: 64, fill: plainFill };
  return { ...plain, ...said, shape, ...(face && shape === 'card' && { face }) };
}

function faceBody({ size, icon }: FaceLook) {
  return { ...(size !== undefined && { size }), ...(icon !== undefined && { icon }) };
}

/** Cards of one kind can have several colours, by an attribute. */
function tintOf(sheet: Sheet, card: string, face: FaceLook): string {
  const word = face.tints && own(sheet.cards, card)?.attributes[face.tints.by];
  return (typeof word === 'string' ? own(face.tints?.of, word) : undefined) ?? face.fill;
}

/** A hidden piece has the size that known ones have. */
function hiddenLook({ look }: Sheet): PieceLook {
  const faces = Object.values(look.faces ?? {});
  const face = faces.find(({ shape = 'card' }) => shape === 'card');
  if (face) return { shape: 'card', size: face.size ?? cardWidth, fill: plainFill };
  const [card] = Object.values(look.cards ?? {});
  return { shape: card?.shape ?? 'tile', size: card?.size ?? 64, fill: plainFill };
}

export function sizeOf({ shape, size }: PieceLook, scale = 1): Size {
  const width = size * scale;
  return { width, height: shape === 'card' ? width * cardRatio : width };
}

const plainBack: BackLook = { fill: '#4a3b52', pattern: 'lattice' };

export function backLook({ look }: Sheet, name: string | null): BackLook {
  return (name === null ? undefined : own(look.backs, name)) ?? plainBack;
}

const displayFaces = {
  'alegreya-sans': 'Alegreya Sans',
  almendra: 'Almendra',
  cinzel: 'Cinzel',
  'cinzel-decorative': 'Cinzel Decorative',
  'pirata-one': 'Pirata One',
} as const;

/** The typeface of names and titles of a game. */
export function displayFace({ look }: Pick<Sheet, 'look'>): string {
  return displayFaces[look.table.display ?? 'cinzel'];
}
