import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { provideSiteFacts, siteFacts } from '#lib/site-facts.ts';

// The files of a worker share one document, and each test finds it as a new one.

const { innerWidth: width, innerHeight: height } = window;
const facts = siteFacts();

beforeEach(cleanup);

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  provideSiteFacts(facts);
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
});
