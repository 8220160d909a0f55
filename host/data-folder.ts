// Where a household keeps its things if nobody says otherwise, by the custom of each system.
import { homedir } from 'node:os';
import { join } from 'node:path';

interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly home: string;
}

export function defaultDataFolder(
  { platform, env, home }: Surroundings = {
    platform: process.platform,
    env: process.env,
    home: homedir(),
  },
): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Tablekeep');
  if (platform === 'win32') {
    return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Tablekeep');
  }
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'tablekeep');
}
