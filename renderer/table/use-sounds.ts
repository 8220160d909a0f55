// The table sounds when something moves, when it is somebody's turn, and when the game is over.
import { useEffect, useRef } from 'preact/hooks';
import type { View } from '../../engine/index.ts';
import { usePage } from '../screens/page.ts';
import { heardBetween } from '../sound/heard.ts';
import { soundPlayer } from '../sound/player.ts';
import type { Picture } from './picture.ts';

export function useSounds(picture: Picture, view: View): void {
  const { settings } = usePage();
  const before = useRef<{ picture: Picture; view: View } | null>(null);
  const volume = settings.muted ? 0 : settings.volume / 100;
  useEffect(() => {
    const last = before.current;
    before.current = { picture, view };
    if (!last || last.view === view) return;
    for (const name of heardBetween(last.picture, picture)) soundPlayer.play(name, volume);
    if (view.result && !last.view.result) soundPlayer.play('won', volume);
    else if (view.decision && view.decision.seat !== last.view.decision?.seat) {
      soundPlayer.play('turn', volume);
    }
  }, [picture, view]);
}
