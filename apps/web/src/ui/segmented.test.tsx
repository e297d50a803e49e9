import '#styles/index.css';
import { each } from '@bandeja/domain/testing/each';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Segmented } from '#ui/segmented.tsx';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

test.each(['', '200%'])('each view can be read and tapped on a small phone, text %s', async (fontSize) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = fontSize;
  const options = ['Hoy', 'Ayer', 'Otro día'].map((label) => ({ value: label, label }));
  await render(
    <div className="w-[220px]">
      <Segmented label="Cuándo" options={options} value="Hoy" onChange={() => {}} />
    </div>,
  );
  const group = page.getByRole('group', { name: 'Cuándo' }).element().getBoundingClientRect();
  each(page.getByRole('button').elements(), 3, (view) => {
    const { height, right } = view.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(group.right);
  });
});
