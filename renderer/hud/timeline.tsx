// To and fro in a recorded game: first, back, play, forward, last, and a slider.
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../screens/page.ts';

interface TimelineProps {
  /** The step asked for. */
  readonly step: number;
  /** The step on the table, which follows. */
  readonly shown: number;
  readonly steps: number;
  readonly go: (step: number) => void;
}

/** How long each move stays while the game plays by itself. */
const pace = 900;

export function Timeline({ step, shown, steps, go }: TimelineProps) {
  const { say } = usePage();
  const [playing, setPlaying] = useState(false);
  const atEnd = step >= steps;
  useEffect(() => {
    if (!playing || shown !== step) return;
    if (atEnd) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(step + 1), pace);
    return () => clearTimeout(timer);
  }, [playing, step, shown, atEnd]);
  const jump = (next: number) => {
    setPlaying(false);
    go(Math.max(0, Math.min(steps, next)));
  };
  const play = () => {
    if (!playing && atEnd) go(0);
    setPlaying(!playing);
  };
  return (
    <section class="panel timeline" aria-label={say('replay.timeline')}>
      <p role="status">{say('replay.step', { step: shown, steps })}</p>
      <input
        type="range"
        aria-label={say('replay.timeline')}
        min={0}
        max={steps}
        value={step}
        onInput={(event) => jump(event.currentTarget.valueAsNumber)}
      />
      <div class="transport">
        <Key label={say('replay.first')} path={first} press={() => jump(0)} off={step === 0} />
        <Key
          label={say('replay.previous')}
          path={previous}
          press={() => jump(step - 1)}
          off={step === 0}
        />
        <Key
          label={say(playing ? 'replay.pause' : 'replay.play')}
          path={playing ? pause : forward}
          press={play}
          off={steps === 0}
        />
        <Key label={say('replay.next')} path={next} press={() => jump(step + 1)} off={atEnd} />
        <Key label={say('replay.last')} path={last} press={() => jump(steps)} off={atEnd} />
      </div>
    </section>
  );
}

const first = 'M4 4h3v16H4zM20 4v16L8 12z';
const previous = 'M16 4l-9 8 9 8 2.2-2.4L11.8 12l6.4-5.6z';
const forward = 'M6 3l15 9-15 9z';
const pause = 'M5 4h5v16H5zM14 4h5v16h-5z';
const next = 'M8 4l9 8-9 8-2.2-2.4L12.2 12 5.8 6.4z';
const last = 'M17 4h3v16h-3zM4 4v16l12-8z';

interface KeyProps {
  readonly label: string;
  readonly path: string;
  readonly press: () => void;
  readonly off: boolean;
}

function Key({ label, path, press, off }: KeyProps) {
  return (
    <button class="button" aria-label={label} title={label} aria-disabled={off} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
