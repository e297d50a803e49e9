import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { devices, editButton, lucia, serve, show } from '#pages/testing/profile.tsx';

beforeEach(() => {
  localStorage.setItem('token', 'abc');
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const wrongPassword = {
  status: 403,
  body: { message: 'La contraseña actual no es correcta.', code: 'auth.wrong_password' },
};
const dialog = page.getByRole('alertdialog');

async function pressTwice(button: ReturnType<typeof page.getByRole>) {
  await expect.element(button).toBeVisible();
  const element = button.element() as HTMLButtonElement;
  element.click();
  element.click();
}

describe('health', () => {
  const health = page.getByRole('region', { name: 'Salud' });
  const withdraw = health.getByRole('button', { name: 'Retirar consentimiento y borrar mis lesiones' });

  test('the consent is taken back after a question, once', async () => {
    const { answers, sent } = serve();
    answers['PUT /users/profile'] = { status: 500 };
    await show();
    await withdraw.click();
    await dialog.getByRole('button', { name: 'Retirar y borrar' }).click();
    await expect.element(dialog.getByText('No se ha podido retirar el consentimiento')).toBeVisible();
    answers['PUT /users/profile'] = { status: 200, body: { ...lucia, injuries: '', injuriesConsent: false } };
    await pressTwice(dialog.getByRole('button', { name: 'Retirar y borrar' }));
    await expect.element(health.getByText('Consentimiento retirado. Hemos borrado tus lesiones.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Me molesta el codo')).not.toBeInTheDocument();
    await expect.element(withdraw).not.toBeInTheDocument();
    expect(sent('PUT /users/profile').map(({ body }) => body)).toEqual([
      { injuriesConsent: false },
      { injuriesConsent: false },
    ]);
  });

  test('not while the profile is being edited', async () => {
    serve();
    await show();
    await editButton.click();
    await expect.element(withdraw).toBeDisabled();
    await expect.element(health.getByText('Guarda o cancela antes los cambios de tu perfil.')).toBeVisible();
  });

  test('without a consent there is nothing to take back', async () => {
    serve({ ...lucia, injuries: '', injuriesConsent: false });
    await show();
    await expect.element(health.getByText(/^No guardamos nada de tus lesiones/)).toBeVisible();
    await expect.element(withdraw).not.toBeInTheDocument();
  });
});

describe('health questions', () => {
  const health = page.getByRole('region', { name: 'Salud' });
  const line = /^Acepto que Bandeja guarde mis respuestas sobre mi salud/;

  test('are answered under their consent line, and erased', async () => {
    const { answers, sent } = serve();
    const answeredAt = '2026-11-03T10:00:00.000Z';
    answers['PUT /users/profile'] = { status: 200, body: { ...lucia, screening: { yes: ['pulse'], answeredAt } } };
    await show();
    await health.getByRole('button', { name: 'Contestar' }).click();
    await expect.element(health.getByText(line)).toBeVisible();
    await expect.element(health.getByRole('button', { name: 'Nada de esto' })).toBeVisible();
    await health.getByRole('checkbox', { name: /corazón te late/ }).click();
    await health.getByRole('button', { name: 'Guardar mis respuestas' }).click();
    await expect
      .element(health.getByText('Noto que el corazón me late muy deprisa o a saltos sin motivo'))
      .toBeVisible();
    answers['PUT /users/profile'] = { status: 200, body: { ...lucia, screening: null } };
    await health.getByRole('button', { name: 'Borrar mis respuestas' }).click();
    await expect.element(health.getByText(/^Siete preguntas, una vez al año/)).toBeVisible();
    expect(sent('PUT /users/profile').map(({ body }) => body)).toEqual([
      { screening: { yes: ['pulse'], consent: true } },
      { screening: null },
    ]);
  });

  test('after a year they are to be answered again', async () => {
    serve({ ...lucia, screening: { yes: [], answeredAt: '2024-01-10T10:00:00.000Z' } });
    await show();
    await expect.element(health.getByText(/ha pasado un año y toca repasarlas\.$/)).toBeVisible();
    await expect.element(health.getByRole('button', { name: 'Contestar de nuevo' })).toBeVisible();
  });
});

describe('password', () => {
  const security = page.getByRole('region', { name: 'Seguridad' });
  const current = security.getByLabelText('Contraseña actual');
  const fresh = security.getByLabelText('Contraseña nueva', { exact: true });
  const confirm = security.getByLabelText('Repite la contraseña nueva');
  const submit = security.getByRole('button', { name: 'Cambiar contraseña' });

  async function fillIn(passwords: [string, string, string]) {
    await current.fill(passwords[0]);
    await fresh.fill(passwords[1]);
    await confirm.fill(passwords[2]);
    await submit.click();
  }

  test('shows an error at each field', async () => {
    const { sent } = serve();
    await show();
    await submit.click();
    await expect.element(current).toHaveAccessibleDescription('Escribe tu contraseña actual');
    await expect.element(fresh).toHaveAccessibleDescription('La contraseña es requerida');
    await expect.element(confirm).toHaveAccessibleDescription('Confirma tu contraseña');
    await fillIn(['secreto-1', 'corta', 'otra']);
    await expect.element(fresh).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres');
    await expect.element(confirm).toHaveAccessibleDescription('Las contraseñas no coinciden');
    await fillIn(['secreto-1', 'secreto-1', 'secreto-1']);
    await expect.element(fresh).toHaveAccessibleDescription('La contraseña nueva tiene que ser distinta de la actual');
    expect(sent('POST /account/password')).toEqual([]);
  });

  test('a wrong one shows an error at its field and keeps the rest; the right one empties the form', async () => {
    const { answers, sent } = serve();
    answers['POST /account/password'] = wrongPassword;
    await show();
    await fillIn(['otra-cosa', 'secreto-2', 'secreto-2']);
    await expect.element(current).toHaveAccessibleDescription('La contraseña actual no es correcta.');
    await expect.element(current).toHaveFocus();
    await expect.element(fresh).toHaveValue('secreto-2');
    answers['POST /account/password'] = { status: 204 };
    const devicesRead = sent('GET /account/devices').length;
    await current.fill('secreto-1');
    await pressTwice(submit);
    await expect
      .element(security.getByText('Contraseña cambiada. Hemos cerrado la sesión en tus otros dispositivos.'))
      .toBeVisible();
    await expect.element(fresh).toHaveValue('');
    expect(sent('POST /account/password').at(-1)?.body).toEqual({
      currentPassword: 'secreto-1',
      newPassword: 'secreto-2',
    });
    expect(sent('POST /account/password')).toHaveLength(2);
    await expect.poll(() => sent('GET /account/devices').length).toBe(devicesRead + 1);
  });
});

describe('devices', () => {
  test('one is signed out, this one only by the header', async () => {
    const { answers, sent } = serve();
    answers[`DELETE /account/devices/${devices[1]._id}`] = { status: 204 };
    await show();
    const list = page.getByRole('list', { name: 'Dispositivos' });
    await expect.element(list.getByText('Este dispositivo')).toBeVisible();
    await expect
      .element(list.getByRole('button', { name: 'Cerrar sesión en Chrome en Windows' }))
      .not.toBeInTheDocument();
    await list.getByRole('button', { name: 'Cerrar sesión en Safari en iPhone' }).click();
    await expect.element(list.getByText('Safari en iPhone')).not.toBeInTheDocument();
    await expect.element(page.getByText('Sesión cerrada en Safari en iPhone')).toBeVisible();
    await expect.element(list.getByRole('listitem')).toHaveFocus();
    expect(sent(`DELETE /account/devices/${devices[1]._id}`)).toHaveLength(1);
  });

  test('one that has ended already disappears from the list', async () => {
    const { answers } = serve();
    answers[`DELETE /account/devices/${devices[1]._id}`] = {
      status: 404,
      body: { message: 'Ese dispositivo ya no tiene la sesión abierta.', code: 'device.not_found' },
    };
    await show();
    await page.getByRole('button', { name: 'Cerrar sesión en Safari en iPhone' }).click();
    await expect.element(page.getByText('Safari en iPhone', { exact: true })).not.toBeInTheDocument();
  });

  test('all of them, this one too', async () => {
    const { answers, calls } = serve();
    answers['DELETE /account/devices'] = { status: 204 };
    await show();
    await page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click();
    await pressTwice(dialog.getByRole('button', { name: 'Cerrar todas' }));
    await expect.poll(() => localStorage.getItem('token')).toBeNull();
    const writes = calls.map(({ call }) => call).filter((call) => !call.startsWith('GET'));
    expect(writes).toEqual(['DELETE /account/devices']);
  });
});

describe('calendar', () => {
  const calendar = page.getByRole('region', { name: 'Calendario' });
  const url = 'https://bandeja.es/api/calendar/AbC.ics';
  const feed = { url, createdAt: '2025-11-20T10:00:00.000Z', lastReadAt: null };

  test('the address is created, copied and revoked', async () => {
    const { answers, sent } = serve();
    answers['POST /account/calendar'] = { status: 200, body: { feed } };
    answers['DELETE /account/calendar'] = { status: 204 };
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    await pressTwice(calendar.getByRole('button', { name: 'Crear mi dirección' }));
    await expect.element(calendar.getByLabelText('Tu dirección privada')).toHaveValue(url);
    expect(sent('POST /account/calendar')).toHaveLength(1);
    await expect
      .element(calendar.getByRole('link', { name: 'Abrir en mi calendario' }))
      .toHaveAttribute('href', 'webcal://bandeja.es/api/calendar/AbC.ics');
    await calendar.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect.element(calendar.getByRole('button', { name: '¡Enlace copiado!' })).toBeVisible();
    expect(copied).toHaveBeenCalledWith(url);
    await calendar.getByRole('button', { name: 'Quitar la dirección' }).click();
    await dialog.getByRole('button', { name: 'Quitar la dirección' }).click();
    await expect.element(calendar.getByRole('button', { name: 'Crear mi dirección' })).toBeVisible();
    await expect.element(page.getByText('Dirección quitada: ya no funciona')).toBeVisible();
  });

  test('another address replaces it after a question', async () => {
    const { answers, sent } = serve();
    answers['GET /account/calendar'] = { status: 200, body: { feed } };
    answers['POST /account/calendar'] = { status: 200, body: { feed: { ...feed, url: `${url}2` } } };
    await show();
    await calendar.getByRole('button', { name: 'Crear otra dirección' }).click();
    expect(sent('POST /account/calendar')).toEqual([]);
    await dialog.getByRole('button', { name: 'Crear otra dirección' }).click();
    await expect.element(calendar.getByLabelText('Tu dirección privada')).toHaveValue(`${url}2`);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
