import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '#features/auth/testing/a-user.ts';
import { button, cleanUp, open, premium, serve } from '#pages/testing/generator.tsx';

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
