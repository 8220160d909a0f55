// Taking the last answer back; where that stops, the reason stands instead.
import type { OpenGame } from '../../host/api/api.ts';
import { usePage } from '../screens/page.ts';
import { isWordKey } from '../words/words.ts';

interface UndoButtonProps {
  readonly offer: OpenGame['undo'];
  readonly undo: () => void;
}

export function UndoButton({ offer, undo }: UndoButtonProps) {
  const { say } = usePage();
  if (offer.possible) {
    return (
      <button class="button undo" onClick={undo}>
        ↶ {say('table.undo')}
      </button>
    );
  }
  const key = `undo.${offer.code}`;
  if (offer.code === 'start' || !isWordKey(key)) return null;
  return <p class="quiet undo">{say(key)}</p>;
}
