// Short sounds made in code: what each is made of. Pure.

export type SoundName = 'slide' | 'flip' | 'tap' | 'dice' | 'turn' | 'refused' | 'won';

/** A tone that glides from one pitch to another, or a breath of noise through a filter of that pitch. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Seconds after the sound began. */
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  /** Of 1. */
  readonly loud: number;
}

function noise([at, length]: Span, [from, to]: Span, loud: number): Voice {
  return { wave: 'noise', at, length, from, to, loud };
}

function tone([at, length]: Span, [from, to]: Span, loud: number): Voice {
  return { wave: 'sine', at, length, from, to, loud };
}

type Span = readonly [number, number];

/** Knocks of a die, each later and softer than the one before. */
const knocks = [0, 0.07, 0.13, 0.2, 0.26, 0.34, 0.4];

export const sounds: Readonly<Record<SoundName, readonly Voice[]>> = {
  slide: [noise([0, 0.13], [900, 2600], 0.16)],
  flip: [noise([0, 0.05], [2600, 3600], 0.2), noise([0.05, 0.06], [1800, 900], 0.12)],
  tap: [
    { wave: 'triangle', at: 0, length: 0.07, from: 520, to: 300, loud: 0.26 },
    noise([0, 0.02], [3000, 3000], 0.12),
  ],
  dice: knocks.map((at, nth) => noise([at, 0.035], [1500 - nth * 90, 700], 0.34 - nth * 0.035)),
  turn: [tone([0, 0.5], [660, 660], 0.12), tone([0.1, 0.6], [880, 880], 0.1)],
  refused: [tone([0, 0.16], [210, 160], 0.2)],
  won: [523, 659, 784, 1047].map((pitch, nth) =>
    tone([nth * 0.12, nth < 3 ? 0.5 : 0.9], [pitch, pitch], 0.12),
  ),
};
