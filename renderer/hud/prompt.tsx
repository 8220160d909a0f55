// The one prompt: who does what now, with buttons for what cannot be pointed at on the table.
import type { Decision, MoveOffer, Pick } from '../../engine/index.ts';
import { nextField, openOffers, picksOf, type Hand } from '../input/intent.ts';
import { usePage } from '../screens/page.ts';
import type { useGame } from '../screens/use-game.ts';
import { seatColour } from '../sprites/seats.ts';
import {
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
        {only && (others.length ? say('table.which') : movePrompt(speaker, only.move))}
      </p>
      {decision && <Buttons {...{ speaker, play, decision, offers, hand }} />}
    </section>
  );
}

interface ButtonsProps extends PromptProps {
  readonly decision: Decision;
  readonly offers: readonly MoveOffer[];
  readonly hand: Hand;
}

function Buttons({ speaker, play, decision, offers, hand }: ButtonsProps) {
  const { say } = usePage();
  const moves = hand.move === null && needsButtons(decision) ? offers : [];
  const picks = moves.length === 0 && offers[0] ? namedPicks(offers[0], hand) : [];
  const holding = hand.move !== null || hand.pointed !== undefined;
  if (moves.length + picks.length === 0 && !holding) return null;
  return (
    <div class="choices">
      {moves.map(({ move }) => (
        <button key={move} class="button" onClick={() => play.chooseMove(move)}>
          {moveName(speaker, move)}
        </button>
      ))}
      {picks.map((pick) => (
        <button key={pick} class="button" onClick={() => play.choose(pick)}>
          {pickName(speaker, pick)}
        </button>
      ))}
      {holding && (
        <button class="button" onClick={play.hush}>
          {say('table.cancel')}
        </button>
      )}
    </div>
  );
}

/** One move that begins on the table needs no button: pointing is enough. */
function needsButtons({ moves }: Decision): boolean {
  return moves.length > 1 || moves.some((offer) => offer.fields.length === 0);
}

/** What may be picked now and does not lie on the table. */
function namedPicks(offer: MoveOffer, hand: Hand): readonly Pick[] {
  const kind = nextField(offer, hand)?.kind;
  return kind === 'word' || kind === 'int' || kind === 'player' ? picksOf(offer, hand) : [];
}
