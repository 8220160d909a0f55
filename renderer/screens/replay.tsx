// The replay screen: the same table, moved to and fro along its timeline.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ReplayStep, Sheet } from '../../host/api/api.ts';
import { Log } from '../hud/log.tsx';
import { Players } from '../hud/players.tsx';
import { Result } from '../hud/result.tsx';
import { Rulebook } from '../hud/rulebook.tsx';
import { Failure, Loading } from '../hud/states.tsx';
import { TableFrame } from '../hud/table-frame.tsx';
import { Timeline } from '../hud/timeline.tsx';
import { TableStage } from '../table/table-stage.tsx';
import type { Speaker } from '../words/ruleset-words.ts';
import { usePage } from './page.ts';
import { ask, useLoaded } from './request.ts';

interface Watched {
  readonly replay: ReplayStep;
  readonly sheet: Sheet;
}

export function ReplayScreen({ game }: { readonly game: string }) {
  const { bridge, say, go, sheet } = usePage();
  const [step, setStep] = useState(0);
  const load = async (): Promise<Watched> => {
    const replay = await ask(bridge, 'replay', { game, step });
    return { replay, sheet: await sheet(replay.ruleset) };
  };
  const { loaded, reload } = useLoaded(bridge, load, game);
  useEffect(() => {
    if (loaded.state !== 'loading') reload();
  }, [step]);
  if (loaded.state === 'loading') return <Loading say={say} />;
  if (loaded.state === 'failed') {
    const back = () => go({ type: 'back' });
    return <Failure say={say} error={loaded.error} retry={reload} back={back} />;
  }
  return <Watching watched={loaded.value} step={step} setStep={setStep} />;
}

interface WatchingProps {
  readonly watched: Watched;
  readonly step: number;
  readonly setStep: (step: number) => void;
}

function Watching({ watched: { replay, sheet }, step, setStep }: WatchingProps) {
  const { language, pace, go, say } = usePage();
  const { view, seats, log, game } = replay;
  const speaker = useMemo(
    (): Speaker => ({ language, sheet, seats, view }),
    [language, sheet, view],
  );
  const again = { ruleset: replay.ruleset, seats };
  return (
    <TableFrame
      watching
      speaker={speaker}
      game={game}
      stage={<TableStage {...{ speaker, log, pace }} />}
    >
      <Timeline step={step} shown={view.step} steps={replay.steps} go={setStep} />
      {view.step === replay.steps && !view.result && (
        <button class="button primary" onClick={() => go({ type: 'open', game })}>
          {say('replay.go-on')}
        </button>
      )}
      {view.result && (
        <Result
          speaker={speaker}
          result={view.result}
          again={() => go({ type: 'choose', wish: again })}
        />
      )}
      <Players speaker={speaker} />
      <Log speaker={speaker} log={log} />
      <Rulebook speaker={speaker} />
    </TableFrame>
  );
}
