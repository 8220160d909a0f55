// What happened, newest first, each line with its rule; new lines are also spoken.
import type { GameEvent } from '../../engine/index.ts';
import { usePage } from '../screens/page.ts';
import { seatColour } from '../sprites/seats.ts';
import { logLines, type Speaker } from '../words/ruleset-words.ts';
import { RuleChip } from './rule-chip.tsx';
import { SeatMark } from './seat-mark.tsx';

interface LogProps {
  readonly speaker: Speaker;
  readonly log: readonly GameEvent[];
}

export function Log({ speaker, log }: LogProps) {
  const { say } = usePage();
  const { view, sheet } = speaker;
  const lines = logLines(speaker, log).map((line, index) => ({ ...line, index }));
  return (
    <section class="panel log" aria-labelledby="log-heading">
      <h2 id="log-heading">{say('table.log')}</h2>
      <p class="for-ear" role="log">
        {lines.at(-1)?.text}
      </p>
      {lines.length === 0 && <p class="empty">{say('table.log-empty')}</p>}
      <ol reversed>
        {lines.toReversed().map(({ index, text, rule, seat }) => (
          <li key={index}>
            {seat !== null && <SeatMark seat={seat} colour={seatColour(seat, view, sheet)} />}
            <span class="grow">
              {text} {rule !== null && <RuleChip speaker={speaker} rule={rule} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
