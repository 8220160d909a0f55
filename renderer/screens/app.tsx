// The whole page: greets the host, then shows the screen that the chart says.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Hello, Language, MenuItem, Notice, Settings, Sheet } from '../../host/api/api.ts';
import type { Bridge, Link } from '../bridge.ts';
import { openScreens, type ScreenEvent, type Shown } from '../flow/screens.ts';
import { Failure, Loading } from '../hud/states.tsx';
import type { FileText } from '../input/file-bytes.ts';
import { sayIn } from '../words/words.ts';
import { KeepingScreen } from './keeping.tsx';
import { NewGameScreen } from './new-game.tsx';
import { PageContext, type Page } from './page.ts';
import { ReplayScreen } from './replay.tsx';
import { ask, useLoaded } from './request.ts';
import { TableScreen } from './table.tsx';
import { TitleScreen } from './title.tsx';
import { TroubleScreen } from './trouble.tsx';

export function App({ bridge }: { readonly bridge: Bridge }) {
  const { loaded, reload } = useLoaded(bridge, () => ask(bridge, 'hello', {}), 'hello');
  const say = sayIn(pageLanguage());
  return (
    <>
      <LostBanner bridge={bridge} />
      {loaded.state === 'loading' && <Loading say={say} />}
      {loaded.state === 'failed' && <Failure say={say} error={loaded.error} retry={reload} />}
      {loaded.state === 'ready' && <Greeted bridge={bridge} hello={loaded.value} again={reload} />}
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

interface GreetedProps {
  readonly bridge: Bridge;
  readonly hello: Hello;
  /** Greets the host once more. */
  readonly again: () => void;
}

function Greeted({ bridge, hello, again }: GreetedProps) {
  const [settings, setSettings] = useState<Settings>(hello.settings);
  const screens = useMemo(openScreens, []);
  const [shown, setShown] = useState(screens.shown());
  const still = useStillness();
  useEffect(() => screens.watch(setShown), [screens]);
  const [handed, setHanded] = useState<FileText | null>(null);
  useEffect(
    () => bridge.listen(follow({ settle: setSettings, hand: setHanded, go: screens.send })),
    [bridge, screens],
  );
  const { language } = settings;
  useEffect(() => void (document.documentElement.lang = language), [language]);
  const sheet = useMemo(() => sheetCupboard(bridge), [bridge]);
  const page: Page = {
    ...{ bridge, hello, settings, language, sheet, handed },
    take: () => setHanded(null),
    say: sayIn(language),
    pace: { speed: settings.speed, reduced: still || settings.motion === 'reduced' },
    change: (wanted) => {
      setSettings({ ...settings, ...wanted });
      void ask(bridge, 'changeSettings', wanted).then(setSettings, () => undefined);
    },
    go: screens.send,
  };
  return (
    <PageContext.Provider value={page}>
      {hello.trouble ? (
        <TroubleScreen trouble={hello.trouble} done={again} />
      ) : (
        <Screen {...shown} />
      )}
    </PageContext.Provider>
  );
}

interface Following {
  readonly settle: (settings: Settings) => void;
  readonly hand: (file: FileText) => void;
  readonly go: (event: ScreenEvent) => void;
}

/** Settings may be changed from another window; the native menu and the desktop lead to screens. */
function follow({ settle, hand, go }: Following) {
  return (notice: Notice): void => {
    if (notice.notice === 'settings-changed') settle(notice.settings);
    if (notice.notice === 'file-opened') {
      hand({ name: notice.name, data: notice.data });
      go({ type: 'keep' });
    }
    if (notice.notice === 'menu') lead(notice.item, go);
  };
}

function lead(item: MenuItem, go: (event: ScreenEvent) => void): void {
  if (item === 'new-game' || item === 'mods') go({ type: 'choose' });
  if (item === 'games' || item === 'about') go({ type: 'back' });
}

function Screen({ name, context }: Shown) {
  if (name === 'newGame') return <NewGameScreen wish={context.wish} />;
  if (name === 'keeping') return <KeepingScreen />;
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
