// How the game ended, and where to go from here.
import type { GameResult } from '../../engine/index.ts';
import { usePage } from '../screens/page.ts';
import { seatColour } from '../sprites/seats.ts';
import { endSentence, winnerNames, type Speaker } from '../words/ruleset-words.ts';
import { RuleChip } from './rule-chip.tsx';
import { SeatMark } from './seat-mark.tsx';

interface ResultProps {
  readonly speaker: Speaker;
  readonly result: GameResult;
  readonly watch?: () => void;
  readonly again: () => void;
}

export function Result({ speaker, result, watch, again }: ResultProps) {
  const { say, go } = usePage();
  const count = result.winners.length;
  return (
    <section class="panel result" role="status">
      <div class="laurels" aria-hidden="true">
        {result.winners.map((seat) => (
          <SeatMark key={seat} seat={seat} colour={seatColour(seat, speaker.view, speaker.sheet)} />
        ))}
      </div>
      <h2>{say('end.heading', { count, winners: winnerNames(speaker, result) })}</h2>
      <p>
        {endSentence(speaker, result)}{' '}
        {result.rule !== undefined && <RuleChip speaker={speaker} rule={result.rule} />}
      </p>
      <div class="choices">
        {watch && (
          <button class="button primary" onClick={watch}>
            {say('end.watch')}
          </button>
        )}
        <button class="button" onClick={again}>
          {say('end.again')}
        </button>
        <button class="button" onClick={() => go({ type: 'back' })}>
          {say('end.back')}
        </button>
      </div>
    </section>
  );
}
