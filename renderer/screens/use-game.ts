// One game in play as the page holds it: the latest view, the half-made choice, the last refusal.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Answer, GameEvent, Option, Refusal } from '../../engine/index.ts';
import type { Answered, Methods, OpenGame, Sheet, WireError } from '../../host/api/api.ts';
import { ConnectionLost } from '../bridge.ts';
import {
  columnsOf,
  confirm,
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
  /** What happened on the way to this view; nothing if the page was not there. */
  readonly events: readonly GameEvent[];
}

export type Play = ReturnType<typeof useGame>;

type WhyNotParams = Methods['whyNot']['params'];

export interface Talk {
  readonly hand: Hand;
  readonly refusal: Refusal | null;
  /** The host could not take the answer. */
  readonly failure: WireError | null;
}

const silence: Talk = { hand: emptyHand, refusal: null, failure: null };

export function useGame(game: string) {
  const { bridge, sheet } = usePage();
  const load = async (): Promise<Game> => {
    const open = await ask(bridge, 'openGame', { game });
    return { open, sheet: await sheet(open.ruleset), events: [] };
  };
  const { loaded, reload, put } = useLoaded(bridge, load, game);
  const current = loaded.state === 'ready' ? loaded.value : null;
  const { talk, setTalk, busy, send, goOn, undo } = useAnswers(current, put, reload);
  useNews(game, current, busy ? null : reload);
  const follow = (intent: Intent) => {
    if (intent.kind === 'hold') setTalk({ ...silence, hand: intent.hand });
    if (intent.kind === 'next') void goOn(intent.answer);
    if (intent.kind === 'answer' || intent.kind === 'ask') void send(intent.answer);
  };
  const decision = busy ? null : (current?.open.view.decision ?? null);
  return {
    loaded,
    reload,
    talk,
    hush: useCallback(() => setTalk(silence), []),
    point: (things: readonly Option[]) => {
      if (!decision || !current) return;
      follow(pointAt(decision, talk.hand, things, columnsOf(current.sheet)));
    },
    choose: (pick: Option) => decision && follow(take(decision, talk.hand, pick)),
    chooseMove: (move: string) => decision && follow(takeMove(decision, talk.hand, move)),
    confirm: () => decision && follow(confirm(decision, talk.hand)),
    undo,
    /** Why a thing cannot be chosen now; null if it can. */
    whyNot: async (thing: Option): Promise<Refusal | null> => {
      if (!current?.open.view.decision) return { code: 'not-your-decision' };
      const { game, view } = current.open;
      const { seat } = current.open.view.decision;
      const { move, picks } = talk.hand;
      const asked = { game, step: view.step, seat, option: thing };
      const begun = move !== null && { move, picks: picks as NonNullable<WhyNotParams['picks']> };
      return (await ask(bridge, 'whyNot', { ...asked, ...begun })).reason;
    },
  };
}

/** Sends answers one at a time, and keeps what was said to the last one. */
function useAnswers(current: Game | null, put: (game: Game) => void, reload: () => void) {
  const { bridge } = usePage();
  const [talk, setTalk] = useState(silence);
  const [busy, setBusy] = useState(false);
  const say = async (speak: (game: Game) => Promise<Talk>) => {
    if (!current) return;
    setBusy(true);
    try {
      const next = await speak(current);
      setTalk(next);
      if (next.refusal?.code === 'stale') reload();
    } catch (problem) {
      const lost = problem instanceof ConnectionLost;
      setTalk({ ...silence, failure: lost ? null : errorOf(problem) });
    } finally {
      setBusy(false);
    }
  };
  const send = (answer: Answer) =>
    say(async (now) => {
      const { game, view } = now.open;
      return taken(await ask(bridge, 'answer', { game, step: view.step, answer }), now, put);
    });
  /** A half-made answer: the host says what may be picked next. */
  const goOn = (answer: Answer) =>
    say(async ({ open: { game, view } }) => {
      const found = await ask(bridge, 'options', { game, step: view.step, answer });
      if (!found.accepted) return { ...silence, refusal: found.refusal };
      const { move, picks } = answer;
      return { ...silence, hand: { move, picks, ...(found.next && { next: found.next }) } };
    });
  /** Takes the last answer back, or hears why that stops here. */
  const undo = () =>
    void say(async (now) => {
      const { game, view } = now.open;
      return taken(await ask(bridge, 'undo', { game, step: view.step }), now, put);
    });
  return { talk, setTalk, busy, send, goOn, undo };
}

/** The table after an answer, or why it was refused. */
function taken(answered: Answered, { sheet }: Game, put: (game: Game) => void): Talk {
  if (!answered.accepted) return { ...silence, refusal: answered.refusal };
  put({ sheet, open: answered.open, events: answered.events });
  return silence;
}

/** Another window may have played on, and a household that was started anew has forgotten what it had open. */
function useNews(game: string, current: Game | null, reload: (() => void) | null): void {
  const { bridge } = usePage();
  const step = current?.open.view.step;
  useEffect(
    () =>
      bridge.listen((notice) => {
        const moved = notice.notice === 'game-changed' && notice.game === game;
        if (notice.notice === 'host-restarted' || (moved && notice.step !== step)) reload?.();
      }),
    [bridge, game, step, reload],
  );
}
