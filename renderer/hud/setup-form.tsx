// Who plays and what the table agrees on; starts the game.
import { useState } from 'preact/hooks';
import type { OptionDeclaration } from '../../engine/index.ts';
import type { LibraryEntry, WireError } from '../../host/api/api.ts';
import { ConnectionLost } from '../bridge.ts';
import { usePage } from '../screens/page.ts';
import { ask, errorOf } from '../screens/request.ts';
import { wordsFor } from '../words/ruleset-words.ts';
import { fill } from '../words/words.ts';
import { OptionField, type OptionValue } from './option-field.tsx';
import { SeatFields } from './seat-fields.tsx';

interface SetupFormProps {
  readonly entry: LibraryEntry;
  readonly names: readonly string[];
}

export function SetupForm({ entry, names }: SetupFormProps) {
  const page = usePage();
  const { say, language: wanted } = page;
  const { words, language } = wordsFor(entry.words, wanted);
  const [seats, setSeats] = useState(() => firstSeats(entry, names));
  const [options, setOptions] = useState(() => defaults(entry.options));
  const [error, setError] = useState<WireError | null>(null);
  const [starting, setStarting] = useState(false);
  const start = async (event: Event) => {
    event.preventDefault();
    setStarting(true);
    setError(null);
    try {
      const named = seats.map((name, index) => ({
        name: name.trim() || say('new.player', { number: index + 1 }),
      }));
      const params = { ruleset: entry.hash, seats: named, options };
      const { game } = await ask(page.bridge, 'newGame', params);
      page.go({ type: 'open', game });
    } catch (problem) {
      if (!(problem instanceof ConnectionLost)) setError(errorOf(problem));
      setStarting(false);
    }
  };
  return (
    <form class="panel setup" onSubmit={(event) => void start(event)}>
      <h2>{words ? fill(language, words.name) : entry.id}</h2>
      <SeatFields seats={seats} players={entry.players} change={setSeats} />
      {Object.keys(options).length > 0 && <h3>{say('new.options')}</h3>}
      {Object.entries(entry.options).map(([name, option]) => (
        <OptionField
          key={name}
          name={name}
          option={option}
          words={words}
          value={options[name]!}
          change={(value) => setOptions({ ...options, [name]: value })}
        />
      ))}
      {error && (
        <p class="form-error" role="alert">
          {say(`error.${error.code}`)} <span class="quiet">{error.message}</span>
        </p>
      )}
      <button class="button primary large" disabled={starting}>
        {say(starting ? 'new.starting' : 'new.start')}
      </button>
      <p class="quiet">
        {say('new.by', {
          authors: entry.authors.join(', '),
          licence: entry.licence,
          version: entry.version,
        })}
      </p>
    </form>
  );
}

function firstSeats({ players }: LibraryEntry, names: readonly string[]): readonly string[] {
  const count = Math.min(players.max, Math.max(players.min, names.length, 2));
  return Array.from({ length: count }, (_, index) => names[index] ?? '');
}

function defaults(options: Readonly<Record<string, OptionDeclaration>>) {
  const entries = Object.entries(options).map(([name, option]) => [name, option.default] as const);
  return Object.fromEntries(entries) as Record<string, OptionValue>;
}
