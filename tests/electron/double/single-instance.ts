// One instance per profile: the first holds a note with its number, a second leaves its words and goes.
import { readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function takeInstance(
  profile: string,
  second: (words: string[], folder: string) => void,
): boolean {
  const note = join(profile, 'double-instance');
  if (isAlive(note)) {
    const message = join(profile, `double-second-${process.pid}`);
    writeFileSync(`${message}.part`, JSON.stringify([process.argv, process.cwd()]));
    renameSync(`${message}.part`, `${message}.json`);
    return false;
  }
  writeFileSync(note, String(process.pid));
  const watcher = watch(profile, () => {
    for (const name of readdirSync(profile)) {
      if (!/^double-second-\d+\.json$/.test(name)) continue;
      const [words, folder] = JSON.parse(readFileSync(join(profile, name), 'utf8')) as [
        string[],
        string,
      ];
      rmSync(join(profile, name));
      second(words, folder);
    }
  });
  watcher.unref();
  return true;
}

function isAlive(note: string): boolean {
  try {
    process.kill(Number(readFileSync(note, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
