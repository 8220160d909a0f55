// The names of the players, seat by seat.
import type { LibraryEntry } from '../../host/api/api.ts';
import { usePage } from '../screens/page.ts';
import { seatColours } from '../sprites/seats.ts';
import { SeatMark } from './seat-mark.tsx';

interface SeatFieldsProps {
  readonly seats: readonly string[];
  readonly players: LibraryEntry['players'];
  readonly change: (seats: readonly string[]) => void;
}

export function SeatFields({ seats, players, change }: SeatFieldsProps) {
  const { say } = usePage();
  const nameOf = (seat: number) => seats[seat] || say('new.player', { number: seat + 1 });
  return (
    <fieldset class="seats">
      <legend>{say('new.seats')}</legend>
      {seats.map((name, seat) => (
        <div class="seat-field" key={seat}>
          <SeatMark seat={seat} colour={seatColours[seat]!} />
          <input
            aria-label={say('new.seat', { number: seat + 1 })}
            value={name}
            maxLength={40}
            placeholder={nameOf(seat)}
            autoComplete="off"
            onInput={(event) => change(seats.with(seat, event.currentTarget.value))}
          />
          {seats.length > players.min && (
            <button
              type="button"
              class="button quiet-button"
              aria-label={say('new.remove-seat', { name: nameOf(seat) })}
              onClick={() => change(seats.toSpliced(seat, 1))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {seats.length < players.max && (
        <button type="button" class="button quiet-button" onClick={() => change([...seats, ''])}>
          + {say('new.add-seat')}
        </button>
      )}
    </fieldset>
  );
}
