// The fallback edition: a folder that runs with the system's own Node and browser, and knows the desktop's menu.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { layContents, type Target } from './contents.ts';

const start = `#!/bin/sh
# Starts Tablekeep with the Node of this system.
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
if ! command -v node >/dev/null 2>&1; then
  echo "Tablekeep needs Node 22 or newer, and none was found. Install it (nodejs.org, or your system's packages), then try again." >&2
  exit 1
fi
if [ "$(node -p 'Number(process.versions.node.split(".")[0]) >= 22')" != true ]; then
  echo "Tablekeep needs Node 22 or newer, and this is Node $(node -p process.versions.node)." >&2
  exit 1
fi
exec node "$here/build/browser/main.js" "$@"
`;

const desktopEntry = `[Desktop Entry]
Type=Application
Name=Tablekeep
Comment=A table, a lamp, and a game that waits for you
Comment[fr]=Une table, une lampe, et une partie qui vous attend
Exec=@HERE@/tablekeep
Icon=@HERE@/icon.png
Categories=Game;BoardGame;
Keywords=board;card;game;table;
Terminal=false
`;

const install = `#!/bin/sh
# Puts Tablekeep into the desktop's menu; with --remove takes it out again.
set -e
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
menu="\${XDG_DATA_HOME:-$HOME/.local/share}/applications"
if [ "$1" = --remove ]; then
  rm -f "$menu/tablekeep.desktop"
  echo "Tablekeep is out of the menu. Your games stay where they are."
  exit 0
fi
mkdir -p "$menu"
sed "s|@HERE@|$here|g" "$here/tablekeep.desktop" > "$menu/tablekeep.desktop"
echo "Tablekeep is in the menu now."
`;

const program = {
  bundles: 'build/browser',
  main: 'build/browser/main.js',
  onSystemNode: true,
};

export function packFallback(root: string, version: string, target: Target): string {
  const name = `tablekeep-${version}-${target.platform}-${target.arch}`;
  const folder = join(root, 'build/packages', name);
  layContents(root, folder, program, target);
  cpSync(join(root, 'electron/icons/icon.png'), join(folder, 'icon.png'));
  writeFileSync(join(folder, 'tablekeep.desktop'), desktopEntry);
  for (const [file, text] of [
    ['tablekeep', start],
    ['install-menu-entry', install],
  ] as const) {
    writeFileSync(join(folder, file), text);
    chmodSync(join(folder, file), 0o755);
  }
  const file = `${folder}-fallback.tar.gz`;
  const words = ['-czf', file, '-C', dirname(folder), basename(folder)];
  const { status, stderr } = spawnSync('tar', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar did not work: ${stderr}`);
  return file;
}
