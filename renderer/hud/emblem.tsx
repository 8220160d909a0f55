// A small picture of a game, made from its look: its table top and its pieces.
import { useEffect, useState } from 'preact/hooks';
import type { Sheet } from '../../host/api/api.ts';
import { pieceLook, type PieceLook } from '../table/looks.ts';
import { usePage } from '../screens/page.ts';
import { inkOn, lighten } from '../sprites/colour.ts';
import { iconAddress } from '../sprites/icon.ts';

export function Emblem({ ruleset }: { readonly ruleset: string }) {
  const { sheet } = usePage();
  const [shown, setShown] = useState<Sheet | null>(null);
  useEffect(() => {
    let here = true;
    sheet(ruleset).then(
      (found) => here && setShown(found),
      () => undefined,
    );
    return () => void (here = false);
  }, [ruleset, sheet]);
  const surface = shown?.look.table.surface ?? '#2a201a';
  const background = `radial-gradient(circle at 50% 30%, ${lighten(surface, 0.22)}, ${surface})`;
  return (
    <div class="emblem" style={{ background }} aria-hidden="true">
      {Object.keys(shown?.look.cards ?? {})
        .slice(0, 3)
        .map((card) => (
          <PieceIcon key={card} look={pieceLook(shown!, card)} />
        ))}
    </div>
  );
}

/** A piece as a small flat picture, for panels. */
export function PieceIcon({ look }: { readonly look: PieceLook }) {
  const body = look.shape !== 'none';
  const ink = body ? (look.ink ?? inkOn(look.fill)) : look.fill;
  const mask = look.icon ? `url("${iconAddress(look.icon)}")` : 'none';
  return (
    <span class={`piece-icon ${look.shape}`} style={body ? { background: look.fill } : {}}>
      {look.icon && <span style={{ background: ink, maskImage: mask, webkitMaskImage: mask }} />}
    </span>
  );
}
