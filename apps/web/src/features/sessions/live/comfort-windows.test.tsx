import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#features/sessions/live/testing/axe.ts';
import { emptyDevice, fakeServer, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { entryFixture, sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';

const address = `/training-session/${sessionId}`;
const timersKey = `bandeja.timers.${sessionId}`;
const running = (changes = {}) => sessionFixture({ currentExercise: 0, ...changes });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const timed = (changes = {}) => entryFixture(0, { loadType: 'time', duration: 10, rest: 20, sets: 3, ...changes });

async function openMenu(line: RegExp) {
  await button('Más opciones').click();
  await page.getByRole('dialog').getByRole('button', { name: line }).click();
}

beforeEach(emptyDevice);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The browser's own sound, speech and vibration, recorded. */
function listen() {
  const heard: string[] = [];
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text, lang }) => void heard.push(`${lang}: ${text}`));
  vi.spyOn(navigator, 'vibrate').mockImplementation((pattern) => {
    heard.push(`vibra ${String(pattern)}`);
    return true;
  });
  const start = OscillatorNode.prototype.start;
  vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(function (this: OscillatorNode, at) {
    heard.push(`pita ${this.frequency.value}`);
    start.call(this, at);
  });
  return heard;
}

test('each signal has a switch of its own, which is remembered; «Probar» plays what is on', async () => {
  const heard = listen();
  fakeServer(running());
  await renderLive(address);
  await openMenu(/^Avisos.*Pitido y vibración/);
  const toggle = (name: string) => page.getByRole('switch', { name });
  await expect.element(toggle('Pitido')).toBeChecked();
  await expect.element(toggle('Voz')).not.toBeChecked();
  expect(await axeFindings()).toEqual([]);
  await toggle('Voz').click();
  await toggle('Destello de pantalla').click();
  await button('Probar').click();
  await expect.poll(() => heard).toEqual(['pita 990', 'pita 990', 'vibra 200,100,200', 'es-ES: Descanso terminado']);
  expect(document.querySelectorAll('[data-cue-flash]')).toHaveLength(1);
  heard.length = 0;
  await toggle('Pitido').click();
  await toggle('Vibración').click();
  await button('Probar').click();
  expect(heard).toEqual(['es-ES: Descanso terminado']);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await button('Más opciones').click();
  await expect.element(page.getByText('Voz y destello de pantalla')).toBeVisible();
});

test('a rest that ends says what comes next, once', async () => {
  const heard = listen();
  localStorage.setItem('bandeja.cue.voice', 'on');
  const rest = { status: 'running', endsAt: Date.now() + 4500, totalMs: 60_000 };
  sessionStorage.setItem(timersKey, JSON.stringify({ rest, setTimer: null, interval: null }));
  fakeServer(running());
  await renderLive(address);
  await expect.element(page.getByRole('heading', { name: 'Descanso' })).toBeVisible();
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('es-ES: Serie 1. Ejercicio número 1');
  expect(heard.filter((each) => each.startsWith('es-ES'))).toEqual([
    'es-ES: 3',
    'es-ES: 2',
    'es-ES: 1',
    'es-ES: Serie 1. Ejercicio número 1',
  ]);
  expect(heard.filter((each) => each.startsWith('vibra'))).toEqual(['vibra 200,100,200']);
});

test('rounds run by themselves after one tap: each logs its set', async () => {
  const server = fakeServer(running({ exercises: [timed(), entryFixture(1)] }));
  const first = await renderLive(address);
  await button('Las 3 series seguidas').click();
  await expect.element(page.getByText('Prepárate', { exact: true })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  // 33 s later, the screen was locked meanwhile: the first round is done, the rest before the second one runs
  await first.unmount();
  const stored = JSON.parse(sessionStorage.getItem(timersKey) ?? '{}');
  stored.interval.startedAt -= 33_000;
  sessionStorage.setItem(timersKey, JSON.stringify(stored));
  await renderLive(address);
  await expect.element(page.getByText('Descanso · ronda 2 de 3')).toBeVisible();
  await expect.poll(() => server.session?.exercises[0]?.setRows.map(({ done }) => done)).toEqual([true, false, false]);
  await expect.element(page.getByText('En marcha · ronda 2 de 3')).toBeVisible();
  await button('Parar').click();
  await expect.element(button('Completar serie 2')).toBeVisible();
});

test('«Intervalos»: so many rounds of so long, or one each minute', async () => {
  const server = fakeServer(running());
  await renderLive(address);
  await openMenu(/^Intervalos/);
  const dialog = page.getByRole('dialog', { name: 'Intervalos' });
  await expect.element(dialog.getByRole('button', { name: 'Cada minuto', pressed: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Trabajo y descanso' }).click();
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cada minuto' }).click();
  await dialog.getByRole('button', { name: 'Más rondas' }).click();
  await dialog.getByRole('button', { name: 'Empezar' }).click();
  await expect.element(page.getByText('En marcha · ronda 1 de 3')).toBeVisible();
  await expect.poll(() => server.session?.exercises[0]?.setRows.length).toBe(3);
});

test('a superset of two goes to and fro, says so, outlives a reload and is taken apart', async () => {
  fakeServer(running());
  const first = await renderLive(address);
  await openMenu(/^Superserie con Ejercicio número 2/);
  await expect.element(page.getByText('Superserie con Ejercicio número 2')).toBeVisible();
  await button('Completar serie 1').click();
  await expect.element(page.getByRole('heading', { name: 'Ejercicio número 2', level: 1 })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Descanso' }).elements()).toEqual([]);
  await first.unmount();
  await renderLive(address);
  await expect.element(page.getByText('Superserie con Ejercicio número 1')).toBeVisible();
  await button('Completar serie 1').click();
  await expect.element(page.getByRole('heading', { name: 'Ejercicio número 1', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Descanso' })).toBeVisible();
  await openMenu(/^Sin superserie/);
  await expect.element(page.getByText('Superserie con Ejercicio número 2')).not.toBeInTheDocument();
});

test('«Mis pesas»: the stepper goes to the weights there are, on this device from now on', async () => {
  fakeServer(running());
  const first = await renderLive(address);
  await openMenu(/^Mis pesas/);
  const dialog = page.getByRole('dialog', { name: 'Mis pesas' });
  expect(await axeFindings()).toEqual([]);
  const field = dialog.getByLabelText('O escribe los que tienes, en kg');
  await field.fill('cuatro');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Escribe solo números, separados por espacios.')).toBeVisible();
  await field.fill('12,5 4 6');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const weight = page.getByLabelText('Peso', { exact: true });
  await button('Más peso').click();
  await expect.element(weight).toHaveValue('6');
  await button('Más peso').click();
  await expect.element(weight).toHaveValue('12,5');
  await first.unmount();
  await renderLive(address);
  await button('Más opciones').click();
  await expect.element(page.getByText('4 · 6 · 12,5 kg')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mis pesas/ })
    .click();
  await dialog.getByRole('button', { name: '2,5 kg', exact: true }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await button('Menos peso').click();
  await expect.element(weight).toHaveValue('10');
});
