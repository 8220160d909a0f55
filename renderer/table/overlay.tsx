// The accessible table: a button for each space and piece, a list for each zone, laid over the picture in table units.
import { meantBy } from '../input/intent.ts';
import { refOf } from '../input/pick.ts';
import { boardName, cardName, spaceName } from '../words/ruleset-words.ts';
import { listOf, sayIn } from '../words/words.ts';
import type { SpaceBox } from './lay-boards.ts';
import { MatLabels } from './mat-labels.tsx';
import { movesFor, Things, type OverlayProps } from './things.tsx';
import { ZoneLabels } from './zone-labels.tsx';

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
