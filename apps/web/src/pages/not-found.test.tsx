import '#styles/index.css';
import { expect, test } from 'vitest';
import { NotFoundPage } from '#pages/not-found.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

test('an address without a page leads back, and search engines forget it', { timeout: 60_000 }, async () => {
  const screen = await expectValid(<NotFoundPage />);
  await expect.element(screen.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('link', { name: 'Ir al Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(document.title).toBe('Página no encontrada · Bandeja');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
