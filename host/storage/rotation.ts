// Which backups may go: of rotating ones the newest stay, then one a day and one a week; of the others the newest of each reason.

export interface NamedBackup {
  readonly name: string;
  /** As in 20261118. */
  readonly day: string;
  readonly reason: string;
}

const newestRotating = 5;
const days = 7;
const weeks = 8;
const newestOfReason = 5;

/** `backups` are told newest first; those made by hand stay for ever. */
export function expendable(backups: readonly NamedBackup[]): string[] {
  const rotating = backups.filter(({ reason }) => reason === 'rotating');
  const stays = new Set([
    ...rotating.slice(0, newestRotating),
    ...lastOfEach(rotating, ({ day }) => day).slice(0, days),
    ...lastOfEach(rotating, weekOf).slice(0, weeks),
    ...backups.filter(({ reason }) => reason === 'by-hand'),
    ...['migration', 'restore', 'delete', 'rules'].flatMap((each) =>
      backups.filter(({ reason }) => reason === each).slice(0, newestOfReason),
    ),
  ]);
  return backups.filter((backup) => !stays.has(backup)).map(({ name }) => name);
}

function lastOfEach(
  backups: readonly NamedBackup[],
  group: (backup: NamedBackup) => string,
): NamedBackup[] {
  const seen = new Set<string>();
  return backups.filter((backup) => {
    const fresh = !seen.has(group(backup));
    seen.add(group(backup));
    return fresh;
  });
}

function weekOf({ day }: NamedBackup): string {
  const time = Date.parse(day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
  return String(Math.floor(time / (7 * 24 * 3600 * 1000)));
}
