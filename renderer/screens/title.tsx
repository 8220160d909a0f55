// The title screen: go on with the newest game, begin another, or watch an old one again.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameSummary } from '../../host/api/api.ts';
import { Emblem } from '../hud/emblem.tsx';
import { Heading } from '../hud/heading.tsx';
import { LanguageSwitch } from '../hud/language-switch.tsx';
import { Failure, Loading } from '../hud/states.tsx';
import { iconAddress } from '../sprites/icon.ts';
import { ago, listOf } from '../words/words.ts';
import { usePage } from './page.ts';
import { ask, errorOf, useLoaded } from './request.ts';

export function TitleScreen() {
  const { bridge, say, go } = usePage();
  const { loaded, reload } = useLoaded(bridge, () => ask(bridge, 'games', {}), 'games');
  if (loaded.state === 'loading') return <Loading say={say} />;
  if (loaded.state === 'failed') return <Failure say={say} error={loaded.error} retry={reload} />;
  const games = [...loaded.value].sort((a, b) => b.playedAt.localeCompare(a.playedAt));
  const newest = games.find((game) => game.result === null);
  return (
    <main class="title-screen">
      <div class="corner">
        <LanguageSwitch />
      </div>
      <header class="masthead">
        <span class="lantern" style={{ maskImage: lantern, webkitMaskImage: lantern }} />
        <Heading>{say('app.name')}</Heading>
        <p>{say('app.motto')}</p>
      </header>
      <nav class="invitation">
        {newest && <Continue game={newest} />}
        <button
          class={`button large ${newest ? '' : 'primary'}`}
          onClick={() => go({ type: 'choose' })}
        >
          {say('title.new')}
        </button>
      </nav>
      <GameList games={games} reload={reload} />
      <button class="button quiet-button" onClick={() => go({ type: 'keep' })}>
        {say('keep.open')}
      </button>
      <About />
    </main>
  );
}

const lantern = `url("${iconAddress('lantern-flame')}")`;

function Continue({ game }: { readonly game: GameSummary }) {
  const { say, go, language } = usePage();
  return (
    <button
      class="button large primary continue"
      onClick={() => go({ type: 'open', game: game.game })}
    >
      <span>{say('title.continue')}</span>
      <span class="small">
        {nameOf(game, language)} · {listOf(language, game.seats)}
      </span>
    </button>
  );
}

function nameOf(game: GameSummary, language: string): string {
  return game.names[language] ?? Object.values(game.names)[0] ?? game.rulesetId;
}

interface ListProps {
  readonly games: readonly GameSummary[];
  readonly reload: () => void;
}

function GameList({ games, reload }: ListProps) {
  const { say } = usePage();
  const [said, setSaid] = useState<string | null>(null);
  return (
    <section class="panel games" aria-labelledby="games-heading">
      <h2 id="games-heading">{say('title.games')}</h2>
      <p class="said" role="status">
        {said}
      </p>
      {games.length === 0 ? (
        <p class="empty">{say('title.empty')}</p>
      ) : (
        <ul>
          {games.map((game) => (
            <GameRow key={game.game} game={game}>
              <GameDeeds game={game} reload={reload} tell={setSaid} />
            </GameRow>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly game: GameSummary;
  readonly children: ComponentChildren;
}

function GameRow({ game, children }: RowProps) {
  const { say, go, language } = usePage();
  const open = game.result === null;
  const name = nameOf(game, language);
  const when = ago(language, game.playedAt, Date.now());
  const players = listOf(language, game.seats);
  return (
    <li class="game-row" data-game={game.game}>
      <Emblem ruleset={game.ruleset} />
      <div class="grow">
        <strong>{name}</strong> <span>{players}</span>
        <div class="quiet">
          {open ? say('title.moves', { count: game.step }) : say('title.over')} ·{' '}
          {say('title.played', { when })}
        </div>
      </div>
      {open && (
        <button
          class="button"
          aria-label={`${say('title.go-on')}: ${name}, ${players}`}
          onClick={() => go({ type: 'open', game: game.game })}
        >
          {say('title.go-on')}
        </button>
      )}
      <button
        class="button"
        aria-label={`${say('title.watch')}: ${name}, ${players}`}
        onClick={() => go({ type: 'watch', game: game.game })}
      >
        {say('title.watch')}
      </button>
      {children}
    </li>
  );
}

interface DeedProps {
  readonly game: GameSummary;
  readonly reload: () => void;
  readonly tell: (sentence: string) => void;
}

/** What is seldom done with a game: kept as a file, or put into the bin. */
function GameDeeds({ game, reload, tell }: DeedProps) {
  const { bridge, say, language } = usePage();
  const name = `${nameOf(game, language)}, ${listOf(language, game.seats)}`;
  const wrong = (problem: unknown) => tell(say(`error.${errorOf(problem).code}`));
  const save = () =>
    void ask(bridge, 'export', { what: 'game', id: game.game, as: 'file' }).then(
      ({ file }) => tell(say('keep.exported', { file })),
      wrong,
    );
  const bin = () =>
    void ask(bridge, 'moveToBin', { what: 'game', id: game.game }).then(() => {
      tell(say('keep.binned-now'));
      reload();
    }, wrong);
  const deeds = [
    { key: 'keep.export', icon: '⤓', act: save },
    { key: 'keep.to-bin', icon: '×', act: bin },
  ] as const;
  return (
    <>
      {deeds.map(({ key, icon, act }) => (
        <button
          key={key}
          class="button small-button"
          title={say(key)}
          aria-label={`${say(key)}: ${name}`}
          onClick={act}
        >
          {icon}
        </button>
      ))}
    </>
  );
}

function About() {
  const { say, hello } = usePage();
  return (
    <details class="about">
      <summary>{say('title.about')}</summary>
      <p>{say('title.version', { version: hello.version, folder: hello.dataFolder })}</p>
      <p>{say('title.credits')}</p>
    </details>
  );
}
