// The first step of every npm script: is this Node new enough to go on? Old syntax, so that any Node can say no.
'use strict';

var major = Number(process.versions.node.split('.')[0]);
if (major < 18) {
  console.error(
    'Tablekeep needs Node 18 or newer, and this is Node ' +
      process.versions.node +
      '. Install a newer one from nodejs.org, then try again.',
  );
  process.exit(1);
}

import('./commands.mjs')
  .then(function (commands) {
    return commands.launch(process.argv[2], process.argv.slice(3));
  })
  .then(
    function (code) {
      process.exitCode = code;
    },
    function (error) {
      console.error(error && error.sentence ? error.sentence : error);
      process.exitCode = 1;
    },
  );
