// Runs a main program of Electron under the stand-in: node run.ts MAIN.JS WORDS…
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { becomeReady } from './app.ts';
import { attendStage } from './stage.ts';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: new URL('./electron.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

attendStage();
// Electron's own program is the first word, and the main program the second.
process.argv.splice(1, 1);
let evaluated = false;
process.once('beforeExit', () => {
  if (evaluated) return;
  console.error('stand-in: the main program waits at its top level; Electron would hang here');
  process.exit(70);
});
await import(pathToFileURL(process.argv[1] ?? '').href);
evaluated = true;
becomeReady();
