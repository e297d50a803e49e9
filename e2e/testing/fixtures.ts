import { type BrowserContext, test as base, expect } from '@playwright/test';
import { fromAnywhere } from './addresses.ts';
import { noonZone } from './noon-zone.ts';

export type Watch = {
  /** Allows expected complaints, such as the browser's own line about an answer 401. */
  allow: (...patterns: RegExp[]) => void;
  /** Watches the pages of one more browser context. */
  over: (context: BrowserContext) => Promise<void>;
};

/** Tests that fail on console errors, uncaught errors and violations of the content security policy. */
export const test = base.extend<{ watch: Watch }>({
  timezoneId: noonZone,
  watch: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      const over = async (watched: BrowserContext) => {
        await watched.setExtraHTTPHeaders(fromAnywhere());
        watched.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (problem) => complaints.push(`uncaught: ${problem.error().message}`));
        await watched.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`));
        await watched.addInitScript(() => {
          document.addEventListener(
            'securitypolicyviolation',
            ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
              const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
              report(`${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber}, at ${location.pathname})`);
            },
          );
        });
      };
      await over(context);
      await use({ allow: (...patterns) => void allowed.push(...patterns), over });
      expect(complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
