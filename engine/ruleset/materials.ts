// Counters of one material: what is lost of one becomes the other, and both come out of one bank.
import type { ColumnsOf, Counter } from './columns.ts';
import type { Bearer, TableFile } from './types.generated.ts';

type OpenCounter = { -readonly [K in keyof Counter]: Counter[K] };

/** A slip in a declaration is told elsewhere; here it joins nothing. */
export function joinMaterials(columns: ColumnsOf, { counters = {} }: TableFile): void {
  for (const [name, { on, spendsInto }] of Object.entries(counters)) {
    if (spendsInto === undefined) continue;
    const sinks = on.flatMap((of: Bearer) => {
      const sink = columns[of].get(spendsInto);
      return sink?.counter ? [[of, sink] as const] : [];
    });
    const own = columns[on[0]!].get(name)!.counter as OpenCounter;
    own.sinks = new Map(sinks);
    for (const [, { counter }] of sinks) {
      const other = counter as OpenCounter;
      other.material = own.material;
      other.bank = own.bank;
    }
  }
}
