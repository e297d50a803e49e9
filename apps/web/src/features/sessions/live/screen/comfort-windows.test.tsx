import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { waitingSessions } from '#features/sessions/live/queue/queue-database.ts';
import { emptyDevice, fakeServer, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { entryFixture, sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { axeFindings } from '#ui/testing/axe-findings.ts';

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

test('each signal has a switch, which is stored; «Probar» plays the active ones', async () => {
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

test('the end of a rest announces the next set, once', async () => {
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

test('«Intervalos»: rounds of a chosen number and length, or one each minute', async () => {
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

test('a superset of two alternates, is named, survives a reload and can be dissolved', async () => {
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
  await button('Mis pesas').click();
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
  await expect.element(page.getByRole('dialog').getByText('4 · 6 · 12,5 kg')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mis pesas/ })
    .click();
  await dialog.getByRole('button', { name: '2,5 kg', exact: true }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('De 2,5 en 2,5 kg')).toBeVisible();
  await button('Menos peso').click();
  await expect.element(weight).toHaveValue('10');
});

test('«Mis gomas»: the colours there are can be chosen with each set, and go on to the next ones', async () => {
  const server = fakeServer(running({ exercises: [entryFixture(0, { usesBand: true }), entryFixture(1)] }));
  const first = await renderLive(address);
  await expect.element(button('Completar serie 1')).toBeVisible();
  expect(page.getByRole('group', { name: 'Goma' }).elements()).toEqual([]);
  await openMenu(/^Mis gomas.*Di cuáles tienes/);
  const dialog = page.getByRole('dialog', { name: 'Mis gomas' });
  await dialog.getByRole('switch', { name: 'Verde' }).click();
  await dialog.getByRole('switch', { name: 'Roja' }).click();
  const more = dialog.getByRole('button', { name: 'Más kilos de la roja' });
  for (let times = 0; times < 4; times += 1) await more.click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Dos gomas tienen los mismos kilos. Pon a cada una los suyos.')).toBeVisible();
  for (let times = 0; times < 3; times += 1)
    await dialog.getByRole('button', { name: 'Menos kilos de la roja' }).click();
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const bands = page.getByRole('group', { name: 'Goma' });
  await expect
    .poll(() =>
      bands
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Roja · 1,8 kg', 'Verde · 2,1 kg']);
  await bands.getByRole('button', { name: 'Verde · 2,1 kg' }).click();
  await button('Completar serie 1').click();
  await expect.poll(() => server.session?.exercises[0]?.setRows.map(({ weight }) => weight)).toEqual([2.1, 2.1]);
  await expect.element(page.getByRole('button', { name: /^Serie 1.*Verde.*hecha/ })).toBeVisible();
  await first.unmount();
  await renderLive(address);
  await button('Más opciones').click();
  await expect.element(page.getByRole('dialog').getByText('Roja · Verde')).toBeVisible();
});

test('a headset’s buttons act like the next tap: a set, the rest, the next exercise; off by default', async () => {
  const pressed = new Map<string, MediaSessionActionHandler | null>();
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, run) => {
    pressed.set(action, run);
  });
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const press = (action: MediaSessionAction) => pressed.get(action)?.({ action });
  const server = fakeServer(running());
  const { unmount } = await renderLive(address);
  await expect.element(button('Completar serie 1')).toBeVisible();
  expect(pressed.size).toBe(0);
  await openMenu(/^Avisos/);
  await page.getByRole('switch', { name: 'Botones de los auriculares' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(() => pressed.size).toBe(4);
  // its sound is a real one: it has played, and plays while a rest runs; where it does not, one button sends «play»
  const sound = () => played.mock.contexts[0] as HTMLMediaElement;
  await expect.poll(() => sound().played.length > 0 && sound().paused).toBe(true);
  const shown = () => [navigator.mediaSession.metadata?.title, navigator.mediaSession.metadata?.artist];
  await expect.poll(shown).toEqual(['Ejercicio número 1', 'Serie 1 de 2']);
  // an earpiece is taken out: that completes nothing
  press('pause');
  await expect.element(button('Completar serie 1')).toBeVisible();
  press('play');
  await expect.element(button('Pausar')).toBeVisible();
  await expect.poll(() => sound().paused).toBe(false);
  await expect.poll(shown).toEqual(['Ejercicio número 1', 'Serie 2 de 2']);
  press('pause');
  await expect.element(button('Seguir')).toBeVisible();
  await expect.poll(() => sound().paused).toBe(true);
  press('nexttrack');
  await expect.element(page.getByRole('heading', { name: 'Ejercicio número 2', level: 1 })).toBeVisible();
  await expect.poll(() => server.session?.currentExercise).toBe(1);
  await expect.element(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.poll(waitingSessions).toEqual([]);
  await unmount();
  expect([...pressed.values()]).toEqual([null, null, null, null]);
});

test('«Empezar» lets the session be heard: no other tap on the screen is needed', async () => {
  const heard = listen();
  localStorage.setItem('bandeja.headset', 'on');
  const pressed = new Map<string, MediaSessionActionHandler | null>();
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, run) => {
    pressed.set(action, run);
  });
  fakeServer(sessionFixture({ exercises: [timed(), entryFixture(1)] }));
  await renderLive(address);
  await button('Empezar Entrenamiento').click();
  await expect.poll(() => pressed.size).toBe(4);
  pressed.get('play')?.({ action: 'play' });
  await expect.element(page.getByText('Prepárate', { exact: true })).toBeVisible();
  await expect.poll(() => heard, { timeout: 8000 }).toContain('pita 880');
});

test('the session shows a note where the browser cannot keep the screen on', async () => {
  const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  fakeServer(running());
  await renderLive(address);
  await expect.element(page.getByText('Este navegador no puede mantener la pantalla encendida.')).toBeVisible();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('a floating window shows the current task and takes the next tap', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  vi.stubGlobal('documentPictureInPicture', { requestWindow: async () => frame.contentWindow });
  const server = fakeServer(running());
  const { unmount } = await renderLive(address);
  await openMenu(/^Ventana flotante/);
  const floating = () => frame.contentDocument?.body.innerText ?? '';
  await expect.poll(floating).toMatch(/Ejercicio número 1\s+\d+:\d\d\s+Serie 1 de 2\s+Completar serie 1/);
  frame.contentDocument?.querySelector('button')?.click();
  await expect.poll(floating).toMatch(/Descanso\s+Pausar/);
  await expect.element(page.getByRole('button', { name: /^Serie 1.*hecha/ })).toBeVisible();
  await expect.poll(() => server.session?.exercises[0]?.setRows[0]?.done).toBe(true);
  await unmount();
  frame.remove();
});
