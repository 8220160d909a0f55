// table.json: a zone is filled again from another that it can find.
import { into } from '../report.ts';
import type { Check } from './check.ts';

export const checkZones: Check = ({ source, report }) => {
  const zones = source.table.zones ?? {};
  for (const [name, { refill, per }] of Object.entries(zones)) {
    if (refill === undefined) continue;
    const spot = into({ file: 'table.json', path: [] }, 'zones', name, 'refill');
    const other = Object.hasOwn(zones, refill) ? zones[refill] : undefined;
    if (!other) {
      const known = { found: refill, among: Object.keys(zones) };
      report.add(spot, 'unknown-zone', `there is no zone “${refill}”`, { known });
    } else if (refill === name || (other.per !== 'table' && other.per !== per)) {
      const message = `“${refill}” cannot fill this zone: it must be another zone, of the table or of the same ${per}`;
      report.add(spot, 'bad-refill', message);
    }
  }
};
