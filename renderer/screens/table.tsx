// The table screen: a game in play.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MenuItem } from '../../host/api/api.ts';
import { needsCurtain } from '../flow/secrets.ts';
import { Curtain } from '../hud/curtain.tsx';
import { Log } from '../hud/log.tsx';
import { Players } from '../hud/players.tsx';
import { Prompt } from '../hud/prompt.tsx';
import { RefusalNote } from '../hud/refusal-note.tsx';
import { Result } from '../hud/result.tsx';
import { Rulebook } from '../hud/rulebook.tsx';
import { Failure, Loading } from '../hud/states.tsx';
import { TableFrame } from '../hud/table-frame.tsx';
import { UndoButton } from '../hud/undo-button.tsx';
import { Work } from '../hud/work.tsx';
import { layOut } from '../table/layout.ts';
import { TableStage, workPlace } from '../table/table-stage.tsx';
import type { Speaker } from '../words/ruleset-words.ts';
import { usePage } from './page.ts';
import { useGame, type Game, type Play } from './use-game.ts';

export function TableScreen({ game }: { readonly game: string }) {
  const { say, go } = usePage();
  const play = useGame(game);
  const { loaded, hush } = play;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hush();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hush]);
  if (loaded.state === 'loading') return <Loading say={say} />;
  if (loaded.state === 'failed') {
    const back = () => go({ type: 'back' });
    return <Failure say={say} error={loaded.error} retry={play.reload} back={back} />;
  }
  return <Seated play={play} current={loaded.value} />;
}

/** What is another's is not drawn at all, so that neither a picture nor a reader of screens can tell it. */
function Seated({ play, current }: PlayingProps) {
  const { language } = usePage();
  const { open, sheet } = current;
  const { view, seats } = open;
  const [at, setAt] = useState<number | null>(null);
  const { seat } = view;
  const over = view.result !== null;
  if (seat === null || !needsCurtain(sheet, { seat, seats: seats.length, over, at })) {
    return <Playing play={play} current={current} />;
  }
  return (
    <Curtain speaker={{ language, sheet, seats, view }} seat={seat} open={() => setAt(seat)} />
  );
}

interface PlayingProps {
  readonly play: Play;
  readonly current: Game;
}

function Playing({ play, current }: PlayingProps) {
  const { language, pace, go } = usePage();
  const { open, sheet, events } = current;
  const { view, log } = open;
  const speaker = useMemo(
    (): Speaker => ({ language, sheet, seats: open.seats, view }),
    [language, sheet, open.seats, view],
  );
  const again = { ruleset: open.ruleset, seats: open.seats };
  useMenu({
    undo: () => open.undo.possible && play.undo(),
    replay: () => go({ type: 'watch', game: open.game }),
  });
  const { hand } = play.talk;
  const { decision } = view;
  // What is begun on the table is finished beside it; everything else in the rail.
  const layout = useMemo(() => layOut(view, sheet), [view, sheet]);
  const onTable = workPlace(layout, hand) !== null;
  return (
    <TableFrame
      speaker={speaker}
      game={open.game}
      stage={
        <TableStage
          {...{ speaker, pace, log, events, hand }}
          point={play.point}
          whyNot={play.whyNot}
          work={decision && onTable ? <Work {...{ speaker, play, decision }} /> : null}
        />
      }
    >
      {view.result ? (
        <Result
          speaker={speaker}
          result={view.result}
          watch={() => go({ type: 'watch', game: open.game })}
          again={() => go({ type: 'choose', wish: again })}
        />
      ) : (
        <Prompt speaker={speaker} play={play} elsewhere={onTable} />
      )}
      {!view.result && <UndoButton offer={open.undo} undo={play.undo} />}
      <RefusalNote speaker={speaker} talk={play.talk} close={play.hush} />
      <Players speaker={speaker} />
      <Log speaker={speaker} log={log} />
      <Rulebook speaker={speaker} />
    </TableFrame>
  );
}

/** What the native menu asks of a table. */
function useMenu(deeds: Partial<Record<MenuItem, () => unknown>>): void {
  const { bridge } = usePage();
  const now = useRef(deeds);
  now.current = deeds;
  useEffect(
    () =>
      bridge.listen((notice) => {
        if (notice.notice === 'menu') now.current[notice.item]?.();
      }),
    [bridge],
  );
}
