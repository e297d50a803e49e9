import '#styles/index.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Gallery } from '#app/testing/gallery/gallery.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

for (const theme of ['light', 'dark']) {
  for (const width of [320, 1440]) {
    it(`has no finding of axe and nothing that sticks out, ${theme}, ${width} px wide`, {
      timeout: 30_000,
    }, async () => {
      await page.viewport(width, 900);
      document.documentElement.dataset.theme = theme;
      document.documentElement.lang = 'es';
      document.title = 'Componentes';
      await render(<Gallery />);
      await document.fonts.ready;
      expect(await axeFindings()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    });
  }
}
