// The menu of a table: leave, watch, language, movements, sounds.
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../screens/page.ts';
import { LanguageSwitch } from './language-switch.tsx';

interface MenuProps {
  readonly game: string;
  readonly watching: boolean;
}

export function Menu({ game, watching }: MenuProps) {
  const { say, go, settings, change } = usePage();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useOutside(box, open, () => setOpen(false));
  return (
    <div class="menu" ref={box}>
      <button class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('table.menu')}
      </button>
      {open && (
        <div class="menu-box panel">
          <button class="button" onClick={() => go({ type: 'back' })}>
            {say('table.leave')}
          </button>
          <p class="quiet">{say('table.leave-text')}</p>
          {!watching && (
            <button class="button" onClick={() => go({ type: 'watch', game })}>
              {say('table.watch')}
            </button>
          )}
          <LanguageSwitch />
          <label class="tick">
            <input
              type="checkbox"
              checked={settings.motion === 'reduced'}
              onChange={(event) =>
                change({ motion: event.currentTarget.checked ? 'reduced' : 'full' })
              }
            />
            {say('table.motion')}
          </label>
          <Pacing />
          <Sounds />
        </div>
      )}
    </div>
  );
}

const speeds = [1, 2, 4, 0] as const;

function Pacing() {
  const { say, settings, change } = usePage();
  return (
    <div>
      <p class="quiet">{say('table.speed')}</p>
      <div class="switch" role="group" aria-label={say('table.speed')}>
        {speeds.map((speed) => (
          <button
            key={speed}
            aria-pressed={settings.speed === speed}
            onClick={() => change({ speed })}
          >
            {speed === 0 ? say('table.speed-off') : say('table.speed-times', { times: speed })}
          </button>
        ))}
      </div>
    </div>
  );
}

function Sounds() {
  const { say, settings, change } = usePage();
  return (
    <div class="sounds">
      <label>
        <span class="quiet">{say('table.volume')}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={settings.volume}
          onChange={(event) => change({ volume: event.currentTarget.valueAsNumber })}
        />
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={settings.muted}
          onChange={(event) => change({ muted: event.currentTarget.checked })}
        />
        {say('table.mute')}
      </label>
    </div>
  );
}

/** Closes on Escape and on a press anywhere else. */
function useOutside(
  box: { readonly current: HTMLElement | null },
  open: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('pointerdown', onPress);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', onPress);
      window.removeEventListener('keydown', onKey);
    };
  }, [open]);
}
