// A utility process as a process of Node that knows its parent by `process.parentPort` only.
import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { needReady } from './app.ts';

const children = new Set<UtilityProcess>();

class UtilityProcess extends EventEmitter {
  private readonly child: ChildProcess;

  constructor(program: string, words: readonly string[]) {
    super();
    const port = join(import.meta.dirname, 'utility-port.ts');
    this.child = fork(program, words, {
      execArgv: ['--import', port],
      serialization: 'advanced',
      stdio: 'inherit',
    });
    this.child.on('message', (message) => this.emit('message', message));
    this.child.once('exit', (code) => {
      children.delete(this);
      this.emit('exit', code);
    });
    children.add(this);
  }

  postMessage(message: unknown): void {
    // Electron throws for what cannot be cloned, and says nothing when nobody is there any more.
    const cloned: unknown = structuredClone(message);
    if (this.child.connected) this.child.send(cloned as object);
  }

  kill(): boolean {
    return this.child.kill('SIGKILL');
  }
}

export const utilityProcess = {
  fork(program: string, words: readonly string[] = []): UtilityProcess {
    needReady('utilityProcess.fork');
    return new UtilityProcess(program, words);
  },
};

export function killUtilities(): number {
  for (const child of children) child.kill();
  return children.size;
}

process.on('exit', () => void killUtilities());
