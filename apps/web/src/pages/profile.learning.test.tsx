import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serve, show } from '#pages/testing/profile.tsx';

test('corrections are stored once the player agrees; a failed save changes nothing', async () => {
  const api = serve();
  api.answers['PUT /users/learning'] = 'offline';
  await show();
  const agree = page.getByRole('switch', { name: 'Guardar mis correcciones sin mi nombre' });
  await expect.element(agree).not.toBeChecked();
  await agree.click();
  await expect.element(page.getByText('No se ha podido guardar. Revisa tu conexión y prueba otra vez.')).toBeVisible();
  await expect.element(agree).not.toBeChecked();
  api.answers['PUT /users/learning'] = { status: 200, body: { consent: true } };
  await agree.click();
  await expect.element(agree).toBeChecked();
  expect(api.sent('PUT /users/learning').at(-1)?.body).toEqual({ consent: true });
});
