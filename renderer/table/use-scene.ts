// The room that the table has in the page, and the scene in it: opened once, then kept up to date.
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { seatColour } from '../sprites/seats.ts';
import type { Reader, Speaker } from '../words/ruleset-words.ts';
import type { Size } from './camera.ts';
import type { Picture } from './picture.ts';
import { openScene, type Scene } from './scene.ts';
import type { Cameraman } from './use-camera.ts';

export function useSize(place: { readonly current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    measure();
    return () => watching.disconnect();
  }, [place]);
  return size;
}

export type Drawn = 'opening' | 'yes' | 'unfit';

interface Shown {
  readonly size: Size | null;
  readonly picture: Picture;
  readonly man: Cameraman | null;
}

/** Opens the scene once there is room for it, then keeps it up to date. */
export function useScene(
  easel: { readonly current: HTMLElement | null },
  speaker: Speaker,
  { size, picture, man }: Shown,
): Drawn {
  const [scene, setScene] = useState<Scene | null>(null);
  const [drawn, setDrawn] = useState<Drawn>('opening');
  const ready = size !== null;
  const { sheet, language, view } = speaker;
  const reader = useMemo((): Reader => ({ sheet, language }), [sheet, language]);
  useEffect(() => {
    if (!easel.current || !size) return;
    let closed = false;
    const opening = openScene(easel.current, reader, size);
    opening.then(
      (opened) => {
        if (closed) return;
        setScene(opened);
        setDrawn('yes');
      },
      () => setDrawn('unfit'),
    );
    return () => {
      closed = true;
      setScene(null);
      opening.then((opened) => opened.close()).catch(() => undefined);
    };
  }, [easel, sheet, ready]);
  // Before the page is painted: the picture and what lies over it never disagree.
  useLayoutEffect(() => {
    if (size) scene?.resize(size);
  }, [scene, size]);
  useLayoutEffect(() => {
    if (man) scene?.look(man.camera);
  }, [scene, man?.camera, size]);
  const colour = (seat: number) => seatColour(seat, view, sheet);
  useLayoutEffect(() => scene?.show(picture, reader, colour), [scene, picture, reader]);
  return drawn;
}
