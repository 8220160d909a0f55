// Which Chromium, Chrome or Edge is on this machine. Run by itself, it prints the path it found.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  isProgram(path: string): boolean;
}

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const macPrograms = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsPrograms = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  },
};

/** The first one found; TABLEKEEP_BROWSER goes before all others. */
export function findBrowser(machine: Machine): string | null {
  const wished = machine.env['TABLEKEEP_BROWSER'];
  const places = wished ? [wished] : placesOn(machine);
  return places.find((place) => machine.isProgram(place)) ?? null;
}

function placesOn({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    const roots = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return windowsPrograms.flatMap((parts) =>
      roots.flatMap((root) => (root ? [join(root, ...parts)] : [])),
    );
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (platform !== 'darwin') return onPath;
  const roots = ['/Applications', join(env['HOME'] ?? '/', 'Applications')];
  return [...macPrograms.flatMap((name) => roots.map((root) => join(root, name))), ...onPath];
}

if (process.argv[1] === import.meta.filename) {
  const found = findBrowser(thisMachine);
  if (found === null) process.exitCode = 1;
  else console.log(found);
}
