// Whose zone it is and what lies in it: a label on the table, and a list for the ear.
import { SeatMark } from '../hud/seat-mark.tsx';
import { seatColour } from '../sprites/seats.ts';
import { cardName, playerName, zoneName, type Speaker } from '../words/ruleset-words.ts';
import { sayIn } from '../words/words.ts';
import { styleOf, type Camera } from './camera.ts';
import type { ZoneBox } from './layout.ts';

interface ZoneLabelsProps {
  readonly speaker: Speaker;
  readonly zones: readonly ZoneBox[];
  readonly camera: Camera;
}

export function ZoneLabels({ speaker, zones, camera }: ZoneLabelsProps) {
  return zones.map((zone) => (
    <ZoneLabel key={`${zone.zone}@${zone.of}`} speaker={speaker} zone={zone} camera={camera} />
  ));
}

interface ZoneLabelProps {
  readonly speaker: Speaker;
  readonly zone: ZoneBox;
  readonly camera: Camera;
}

function ZoneLabel({ speaker, zone, camera }: ZoneLabelProps) {
  const { view, sheet, language } = speaker;
  const name = zoneName(speaker, zone.zone);
  const owner = zone.seat === null ? null : playerName(speaker, zone.seat);
  const acting = zone.seat !== null && view.waiting.includes(zone.seat);
  const names = zone.pieces.map((piece) => cardName(speaker, piece.card));
  const kinds = [...new Set(names)].map((kind) => ({
    kind,
    count: names.filter((name) => name === kind).length,
  }));
  return (
    <section
      class={`zone ${acting ? 'acting' : ''}`}
      style={styleOf(camera, zone)}
      aria-label={owner === null ? name : `${owner}, ${name}`}
      data-zone={`${zone.zone}@${zone.of}`}
    >
      <div class="zone-owner">
        {zone.seat !== null && (
          <SeatMark seat={zone.seat} colour={seatColour(zone.seat, view, sheet)} />
        )}
        <span>{owner ?? name}</span>
      </div>
      <ul class="for-ear">
        {kinds.length === 0 && <li>{sayIn(language)('table.nothing')}</li>}
        {kinds.map(({ kind, count }) => (
          <li key={kind}>{`${count} × ${kind}`}</li>
        ))}
      </ul>
      <div class="zone-count" aria-hidden="true">
        {zone.pieces.length}
      </div>
    </section>
  );
}
