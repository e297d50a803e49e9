import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serve, show } from '#pages/testing/profile.tsx';

const title = 'Un servicio externo para tu entrenador';
const outside = (consent: boolean, healthConsent: boolean) => ({
  status: 200,
  body: { service: 'modelo.example', consent, healthConsent },
});

test('an outside service is named before it is allowed; health comes after, and apart; off turns off both', async () => {
  const api = serve();
  api.answers['GET /chatbot/outside'] = outside(false, false);
  api.answers['PUT /chatbot/outside'] = 'offline';
  await show();
  await expect.element(page.getByRole('region', { name: title }).getByText(/\(modelo\.example\)/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: title })).toHaveAttribute('href', '#servicio-externo');
  const agree = page.getByRole('switch', { name: 'Dejar que le ayude' });
  const health = page.getByRole('switch', { name: 'También con lo que cuento de mi salud' });
  await agree.click();
  await expect.element(page.getByText('No se ha podido guardar. Revisa tu conexión y prueba otra vez.')).toBeVisible();
  await expect.element(agree).not.toBeChecked();
  await expect.element(health).not.toBeInTheDocument();
  api.answers['PUT /chatbot/outside'] = outside(true, false);
  await agree.click();
  await expect.element(health).not.toBeChecked();
  api.answers['PUT /chatbot/outside'] = outside(true, true);
  await health.click();
  await expect.element(health).toBeChecked();
  api.answers['PUT /chatbot/outside'] = outside(false, false);
  await agree.click();
  await expect.element(health).not.toBeInTheDocument();
  expect(api.sent('PUT /chatbot/outside').map(({ body }) => body)).toEqual([
    { consent: true, healthConsent: false },
    { consent: true, healthConsent: false },
    { consent: true, healthConsent: true },
    { consent: false, healthConsent: false },
  ]);
});

test('without one there is nothing to agree to', async () => {
  serve();
  await show();
  await expect.element(page.getByRole('switch', { name: 'Guardar mis correcciones sin mi nombre' })).toBeVisible();
  await expect.element(page.getByText(title)).not.toBeInTheDocument();
});
