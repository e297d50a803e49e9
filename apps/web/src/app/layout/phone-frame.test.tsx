import '#styles/index.css';
import { each } from '@bandeja/domain/testing/each';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneFrame } from '#app/layout/phone-frame.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';

async function frame(width: number, path = '/routine-search') {
  await page.viewport(width, 700);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <LinkContext value={AppLink}>
        <div className="has-tabs">
          <p className="h-300">La página</p>
          <PhoneFrame path={path} year={2026} />
        </div>
      </LinkContext>
    </MemoryRouter>,
  );
}

test.each([320, 390])(
  'the five sections stand at the foot of a phone of %i px, the one above the page marked',
  async (width) => {
    const screen = await frame(width);
    const tabs = screen.getByRole('navigation', { name: 'Secciones' });
    const links = tabs.getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent)).toEqual(['Hoy', 'Sesiones', 'Rutinas', 'Progreso', 'Perfil']);
    await expect.element(tabs.getByRole('link', { name: 'Rutinas' })).toHaveAttribute('aria-current', 'page');
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
    const { bottom, height } = tabs.element().getBoundingClientRect();
    expect(bottom).toBe(700);
    expect(height).toBeLessThanOrEqual(64);
    each(links, 5, (link) => {
      expect(link.scrollWidth, `${link.textContent} in ${width} px`).toBeLessThanOrEqual(link.clientWidth);
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
);

test('with text of twice the size the sections still stand side by side', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    const screen = await frame(390);
    const links = screen.getByRole('navigation', { name: 'Secciones' }).getByRole('link').elements();
    expect(links.filter((link) => link.scrollWidth > link.clientWidth)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('the sections cover nothing of the page’s end', async () => {
  const screen = await frame(390);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const end = screen.getByText('© 2026 Bandeja', { exact: false }).element().getBoundingClientRect().bottom;
  expect(end).toBeLessThanOrEqual(
    screen.getByRole('navigation', { name: 'Secciones' }).element().getBoundingClientRect().top,
  );
});

test('larger screens have neither', async () => {
  const screen = await frame(900);
  await expect.element(screen.getByText('La página')).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Secciones' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Ayuda' })).not.toBeInTheDocument();
});
