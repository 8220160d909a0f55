// A page under Electron's rules: its own scheme, a preload in a world of its own, every message cloned.
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page, Route } from 'playwright-core';
import { invoke } from './ipc-main.ts';
import { preventable } from './preventable.ts';
import { answerOf, insideAddress, outsideAddress } from './protocol.ts';
import { record } from './recorded.ts';
import { isCancelled } from './session.ts';
import { pageWorld, preloadMayRequire, preloadWorld } from './worlds.ts';

type OpenHandler = (details: { readonly url: string }) => { readonly action: 'deny' | 'allow' };

const world = 'preload';

export class WebContents extends EventEmitter {
  private page: Page | null = null;
  private cdp: CDPSession | null = null;
  private context: number | null = null;
  private address = '';
  private loading = false;
  private openHandler: OpenHandler | null = null;
  private readonly browser: Promise<BrowserContext>;
  private readonly preload: string;

  constructor(browser: Promise<BrowserContext>, preload: string) {
    super();
    this.browser = browser;
    this.preload = commonJs(preload);
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  isLoading(): boolean {
    return this.loading;
  }

  async load(address: string): Promise<void> {
    this.address = address;
    this.loading = true;
    this.page ??= await this.furnish();
    await this.page.goto(insideAddress(address));
    this.loading = false;
    this.emit('did-finish-load');
    this.emit('ready-to-show');
  }

  reload(): void {
    void this.load(this.address);
  }

  send(channel: string, ...args: readonly unknown[]): void {
    const text = JSON.stringify(structuredClone(args));
    void this.run(`doubleHear(${JSON.stringify(channel)}, ${text})`);
  }

  /** Its process ends as if it had been killed. */
  crash(): void {
    void this.cdp?.send('Page.crash' as never).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.page?.close();
  }

  private async furnish(): Promise<Page> {
    const browser = await this.browser;
    const [first] = browser.pages();
    // A page that fell is not used again.
    const page = first && this.cdp === null ? first : await browser.newPage();
    page.on('crash', () => void this.fall(page));
    page.on('popup', (popup) => void popup.close());
    await page.route('**/*', (route) => this.answer(route));
    const cdp = await browser.newCDPSession(page);
    this.cdp = cdp;
    cdp.on('Page.windowOpen', ({ url }) => this.refuse(url));
    await this.layWorlds(cdp);
    return page;
  }

  private async layWorlds(cdp: CDPSession): Promise<void> {
    await cdp.send('Runtime.enable');
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === world) this.context = context.id;
    });
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === 'doubleIpc') void this.hear(payload);
    });
    await cdp.send('Runtime.addBinding', { name: 'doubleIpc', executionContextName: world });
    await cdp.send('Page.enable');
    const lay = (source: string, worldName?: string) =>
      cdp.send('Page.addScriptToEvaluateOnNewDocument', {
        source,
        ...(worldName !== undefined && { worldName }),
      });
    await lay(`(${pageWorld.toString()})()`);
    const preload = `function (require, module, exports) {${this.preload}\n}`;
    await lay(
      `(${preloadWorld.toString()})(${preload}, ${JSON.stringify(preloadMayRequire)})`,
      world,
    );
  }

  private async run(expression: string): Promise<void> {
    if (this.context === null) return;
    const where = { contextId: this.context };
    await this.cdp?.send('Runtime.evaluate', { expression, ...where }).catch(() => undefined);
  }

  private async hear(payload: string): Promise<void> {
    const { id, channel, args } = JSON.parse(payload) as {
      id: number;
      channel: string;
      args: readonly unknown[];
    };
    const senderFrame = { url: outsideAddress(this.page?.url() ?? ''), parent: null };
    const reply = structuredClone(await invoke(channel, { senderFrame }, args));
    await this.run(`doubleSettle(${id}, ${JSON.stringify(reply)})`);
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const address = outsideAddress(request.url());
    if (request.isNavigationRequest() && address !== this.address) {
      const main = request.frame() === this.page?.mainFrame();
      const stopped =
        (main && preventable(this, 'will-navigate', { url: address })) ||
        preventable(this, 'will-frame-navigate', { url: address });
      record(stopped ? 'navigation prevented' : 'navigation allowed', address);
      return route.abort('aborted');
    }
    if (isCancelled(address)) {
      record('request cancelled', address);
      return route.abort('blockedbyclient');
    }
    const response = await answerOf(address);
    if (response === null) {
      record('request let out', address);
      return route.abort('failed');
    }
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  }

  private refuse(url: string): void {
    const address = outsideAddress(url);
    const action = this.openHandler?.({ url: address }).action ?? 'allow';
    record(`window ${action}`, address);
  }

  private async fall(page: Page): Promise<void> {
    this.page = null;
    this.context = null;
    await page.close().catch(() => undefined);
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 11 });
  }
}

/** A sandboxed preload is one CommonJS file: no import, no export. */
function commonJs(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.cjs') || /^\s*(import|export)\b/m.test(text)) {
    throw new Error(`the preload ${file} is not a CommonJS bundle`);
  }
  return text;
}
