// The window: options judged more strictly than Electron does, and a page of a real Chromium in it.
import { EventEmitter } from 'node:events';
import { isAbsolute, join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { app, beforeTheEnd, isSandboxed, needReady } from './app.ts';
import { openBrowser } from './browser.ts';
import { preventable } from './preventable.ts';
import { record } from './recorded.ts';
import { WebContents } from './web-contents.ts';

interface WindowOptions {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly webPreferences: Readonly<Record<string, unknown>>;
}

let browser: Promise<BrowserContext> | null = null;
const windows: BrowserWindow[] = [];

export function profileOf(): string {
  return join(app.getPath('userData'), 'chromium');
}

export function theWindow(): BrowserWindow | null {
  return windows.at(-1) ?? null;
}

export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents;
  private readonly options: WindowOptions;
  private bounds: { x: number; y: number; width: number; height: number };
  private destroyed = false;
  private maximized = false;

  constructor(options: WindowOptions) {
    super();
    needReady('BrowserWindow');
    judge(options.webPreferences);
    record('BrowserWindow', options);
    this.options = options;
    const { x = 100, y = 50, width, height } = options;
    this.bounds = { x, y, width, height };
    browser ??= openBrowser(profileOf());
    this.webContents = new WebContents(browser, String(options.webPreferences['preload']));
    this.webContents.once('ready-to-show', () => this.emit('ready-to-show'));
    const forget = beforeTheEnd(async () => {
      const closed = await this.close();
      if (closed) forget();
      return closed;
    });
    windows.push(this);
  }

  loadURL(address: string): Promise<void> {
    return this.webContents.load(address);
  }

  show(): void {
    record('show', this.options.width, this.options.height);
  }

  focus(): void {
    record('focus');
  }

  maximize(): void {
    this.maximized = true;
  }

  moveTo(bounds: Partial<typeof this.bounds>): void {
    this.bounds = { ...this.bounds, ...bounds };
  }

  restore(): void {
    record('restore');
  }

  isMinimized = (): boolean => false;
  isMaximized = (): boolean => this.maximized;
  isFullScreen = (): boolean => false;
  isDestroyed = (): boolean => this.destroyed;
  getNormalBounds = () => this.bounds;

  /** As its corner button does; false if a listener will not have it. */
  async close(): Promise<boolean> {
    if (this.destroyed) return true;
    if (preventable(this, 'close')) return false;
    this.destroyed = true;
    await (await browser)?.close();
    this.emit('closed');
    app.emit('window-all-closed');
    return true;
  }
}

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
};

function judge(preferences: WindowOptions['webPreferences']): void {
  const { preload, sandbox, contextIsolation, nodeIntegration, webSecurity } = preferences;
  if (!isSandboxed()) throw new Error('app.enableSandbox has not been called');
  if (sandbox !== true || contextIsolation !== true || nodeIntegration !== false) {
    throw new Error('the page must be sandboxed, isolated and without Node, and say so');
  }
  if (webSecurity === false) throw new Error('webSecurity may not be off');
  if (typeof preload !== 'string' || !isAbsolute(preload)) {
    throw new Error('the preload must be an absolute path');
  }
}
