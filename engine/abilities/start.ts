// An ability starts: from now on its card is in the chain.
import { pushFrame } from '../machine/run.ts';
import type { Running } from '../machine/running.ts';
import type { Use } from './ability.ts';

/** It is whole, or with `part` a part of what is going on. */
export function startUse(running: Running, { ability, card, self, you }: Use, part = false): void {
  const code = part ? ability.part : ability.code;
  const copied = card !== self;
  pushFrame(running, code, {
    you,
    slots: [self],
    back: -1,
    uses: { card, ability: ability.number, ...(copied && { copied: true as const }) },
  });
}
