// A lint rule: a file is named for what it holds, in lower case, and no folder holds "anything".
import { relative, sep } from 'node:path';
import type { Rule } from 'eslint';

const holdsAnything = /^(utils?|common|shared|helpers?|managers?|misc)$/;
const kebab = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/;

export const fileName: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      anything:
        '"{{part}}" says nothing about what is inside. Name it for what it holds, and put it beside its first user.',
      letters:
        '"{{part}}" should be lower case with hyphens: two of our three systems do not tell cases apart.',
    },
  },
  create(context) {
    return {
      Program(node) {
        for (const part of relative(context.cwd, context.filename).split(sep)) {
          const messageId = faultOf(part);
          if (messageId) context.report({ node, messageId, data: { part } });
        }
      },
    };
  },
};

function faultOf(part: string): 'anything' | 'letters' | null {
  const words = part.replace(/\..*$/, '').split('-');
  if (words.some((word) => holdsAnything.test(word))) return 'anything';
  return kebab.test(part) ? null : 'letters';
}
