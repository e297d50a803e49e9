import '#styles/index.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, freshTab } from '#pages/testing/admin.tsx';
import { jump, serve } from '#pages/testing/admin-exercises.tsx';

beforeEach(freshTab);
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const parts = page.getByRole('navigation', { name: 'Partes del ejercicio' });
const part = (name: RegExp) => parts.getByRole('button', { name });
const preview = page.getByRole('complementary', { name: 'Así se ve ahora' });
const list = page.getByRole('region', { name: 'Ejercicios', exact: true });
const boxOf = (element: Element) => element.getBoundingClientRect();

async function open(path: string, width = 1440) {
  await page.viewport(width, 900);
  await render(
    <AdminFrame path={path}>
      <AdminPage />
    </AdminFrame>,
  );
}

test('on a desktop: the parts, the questions and the preview beside each other, the button in sight', async () => {
  const draft = { ...jump, isDraft: true, answered: ['jump', 'run'] as const, figureName: 'F01' };
  serve([{ ...draft, answered: [...draft.answered] }]);
  await open(`/admin?editar=${jump._id}`);
  await expect.element(preview).toBeVisible();
  const [left, middle, right] = [parts, field('Nombre'), preview].map((place) => boxOf(place.element()));
  expect(middle?.left).toBeGreaterThan(left?.right ?? Number.NaN);
  expect(right?.left).toBeGreaterThan(middle?.right ?? Number.NaN);
  expect(Math.abs((left?.top ?? 0) - (right?.top ?? 0))).toBeLessThan(2);
  await expect.element(button('Actualizar Ejercicio')).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText('Faltan 4 respuestas para publicar.')).toBeInViewport();
  await expect.element(list).not.toBeInTheDocument();
});

test('each part says how far it is, and leads there by keyboard', async () => {
  serve();
  await open('/admin');
  await expect.element(part(/^Datos por hacer$/)).toBeVisible();
  await expect.element(part(/^Seguridad por hacer 0 de 6$/)).toBeVisible();
  await field('Nombre').fill('Zancada con giro');
  await expect.element(part(/^Datos/)).toHaveAttribute('aria-current', 'true');
  await field('Descripción').fill('Zancada larga con giro.');
  await button('Fuerza').click();
  await expect.element(part(/^Datos listo$/)).toBeVisible();
  await field('Pasos 1').fill('Da un paso largo');
  await expect.element(part(/^Pasos listo 1$/)).toHaveAttribute('aria-current', 'true');
  await button('¿Salta? No').click();
  await expect.element(part(/^Seguridad por hacer 1 de 6$/)).toHaveAttribute('aria-current', 'true');

  part(/^Consejos por hacer$/)
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Consejos' })).toHaveFocus();
  await expect.element(field('Consejos 1')).toBeInViewport();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(field('Errores comunes 1')).toHaveFocus();
});

test('the preview follows the input, and links to the drawing', async () => {
  serve();
  await open('/admin');
  await expect.element(preview.getByText('Aquí verás cómo queda.')).toBeVisible();
  await field('Nombre').fill('Zancada con giro');
  await button('Fuerza').click();
  await button('Piernas').click();
  await expect.element(preview.getByRole('heading', { name: 'Zancada con giro' })).toBeVisible();
  await expect.element(preview.getByText('Piernas. 3 × 10')).toBeVisible();
  await expect.element(preview.getByText('Fuerza', { exact: true })).toBeVisible();
  await expect.element(preview.getByText('Aún no lo hemos revisado para molestias.')).toBeVisible();
  await preview.getByRole('button', { name: 'Elegir un dibujo' }).click();
  await expect.element(page.getByRole('region', { name: 'Dibujo' })).toHaveFocus();
  await expect.element(page.getByRole('combobox', { name: 'Dibujo', exact: true })).toBeInViewport();
});

test('the back link to the list, from a new and from an edited exercise', async () => {
  serve();
  await open('/admin');
  const title = page.getByRole('heading', { name: 'Ejercicios', exact: true });
  await button('Nuevo Ejercicio').click();
  await expect.element(page.getByRole('heading', { name: 'Nuevo Ejercicio' })).toHaveFocus();
  await button('Ejercicios').click();
  await expect.element(title).toHaveFocus();
  await list.getByRole('button', { name: /^Sentadilla/ }).click();
  await button('Editar Ejercicio').click();
  await expect.element(list).not.toBeInTheDocument();
  await button('Ejercicios').click();
  await expect.element(title).toHaveFocus();
  await expect.element(list.getByRole('button', { name: /^Sentadilla/ })).toBeInViewport();
});

test('one column on a phone, and on a desktop with text of twice the size', async () => {
  serve();
  await open(`/admin?editar=${jump._id}`, 390);
  await expect.element(field('Nombre')).toBeVisible();
  await expect.element(parts).not.toBeInTheDocument();
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(button('Actualizar Ejercicio')).toBeInViewport();
  await page.viewport(1440, 900);
  await expect.element(preview).toBeVisible();
  document.documentElement.style.fontSize = '200%';
  await expect.element(preview).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
});
