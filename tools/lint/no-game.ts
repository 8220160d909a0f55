// A lint rule: the program names no game. What is special to a game stands in its ruleset.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from 'eslint';

export const noGame: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named:
        'The program knows no game, so it does not name "{{game}}". What is special to a game belongs in its ruleset.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const games = ['rulesets', 'examples'].flatMap((folder) =>
      foldersOf(join(context.cwd, folder)),
    );
    return {
      Program() {
        for (const game of games) {
          const at = sourceCode.text.toLowerCase().search(spellings(game));
          if (at < 0) continue;
          const loc = sourceCode.getLocFromIndex(at);
          context.report({ loc, messageId: 'named', data: { game } });
        }
      },
    };
  },
};

function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** With hyphens, with spaces or in one word; the text searched is in lower case. */
function spellings(game: string): RegExp {
  return new RegExp(`\\b${game.toLowerCase().split('-').join('[-_ ]?')}\\b`);
}
