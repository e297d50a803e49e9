import '#styles/index.css';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Gallery } from '#app/testing/gallery/gallery.tsx';

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
      const { violations } = await axe.run(document, { resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    });
  }
}
