// Who sits at the table: shape, colour, name, whose turn it is, and what each still has.
import { usePage } from '../screens/page.ts';
import { seatColour } from '../sprites/seats.ts';
import { pieceLook } from '../table/looks.ts';
import { playerName, zoneName, type Speaker } from '../words/ruleset-words.ts';
import { PieceIcon } from './emblem.tsx';
import { SeatMark } from './seat-mark.tsx';

export function Players({ speaker }: { readonly speaker: Speaker }) {
  const { say } = usePage();
  const { view, sheet } = speaker;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return (
    <section class="panel players" aria-labelledby="players-heading">
      <h2 id="players-heading">{say('table.players')}</h2>
      <ul>
        {seats.map((seat) => (
          <li key={seat} class={view.waiting.includes(seat) ? 'acting' : ''}>
            <SeatMark seat={seat} colour={seatColour(seat, view, sheet)} />
            <div class="grow">
              <strong>{playerName(speaker, seat)}</strong>{' '}
              <Standing speaker={speaker} seat={seat} />
              <Holdings speaker={speaker} seat={seat} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SeatProps {
  readonly speaker: Speaker;
  readonly seat: number;
}

function Standing({ speaker: { view }, seat }: SeatProps) {
  const { say } = usePage();
  if (view.result?.winners.includes(seat)) return <em class="tag won">{say('table.won')}</em>;
  if (view.waiting.includes(seat)) return <em class="tag">{say('table.now')}</em>;
  return null;
}

/** A seat's zones with a piece as an example and how many there are. */
function Holdings({ speaker, seat }: SeatProps) {
  const { say } = usePage();
  const { view, sheet } = speaker;
  const zones = view.zones.filter((zone) => zone.of === `seat/${seat}`);
  return zones.map((zone) => {
    const card = zone.pieces[0]?.card ?? null;
    return (
      <div key={zone.zone} class="holding">
        {card !== null && <PieceIcon look={pieceLook(sheet, card)} />}
        <span>
          {say('table.zone', { zone: zoneName(speaker, zone.zone), count: zone.pieces.length })}
        </span>
      </div>
    );
  });
}
