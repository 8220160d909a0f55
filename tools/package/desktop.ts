// The installable desktop program: what electron-builder is told, and which doors of the runtime are shut.
import { join } from 'node:path';
import type { Configuration } from 'electron-builder';

/** Endings that open with Tablekeep; `electron/opened-files.ts` knows the same two. */
const fileAssociations = [
  {
    ext: 'tablekeep',
    name: 'Tablekeep game or campaign',
    mimeType: 'application/x-tablekeep',
    role: 'Editor' as const,
  },
  {
    ext: 'tablekeep-mod',
    name: 'Tablekeep mod',
    mimeType: 'application/x-tablekeep-mod',
    role: 'Viewer' as const,
  },
];

export interface Plan {
  readonly root: string;
  /** Where the contents were laid out. */
  readonly app: string;
  readonly electronVersion: string;
  /** A runtime that is here already; fetched if left out. */
  readonly electronDist?: string;
}

export function configuration({ root, app, electronVersion, electronDist }: Plan): Configuration {
  return {
    appId: 'io.tablekeep.desktop',
    productName: 'Tablekeep',
    copyright: 'The Tablekeep authors, MIT licence',
    directories: {
      app,
      output: join(root, 'build/packages'),
      buildResources: join(root, 'electron/icons'),
    },
    electronVersion,
    ...(electronDist !== undefined && { electronDist }),
    files: ['**/*'],
    asar: true,
    asarUnpack: ['**/*.node'],
    npmRebuild: false,
    nodeGypRebuild: false,
    removePackageScripts: true,
    electronLanguages: ['en', 'en-GB', 'en-US', 'fr'],
    fileAssociations,
    electronFuses: fuses,
    artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
    ...systems(join(root, 'electron/icons/icon.png')),
    publish: null,
  };
}

function systems(icon: string): Pick<Configuration, 'linux' | 'win' | 'nsis' | 'mac'> {
  return {
    linux: {
      target: ['AppImage', 'deb', 'tar.gz'],
      category: 'Game',
      executableName: 'tablekeep',
      synopsis: 'A table, a lamp, and a game that waits for you',
      maintainer: 'The Tablekeep authors',
      icon,
      desktop: {
        entry: {
          Name: 'Tablekeep',
          Keywords: 'board;card;game;table;',
          'Comment[fr]': 'Une table, une lampe, et une partie qui vous attend',
        },
      },
    },
    win: { target: ['nsis', 'portable'], icon },
    nsis: { oneClick: false, allowToChangeInstallationDirectory: true, perMachine: false },
    mac: {
      target: ['dmg', 'zip'],
      category: 'public.app-category.board-games',
      icon,
    },
  };
}

/** See https://www.electronjs.org/docs/latest/tutorial/fuses. Integrity is checked on macOS and Windows; Linux has no such check. */
export const fuses = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
  // The stand-in runtime and unsigned builds have no signature to renew.
  resetAdHocDarwinSignature: false,
};
