// How tests start a Chromium: WebGL without a graphics card, and nothing that talks to anyone.

export const chromiumFlags = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Chromium refuses to start for root with its sandbox on.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
