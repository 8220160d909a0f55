// The table screen: a game in play.
import { useEffect, useMemo } from 'preact/hooks';
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
  return <Playing play={play} current={loaded.value} />;
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
