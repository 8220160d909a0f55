// The one prompt: who does what now, with buttons for what cannot be pointed at on the table.
import type { Decision, Offer, Option } from '../../engine/index.ts';
import { enough, openOffers, optionsOf, type Hand } from '../input/intent.ts';
import { usePage } from '../screens/page.ts';
import type { useGame } from '../screens/use-game.ts';
import { seatColour } from '../sprites/seats.ts';
import {
  choiceName,
  moveName,
  movePrompt,
  pickName,
  playerName,
  type Speaker,
} from '../words/ruleset-words.ts';
import { SeatMark } from './seat-mark.tsx';

interface PromptProps {
  readonly speaker: Speaker;
  readonly play: Omit<ReturnType<typeof useGame>, 'loaded'>;
}

export function Prompt({ speaker, play }: PromptProps) {
  const { say } = usePage();
  const { view, sheet } = speaker;
  const { decision } = view;
  const acting = decision?.seat ?? view.waiting[0] ?? view.active;
  const { hand } = play.talk;
  const offers = decision ? openOffers(decision, hand) : [];
  const [only, ...others] = offers;
  return (
    <section class="panel prompt" aria-label={say('table.prompt')}>
      <div class="who">
        <SeatMark seat={acting} colour={seatColour(acting, view, sheet)} />
        <h2>{say('table.turn', { player: playerName(speaker, acting) })}</h2>
      </div>
      <p role="status">
        {!decision && say('table.wait')}
        {decision?.asks !== undefined && choiceName(speaker, decision.asks)}
        {decision?.asks === undefined &&
          only &&
          (others.length ? say('table.which') : movePrompt(speaker, only.move))}
      </p>
      {decision && <Buttons {...{ speaker, play, decision, offers, hand }} />}
    </section>
  );
}

interface ButtonsProps extends PromptProps {
  readonly decision: Decision;
  readonly offers: readonly Offer[];
  readonly hand: Hand;
}

function Buttons({ speaker, play, decision, offers, hand }: ButtonsProps) {
  const { say } = usePage();
  const moves = hand.move === null && needsButtons(decision) ? offers : [];
  const picks = moves.length === 0 && offers[0] ? namedPicks(offers[0]) : [];
  const holding = hand.move !== null || hand.pointed !== undefined;
  const confirmable = enough(decision, hand);
  if (moves.length + picks.length === 0 && !holding && !confirmable) return null;
  return (
    <div class="choices">
      {moves.map(({ move }) => (
        <button key={move} class="button" onClick={() => play.chooseMove(move)}>
          {decision.asks === undefined ? moveName(speaker, move) : choiceName(speaker, move)}
        </button>
      ))}
      {picks.map((pick) => (
        <button
          key={pick}
          class="button"
          {...(hand.several && { 'aria-pressed': hand.several.includes(pick) })}
          onClick={() => play.choose(pick)}
        >
          {pickName(speaker, pick)}
        </button>
      ))}
      {confirmable && (
        <button class="button" onClick={play.confirm}>
          {say('table.confirm', { count: hand.several?.length ?? 0 })}
        </button>
      )}
      {holding && (
        <button class="button" onClick={play.hush}>
          {say('table.cancel')}
        </button>
      )}
    </div>
  );
}

/** One offer that begins on the table needs no button: pointing is enough. */
function needsButtons({ offers }: Decision): boolean {
  return offers.length > 1 || offers.some((offer) => offer.fields.length === 0);
}

/** What may be picked now and does not lie on the table. */
function namedPicks(offer: Offer): readonly Option[] {
  const kind = offer.next?.kind;
  return kind === 'word' || kind === 'int' || kind === 'player' ? optionsOf(offer) : [];
}
