// The typefaces of a game are there before anything is written with them.
import type { Sheet } from '../../host/api/api.ts';
import { displayFace } from './looks.ts';

export async function loadFonts(sheet: Pick<Sheet, 'look'>): Promise<void> {
  const faces = [
    "500 20px 'Alegreya Sans'",
    "700 20px 'Alegreya Sans'",
    "italic 500 20px 'Alegreya Sans'",
    `700 20px '${displayFace(sheet)}'`,
  ];
  await Promise.all(faces.map((face) => document.fonts.load(face)));
}
