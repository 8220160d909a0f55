// Beside what the player is working at: which move is meant, what else is to be picked, enough, or take it back.
import type { Decision, Offer, Option } from '../../engine/index.ts';
import { enough, openOffers, optionsOf, type Hand } from '../input/intent.ts';
import { usePage } from '../screens/page.ts';
import type { Play } from '../screens/use-game.ts';
import {
  choiceName,
  moveName,
  movePrompt,
  pickName,
  type Speaker,
} from '../words/ruleset-words.ts';
import { NumberField } from './number-field.tsx';

interface WorkProps {
  readonly speaker: Speaker;
  readonly play: Play;
  readonly decision: Decision;
}

/** Whether something has been begun that is not an answer yet. */
export function isWorking({ move, pointed, several }: Hand): boolean {
  return move !== null || pointed !== undefined || several !== undefined;
}

export function Work({ speaker, play, decision }: WorkProps) {
  const { say } = usePage();
  const { hand } = play.talk;
  const offers = openOffers(decision, hand);
  const [only, other] = offers;
  const count = other ? undefined : only?.next?.count;
  return (
    <>
      {only && !other && isWorking(hand) && hand.move !== null && decision.asks === undefined && (
        <p class="work-prompt">{movePrompt(speaker, only.move)}</p>
      )}
      <PicksSoFar speaker={speaker} hand={hand} />
      {count && <p class="work-count">{tally(hand, count, say)}</p>}
      <Buttons {...{ speaker, play, decision, offers, hand }} />
    </>
  );
}

/** “2 of 3”, or “2, from 1 to 3”. */
function tally(
  hand: Hand,
  [least, most]: readonly [number, number],
  say: ReturnType<typeof usePage>['say'],
) {
  const picked = hand.several?.length ?? 0;
  return least === most
    ? say('table.picked-of', { picked, most })
    : say('table.picked-between', { picked, least, most });
}

/** What the fields before this one were answered with. */
function PicksSoFar({ speaker, hand }: { readonly speaker: Speaker; readonly hand: Hand }) {
  const picks = Object.entries(hand.picks);
  if (picks.length === 0) return null;
  return (
    <ul class="work-picks">
      {picks.map(([name, pick]) => (
        <li key={name}>{pickName(speaker, pick)}</li>
      ))}
    </ul>
  );
}

interface ButtonsProps extends WorkProps {
  readonly offers: readonly Offer[];
  readonly hand: Hand;
}

/** More numbers than these are given with a slider. */
const mostButtons = 8;

function Buttons({ speaker, play, decision, offers, hand }: ButtonsProps) {
  const { say } = usePage();
  const moves = movesToName(decision, offers, hand);
  const [only] = offers;
  const picks = moves.length === 0 && only ? namedPicks(only) : [];
  const numbers = picks.filter((pick) => typeof pick === 'number');
  const slider = numbers.length > mostButtons && !only?.next?.count;
  const confirmable = enough(decision, hand);
  return (
    <div class="choices">
      {moves.map(({ move }) => (
        <button key={move} class="button" onClick={() => play.chooseMove(move)}>
          {decision.asks === undefined ? moveName(speaker, move) : choiceName(speaker, move)}
        </button>
      ))}
      {slider && <NumberField numbers={numbers} choose={play.choose} />}
      {!slider &&
        picks.map((pick) => (
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
        <button class="button primary" onClick={play.confirm}>
          {say('table.confirm', { count: hand.several?.length ?? 0 })}
        </button>
      )}
      {isWorking(hand) && (
        <button class="button quiet-button" onClick={play.hush}>
          {say('table.cancel')}
        </button>
      )}
    </div>
  );
}

/** One offer that begins on the table needs no button: pointing is enough. */
function movesToName({ offers: all }: Decision, offers: readonly Offer[], hand: Hand) {
  if (hand.move !== null) return [];
  if (hand.pointed !== undefined) {
    return offers.filter((offer) => optionsOf(offer).includes(hand.pointed!));
  }
  const needed = all.length > 1 || all.some((offer) => offer.fields.length === 0);
  return needed ? offers : [];
}

/** What may be picked now and does not lie on the table. */
function namedPicks(offer: Offer): readonly Option[] {
  const kind = offer.next?.kind;
  return kind === 'word' || kind === 'int' || kind === 'player' ? optionsOf(offer) : [];
}
