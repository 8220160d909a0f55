// Things over the picture as buttons: one is reached with Tab, its neighbours with the arrow keys.
import { useRef, useState } from 'preact/hooks';
import type { Option, Ref } from '../../engine/index.ts';
import { optionsOf, type Columns } from '../input/intent.ts';
import { spaceByKey, type Focusable } from '../input/keys.ts';
import { choiceName, moveName, type Speaker } from '../words/ruleset-words.ts';
import { styleOf } from './camera.ts';
import type { Box } from './geometry.ts';
import type { Layout } from './layout.ts';

export interface OverlayProps {
  readonly speaker: Speaker;
  readonly layout: Layout;
  readonly open: ReadonlySet<Option>;
  readonly columns: Columns;
  readonly point?: (things: readonly Option[]) => void;
  readonly focus: (thing: Ref | null) => void;
  /** Shows a thing in full. */
  readonly inspect: (thing: Ref, why: boolean) => void;
  /** Goes near to a player's mat. */
  readonly visit: (seat: number) => void;
}

export interface Thing extends Focusable, Box {
  readonly key: string;
  readonly label: string;
  readonly may: boolean;
  readonly round?: boolean;
  readonly turn?: number;
}

type ThingsProps = Pick<OverlayProps, 'point' | 'focus' | 'inspect'> & {
  readonly label: string;
  readonly things: readonly Thing[];
};

/** Things side by side: one of them can be reached with Tab, the others with the arrow keys. */
export function Things({ label, things, point, focus, inspect }: ThingsProps) {
  const [chosen, setCurrent] = useState<Ref | undefined>(undefined);
  const group = useRef<HTMLDivElement>(null);
  const first = things.find(({ may }) => may) ?? things[0];
  const current = things.some(({ ref }) => ref === chosen) ? chosen : first?.ref;
  const onKeyDown = (event: KeyboardEvent) => {
    if (current !== undefined && (event.key === 'i' || event.key === '?')) {
      event.preventDefault();
      inspect(current, event.key === '?');
      return;
    }
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    const next = current && spaceByKey(things, current, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    group.current?.querySelector<HTMLElement>(`[data-ref="${next}"]`)?.focus();
  };
  return (
    <div role="group" aria-label={label} ref={group} onKeyDown={onKeyDown}>
      {things.map((thing) => (
        <button
          key={thing.key}
          class={`space ${thing.round ? 'round' : ''}`}
          data-ref={thing.ref}
          style={styleOf(thing)}
          tabIndex={thing.ref === current ? 0 : -1}
          aria-label={thing.label}
          aria-disabled={!thing.may}
          onFocus={() => {
            setCurrent(thing.ref);
            focus(thing.ref);
          }}
          onBlur={() => focus(null)}
          onClick={() => point?.([thing.ref])}
        />
      ))}
    </div>
  );
}

/** What choosing it would do. */
export function movesFor(speaker: Speaker, ref: Ref): string {
  const { asks, offers = [] } = speaker.view.decision ?? {};
  if (asks !== undefined) return choiceName(speaker, asks);
  const fitting = offers.filter((offer) => optionsOf(offer).includes(ref));
  return fitting.map((offer) => moveName(speaker, offer.move)).join(', ');
}
