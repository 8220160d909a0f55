// Icons by name: fetched once from the host, drawn in any colour.
import { paint, type Brush } from './canvas.ts';

export type Icons = ReadonlyMap<string, HTMLImageElement>;

const loading = new Map<string, Promise<HTMLImageElement | null>>();

export function iconAddress(name: string): string {
  return `/icons/${encodeURIComponent(name)}.svg`;
}

/** All icons of these names; one that does not exist is simply not there. */
export async function loadIcons(names: Iterable<string>): Promise<Icons> {
  const wanted = [...new Set(names)];
  const images = await Promise.all(wanted.map(loadIcon));
  return new Map(wanted.flatMap((name, index) => (images[index] ? [[name, images[index]]] : [])));
}

function loadIcon(name: string): Promise<HTMLImageElement | null> {
  const known = loading.get(name);
  if (known) return known;
  const image = new Image(512, 512);
  image.src = iconAddress(name);
  const loaded = image.decode().then(
    () => image,
    () => null,
  );
  loading.set(name, loaded);
  return loaded;
}

/** The icon in one colour (or gradient) around a middle. */
export function drawIcon(
  brush: Brush,
  icon: HTMLImageElement,
  at: { readonly x: number; readonly y: number; readonly size: number },
  fill: string | ((brush: Brush) => CanvasGradient),
): void {
  const { x, y, size } = at;
  const detail = brush.getTransform().a;
  const tinted = paint({ width: size, height: size }, detail, (inner) => {
    inner.drawImage(icon, 0, 0, size, size);
    inner.globalCompositeOperation = 'source-in';
    inner.fillStyle = typeof fill === 'string' ? fill : fill(inner);
    inner.fillRect(0, 0, size, size);
  });
  brush.drawImage(tinted, x - size / 2, y - size / 2, size, size);
}
