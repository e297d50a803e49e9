import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyDevice, fakeServer, noNetwork, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const address = `/training-session/${sessionId}`;
const running = (changes = {}) => sessionFixture({ currentExercise: 0, ...changes });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

beforeEach(emptyDevice);
afterEach(() => vi.unstubAllGlobals());

describe('leaving', () => {
  test('asks; «Terminar ahora» keeps the done sets', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await button('Completar serie 1').click();
    await button('Salir de la sesión').click();
    await expect.element(page.getByRole('heading', { name: '¿Salir de la sesión?' })).toBeVisible();
    await button('Terminar ahora').click();
    await button('Terminar aquí').click();
    await expect.element(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
    expect(server.session?.exercises[0]?.setRows.map((row) => row.done)).toEqual([true, false]);
    expect(server.session?.completedExercises).toEqual([0]);
  });

  test('while the login lies over the session no other window does; it is there again afterwards', async () => {
    fakeServer(running());
    const screen = await renderLive(address);
    await button('Salir de la sesión').click();
    const question = page.getByRole('heading', { name: '¿Salir de la sesión?' });
    await expect.element(question).toBeVisible();
    await screen.setSignedIn(false);
    await expect.element(question).not.toBeInTheDocument();
    await screen.setSignedIn(true);
    await expect.element(question).toBeVisible();
  });

  test('«Salir y seguir luego» leaves it open', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await button('Salir de la sesión').click();
    await button('Salir y seguir luego').click();
    await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(server.sent('DELETE', /./)).toEqual([]);
  });

  test('«Descartar» asks, names the loss, and can be undone for ten seconds', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await button('Completar serie 1').click();
    await button('Salir de la sesión').click();
    await button('Descartar la sesión').click();
    const dialog = page.getByRole('alertdialog', { name: '¿Descartar la sesión?' });
    await expect
      .element(dialog.getByText(/^Llevas 1 serie y [\d.]+ minutos?\. No contarán en tu semana/))
      .toBeVisible();
    expect(await axeFindings()).toEqual([]);
    expect(server.sent('DELETE', /./)).toEqual([]);
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect.element(page.getByText(/^Puedes recuperarla durante \d+ s$/)).toBeVisible();
    expect(server.sent('DELETE', /./)).toHaveLength(1);
    await button('Deshacer').click();
    await expect.element(page.getByRole('button', { name: /^Serie 1.*hecha/ })).toBeVisible();
    expect(server.sent('POST', /\/restore$/)).toHaveLength(1);
    expect(page.getByText('Sesión descartada').elements()).toEqual([]);
  });

  test('«Descartar» that the server does not take leaves the session running, and its sets are sent by themselves', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await expect.element(button('Completar serie 1')).toBeVisible();
    server.answer = () => ({ status: 500, body: { code: 'server.error', message: 'Algo ha fallado.' } });
    await button('Completar serie 1').click();
    await button('Salir de la sesión').click();
    await button('Descartar la sesión').click();
    const dialog = page.getByRole('alertdialog', { name: '¿Descartar la sesión?' });
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(page.getByText('Error al actualizar el progreso')).toBeVisible();
    server.answer = () => undefined;
    await expect.poll(() => server.session?.exercises[0]?.setRows[0]?.done).toBe(true);
    await expect.element(page.getByRole('button', { name: /^Serie 1.*hecha/ })).toBeVisible();
  });
});

describe('saving', () => {
  test('sets done without network survive a reload without network, and are sent later', async () => {
    const server = fakeServer(running());
    const first = await renderLive(address);
    await expect.element(button('Completar serie 1')).toBeVisible();
    server.answer = noNetwork;
    await button('Completar serie 1').click();
    await expect.element(page.getByText('Sin conexión: se guarda en este dispositivo')).toBeVisible();
    await first.unmount();
    sessionStorage.clear();
    await renderLive(address);
    await expect.element(page.getByRole('button', { name: /^Serie 1.*hecha/ })).toBeVisible();
    server.answer = () => undefined;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => server.session?.exercises[0]?.setRows[0]?.done).toBe(true);
    await expect.element(page.getByText('Guardado')).toBeVisible();
  });

  test('a full device warns before anything is lost, until the server has all changes', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await expect.element(button('Completar serie 1')).toBeVisible();
    server.answer = noNetwork;
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const mocks = [
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full),
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full),
    ];
    const isAskedBeforeLeaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(isAskedBeforeLeaving()).toBe(false);
    await button('Completar serie 1').click();
    await expect.element(page.getByText(/^No queda sitio en este dispositivo: no cierres esta pantalla/)).toBeVisible();
    await expect.poll(isAskedBeforeLeaving).toBe(true);
    for (const mock of mocks) mock.mockRestore();
    server.answer = () => undefined;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => server.session?.exercises[0]?.setRows[0]?.done).toBe(true);
    await expect.poll(isAskedBeforeLeaving).toBe(false);
  });

  test('a dead token keeps the changes; with the login back they are sent', async () => {
    const server = fakeServer(running());
    const screen = await renderLive(address);
    await expect.element(button('Completar serie 1')).toBeVisible();
    server.answer = () => ({ status: 401, body: { code: 'auth.required', message: 'Inicia sesión para continuar.' } });
    await button('Completar serie 1').click();
    await expect.element(page.getByText(/Inicia sesión para guardar/)).toBeVisible();
    await screen.setSignedIn(false);
    server.answer = () => undefined;
    await screen.setSignedIn(true);
    await expect.poll(() => server.session?.exercises[0]?.setRows[0]?.done).toBe(true);
  });

  test('a refusal is shown and can be tried again', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await expect.element(button('Completar serie 1')).toBeVisible();
    server.answer = () => ({ status: 400, body: { code: 'request.invalid', message: 'Revisa los datos marcados.' } });
    await button('Completar serie 1').click();
    await expect.element(page.getByText('Error al actualizar el progreso')).toBeVisible();
    server.answer = () => undefined;
    await button('Intentar de nuevo').click();
    await expect.element(page.getByText('Guardado')).toBeVisible();
  });
});
