// The whole page: greets the host, then shows the screen that the chart says.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Hello, Language, Notice, Settings, Sheet } from '../../host/api/api.ts';
import type { Bridge, Link } from '../bridge.ts';
import { openScreens, type ScreenEvent, type Shown } from '../flow/screens.ts';
import { Failure, Loading } from '../hud/states.tsx';
import { sayIn } from '../words/words.ts';
import { NewGameScreen } from './new-game.tsx';
import { PageContext, type Page } from './page.ts';
import { ReplayScreen } from './replay.tsx';
import { ask, useLoaded } from './request.ts';
import { TableScreen } from './table.tsx';
import { TitleScreen } from './title.tsx';

export function App({ bridge }: { readonly bridge: Bridge }) {
  const { loaded, reload } = useLoaded(bridge, () => ask(bridge, 'hello', {}), 'hello');
  const say = sayIn(pageLanguage());
  return (
    <>
      <LostBanner bridge={bridge} />
      {loaded.state === 'loading' && <Loading say={say} />}
      {loaded.state === 'failed' && <Failure say={say} error={loaded.error} retry={reload} />}
      {loaded.state === 'ready' && <Greeted bridge={bridge} hello={loaded.value} />}
    </>
  );
}

/** The language of the page until the host has told the player's own. */
function pageLanguage(): Language {
  return document.documentElement.lang === 'fr' ? 'fr' : 'en';
}

function LostBanner({ bridge }: { readonly bridge: Bridge }) {
  const [link, setLink] = useState<Link>('here');
  useEffect(() => bridge.watch(setLink), [bridge]);
  if (link === 'here') return null;
  return (
    <p class="lost-banner" role="alert">
      {sayIn(pageLanguage())('app.lost')}
    </p>
  );
}

function Greeted({ bridge, hello }: { readonly bridge: Bridge; readonly hello: Hello }) {
  const [settings, setSettings] = useState<Settings>(hello.settings);
  const screens = useMemo(openScreens, []);
  const [shown, setShown] = useState(screens.shown());
  const still = useStillness();
  useEffect(() => screens.watch(setShown), [screens]);
  useEffect(() => bridge.listen(follow(setSettings, screens.send)), [bridge, screens]);
  const { language } = settings;
  useEffect(() => void (document.documentElement.lang = language), [language]);
  const sheet = useMemo(() => sheetCupboard(bridge), [bridge]);
  const page: Page = {
    ...{ bridge, hello, settings, language, sheet },
    say: sayIn(language),
    reduced: still || settings.motion === 'reduced',
    change: (wanted) => {
      setSettings({ ...settings, ...wanted });
      void ask(bridge, 'changeSettings', wanted).then(setSettings, () => undefined);
    },
    go: screens.send,
  };
  return (
    <PageContext.Provider value={page}>
      <Screen {...shown} />
    </PageContext.Provider>
  );
}

/** Settings may be changed from another window, and the native menu leads to screens. */
function follow(settle: (settings: Settings) => void, go: (event: ScreenEvent) => void) {
  return (notice: Notice): void => {
    if (notice.notice === 'settings-changed') settle(notice.settings);
    if (notice.notice !== 'menu') return;
    if (notice.item === 'new-game') go({ type: 'choose' });
    if (notice.item === 'games') go({ type: 'back' });
  };
}

function Screen({ name, context }: Shown) {
  if (name === 'newGame') return <NewGameScreen wish={context.wish} />;
  if (name === 'table' && context.game)
    return <TableScreen key={context.game} game={context.game} />;
  if (name === 'replay' && context.game) {
    return <ReplayScreen key={context.game} game={context.game} />;
  }
  return <TitleScreen />;
}

/** Whether the system asks for fewer movements. */
function useStillness(): boolean {
  const query = useMemo(() => window.matchMedia('(prefers-reduced-motion: reduce)'), []);
  const [still, setStill] = useState(query.matches);
  useEffect(() => {
    const follow = () => setStill(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [query]);
  return still;
}

/** A ruleset's sheet never changes, so each is fetched once. */
function sheetCupboard(bridge: Bridge): (ruleset: string) => Promise<Sheet> {
  const sheets = new Map<string, Promise<Sheet>>();
  return (ruleset) => {
    const sheet = sheets.get(ruleset) ?? ask(bridge, 'sheet', { ruleset });
    sheets.set(ruleset, sheet);
    sheet.catch(() => sheets.delete(ruleset));
    return sheet;
  };
}
