// shuffle: mixes a zone, and what was known of its pieces is forgotten.
import { ZONE } from '../../expression/types.ts';
import { shuffleZone } from '../../machine/shuffle.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { ShuffleEffect } from '../../ruleset/types.generated.ts';

export const shuffle: EffectWord<ShuffleEffect> = {
  word: 'shuffle',
  compile(effect, writer) {
    const zone = writer.expression('zone', effect.zone, ZONE).run;
    writer.write((running) => shuffleZone(running, zone(running) as number));
  },
};
