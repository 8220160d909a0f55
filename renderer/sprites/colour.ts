// Colours as #rrggbb: mixing, and telling which stand out from each other. Pure.

type Rgb = readonly [number, number, number];

function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16) || 0;
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` of the second colour in the first: 0 is all of the first, 1 all of the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgb(first), rgb(second)];
  const parts = a.map((part, index) => Math.round(part + (b[index]! - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, '#000000', share);
}

export function alpha(colour: string, opacity: number): string {
  return `rgba(${rgb(colour).join(', ')}, ${opacity})`;
}

/** From 1 (the same) to 21 (black on white), as WCAG counts it. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Cream or near-black, whichever can be read on the colour. */
export function inkOn(colour: string): string {
  return contrast(colour, '#fff6e3') >= contrast(colour, '#17110c') ? '#fff6e3' : '#17110c';
}

function luminance(colour: string): number {
  const [red, green, blue] = rgb(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
