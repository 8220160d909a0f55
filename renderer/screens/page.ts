// What every screen knows: the host, the language, the settings and the way to other screens.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Hello, Language, Settings, Sheet } from '../../host/api/api.ts';
import type { Bridge } from '../bridge.ts';
import type { ScreenEvent } from '../flow/screens.ts';
import type { FileText } from '../input/file-bytes.ts';
import type { Pace } from '../table/motion.ts';
import type { Say } from '../words/words.ts';

export interface Page {
  readonly bridge: Bridge;
  readonly hello: Hello;
  readonly settings: Settings;
  readonly language: Language;
  readonly say: Say;
  /** A file that was opened from the desktop and not looked at yet. */
  readonly handed: FileText | null;
  /** Whoever looks at it takes it. */
  take(): void;
  /** How fast things move; fewer movements by the player's setting or the system's. */
  readonly pace: Pace;
  change(settings: Partial<Settings>): void;
  go(event: ScreenEvent): void;
  sheet(ruleset: string): Promise<Sheet>;
}

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('a screen was drawn outside the page');
  return page;
}
