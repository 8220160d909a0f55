// Between two people at one screen: nothing of anyone's cards is drawn until the right one sits down.
import { seatColour } from '../sprites/seats.ts';
import { playerName, gameName, type Speaker } from '../words/ruleset-words.ts';
import { usePage } from '../screens/page.ts';
import { Heading } from './heading.tsx';
import { SeatMark } from './seat-mark.tsx';

interface CurtainProps {
  readonly speaker: Speaker;
  readonly seat: number;
  readonly open: () => void;
}

export function Curtain({ speaker, seat, open }: CurtainProps) {
  const { say, go } = usePage();
  const player = playerName(speaker, seat);
  return (
    <main class="plain-screen curtain">
      <section class="panel">
        <Heading>{gameName(speaker)}</Heading>
        <p class="next-seat">
          <SeatMark seat={seat} colour={seatColour(seat, speaker.view, speaker.sheet)} />{' '}
          {say('curtain.text', { player })}
        </p>
        <div class="row">
          <button class="button large primary" onClick={open}>
            {say('curtain.open', { player })}
          </button>
          <button class="button" onClick={() => go({ type: 'back' })}>
            {say('table.leave')}
          </button>
        </div>
      </section>
    </main>
  );
}
