// One game in play as the page holds it: the latest view, the half-made choice, the last refusal.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Answer, Pick, Refusal } from '../../engine/index.ts';
import type { OpenGame, Sheet } from '../../host/api/api.ts';
import { ConnectionLost } from '../bridge.ts';
import {
  columnsOf,
  emptyHand,
  pointAt,
  take,
  takeMove,
  type Hand,
  type Intent,
} from '../input/intent.ts';
import { usePage } from './page.ts';
import { ask, errorOf, useLoaded } from './request.ts';

export interface Game {
  readonly open: OpenGame;
  readonly sheet: Sheet;
}

export interface Talk {
  readonly hand: Hand;
  readonly refusal: Refusal | null;
  /** The host could not take the answer; the sentence's key. */
  readonly failure: ReturnType<typeof errorOf> | null;
}

const silence: Talk = { hand: emptyHand, refusal: null, failure: null };

export function useGame(game: string) {
  const { bridge, sheet } = usePage();
  const load = async (): Promise<Game> => {
    const open = await ask(bridge, 'openGame', { game });
    return { open, sheet: await sheet(open.ruleset) };
  };
  const { loaded, reload, put } = useLoaded(bridge, load, game);
  const [talk, setTalk] = useState(silence);
  const [busy, setBusy] = useState(false);
  const current = loaded.state === 'ready' ? loaded.value : null;
  const step = current?.open.view.step;
  useEffect(
    () =>
      bridge.listen((notice) => {
        if (notice.game === game && notice.step !== step && !busy) reload();
      }),
    [bridge, game, step, busy, reload],
  );
  const send = async (answer: Answer) => {
    if (!current) return;
    setBusy(true);
    try {
      const { view } = current.open;
      const answered = await ask(bridge, 'answer', { game, step: view.step, answer });
      if (answered.accepted) put({ ...current, open: answered.open });
      setTalk(answered.accepted ? silence : { ...silence, refusal: answered.refusal });
      if (!answered.accepted && answered.refusal.code === 'stale') reload();
    } catch (problem) {
      const lost = problem instanceof ConnectionLost;
      setTalk({ ...silence, failure: lost ? null : errorOf(problem) });
    } finally {
      setBusy(false);
    }
  };
  const follow = (intent: Intent) => {
    if (intent.kind === 'hold') setTalk({ ...silence, hand: intent.hand });
    if (intent.kind === 'answer' || intent.kind === 'ask') void send(intent.answer);
  };
  const decision = busy ? null : (current?.open.view.decision ?? null);
  return {
    loaded,
    reload,
    talk,
    hush: useCallback(() => setTalk(silence), []),
    point: (things: readonly Pick[]) => {
      if (decision && current)
        follow(pointAt(decision, talk.hand, things, columnsOf(current.sheet)));
    },
    choose: (pick: Pick) => decision && follow(take(decision, talk.hand, pick)),
    chooseMove: (move: string) => decision && follow(takeMove(decision, talk.hand, move)),
  };
}
