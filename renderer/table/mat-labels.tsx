// The name plate of each player's mat; pressing it goes near to that mat.
import { SeatMark } from '../hud/seat-mark.tsx';
import { seatColour } from '../sprites/seats.ts';
import { playerName } from '../words/ruleset-words.ts';
import { sayIn } from '../words/words.ts';
import type { OverlayProps } from './things.tsx';

export function MatLabels({ speaker, layout, visit, open, point }: OverlayProps) {
  const { view, sheet, language } = speaker;
  const say = sayIn(language);
  return layout.mats.map((mat) => {
    const name = playerName(speaker, mat.seat);
    const may = open.has(`seat/${mat.seat}`);
    return (
      <button
        key={mat.seat}
        class={`plate ${view.waiting.includes(mat.seat) ? 'acting' : ''}`}
        data-ref={`seat/${mat.seat}`}
        style={{ left: `${mat.x - mat.width / 2 + 10}px`, top: `${mat.y - mat.height / 2}px` }}
        aria-label={say(may ? 'table.choose-player' : 'table.visit', { name })}
        onClick={() => (may && point ? point([`seat/${mat.seat}`]) : visit(mat.seat))}
      >
        <SeatMark seat={mat.seat} colour={seatColour(mat.seat, view, sheet)} />
        <span>{name}</span>
      </button>
    );
  });
}
