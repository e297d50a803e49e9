import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '#features/auth/testing/a-user.ts';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import {
  area,
  askFor,
  button,
  cleanUp,
  generate,
  generated,
  open,
  premium,
  serve,
  tab,
} from '#pages/testing/generator.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const refused: FakeAnswer = {
  status: 422,
  body: { code: 'generator.safety', message: 'Para ahora mismo y no entrenes.' },
};
const title = () => page.getByRole('heading', { level: 2, name: 'Bandeja profunda, hombro sano' });
const sees = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanUp);

describe('without AI in the plan', () => {
  test.each([
    ['free', aUser()],
    ['ended', { ...premium, subscription: { ...premium.subscription, expiresAt: '2025-01-01T00:00:00.000Z' } }],
  ])('%s: says what it is and where there is more, and asks nothing of the trainer', async (_what, user) => {
    const api = serve({}, user);
    await open();
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'La rutina que te falta, en una frase' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ver Planes Premium' }))
      .toHaveAttribute('href', '/subscription');
    await expect.element(page.getByRole('link', { name: 'Volver al Dashboard' })).toHaveAttribute('href', '/dashboard');
    await sees('Gratis');
    expect(page.getByRole('textbox').query()).toBeNull();
    expect(api.calls.map(({ call }) => call)).toEqual(['GET /users/me']);
  });
});

describe('«Qué ve tu entrenador»', () => {
  const view = 'GET /chatbot/what-your-trainer-sees';
  const facts = [
    { label: 'Nivel', value: 'Intermedio', sentOut: true },
    { label: 'Nombre', value: 'Lucía Ferrer', sentOut: false },
  ];

  test('shows every fact; without an outside model it says that nothing leaves', async () => {
    serve({ [view]: { status: 200, body: { outsideService: null, facts } } });
    await open();
    await button('Qué ve tu entrenador').click();
    const dialog = page.getByRole('dialog', { name: 'Qué ve tu entrenador' });
    await expect.element(dialog.getByText('Intermedio')).toBeVisible();
    await expect
      .element(dialog.getByText('Responde el entrenador de Bandeja: nada de esto sale de aquí.'))
      .toBeVisible();
    expect(dialog.getByText('Se envía').query()).toBeNull();
  });

  test('marks what an outside service gets, and can be asked for again', async () => {
    const api = serve({ [view]: { status: 500 } });
    await open();
    await button('Qué ve tu entrenador').click();
    const dialog = page.getByRole('dialog', { name: 'Qué ve tu entrenador' });
    await expect.element(dialog.getByText('No se ha podido cargar lo que ve tu entrenador')).toBeVisible();
    api.answers[view] = { status: 200, body: { outsideService: 'ia.example', facts } };
    await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(dialog.getByText('Se envía', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('No sale de aquí', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText(/ia\.example/)).toBeVisible();
  });
});

describe.each(['light', 'dark'])('no axe findings and nothing sticks out (%s)', (theme) => {
  async function holds() {
    for (const width of [320, 1440]) {
      await page.viewport(width, 900);
      expect(await axeFindings()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await page.viewport(390, 844);
  }
  beforeEach(() => {
    document.documentElement.lang = 'es';
    document.documentElement.dataset.theme = theme;
  });

  test('empty, with an error, making, a routine, its exercises', async () => {
    const later = Promise.withResolvers<FakeAnswer>();
    const api = serve({ [generate]: 'offline' });
    await open();
    await expect.element(area()).toBeVisible();
    await holds();
    await askFor();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await holds();
    api.answers[generate] = later.promise;
    await button('Generar Rutina').click();
    await expect.element(button('Cancelar')).toBeVisible();
    await holds();
    later.resolve(generated);
    await expect.element(title()).toBeVisible();
    await holds();
    await tab('Ejercicios (3)').click();
    await page.getByRole('checkbox').first().click();
    await page
      .getByLabelText(/^Detalles:/)
      .first()
      .click();
    await holds();
  });

  test('an answer instead, and the page for other plans', async () => {
    serve({ [generate]: refused });
    const screen = await open();
    await askFor('Me duele el pecho');
    await sees('Para ahora mismo y no entrenes.');
    await holds();
    await screen.unmount();
    serve({}, aUser());
    await open();
    await sees('Gratis');
    await holds();
  });
});
