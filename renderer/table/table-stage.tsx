// The table in the page: the picture, and laid exactly over it the same table for keyboard and ear.
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameEvent, Option, Ref, Refusal } from '../../engine/index.ts';
import type { Gesture } from '../input/gestures.ts';
import { choices, columnsOf, emptyHand, heldIn, meantBy, type Hand } from '../input/intent.ts';
import { thingsAt } from '../input/pick.ts';
import type { Speaker } from '../words/ruleset-words.ts';
import { describe } from '../words/thing-words.ts';
import { sayIn } from '../words/words.ts';
import { toTable, type Size } from './camera.ts';
import { around, type Box, type Point } from './geometry.ts';
import { Inspector } from './inspector.tsx';
import { layOut, type Layout } from './layout.ts';
import type { Pace } from './motion.ts';
import { Overlay } from './overlay.tsx';
import { ghostAt, lastDice, lastPicks, type Picture } from './picture.ts';
import { TableKeys } from './table-keys.tsx';
import { useCamera, type Cameraman } from './use-camera.ts';
import { useHands } from './use-hands.ts';
import { useInspected, type Inspected } from './use-inspected.ts';
import { useScene, useSize } from './use-scene.ts';
import { useSounds } from './use-sounds.ts';
import { WorkBar } from './work-bar.tsx';

export interface TableStageProps {
  readonly speaker: Speaker;
  readonly log: readonly GameEvent[];
  readonly pace: Pace;
  /** What happened on the way to this view, if it is known. */
  readonly events?: readonly GameEvent[];
  readonly hand?: Hand;
  /** Things pointed at, topmost first; left out when the table is only to be looked at. */
  readonly point?: (things: readonly Option[]) => void;
  /** What stands beside the pointer's work, if there is any. */
  readonly work?: ComponentChildren;
  /** Asks why a thing cannot be chosen; null when it can. */
  readonly whyNot?: (thing: Ref) => Promise<Refusal | null>;
}

const nothing: readonly GameEvent[] = [];

export function TableStage(props: TableStageProps) {
  const { speaker, log, pace, hand = emptyHand, point, events = nothing } = props;
  const { view, sheet } = speaker;
  const place = useRef<HTMLDivElement>(null);
  const easel = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const layout = useMemo(() => layOut(view, sheet), [view, sheet]);
  const columns = useMemo(() => columnsOf(sheet), [sheet]);
  const man = useCamera(layout, size, pace.reduced || pace.speed === 0);
  const [hover, setHover] = useState<readonly Ref[]>([]);
  const decision = point ? view.decision : null;
  const open = useMemo(() => choices(decision, hand), [decision, hand]);
  const pointed = firstMeant(hover, (thing) => meantBy(thing, open, columns));
  const picture = usePicture({ ...props, layout, open, pointed, hand, events, log });
  const drawn = useScene(easel, speaker, { size, picture, man });
  useSounds(picture, view);
  const inspected = useInspected(hover, props.whyNot);
  const hands = useTableHands({ layout, man, point, open, setHover, inspected });
  const visit = (seat: number) => {
    const mat = layout.mats.find((it) => it.seat === seat);
    if (mat) man?.focus(mat);
  };
  const overlay = useMemo(
    () => (
      <Overlay
        {...{ speaker, layout, open, columns, visit }}
        {...(point && { point })}
        inspect={(ref, why) => inspected.pin(ref, why)}
        focus={(thing) => setHover(thing === null ? [] : [thing])}
      />
    ),
    [speaker, layout, open, columns, point, man === null],
  );
  const work = workPlace(layout, hand);
  return (
    <div
      ref={place}
      class={`stage ${pointed !== null && point ? 'may' : ''}`}
      data-drawn={drawn}
      data-scale={man?.camera.scale}
      {...hands}
    >
      <div ref={easel} class="easel" />
      {drawn === 'unfit' && <p class="unfit">{sayIn(speaker.language)('table.unfit')}</p>}
      {man && (
        <div class="over" style={overStyle(man)}>
          {overlay}
        </div>
      )}
      {man && size && <TableKeys {...{ speaker, layout, man, size }} />}
      {man && size && work && props.work && (
        <WorkBar at={work} camera={man.camera} stage={size}>
          {props.work}
        </WorkBar>
      )}
      {man && size && <Closer {...{ speaker, layout, inspected, man, size }} />}
    </div>
  );
}

interface CloserProps {
  readonly speaker: Speaker;
  readonly layout: Layout;
  readonly inspected: Inspected;
  readonly man: Cameraman;
  readonly size: Size;
}

/** The closer look, if something is looked at that has something to tell. */
function Closer({ speaker, layout, inspected, man, size }: CloserProps) {
  const { ref, pinned, why, close } = inspected;
  const thing = ref === null ? null : describe(speaker, layout, ref);
  if (!thing || ref === null) return null;
  return (
    <Inspector {...{ speaker, thing, pinned, why, close }} side={sideFor(layout, ref, man, size)} />
  );
}

function overStyle({ camera: { x, y, scale } }: Cameraman) {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, '--scale': String(scale) };
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

/** Where what has been picked lies; null if it does not lie on the table. */
export function workPlace(layout: Layout, hand: Hand): Box | null {
  const held = heldIn(hand);
  const boxes = [...layout.pieces, ...layout.spaces].filter(
    ({ ref }) => ref !== null && held.has(ref),
  );
  const seats = layout.mats.filter(({ seat }) => held.has(`seat/${seat}`));
  return around([...boxes, ...seats]);
}

/** The inspector stands where the thing is not. */
function sideFor(layout: Layout, ref: Ref, { camera }: Cameraman, size: Size): 'left' | 'right' {
  const box =
    layout.pieces.find((it) => it.ref === ref) ?? layout.spaces.find((it) => it.ref === ref);
  const x = box ? camera.x + box.x * camera.scale : size.width;
  return x > size.width / 2 ? 'left' : 'right';
}

type PictureProps = Required<Pick<TableStageProps, 'hand' | 'events'>> &
  Pick<TableStageProps, 'speaker' | 'log' | 'pace' | 'point'> & {
    readonly layout: Layout;
    readonly open: ReadonlySet<Option>;
    readonly pointed: Option | null;
  };

function usePicture(props: PictureProps): Picture {
  const { speaker, layout, open, pointed, hand, events, log, pace, point } = props;
  const { view, sheet } = speaker;
  const dice = useMemo(() => lastDice(log), [log]);
  return useMemo((): Picture => {
    const ghost = ghostAt(point ? pointed : null, view, sheet, layout);
    const ordered = hand.next?.ordered === true;
    const [held, last] = [heldIn(hand), lastPicks(log)];
    const acting = view.result ? [] : view.waiting;
    return { layout, open, held, ordered, last, pointed, ghost, dice, acting, events, pace };
  }, [layout, open, hand, log, pointed, dice, pace.reduced, pace.speed]);
}

/** Keeps the list it had if nothing has changed, so that a resting pointer draws nothing. */
function same<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length && before.every((it, at) => it === now[at]) ? before : now;
}

interface HandsOf {
  readonly layout: Layout;
  readonly man: Cameraman | null;
  readonly point: TableStageProps['point'];
  readonly open: ReadonlySet<Option>;
  readonly setHover: (change: (before: readonly Ref[]) => readonly Ref[]) => void;
  readonly inspected: Inspected;
}

/** Pointer and wheel → choosing, carrying, and moving the table. */
function useTableHands({ layout, man, point, open, setHover, inspected }: HandsOf) {
  const under = (at: Point) => (man ? thingsAt(layout, toTable(man.camera, at)) : []);
  const lifted = useRef<Ref | null>(null);
  const felt = (gesture: Gesture) => {
    if (!man) return;
    if (gesture.kind === 'pan') man.pan(gesture.by);
    if (gesture.kind === 'pinch') {
      man.pan(gesture.by);
      man.zoom(gesture.at, gesture.factor);
    }
    if (gesture.kind === 'click') {
      if (inspected.pinned) inspected.close();
      point?.(under(gesture.at));
    }
    if (gesture.kind === 'press') {
      const [top] = under(gesture.at);
      if (top !== undefined) inspected.pin(top, true);
    }
    if (gesture.kind === 'lift') {
      lifted.current = under(gesture.from).find((ref) => open.has(ref)) ?? null;
      if (lifted.current !== null) point?.([lifted.current]);
    }
    if (gesture.kind === 'carry') setHover((before) => same(before, under(gesture.at)));
    if (gesture.kind === 'drop') {
      const targets = under(gesture.at).filter((ref) => ref !== lifted.current);
      if (lifted.current !== null && targets.length > 0) point?.(targets);
      lifted.current = null;
    }
  };
  const hands = useHands({
    liftable: (at) => under(at).some((ref) => open.has(ref) && ref.startsWith('piece/')),
    felt,
    hover: (at) => setHover((before) => same(before, at ? under(at) : [])),
  });
  return {
    ...hands,
    onWheel: (event: WheelEvent) => {
      event.preventDefault();
      const frame = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { x: event.clientX - frame.left, y: event.clientY - frame.top };
      man?.zoom(at, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      const frame = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const [top] = under({ x: event.clientX - frame.left, y: event.clientY - frame.top });
      if (top !== undefined) inspected.pin(top, true);
    },
  };
}
