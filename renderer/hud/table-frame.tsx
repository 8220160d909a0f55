// The frame around a table, the same for every game: a bar above, the table, a rail at its right.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../screens/page.ts';
import { gameName, playerName, stateName, type Speaker } from '../words/ruleset-words.ts';
import { Heading } from './heading.tsx';
import { Menu } from './menu.tsx';

interface TableFrameProps {
  readonly speaker: Speaker;
  readonly game: string;
  readonly stage: ComponentChildren;
  readonly watching?: boolean;
  readonly children: ComponentChildren;
}

export function TableFrame({ speaker, game, stage, watching, children }: TableFrameProps) {
  const { say } = usePage();
  const [drawer, setDrawer] = useState(false);
  return (
    <main class={`table-screen ${drawer ? 'drawer-open' : ''}`}>
      <header class="top-bar">
        <Heading>{gameName(speaker)}</Heading>
        <p>{watching ? say('replay.heading') : moment(speaker, say)}</p>
        <button
          class="button quiet-button drawer-button"
          aria-expanded={drawer}
          onClick={() => setDrawer(!drawer)}
        >
          {say('table.panel')}
        </button>
        <Menu game={game} watching={watching === true} />
      </header>
      <div class="table-middle">{stage}</div>
      <aside class="rail" aria-label={say('table.panel')}>
        {children}
      </aside>
    </main>
  );
}

/** “Move 4 · Turn · Ann to play”. */
function moment(speaker: Speaker, say: ReturnType<typeof usePage>['say']): string {
  const { view } = speaker;
  if (view.result) return say('end.over');
  const acting = view.waiting[0] ?? view.active;
  return [
    say('table.move', { number: view.step + 1 }),
    stateName(speaker),
    say('table.turn', { player: playerName(speaker, acting) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
