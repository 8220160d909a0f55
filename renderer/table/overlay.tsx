// The accessible table: a button for each space and piece, a list for each zone, laid over the picture in table units.
import { useRef, useState } from 'preact/hooks';
import type { Option, Ref } from '../../engine/index.ts';
import { meantBy, optionsOf, type Columns } from '../input/intent.ts';
import { spaceByKey, type Focusable } from '../input/keys.ts';
import { refOf } from '../input/pick.ts';
import {
  boardName,
  cardName,
  choiceName,
  moveName,
  spaceName,
  type Speaker,
} from '../words/ruleset-words.ts';
import { listOf, sayIn } from '../words/words.ts';
import { styleOf } from './camera.ts';
import type { Box } from './geometry.ts';
import type { SpaceBox } from './lay-boards.ts';
import type { Layout } from './layout.ts';
import { ZoneLabels } from './zone-labels.tsx';
import { MatLabels } from './mat-labels.tsx';

export interface OverlayProps {
  readonly speaker: Speaker;
  readonly layout: Layout;
  readonly open: ReadonlySet<Option>;
  readonly columns: Columns;
  readonly point?: (things: readonly Option[]) => void;
  readonly focus: (thing: Ref | null) => void;
  /** Shows a thing in full. */
  readonly inspect: (thing: Ref, why: boolean) => void;
  /** Goes near to a player's mat. */
  readonly visit: (seat: number) => void;
}

export function Overlay(props: OverlayProps) {
  const { layout } = props;
  return (
    <div class="overlay">
      {layout.boards.map(({ board }) => (
        <Board
          key={board}
          {...props}
          board={board}
          spaces={layout.spaces.filter((space) => space.board === board)}
        />
      ))}
      <MatLabels {...props} />
      <ZoneLabels {...props} />
      <OnSpaces {...props} />
    </div>
  );
}

type BoardProps = OverlayProps & { readonly board: string; readonly spaces: readonly SpaceBox[] };

function Board(props: BoardProps) {
  const { speaker, board, spaces } = props;
  const say = sayIn(speaker.language);
  const label = say('table.spaces', { board: boardName(speaker, board) });
  return (
    <Things
      {...props}
      label={label}
      things={spaces.map((space) => ({
        ...space,
        key: space.ref,
        label: spaceLabel(props, space),
        may: meantBy(space.ref, props.open, props.columns) !== null,
      }))}
    />
  );
}

/** Pieces on spaces that may be chosen themselves. */
function OnSpaces(props: OverlayProps) {
  const { speaker, layout, open } = props;
  const say = sayIn(speaker.language);
  const free = layout.pieces.filter((piece) => piece.on !== null && open.has(refOf(piece)));
  if (free.length === 0) return null;
  const things = free.map((piece) => {
    const [ref, named] = [refOf(piece), cardName(speaker, piece.card)];
    const label = say('table.piece-may', { piece: named, move: movesFor(speaker, ref) });
    return { ...piece, ref, key: piece.id, label, may: true };
  });
  return <Things {...props} label={say('table.pieces')} things={things} />;
}

export interface Thing extends Focusable, Box {
  readonly key: string;
  readonly label: string;
  readonly may: boolean;
  readonly round?: boolean;
  readonly turn?: number;
}

type ThingsProps = Pick<OverlayProps, 'point' | 'focus' | 'inspect'> & {
  readonly label: string;
  readonly things: readonly Thing[];
};

/** Things side by side: one of them can be reached with Tab, the others with the arrow keys. */
export function Things({ label, things, point, focus, inspect }: ThingsProps) {
  const [chosen, setCurrent] = useState<Ref | undefined>(undefined);
  const group = useRef<HTMLDivElement>(null);
  const first = things.find(({ may }) => may) ?? things[0];
  const current = things.some(({ ref }) => ref === chosen) ? chosen : first?.ref;
  const onKeyDown = (event: KeyboardEvent) => {
    if (current !== undefined && (event.key === 'i' || event.key === '?')) {
      event.preventDefault();
      inspect(current, event.key === '?');
      return;
    }
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    const next = current && spaceByKey(things, current, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    group.current?.querySelector<HTMLElement>(`[data-ref="${next}"]`)?.focus();
  };
  return (
    <div role="group" aria-label={label} ref={group} onKeyDown={onKeyDown}>
      {things.map((thing) => (
        <button
          key={thing.key}
          class={`space ${thing.round ? 'round' : ''}`}
          data-ref={thing.ref}
          style={styleOf(thing)}
          tabIndex={thing.ref === current ? 0 : -1}
          aria-label={thing.label}
          aria-disabled={!thing.may}
          onFocus={() => {
            setCurrent(thing.ref);
            focus(thing.ref);
          }}
          onBlur={() => focus(null)}
          onClick={() => point?.([thing.ref])}
        />
      ))}
    </div>
  );
}

/** “b2, cross”, and if it may be chosen, for what. */
function spaceLabel({ speaker, layout, open }: BoardProps, space: SpaceBox): string {
  const say = sayIn(speaker.language);
  const name = spaceName(speaker, space.name);
  const pieces = layout.pieces.filter((piece) => piece.on === space.ref);
  const pawns = layout.markers.filter((marker) => marker.on === space.ref);
  const names = [
    ...pieces.map((piece) => cardName(speaker, piece.card)),
    ...pawns.flatMap(({ seat }) => (seat === null ? [] : (speaker.seats[seat] ?? []))),
  ];
  const holds = names.length
    ? say('table.space-holds', { space: name, pieces: listOf(speaker.language, names) })
    : say('table.space-empty', { space: name });
  if (!open.has(space.ref)) return holds;
  return say('table.space-may', { space: holds, move: movesFor(speaker, space.ref) });
}

/** What choosing it would do. */
export function movesFor(speaker: Speaker, ref: Ref): string {
  const { asks, offers = [] } = speaker.view.decision ?? {};
  if (asks !== undefined) return choiceName(speaker, asks);
  const fitting = offers.filter((offer) => optionsOf(offer).includes(ref));
  return fitting.map((offer) => moveName(speaker, offer.move)).join(', ');
}
