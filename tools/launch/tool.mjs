// A command of tools/, run by the right Node once everything is installed.
import { run } from './child.mjs';
import { install } from './install.mjs';
import { needNode } from './node.mjs';
import { inRoot } from './places.mjs';

/**
 * @param {string} name of a file in tools/
 * @param {readonly string[]} words
 */
export async function runTool(name, words) {
  await install();
  const { code } = await run(needNode(), [inRoot('tools', `${name}.ts`), ...words]);
  return code;
}
