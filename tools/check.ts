// npm run check: spreads every net over the tree, one after the other, and says what each caught.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nets, type Net } from './nets.ts';

/** The titles of the nets that caught something. All are spread, even after a catch. */
export function check(root: string, spread: readonly Net[]): string[] {
  return spread.filter((net) => !holds(root, net)).map((net) => net.title);
}

/** One line for the end of the output. */
export function summary(spread: readonly Net[], failed: readonly string[]): string {
  if (failed.length === 0) return `Check passed: ${spread.map((net) => net.title).join(', ')}.`;
  return `Check failed: ${failed.join(', ')}. What each found stands above.`;
}

function holds(root: string, net: Net): boolean {
  console.log(`\n— ${net.title}`);
  const start = performance.now();
  const { status, error } = spawnSync(process.execPath, [net.script, ...net.args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (error) console.error(`${net.script} could not be run: ${error.message}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const remedy = net.remedy ? ` (to mend it: ${net.remedy})` : '';
  console.log(status === 0 ? `  nothing found, ${seconds} s` : `  failed, ${seconds} s${remedy}`);
  return status === 0;
}

if (import.meta.main) {
  const failed = check(join(import.meta.dirname, '..'), nets);
  console.log(`\n${summary(nets, failed)}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
