// The table in the page: the picture, and laid exactly over it the same table for keyboard and ear.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameEvent, Option, Ref } from '../../engine/index.ts';
import { choices, columnsOf, emptyHand, heldIn, meantBy, type Hand } from '../input/intent.ts';
import { thingsAt } from '../input/pick.ts';
import type { Speaker } from '../words/ruleset-words.ts';
import { sayIn } from '../words/words.ts';
import { fit, toTable, type Camera, type Size } from './camera.ts';
import { layOut, type Layout } from './layout.ts';
import { Overlay } from './overlay.tsx';
import { ghostAt, lastPicks, type Picture } from './picture.ts';
import { openScene, type Scene } from './scene.ts';

interface TableStageProps {
  readonly speaker: Speaker;
  readonly log: readonly GameEvent[];
  readonly reduced: boolean;
  readonly hand?: Hand;
  /** Things pointed at, topmost first; left out when the table is only to be looked at. */
  readonly point?: (things: readonly Option[]) => void;
}

export function TableStage({ speaker, log, reduced, hand = emptyHand, point }: TableStageProps) {
  const { view, sheet } = speaker;
  const place = useRef<HTMLDivElement>(null);
  const easel = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const layout = useMemo(() => layOut(view, sheet), [view, sheet]);
  const columns = useMemo(() => columnsOf(sheet), [sheet]);
  const [hover, setHover] = useState<readonly Option[]>([]);
  const decision = point ? view.decision : null;
  const open = useMemo(() => choices(decision, hand), [decision, hand]);
  const pointed = firstMeant(hover, (thing) => meantBy(thing, open, columns));
  const picture = useMemo((): Picture => {
    const ghost = ghostAt(decision ? pointed : null, view, sheet, layout);
    const motion = reduced ? 'reduced' : 'full';
    const held = heldIn(hand);
    return { layout, open, held, last: lastPicks(log), pointed, ghost, motion };
  }, [layout, open, hand, log, pointed, reduced]);
  const drawn = useScene(easel, sheet.look, size, picture);
  const camera = size && fit(layout, size);
  const under = (event: MouseEvent) => (camera ? thingsUnder(event, layout, camera) : []);
  return (
    <div
      ref={place}
      class={`stage ${pointed !== null && point ? 'may' : ''}`}
      data-drawn={drawn}
      onPointerMove={(event) => setHover(same(hover, under(event)))}
      onPointerLeave={() => setHover(same(hover, []))}
      onClick={(event) => {
        // Buttons of the overlay answer for themselves.
        if (!(event.target instanceof HTMLButtonElement)) point?.(under(event));
      }}
    >
      <div ref={easel} class="easel" />
      {drawn === 'unfit' && <p class="unfit">{sayIn(speaker.language)('table.unfit')}</p>}
      {camera && (
        <Overlay
          {...{ speaker, layout, camera, open, columns }}
          {...(point && { point })}
          focus={(thing) => setHover(thing === null ? [] : [thing])}
        />
      )}
    </div>
  );
}

function firstMeant(
  things: readonly Option[],
  meant: (thing: Option) => Option | null,
): Option | null {
  for (const thing of things) {
    const found = meant(thing);
    if (found !== null) return found;
  }
  return null;
}

/** Keeps the list it had if nothing has changed, so that a resting pointer draws nothing. */
function same(before: readonly Option[], now: readonly Option[]): readonly Option[] {
  return before.length === now.length && before.every((it, at) => it === now[at]) ? before : now;
}

function thingsUnder(event: MouseEvent, layout: Layout, camera: Camera): readonly Ref[] {
  const frame = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const point = { x: event.clientX - frame.left, y: event.clientY - frame.top };
  return thingsAt(layout, toTable(camera, point));
}

function useSize(place: { readonly current: HTMLElement | null }): Size | null {
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

type Drawn = 'opening' | 'yes' | 'unfit';

/** Opens the scene once there is room for it, then keeps it up to date. */
function useScene(
  easel: { readonly current: HTMLElement | null },
  look: Speaker['sheet']['look'],
  size: Size | null,
  picture: Picture,
): Drawn {
  const [scene, setScene] = useState<Scene | null>(null);
  const [drawn, setDrawn] = useState<Drawn>('opening');
  const ready = size !== null;
  useEffect(() => {
    if (!easel.current || !size) return;
    let closed = false;
    const opening = openScene(easel.current, look, size);
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
  }, [easel, look, ready]);
  // Before the page is painted: the picture and what lies over it never disagree.
  useLayoutEffect(() => {
    if (size) scene?.resize(size);
  }, [scene, size]);
  useLayoutEffect(() => scene?.show(picture), [scene, picture]);
  return drawn;
}
