import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Goodbye } from '#features/account/goodbye.tsx';
import { lucia, serve, show } from '#pages/testing/profile.tsx';

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

const dialog = page.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' });

describe('downloads', () => {
  test('the JSON file is the very text of the answer, fetched once', async () => {
    const { calls } = serve();
    // spaces that no program would write: the file is not read and written again
    const text = '{ "format":  "bandeja-export" }';
    const fetched = vi.mocked(window.fetch);
    const played = fetched.getMockImplementation();
    fetched.mockImplementation(async (input, init) => {
      const answer = await played?.(input, init);
      if (answer && !String(input).endsWith('/account/export')) return answer;
      const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="a.json"' };
      return new Response(text, { headers });
    });
    const saved: { name: string; blob: Blob }[] = [];
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs.at(-1);
      if (blob) saved.push({ name: this.download, blob });
    });
    await show();
    await expect.element(page.getByRole('button', { name: 'Descargar mis datos' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Descargar mis datos' }).element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.poll(() => saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^bandeja-datos-\d{4}-\d{2}-\d{2}\.json$/);
    expect(await saved[0]?.blob.text()).toBe(text);
    expect(calls.filter(({ call }) => call === 'GET /account/export')).toEqual([
      { call: 'GET /account/export', body: undefined, token: 'Bearer abc' },
    ]);
  });

  test('a failed one shows an error', async () => {
    const { answers } = serve();
    answers['GET /account/sessions.csv'] = 'offline';
    await show();
    await page.getByRole('button', { name: 'Descargar sesiones (CSV)' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No se ha podido preparar la descarga.');
  });
});

describe('deleting the account', () => {
  const word = dialog.getByLabelText('Escribe ELIMINAR');
  const password = dialog.getByLabelText('Tu contraseña');
  const confirm = dialog.getByRole('button', { name: 'Eliminar mi cuenta' });

  async function open(user = lucia) {
    const server = serve(user);
    await show();
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect.element(dialog).toBeVisible();
    return server;
  }

  test('needs the typed word and the password', async () => {
    const { sent } = await open();
    await confirm.click();
    await expect.element(word).toHaveAccessibleDescription('Escribe ELIMINAR para confirmarlo');
    await expect.element(password).toHaveAccessibleDescription('Escribe tu contraseña actual');
    await word.fill('eliminar');
    await password.fill('secreto-1');
    await confirm.click();
    await expect.element(word).toHaveAccessibleDescription('Escribe ELIMINAR para confirmarlo');
    expect(sent('DELETE /account')).toEqual([]);
  });

  test('explains what is deleted and what stays, for this account', async () => {
    await open({ ...lucia, emailVerified: false, subscription: { ...lucia.subscription, plan: 'pro' } });
    await expect.element(dialog.getByRole('heading', { name: 'Qué se borra' })).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Qué queda' })).toBeVisible();
    await expect.element(dialog.getByText(/^No has confirmado tu email/)).toBeVisible();
    await expect.element(dialog.getByText(/^Tu suscripción se termina antes/)).toBeVisible();
  });

  test('a wrong password keeps everything; the right one signs out and says goodbye on the start page', async () => {
    const { answers, sent } = await open();
    answers['DELETE /account'] = {
      status: 403,
      body: { message: 'La contraseña actual no es correcta.', code: 'auth.wrong_password' },
    };
    await word.fill(' ELIMINAR ');
    await password.fill('otra-cosa');
    await confirm.click();
    await expect.element(password).toHaveAccessibleDescription('La contraseña actual no es correcta.');
    expect(localStorage.getItem('token')).toBe('abc');
    answers['DELETE /account'] = { status: 204 };
    await password.fill('secreto-1');
    const button = confirm.element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.poll(() => localStorage.getItem('token')).toBeNull();
    expect(sent('DELETE /account').map(({ body }) => body)).toEqual([
      { confirmation: 'ELIMINAR', password: 'otra-cosa' },
      { confirmation: 'ELIMINAR', password: 'secreto-1' },
    ]);
    await cleanup();

    const notice = page.getByText(/^Tu cuenta está eliminada\./);
    await render(<Goodbye />);
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await cleanup();
    await render(<Goodbye />);
    await expect.element(notice).not.toBeInTheDocument();
  });
});
