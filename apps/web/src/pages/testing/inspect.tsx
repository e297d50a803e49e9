import { each } from '@bandeja/domain/testing/each';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeFindings } from '#ui/testing/axe-findings.ts';

export async function expectValid(
  pageElement: ReactNode,
  widths: readonly number[] = [320, 1440],
  prepare: () => void | Promise<void> = () => {},
) {
  document.documentElement.lang = 'es';
  const screen = await render(<main>{pageElement}</main>);
  await prepare();
  for (const theme of ['light', 'dark']) {
    await each(widths, 1, async (width) => {
      await page.viewport(width, 900);
      document.documentElement.dataset.theme = theme;
      expect(await axeFindings(), `${theme}, ${width} px`).toEqual([]);
      expect(document.documentElement.scrollWidth, `${theme}, ${width} px`).toBeLessThanOrEqual(width);
    });
  }
  delete document.documentElement.dataset.theme;
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  return screen;
}
