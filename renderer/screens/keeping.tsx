// What is kept: files to bring in, the bin, and backups of everything.
import { useState } from 'preact/hooks';
import type { BinItem } from '../../host/api/api.ts';
import { BackupRow } from '../hud/backup-row.tsx';
import { Heading } from '../hud/heading.tsx';
import { Failure, Loading } from '../hud/states.tsx';
import { ago } from '../words/words.ts';
import { FilePicker } from './file-picker.tsx';
import { usePage } from './page.ts';
import { ask, errorOf, useLoaded } from './request.ts';

export function KeepingScreen() {
  const { bridge, say, go } = usePage();
  const { loaded, reload } = useLoaded(bridge, () => look(bridge), 'keeping');
  const [said, setSaid] = useState<string | null>(null);
  if (loaded.state === 'loading') return <Loading say={say} />;
  if (loaded.state === 'failed') return <Failure say={say} error={loaded.error} retry={reload} />;
  const { bin, backups } = loaded.value;
  const act = (deed: Promise<unknown>, well: string) =>
    void deed.then(
      () => (setSaid(well), reload()),
      (problem: unknown) => setSaid(say(`error.${errorOf(problem).code}`)),
    );
  const restore = (backup: string) =>
    act(ask(bridge, 'restoreBackup', { backup }), say('backup.restored'));
  const good = backups.backups.filter((one) => one.good);
  return (
    <main class="title-screen">
      <header class="screen-head">
        <button class="button" onClick={() => go({ type: 'back' })}>
          {say('app.back')}
        </button>
        <Heading>{say('keep.heading')}</Heading>
      </header>
      <p class="said" role="status">
        {said}
      </p>
      <section class="panel games">
        <h2>{say('keep.files')}</h2>
        <p>{say('keep.files-text')}</p>
        <FilePicker done={reload} />
      </section>
      <section class="panel games">
        <h2>{say('keep.bin')}</h2>
        <BinList items={bin.items} act={act} />
      </section>
      <section class="panel games">
        <h2>{say('keep.backups')}</h2>
        <p>{say('keep.backups-text')}</p>
        <p class="quiet path">{backups.folder}</p>
        <button class="button" onClick={() => act(ask(bridge, 'backUp', {}), say('backup.done'))}>
          {say('backup.make')}
        </button>
        <ul>
          {good.map((backup) => (
            <BackupRow key={backup.backup} backup={backup} restore={restore} />
          ))}
        </ul>
      </section>
    </main>
  );
}

async function look(bridge: Parameters<typeof ask>[0]) {
  const [bin, backups] = await Promise.all([ask(bridge, 'bin', {}), ask(bridge, 'backups', {})]);
  return { bin, backups };
}

interface BinProps {
  readonly items: readonly BinItem[];
  readonly act: (deed: Promise<unknown>, well: string) => void;
}

function BinList({ items, act }: BinProps) {
  const { bridge, say, language } = usePage();
  const [sure, setSure] = useState(false);
  if (items.length === 0) return <p class="empty">{say('keep.bin-empty')}</p>;
  const empty = () => {
    setSure(false);
    act(ask(bridge, 'emptyBin', {}), say('keep.bin-emptied'));
  };
  return (
    <>
      <ul>
        {items.map(({ what, id, name, binnedAt }) => (
          <li class="game-row" key={id} data-binned={id}>
            <div class="grow">
              <strong>{name}</strong>
              <div class="quiet">
                {say(`keep.${what}`)} ·{' '}
                {say('keep.binned', { when: ago(language, binnedAt, Date.now()) })}
              </div>
            </div>
            <button
              class="button"
              aria-label={`${say('keep.take-back')}: ${name}`}
              onClick={() => act(ask(bridge, 'takeFromBin', { what, id }), say('keep.taken-back'))}
            >
              {say('keep.take-back')}
            </button>
          </li>
        ))}
      </ul>
      <button class="button" onClick={sure ? empty : () => setSure(true)}>
        {say(sure ? 'keep.bin-sure' : 'keep.bin-clear')}
      </button>
    </>
  );
}
