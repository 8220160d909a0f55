// When the store is damaged: what happened, that nothing was overwritten, and the ways to go on.
import { useState } from 'preact/hooks';
import type { Trouble, WireError } from '../../host/api/api.ts';
import { BackupRow } from '../hud/backup-row.tsx';
import { LanguageSwitch } from '../hud/language-switch.tsx';
import { Heading } from '../hud/heading.tsx';
import { usePage } from './page.ts';
import { ask, errorOf, useLoaded } from './request.ts';

interface Props {
  readonly trouble: Trouble;
  /** The store is whole again. */
  readonly done: () => void;
}

export function TroubleScreen({ trouble, done }: Props) {
  const { bridge, say } = usePage();
  const { loaded } = useLoaded(bridge, () => ask(bridge, 'backups', {}), 'backups');
  const [error, setError] = useState<WireError | null>(null);
  const [sure, setSure] = useState(false);
  const act = (deed: Promise<unknown>) =>
    void deed.then(done, (problem: unknown) => setError(errorOf(problem)));
  const restore = (backup: string) => act(ask(bridge, 'restoreBackup', { backup }));
  const good = loaded.state === 'ready' ? loaded.value.backups.filter((one) => one.good) : [];
  return (
    <main class="plain-screen">
      <div class="corner">
        <LanguageSwitch />
      </div>
      <section class="panel keeping" data-trouble={trouble.code}>
        <Heading>{say('trouble.heading')}</Heading>
        <p>{say('trouble.text')}</p>
        <p class="quiet path">{trouble.file}</p>
        {error && <p role="alert">{say(`error.${error.code}`)}</p>}
        <h2>{say('trouble.backups')}</h2>
        {good.length === 0 && <p class="empty">{say('trouble.no-backup')}</p>}
        <ul>
          {good.map((backup) => (
            <BackupRow key={backup.backup} backup={backup} restore={restore} />
          ))}
        </ul>
        <h2>{say('trouble.afresh')}</h2>
        <p>{say('trouble.afresh-text')}</p>
        <button
          class="button"
          onClick={() => (sure ? act(ask(bridge, 'startAfresh', {})) : setSure(true))}
        >
          {say(sure ? 'trouble.afresh-sure' : 'trouble.afresh')}
        </button>
      </section>
    </main>
  );
}
