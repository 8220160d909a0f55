// The one prompt: who does what now, and who else still has to decide.
import { openOffers } from '../input/intent.ts';
import { usePage } from '../screens/page.ts';
import type { Play } from '../screens/use-game.ts';
import { seatColour } from '../sprites/seats.ts';
import { choiceName, movePrompt, playerName, type Speaker } from '../words/ruleset-words.ts';
import { listOf } from '../words/words.ts';
import { RuleChip } from './rule-chip.tsx';
import { SeatMark } from './seat-mark.tsx';
import { Work } from './work.tsx';

interface PromptProps {
  readonly speaker: Speaker;
  readonly play: Play;
  /** The buttons stand beside the pointer's work on the table instead. */
  readonly elsewhere: boolean;
}

export function Prompt({ speaker, play, elsewhere }: PromptProps) {
  const { say, language } = usePage();
  const { view, sheet } = speaker;
  const { decision } = view;
  const acting = decision?.seat ?? view.waiting[0] ?? view.active;
  const others = view.waiting.filter((seat) => seat !== acting);
  const names = others.map((seat) => playerName(speaker, seat));
  return (
    <section class="panel prompt" aria-label={say('table.prompt')}>
      <div class="who">
        <SeatMark seat={acting} colour={seatColour(acting, view, sheet)} />
        <h2>{say('table.turn', { player: playerName(speaker, acting) })}</h2>
      </div>
      <p role="status">
        {decision ? <Question speaker={speaker} play={play} /> : say('table.wait')}
      </p>
      {decision?.given && <p class="quiet">{say('table.given')}</p>}
      {names.length > 0 && (
        <p class="quiet">{say('table.also', { players: listOf(language, names) })}</p>
      )}
      {decision && !elsewhere && <Work {...{ speaker, play, decision }} />}
    </section>
  );
}

function Question({ speaker, play }: Omit<PromptProps, 'elsewhere'>) {
  const { say } = usePage();
  const decision = speaker.view.decision!;
  const rule = decision.rule ?? null;
  const chip = rule === null ? null : <RuleChip speaker={speaker} rule={rule} />;
  if (decision.asks !== undefined) {
    return (
      <>
        {choiceName(speaker, decision.asks)} {chip}
      </>
    );
  }
  const [only, other] = openOffers(decision, play.talk.hand);
  if (!only) return null;
  return <>{other ? say('table.which') : movePrompt(speaker, only.move)}</>;
}
