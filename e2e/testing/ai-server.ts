import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AiServer, startAiServer } from '../../apps/api/testing/ai-server.ts';
import { startServer } from '../../apps/api/testing/server-process.ts';
import { test as base } from './fixtures.ts';

export type OutsideTrainer = {
  url: string;
  dataDir: string;
  model: AiServer;
};

/** Tests with a separate server that has an outside model, one per worker. It starts on first use. */
export const test = base.extend<object, { outside: OutsideTrainer }>({
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this very pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-e2e-ai-'));
      chmodSync(dataDir, 0o755);
      const model = await startAiServer();
      const server = await startServer({
        DATA_DIR: dataDir,
        TRUST_PROXY: '127.0.0.1',
        AI_BASE_URL: model.url,
        AI_API_KEY: 'e2e',
        AI_MODEL: 'fake',
        // a busy machine is slow, and no journey is about that
        AI_SILENCE_SECONDS: '30',
        AI_ANSWER_SECONDS: '45',
      });
      await use({ url: server.url, dataDir, model });
      await server.stop();
      await model.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect } from './fixtures.ts';
