// A thing of the table in full: its face large, its text to be read, its rules to be opened, and why it cannot be chosen.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../engine/index.ts';
import { RuleChip } from '../hud/rule-chip.tsx';
import { paint } from '../sprites/canvas.ts';
import { loadIcons, type Icons } from '../sprites/icon.ts';
import { pieceShadow } from '../sprites/piece.ts';
import { refusalSentence, type Speaker } from '../words/ruleset-words.ts';
import type { Description } from '../words/thing-words.ts';
import { sayIn } from '../words/words.ts';
import { iconsIn } from './icons-in.ts';
import { pieceLook, sizeOf } from './looks.ts';
import { piecePainting } from './paintings.ts';

interface InspectorProps {
  readonly speaker: Speaker;
  readonly thing: Description;
  /** Where there is room for it. */
  readonly side: 'left' | 'right';
  /** It stays until it is closed, and can be read with the keyboard. */
  readonly pinned: boolean;
  readonly why?: Refusal | 'may' | null;
  readonly close: () => void;
}

export function Inspector({ speaker, thing, side, pinned, why, close }: InspectorProps) {
  const say = sayIn(speaker.language);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pinned) box.current?.focus();
  }, [pinned, thing.title]);
  const { title, kind, card, facts, text, rules } = thing;
  return (
    <section
      ref={box}
      class={`inspector ${side} ${pinned ? 'pinned' : ''}`}
      tabIndex={-1}
      aria-label={say('table.inspector')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      {card !== null && <LargeFace speaker={speaker} card={card} />}
      <div class="inspector-words">
        <h2>{title}</h2>
        {kind !== null && <p class="inspector-kind">{kind}</p>}
        {text !== null && <p class="inspector-text">{text}</p>}
        {facts.length > 0 && (
          <dl>
            {facts.map(({ term, value }) => (
              <div key={term + value}>
                {term !== '' && <dt>{term}</dt>}
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {rules.map((rule) => (
          <p key={rule}>
            <RuleChip speaker={speaker} rule={rule} />
          </p>
        ))}
        {why && <Why speaker={speaker} why={why} />}
        {pinned && (
          <button class="button" onClick={close}>
            {say('app.close')}
          </button>
        )}
      </div>
    </section>
  );
}

function Why({ speaker, why }: { readonly speaker: Speaker; readonly why: Refusal | 'may' }) {
  const say = sayIn(speaker.language);
  if (why === 'may') return <p class="inspector-why may">{say('table.why-may')}</p>;
  return (
    <div class="inspector-why" role="status">
      <strong>{refusalSentence(speaker, why)}</strong>{' '}
      {why.rule !== undefined && <RuleChip speaker={speaker} rule={why.rule} />}
    </div>
  );
}

const faceWidth = 250;

/** The same painting as on the table, at the pixels of the window. */
function LargeFace({ speaker, card }: { readonly speaker: Speaker; readonly card: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [icons, setIcons] = useState<Icons | null>(null);
  const { sheet, language } = speaker;
  useEffect(() => {
    let here = true;
    void loadIcons(iconsIn(sheet.look)).then((loaded) => here && setIcons(loaded));
    return () => void (here = false);
  }, [sheet]);
  useEffect(() => {
    if (!icons || !place.current) return;
    const look = pieceLook(sheet, card);
    const size = sizeOf(look, faceWidth / look.size);
    const painting = piecePainting(
      { reader: { sheet, language }, icons },
      { card, back: null, ...size },
    );
    const canvas = paint(painting, window.devicePixelRatio, (brush) => {
      brush.translate(painting.width / 2, painting.height / 2);
      painting.draw(brush);
    });
    canvas.setAttribute('aria-hidden', 'true');
    const edge = faceWidth * pieceShadow;
    Object.assign(canvas.style, { width: `${painting.width}px`, margin: `-${edge}px` });
    place.current.replaceChildren(canvas);
  }, [icons, sheet, language, card]);
  return <div class="inspector-face" ref={place} />;
}
