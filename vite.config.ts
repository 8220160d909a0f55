// How the page is built: the picture in renderer/ becomes plain files in build/page.
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'renderer',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    target: 'chrome120',
    // The page policy allows no inline style or script, and small files are cheap on loopback.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
