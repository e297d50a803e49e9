import '#styles/index.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NotFoundPage } from '#pages/not-found.tsx';

test('an address without a page leads back, and search engines forget it', async () => {
  const screen = await render(<NotFoundPage />);
  await expect.element(screen.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('link', { name: 'Ir al Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(document.title).toBe('Página no encontrada · Bandeja');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
