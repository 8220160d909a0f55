// Boxes and ways out: recorded, and answered as the test has said, else by "cancel".
import { record } from './recorded.ts';

let responses: number[] = [];

export function answerBoxes(next: readonly number[]): void {
  responses = [...next];
}

interface Box {
  readonly message: string;
  readonly buttons: readonly string[];
  readonly cancelId?: number;
}

export const dialog = {
  showErrorBox(title: string, content: string): void {
    record('showErrorBox', title, content);
  },
  showMessageBox(_window: object, box: Box): Promise<{ response: number }> {
    record('showMessageBox', box);
    return Promise.resolve({ response: responses.shift() ?? box.cancelId ?? 0 });
  },
};

export const shell = {
  openExternal(address: string): Promise<void> {
    record('openExternal', address);
    return Promise.resolve();
  },
  openPath(path: string): Promise<string> {
    record('openPath', path);
    return Promise.resolve('');
  },
};

export const crashReporter = {
  start(options: { readonly uploadToServer?: boolean }): void {
    if (options.uploadToServer !== false) throw new Error('crash reports would leave the machine');
    record('crashReporter.start', options);
  },
};
