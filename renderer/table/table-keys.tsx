// Near and far: buttons in a corner of the table, and the keys that do the same.
import { useEffect } from 'preact/hooks';
import type { Speaker } from '../words/ruleset-words.ts';
import { sayIn } from '../words/words.ts';
import type { Size } from './camera.ts';
import type { Layout } from './layout.ts';
import type { Cameraman } from './use-camera.ts';

interface TableKeysProps {
  readonly speaker: Speaker;
  readonly layout: Layout;
  readonly man: Cameraman;
  readonly size: Size;
}

const nearer = 1.25;
const stride = 90;

export function TableKeys({ speaker, layout, man, size }: TableKeysProps) {
  const say = sayIn(speaker.language);
  const middle = { x: size.width / 2, y: size.height / 2 };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (obey(event, { layout, man, middle })) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <div class="table-keys" role="group" aria-label={say('table.view')}>
      <button
        class="button"
        aria-label={say('table.nearer')}
        title={say('table.nearer')}
        onClick={() => man.zoom(middle, nearer)}
      >
        +
      </button>
      <button
        class="button"
        aria-label={say('table.farther')}
        title={say('table.farther')}
        aria-disabled={man.whole}
        onClick={() => man.zoom(middle, 1 / nearer)}
      >
        −
      </button>
      <button
        class="button"
        aria-label={say('table.fit')}
        title={say('table.fit')}
        aria-disabled={man.whole}
        onClick={() => man.fit()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6" />
        </svg>
      </button>
    </div>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

interface Steered {
  readonly layout: Layout;
  readonly man: Cameraman;
  readonly middle: { readonly x: number; readonly y: number };
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [stride, 0],
  ArrowRight: [-stride, 0],
  ArrowUp: [0, stride],
  ArrowDown: [0, -stride],
};

/** Whether the key meant the camera: + and −, 0 for the whole table, 1 to 6 for a player, arrows with Shift. */
function obey({ key, shiftKey }: KeyboardEvent, { layout, man, middle }: Steered): boolean {
  const way = ways[key];
  const mat = layout.mats[Number(key) - 1];
  if (key === '+' || key === '=') man.zoom(middle, nearer);
  else if (key === '-') man.zoom(middle, 1 / nearer);
  else if (key === '0') man.fit();
  else if (way && shiftKey) man.pan({ x: way[0], y: way[1] });
  else if (mat) man.focus(mat);
  else return false;
  return true;
}
