// Text on a canvas: the largest size of some steps at which it fits, broken into lines.
import type { Brush } from './canvas.ts';

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, the largest first; the last one is used in any case. */
  readonly sizes: readonly number[];
  /** `SIZE` stands for the size: `500 SIZE 'Cinzel'`. */
  readonly font: string;
  readonly fill: string;
  readonly lines?: number;
  readonly align?: 'left' | 'center';
}

const lead = 1.14;

/** Draws around the middle of the box; what does not fit even at the smallest size ends in an ellipsis. */
export function writeIn(brush: Brush, text: string, box: TextBox): void {
  const { size, lines } = fitted(brush, text, box);
  brush.font = fontAt(box.font, size);
  brush.fillStyle = box.fill;
  brush.textBaseline = 'middle';
  brush.textAlign = box.align ?? 'center';
  const x = box.align === 'left' ? box.x - box.width / 2 : box.x;
  const top = box.y - ((lines.length - 1) * size * lead) / 2;
  lines.forEach((line, at) => brush.fillText(line, x, top + at * size * lead, box.width));
}

function fontAt(font: string, size: number): string {
  return font.replace('SIZE', `${size}px`);
}

function fitted(brush: Brush, text: string, box: TextBox) {
  let best = { size: 1, lines: [text] };
  for (const size of box.sizes) {
    brush.font = fontAt(box.font, size);
    const lines = broken(brush, text, box.width);
    best = { size, lines };
    const wide = lines.some((line) => brush.measureText(line).width > box.width);
    const most = Math.min(box.lines ?? 99, Math.floor(box.height / (size * lead) + 0.2));
    if (lines.length <= most && !wide) return best;
    best = { size, lines: shortened(lines, Math.max(1, most)) };
  }
  return best;
}

function shortened(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most - 1), `${lines[most - 1]!.replace(/[\s.,;:]+$/, '')}…`];
}

function broken(brush: Brush, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of text.split('\n')) {
    let line = '';
    for (const word of part.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && brush.measureText(longer).width > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}
