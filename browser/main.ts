// The fallback shell: household, loopback server, app window; and a clean end for all three.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataFolder } from '../host/data-folder.ts';
import { openHousehold, type Household } from '../host/household.ts';
import { OpeningError } from '../host/opening-error.ts';
import { projectRoot } from '../host/project-root.ts';
import { watchAbsence } from './absence.ts';
import { awaitEnd, type Ending } from './ending.ts';
import { OptionError, readOptions, type Options } from './options.ts';
import { openServer, ServerError } from './server.ts';
import { hasDisplay, openWindow, type AppWindow } from './window.ts';

const root = projectRoot();

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const ending = awaitEnd();
  const dataFolder = options.dataFolder ?? defaultDataFolder();
  const household = openHousehold({
    dataFolder,
    shipped: [join(root, 'rulesets'), join(root, 'examples')],
    pageFolder: join(root, 'build', 'page'),
    version: version(),
  });
  try {
    if (household.asset('/') === null) {
      throw new ServerError('The page has not been built yet: run npm run build, then try again.');
    }
    await keepTable(household, dataFolder, options, ending);
  } finally {
    household.close();
  }
}

async function keepTable(
  household: Household,
  dataFolder: string,
  options: Options,
  ending: Ending,
): Promise<void> {
  let window: AppWindow | null = null;
  const absence = watchAbsence(ending.ask);
  const server = await openServer(household, options.port, (pages) => {
    if (window !== null) absence.count(pages);
  });
  household.announce(`http://127.0.0.1:${server.port}/`);
  console.log(`Tablekeep is at ${server.address}  (Ctrl-C ends it)`);
  if (options.window) {
    window = showWindow(server.invitation(), join(dataFolder, 'browser-profile'));
  }
  void window?.ended.then((well) => {
    if (!well && !absence.seen() && !ending.isAsked()) {
      console.log('The window did not open: open the address above in your browser.');
    }
  });
  await ending.asked;
  absence.stop();
  await window?.close();
  await server.close();
}

function showWindow(address: string, profileFolder: string): AppWindow | null {
  if (!hasDisplay(process.platform, process.env)) {
    console.log(
      'There is no display here, so no window opens: the address above works in a browser on this machine.',
    );
    return null;
  }
  const window = openWindow(address, profileFolder);
  if (window === null) {
    console.log(
      'No Chromium, Chrome or Edge was found here: open the address above in your browser.',
    );
  }
  return window;
}

function version(): string {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const expected = [OptionError, OpeningError, ServerError].some((kind) => error instanceof kind);
    console.error(expected ? (error as Error).message : error);
    process.exit(1);
  },
);
