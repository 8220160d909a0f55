// One backup in a list: when and why it was made, what it holds, and the way back to it.
import type { Backup } from '../../host/api/api.ts';
import { usePage } from '../screens/page.ts';
import { ago } from '../words/words.ts';

interface RowProps {
  readonly backup: Backup;
  readonly restore: (backup: string) => void;
}

export function BackupRow({ backup, restore }: RowProps) {
  const { say, language } = usePage();
  const when = ago(language, backup.madeAt, Date.now());
  return (
    <li class="game-row" data-backup={backup.backup}>
      <div class="grow">
        <strong>{say('backup.made', { when })}</strong>
        <div class="quiet">
          {say(`backup.why-${backup.reason}`)} · {say('backup.holds', { games: backup.games })}
        </div>
      </div>
      <button
        class="button"
        aria-label={`${say('backup.restore')}: ${say('backup.made', { when })}`}
        onClick={() => restore(backup.backup)}
      >
        {say('backup.restore')}
      </button>
    </li>
  );
}
