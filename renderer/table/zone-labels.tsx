// Whose zone it is and what lies in it: a label on the table, and each piece for keyboard and ear.
import { SeatMark } from '../hud/seat-mark.tsx';
import { refOf } from '../input/pick.ts';
import { seatColour } from '../sprites/seats.ts';
import { cardName, playerName, zoneName, type Speaker } from '../words/ruleset-words.ts';
import { sayIn } from '../words/words.ts';
import { styleOf } from './camera.ts';
import type { PieceBox, ZoneBox } from './lay-zones.ts';
import { movesFor, Things, type OverlayProps, type Thing } from './things.tsx';

export function ZoneLabels(props: OverlayProps) {
  return props.layout.zones.map((zone) => (
    <Zone key={`${zone.zone}@${zone.of}`} {...props} zone={zone} />
  ));
}

type ZoneProps = OverlayProps & { readonly zone: ZoneBox };

function Zone(props: ZoneProps) {
  const { speaker, zone, layout } = props;
  const { view } = speaker;
  const name = zoneName(speaker, zone.zone);
  const owner = zone.seat === null ? null : playerName(speaker, zone.seat);
  const acting = zone.seat !== null && view.waiting.includes(zone.seat);
  const label = owner === null ? name : `${owner}, ${name}`;
  const pieces = layout.pieces.filter((it) => it.zone === zone.zone && it.of === zone.of);
  return (
    <>
      <section
        class={`zone ${acting && !zone.onMat ? 'acting' : ''}`}
        style={styleOf(zone)}
        aria-label={label}
        data-zone={`${zone.zone}@${zone.of}`}
      >
        <ZoneName {...props} name={zone.onMat || owner === null ? name : owner} />
        <ZoneKinds {...props} />
      </section>
      <Things {...props} label={label} things={reachable(props, pieces)} />
    </>
  );
}

const legible = 0.75;

function ZoneName({ speaker, zone, name }: ZoneProps & { readonly name: string }) {
  const { view, sheet } = speaker;
  const count = zone.pieces.length;
  const where = zone.look.label ?? 'above';
  // On a small mat there is room for its plate only; pointing at a piece tells the rest.
  if (where === 'none' || zone.unit < legible) return null;
  const counted = zone.look.as === 'stack' || zone.look.as === 'column' || zone.look.as === 'hand';
  return (
    <div class={`zone-owner ${where}`}>
      {zone.seat !== null && !zone.onMat && zone.look.own === undefined && (
        <SeatMark seat={zone.seat} colour={seatColour(zone.seat, view, sheet)} />
      )}
      <span>{name}</span>
      {counted && <span class="zone-count">{count}</span>}
    </div>
  );
}

/** How many there are of each, for the ear. */
function ZoneKinds({ speaker, zone }: { readonly speaker: Speaker; readonly zone: ZoneBox }) {
  const names = zone.pieces.map((piece) => cardName(speaker, piece.card));
  const kinds = [...new Set(names)].map((kind) => ({
    kind,
    count: names.filter((other) => other === kind).length,
  }));
  return (
    <ul class="for-ear">
      {kinds.length === 0 && <li>{sayIn(speaker.language)('table.nothing')}</li>}
      {kinds.map(({ kind, count }) => (
        <li key={kind}>{`${count} × ${kind}`}</li>
      ))}
    </ul>
  );
}

/** Of a stack the topmost, else every piece; and whatever may be chosen. */
function reachable({ speaker, zone, open }: ZoneProps, pieces: readonly PieceBox[]): Thing[] {
  const say = sayIn(speaker.language);
  const top = pieces.at(-1);
  return pieces.flatMap((piece): Thing[] => {
    const ref = refOf(piece);
    const may = open.has(ref);
    if (zone.look.as === 'stack' && piece !== top && !may) return [];
    const named = cardName(speaker, piece.card);
    const label = may
      ? say('table.piece-may', { piece: named, move: movesFor(speaker, ref) })
      : named;
    const { x, y, width, height, turn } = piece;
    return [{ x, y, width, height, turn, ref, key: piece.id, label, may }];
  });
}
