// The new-game screen: which game, who plays, what the table agrees on; and what cannot be played.
import { useEffect, useState } from 'preact/hooks';
import type { Library, LibraryEntry } from '../../host/api/api.ts';
import type { Wish } from '../flow/screens.ts';
import { BrokenList } from '../hud/broken.tsx';
import { Emblem } from '../hud/emblem.tsx';
import { Heading } from '../hud/heading.tsx';
import { LanguageSwitch } from '../hud/language-switch.tsx';
import { SetupForm } from '../hud/setup-form.tsx';
import { Failure, Loading } from '../hud/states.tsx';
import { wordsFor } from '../words/ruleset-words.ts';
import { fill } from '../words/words.ts';
import { usePage } from './page.ts';
import { ask, useLoaded } from './request.ts';

export function NewGameScreen({ wish }: { readonly wish: Wish | null }) {
  const { bridge, say, go } = usePage();
  const { loaded, reload } = useLoaded(bridge, () => ask(bridge, 'library', {}), 'library');
  const back = () => go({ type: 'back' });
  // Whoever drops a folder comes back to this window: look again then.
  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  if (loaded.state === 'loading') return <Loading say={say} />;
  if (loaded.state === 'failed') {
    return <Failure say={say} error={loaded.error} retry={reload} back={back} />;
  }
  return (
    <main class="new-screen">
      <header class="screen-bar">
        <button class="button quiet-button" onClick={back}>
          ← {say('app.back')}
        </button>
        <Heading>{say('new.heading')}</Heading>
        <LanguageSwitch />
      </header>
      <Choosing library={loaded.value} wish={wish} reload={reload} />
    </main>
  );
}

interface ChoosingProps {
  readonly library: Library;
  readonly wish: Wish | null;
  readonly reload: () => void;
}

function Choosing({ library, wish, reload }: ChoosingProps) {
  const { say } = usePage();
  const wished = library.rulesets.find((entry) => entry.hash === wish?.ruleset);
  const [chosen, setChosen] = useState(wished?.hash ?? null);
  const entry = library.rulesets.find((it) => it.hash === chosen) ?? library.rulesets[0];
  return (
    <div class="choosing">
      <section aria-labelledby="choose-heading">
        <h2 id="choose-heading">{say('new.choose')}</h2>
        {library.rulesets.length === 0 && <p class="empty">{say('new.none')}</p>}
        <div class="cards">
          {library.rulesets.map((it) => (
            <RulesetCard
              key={it.hash}
              entry={it}
              chosen={it.hash === entry?.hash}
              choose={() => setChosen(it.hash)}
            />
          ))}
        </div>
        <DropHere reload={reload} />
        <BrokenList broken={library.broken} />
      </section>
      {entry && (
        <SetupForm
          key={entry.hash}
          entry={entry}
          names={wish && wish.ruleset === entry.hash ? wish.seats : []}
        />
      )}
    </div>
  );
}

interface CardProps {
  readonly entry: LibraryEntry;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function RulesetCard({ entry, chosen, choose }: CardProps) {
  const { say, language: wanted } = usePage();
  const { words, language } = wordsFor(entry.words, wanted);
  const { min, max } = entry.players;
  return (
    <button class="ruleset-card" aria-pressed={chosen} data-ruleset={entry.id} onClick={choose}>
      <Emblem ruleset={entry.hash} />
      <strong>{words ? fill(language, words.name) : entry.id}</strong>
      <span>{words && fill(language, words.summary)}</span>
      <span class="quiet">
        {say(min === max ? 'new.players' : 'new.players-range', { min, max })}
        {!entry.shipped && <em class="tag">{say('new.added')}</em>}
      </span>
    </button>
  );
}

function DropHere({ reload }: { readonly reload: () => void }) {
  const { say, hello } = usePage();
  return (
    <div class="drop-here">
      <p>
        {say('new.drop')} <code>{hello.rulesetFolder}</code>
      </p>
      <button class="button" onClick={reload}>
        {say('new.look-again')}
      </button>
    </div>
  );
}
