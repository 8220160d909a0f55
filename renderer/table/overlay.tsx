// The accessible table: a button for each space and a list for each zone, laid over the picture.
import { useRef, useState } from 'preact/hooks';
import type { Option, Ref } from '../../engine/index.ts';
import { meantBy, optionsOf, type Columns } from '../input/intent.ts';
import { spaceByKey } from '../input/keys.ts';
import { boardName, cardName, choiceName, moveName, type Speaker } from '../words/ruleset-words.ts';
import { listOf, sayIn } from '../words/words.ts';
import { styleOf, type Camera } from './camera.ts';
import type { Layout, SpaceBox } from './layout.ts';
import { ZoneLabels } from './zone-labels.tsx';

interface OverlayProps {
  readonly speaker: Speaker;
  readonly layout: Layout;
  readonly camera: Camera;
  readonly open: ReadonlySet<Option>;
  readonly columns: Columns;
  readonly point?: (things: readonly Option[]) => void;
  readonly focus: (thing: Option | null) => void;
}

export function Overlay(props: OverlayProps) {
  const { speaker, layout, camera } = props;
  const boards = layout.boards.map((board) => ({
    ...board,
    spaces: layout.spaces.filter((space) => space.board === board.board),
  }));
  return (
    <div class="overlay">
      {boards.map(({ board, spaces }) => (
        <Board key={board} {...props} board={board} spaces={spaces} />
      ))}
      <ZoneLabels speaker={speaker} zones={layout.zones} camera={camera} />
      <FreePieces {...props} />
    </div>
  );
}

type BoardProps = OverlayProps & { readonly board: string; readonly spaces: readonly SpaceBox[] };

function Board(props: BoardProps) {
  const { speaker, camera, board, spaces, point, focus } = props;
  const [current, setCurrent] = useState<Ref | undefined>(spaces[0]?.ref);
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = current && spaceByKey(spaces, current, event.key);
    if (!next) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-ref="${next}"]`)?.focus();
  };
  const say = sayIn(speaker.language);
  const label = say('table.spaces', { board: boardName(speaker, board) });
  return (
    <div role="group" aria-label={label} ref={group} onKeyDown={onKeyDown}>
      {spaces.map((space) => (
        <button
          key={space.ref}
          class={`space ${space.round ? 'round' : ''}`}
          data-ref={space.ref}
          style={styleOf(camera, space)}
          tabIndex={space.ref === current ? 0 : -1}
          aria-label={spaceLabel(props, space)}
          aria-disabled={meantBy(space.ref, props.open, props.columns) === null}
          onFocus={() => {
            setCurrent(space.ref);
            focus(space.ref);
          }}
          onBlur={() => focus(null)}
          onClick={() => point?.([space.ref])}
        />
      ))}
    </div>
  );
}

/** “b2, cross”, and if it may be chosen, for what. */
function spaceLabel({ speaker, layout, open }: BoardProps, space: SpaceBox): string {
  const say = sayIn(speaker.language);
  const pieces = layout.pieces.filter((piece) => piece.on === space.ref);
  const names = pieces.map((piece) => cardName(speaker, piece.card));
  const holds = pieces.length
    ? say('table.space-holds', { space: space.name, pieces: listOf(speaker.language, names) })
    : say('table.space-empty', { space: space.name });
  if (!open.has(space.ref)) return holds;
  return say('table.space-may', { space: holds, move: movesFor(speaker, space.ref) });
}

function movesFor(speaker: Speaker, ref: Ref): string {
  const { asks, offers = [] } = speaker.view.decision ?? {};
  if (asks !== undefined) return choiceName(speaker, asks);
  const fitting = offers.filter((offer) => optionsOf(offer).includes(ref));
  return fitting.map((offer) => moveName(speaker, offer.move)).join(', ');
}

/** Pieces that may be chosen themselves. */
function FreePieces({ speaker, layout, camera, open, point, focus }: OverlayProps) {
  const say = sayIn(speaker.language);
  const free = layout.pieces.filter((piece) => piece.ref !== null && open.has(piece.ref));
  return free.map((piece) => (
    <button
      key={piece.id}
      class="space"
      data-ref={piece.ref}
      style={styleOf(camera, piece)}
      aria-label={say('table.piece-may', {
        piece: cardName(speaker, piece.card),
        move: movesFor(speaker, piece.ref!),
      })}
      onFocus={() => focus(piece.ref)}
      onBlur={() => focus(null)}
      onClick={() => point?.([piece.ref!])}
    />
  ));
}
