// A seat's shape and colour.
import { inkOn } from '../sprites/colour.ts';
import { seatShape } from '../sprites/seats.ts';

interface SeatMarkProps {
  readonly seat: number;
  readonly colour: string;
}

export function SeatMark({ seat, colour }: SeatMarkProps) {
  return (
    <svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={seatShape(seat)} fill={colour} stroke={inkOn(colour)} stroke-width="1.5" />
    </svg>
  );
}
