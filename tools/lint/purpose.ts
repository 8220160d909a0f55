// A lint rule: the first line of a file says what the file is for.
import type { Rule } from 'eslint';

/** Words addressed to a tool say nothing to a reader. */
const directive = /^\s*(eslint|@ts-|prettier-|global |v8 |c8 )/;

export const purpose: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      missing:
        'The first line of a file is a comment that says what the file is for, and, if useful, what it must not know.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Program(node) {
        const comments = sourceCode.getAllComments();
        const shebang = sourceCode.text.startsWith('#!');
        const first = shebang ? comments[1] : comments[0];
        const says = first?.loc?.start.line === (shebang ? 2 : 1) && saysSomething(first.value);
        if (!says) context.report({ node, loc: { line: 1, column: 0 }, messageId: 'missing' });
      },
    };
  },
};

function saysSomething(comment: string): boolean {
  return !directive.test(comment) && comment.trim().split(/\s+/).length >= 3;
}
