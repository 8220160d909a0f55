// One of many numbers: a slider with its figure, and a button that says it.
import { useState } from 'preact/hooks';
import { usePage } from '../screens/page.ts';

interface NumberFieldProps {
  /** In order, from the least to the most. */
  readonly numbers: readonly number[];
  readonly choose: (pick: number) => void;
}

export function NumberField({ numbers, choose }: NumberFieldProps) {
  const { say } = usePage();
  const [at, setAt] = useState(0);
  const number = numbers[Math.min(at, numbers.length - 1)] ?? 0;
  return (
    <div class="number-field">
      <input
        type="range"
        min={0}
        max={numbers.length - 1}
        value={at}
        aria-label={say('table.number')}
        aria-valuetext={String(number)}
        onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
      />
      <output>{number}</output>
      <button class="button primary" onClick={() => choose(number)}>
        {say('table.choose-number', { number })}
      </button>
    </div>
  );
}
