import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { freePort, type ServerProcess, startServer } from '../../apps/api/testing/server-process.ts';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { fromAnywhere } from './addresses.ts';
import { noonZone } from './noon-zone.ts';
import { randomNumbers } from './random-numbers.ts';

const shiftedClock = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url));
export const hourMs = 3_600_000;

type Write = { method: string; path: string; body: string };

export class Chaos {
  readonly figures: Record<string, number> = {};
  readonly events: string[] = [];
  readonly writes: Write[] = [];
  readonly dataDir = temporaryFolder('data');
  readonly #profile = temporaryFolder('profile');
  readonly #repeats: () => number;
  #port = '';
  #server: ServerProcess | null = null;
  #context: BrowserContext | null = null;
  #isOffline = false;

  constructor(seed: number) {
    // a second sequence, because the seed does not decide when requests are sent
    this.#repeats = randomNumbers(seed + 1);
  }

  count(what: string, by = 1): void {
    this.figures[what] = (this.figures[what] ?? 0) + by;
  }

  note(event: string): void {
    const state = `${this.isServing ? 'server' : 'no server'}, ${this.#isOffline ? 'no network' : 'network'}`;
    this.events.push(`${(performance.now() / 1000).toFixed(1)} s ${event} (${state})`);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get isServing(): boolean {
    return this.#server !== null;
  }

  get isReachable(): boolean {
    return this.isServing && !this.#isOffline;
  }

  /** @param shiftMs how far the server's clock is wrong */
  async startServer(shiftMs = 0): Promise<void> {
    if (this.#server) return;
    this.#port ||= String(await freePort());
    this.#server = await startServer({
      DATA_DIR: this.dataDir,
      PORT: this.#port,
      TRUST_PROXY: '127.0.0.1',
      SHIFT_MS: String(shiftMs),
      NODE_OPTIONS: `--import ${shiftedClock}`,
    });
  }

  async killServer(): Promise<void> {
    await this.#server?.kill();
    this.#server = null;
  }

  /** kill -9 of the database alone: the server starts it again. */
  killDatabase(): void {
    const [pid] = readFileSync(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch (error) {
      // it has not come back since the last time
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }

  async openBrowser(): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...(await chromiumLaunchOptions()),
      viewport: { width: 390, height: 844 },
      locale: 'es-ES',
      timezoneId: noonZone,
      extraHTTPHeaders: fromAnywhere(),
      serviceWorkers: 'allow',
    });
    this.#context.setDefaultTimeout(60_000);
    await this.#context.addInitScript(() => {
      const shiftMs = Number(localStorage.getItem('chaos.clock') ?? 0);
      const RealDate = Date;
      const now = () => RealDate.now() + shiftMs;
      Reflect.set(
        window,
        'Date',
        class extends RealDate {
          constructor(...values: unknown[]) {
            super(...((values.length === 0 ? [now()] : values) as [number]));
          }
          static override now = now;
        },
      );
    });
    await this.#context.route('**/api/training-sessions**', (route) => this.#sendAgain(route));
    await this.#context.setOffline(this.#isOffline);
    const [first, ...restored] = this.#context.pages();
    for (const page of restored) await page.close();
    return first ?? this.#context.newPage();
  }

  /** Every write of a session reaches the server up to three times. */
  async #sendAgain(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() !== 'GET' && !this.#isOffline) {
      const body = request.postData();
      if (body !== null) this.writes.push({ method: request.method(), path: new URL(request.url()).pathname, body });
      for (let left = Math.floor(this.#repeats() * 3); left > 0; left -= 1) {
        const answer = await route.fetch().catch(() => null);
        if (answer?.ok()) this.count('writes repeated at once');
      }
    }
    await route.continue().catch(() => {});
  }

  async closeBrowser(): Promise<void> {
    await this.#context?.close();
  }

  async newPage(): Promise<Page> {
    if (!this.#context) throw new Error('no browser');
    return this.#context.newPage();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    await this.#context?.setOffline(isOffline);
  }

  async cutOrRestoreNetwork(): Promise<void> {
    await this.setOffline(!this.#isOffline);
  }

  async close(): Promise<void> {
    await this.#context?.close();
    await this.#server?.stop();
    for (const folder of [this.dataDir, this.#profile]) rmSync(folder, { recursive: true, force: true });
  }
}

function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `bandeja-chaos-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
