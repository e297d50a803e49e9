import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sendWaitingSessions } from '#features/sessions/live/queue/send-waiting.ts';
import { emptyDevice, fakeServer, noNetwork, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { entryFixture, sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { figureFixture } from '#ui/figure/testing/figure.ts';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const address = `/training-session/${sessionId}`;
const running = (changes = {}) => sessionFixture({ currentExercise: 0, ...changes });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openMenu(line: RegExp) {
  await button('Más opciones').click();
  await page.getByRole('dialog').getByRole('button', { name: line }).click();
}

beforeEach(emptyDevice);
afterEach(async () => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

describe('overview', () => {
  test('shows the session and starts with one tap', async () => {
    const server = fakeServer(sessionFixture());
    await renderLive(address);
    await expect.element(page.getByRole('heading', { name: 'Potencia para la bandeja', level: 1 })).toBeVisible();
    for (const text of ['45 min', '2 ejercicios', 'Intermedio', 'Más velocidad de brazo', 'Balón medicinal']) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(page.getByText('2 × 8').first()).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await button('Empezar Entrenamiento').click();
    await expect.element(page.getByText('Ejercicio 1 de 2', { exact: true })).toBeVisible();
    await expect.poll(() => server.changes()).toMatchObject([{ kind: 'position', index: 0 }]);
  });

  test('a finished session leads to its summary', async () => {
    fakeServer(sessionFixture({ isFinished: true }));
    await renderLive(address);
    await expect.element(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  });
});

describe('sets', () => {
  test.each(['100%', '200%'])('the first set is in the thumb’s reach on the smallest phone, text %s', async (size) => {
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = size;
    const lastTime = [{ reps: 10, seconds: null, metres: null, weight: 22.5 }];
    const entry = entryFixture(0, { usesWeight: true, figure: figureFixture, lastTime, notes: 'El tronco, quieto.' });
    fakeServer(running({ exercises: [entry, entryFixture(1)] }));
    await renderLive(address);
    await expect.element(button('Completar serie 1')).toBeVisible();
    const below = () => {
      const rect = button('Completar serie 1').element().getBoundingClientRect();
      return document.elementFromPoint(rect.left + rect.width / 2, rect.bottom - 4)?.textContent;
    };
    await expect.poll(below).toBe('Completar serie 1');
  });

  test('without a rest the card moves to the next set with the focus, without the typed text', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await page.getByRole('switch', { name: 'Descanso automático' }).click();
    const reps = page.getByRole('textbox', { name: 'Repeticiones' });
    await reps.fill('12');
    // as by the button of a headset: the field is not left
    (button('Completar serie 1').element() as HTMLElement).click();
    await expect.element(button('Completar serie 2')).toBeVisible();
    await expect.element(reps).toHaveValue('8');
    await expect.element(page.getByText('Series hechas: 1 de 2')).toBeInTheDocument();
    await page.getByRole('button', { name: /^Serie 1.*hecha/ }).click();
    await button('Deshacer serie').click();
    await button('Completar serie 1').click();
    await expect.element(button('Completar serie 2')).toHaveFocus();
    await expect.poll(() => server.changes().map((change) => 'reps' in change && change.reps)).toEqual([8, 8, 8]);
  });

  test('one tap completes a set, the rest starts, the change is sent', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await button('Completar serie 1').click();
    await expect.element(page.getByRole('heading', { name: 'Descanso' })).toBeVisible();
    await expect.element(page.getByText('Después')).toBeVisible();
    expect(page.getByRole('button', { name: 'Completar serie 1', exact: true }).elements()).toEqual([]);
    await expect.poll(() => server.changes()).toMatchObject([{ kind: 'set', reps: 8, weight: 4, done: true }]);
    await expect.element(page.getByText('Guardado')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await button('Saltar').click();
    await expect.element(button('Completar serie 2')).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
  });

  test('a done set opens and is undone', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await button('Completar serie 1').click();
    await page.getByRole('button', { name: /^Serie 1.*hecha/ }).click();
    await button('Deshacer serie').click();
    await button('Saltar').click();
    await expect.element(button('Completar serie 1')).toBeVisible();
    await expect
      .poll(() => server.changes().map((change) => change.kind === 'set' && change.done))
      .toEqual([true, false]);
  });

  test('figures are stepped and typed', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await button('Más peso').click();
    await expect.element(page.getByLabelText('Peso', { exact: true })).toHaveValue('4,5');
    await page.getByLabelText('Repeticiones', { exact: true }).fill('12');
    await button('Completar serie 1').click();
    await expect
      .poll(() => server.session?.exercises[0]?.setRows[0])
      .toMatchObject({ reps: 12, weight: 4.5, done: true });
  });

  test('the last time is beside the set, and a weight is not cut at 320 px with text twice as large', async () => {
    const lastTime = [{ reps: 10, seconds: null, metres: null, weight: 22.5 }];
    const heavy = entryFixture(0, { usesWeight: true, lastTime });
    for (const row of heavy.setRows) row.weight = 22.5;
    fakeServer(running({ exercises: [heavy, entryFixture(1)] }));
    await page.viewport(320, 700);
    document.documentElement.style.fontSize = '200%';
    await renderLive(address);
    await expect.element(page.getByText('22,5 × 10')).toBeVisible();
    const field = page.getByLabelText('Peso', { exact: true }).element() as HTMLInputElement;
    expect(field).toHaveValue('22,5');
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('sets are added and removed', async () => {
    fakeServer(running());
    await renderLive(address);
    await button('Añadir serie').click();
    await expect.element(button('Completar serie 3')).toBeVisible();
    await button('Quitar serie').click();
    await expect.element(button('Completar serie 3')).not.toBeInTheDocument();
  });

  test('without «Descanso automático» no rest starts, and that is remembered', async () => {
    fakeServer(running());
    const first = await renderLive(address);
    await page.getByRole('switch', { name: 'Descanso automático' }).click();
    await button('Completar serie 1').click();
    await expect.element(button('Completar serie 2')).toBeVisible();
    await first.unmount();
    await renderLive(address);
    await expect.element(page.getByRole('switch', { name: 'Descanso automático' })).not.toBeChecked();
  });
});

describe('timers', () => {
  const keep = (timers: object) => sessionStorage.setItem(`bandeja.timers.${sessionId}`, JSON.stringify(timers));

  test('a rest continues after a reload, ends once and is announced', async () => {
    const endsAt = Date.now() + 900;
    keep({ rest: { status: 'running', endsAt, totalMs: 60_000 }, setTimer: null });
    fakeServer(running());
    await renderLive(address);
    await expect.element(page.getByRole('heading', { name: 'Descanso' })).toBeVisible();
    await expect.element(page.getByText('Descanso terminado')).toBeInTheDocument();
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt - 50);
    await expect.element(button('Completar serie 1')).toBeVisible();
  });

  test('the rest is lengthened, paused and goes on', async () => {
    fakeServer(running());
    await renderLive(address);
    await button('Completar serie 1').click();
    await page.getByRole('button', { name: /añadir 15 segundos/ }).click();
    await button('Pausar').click();
    // a minute that was not lengthened would show 1:00 at most
    await expect
      .poll(() => page.getByRole('timer', { name: 'Descanso' }).element().textContent)
      .toMatch(/^1:(0[1-9]|1[0-5])$/);
    await expect.element(button('Seguir')).toBeVisible();
  });

  test('a timed set gets ready, and its end completes the set', async () => {
    const timed = entryFixture(0, { loadType: 'time', duration: 30, perSide: true });
    const server = fakeServer(running({ exercises: [timed, entryFixture(1)] }));
    const first = await renderLive(address);
    await expect.element(page.getByText('30 s por lado')).toBeVisible();
    await button('Empezar 30 s').click();
    await expect.element(page.getByText('Prepárate · Izquierda')).toBeVisible();
    await expect.element(button('Completar serie 1')).toBeVisible();
    await first.unmount();
    const setId = timed.setRows[0]?._id;
    keep({ rest: { status: 'off' }, setTimer: { setId, startedAt: Date.now() - 69_000, workMs: 30_000, sides: 2 } });
    await renderLive(address);
    await expect.element(page.getByText('En marcha · Derecha')).toBeVisible();
    await expect.poll(() => server.session?.exercises[0]?.setRows[0]?.done, { timeout: 3000 }).toBe(true);
    await expect.element(page.getByRole('heading', { name: 'Descanso' })).toBeVisible();
  });
});

describe('moving', () => {
  test('«Siguiente» with a done set completes the exercise, not its open set; «Anterior» saves nothing', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await button('Completar serie 1').click();
    await button('Siguiente').click();
    await expect.element(page.getByText('Ejercicio 2 de 2', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Ejercicio número 2' })).toHaveFocus();
    await expect.poll(() => server.session?.completedExercises).toEqual([0]);
    expect(server.session?.exercises[0]?.setRows.map((row) => row.done)).toEqual([true, false]);
    await expect.element(page.getByText('Guardado')).toBeVisible();
    const before = server.requests.length;
    await button('Anterior').click();
    await expect.element(page.getByText('Ejercicio 1 de 2', { exact: true })).toBeVisible();
    await button('Anterior').click();
    await expect.element(page.getByText('Objetivos')).toBeVisible();
    expect(server.requests).toHaveLength(before);
  });

  test('the list leads to any exercise', async () => {
    fakeServer(running());
    await renderLive(address);
    await openMenu(/^Ver todos los ejercicios/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Ejercicio número 2/ })
      .click();
    await expect.element(page.getByText('Ejercicio 2 de 2', { exact: true })).toBeVisible();
  });

  test('«Siguiente» without a done set jumps the exercise: it is not completed', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await button('Siguiente').click();
    await expect.element(page.getByText('Ejercicio 2 de 2', { exact: true })).toBeVisible();
    await expect.poll(() => server.changes()).toMatchObject([{ kind: 'position', index: 1 }]);
    expect(server.session?.completedExercises).toEqual([]);
  });

  test('a completed exercise is open again with its set', async () => {
    const server = fakeServer(running());
    const first = await renderLive(address);
    await button('Completar serie 1').click();
    await button('Siguiente').click();
    await expect.poll(() => server.session?.completedExercises).toEqual([0]);
    await button('Anterior').click();
    await page.getByRole('button', { name: /^Serie 1.*hecha/ }).click();
    await button('Deshacer serie').click();
    await expect.poll(() => server.session?.completedExercises).toEqual([]);
    await first.unmount();
    await renderLive(address);
    await openMenu(/^Ver todos los ejercicios/);
    await expect.element(page.getByRole('dialog').getByText('0 de 2 series').first()).toBeVisible();
    expect(page.getByRole('dialog').getByText('Completado').elements()).toEqual([]);
  });

  test('«Finalizar» completes with the last changes and its own end, once, and opens the summary', async () => {
    const server = fakeServer(running({ currentExercise: 0, exercises: [entryFixture(0)] }));
    await renderLive(address);
    await button('Completar serie 1').click();
    await button('Finalizar').click();
    await expect.element(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
    const [sent, ...more] = server.sent('PUT', /\/complete$/);
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({
      changes: [{ kind: 'entry', completed: true, device: expect.any(String), sequence: expect.any(Number) }],
      duration: expect.any(Number),
      finishedAt: expect.any(String),
      sentAt: expect.any(String),
    });
    expect(Object.keys(localStorage).filter((key) => key.includes(sessionId))).toEqual([]);
  });

  test('«Finalizar» with untouched exercises asks; «Seguir con» goes to the first of them', async () => {
    const server = fakeServer(running({ currentExercise: 1 }));
    await renderLive(address);
    await button('Completar serie 1').click();
    await button('Finalizar').click();
    const dialog = page.getByRole('dialog', { name: 'Falta 1 ejercicio: ¿terminar?' });
    await expect
      .element(dialog.getByText(/^Lo hecho se guarda: 1 ejercicio, 1 serie, [\d.]+ minutos?\.$/))
      .toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await dialog.getByRole('button', { name: 'Seguir con Ejercicio número 1' }).click();
    await expect.element(page.getByText('Ejercicio 1 de 2', { exact: true })).toBeVisible();
    expect(server.sent('PUT', /\/complete$/)).toEqual([]);
    await openMenu(/^Terminar la sesión/);
    await dialog.getByRole('button', { name: 'Terminar aquí' }).click();
    await expect.element(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
    expect(server.session?.completedExercises).toEqual([]);
  });

  test('a double tap does the thing once', async () => {
    const server = fakeServer(running({ exercises: [entryFixture(0), entryFixture(1), entryFixture(2)] }));
    await renderLive(address);
    await page.getByRole('switch', { name: 'Descanso automático' }).click();
    await button('Completar serie 1').dblClick();
    await expect.element(button('Completar serie 2')).toBeVisible();
    await button('Siguiente').dblClick();
    await expect.element(page.getByText('Ejercicio 2 de 3', { exact: true })).toBeVisible();
    await expect.poll(() => server.changes().map((change) => change.kind)).toEqual(['set', 'entry', 'position']);
  });

  test('a rest ends with its exercise, and a jumped exercise has no solid arc', async () => {
    fakeServer(running({ exercises: [entryFixture(0), entryFixture(1), entryFixture(2)] }));
    await renderLive(address);
    const solid = () => document.querySelectorAll('[role="progressbar"] .b-arc:not(.b-plan)').length;
    await button('Siguiente').click();
    await button('Completar serie 1').click();
    await expect.element(page.getByRole('heading', { name: 'Descanso' })).toBeVisible();
    await button('Siguiente').click();
    await expect.element(page.getByText('Ejercicio 3 de 3', { exact: true })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Descanso' }).elements()).toEqual([]);
    expect(solid()).toBe(2);
    await openMenu(/^Ver todos los ejercicios/);
    await expect.element(page.getByRole('dialog').getByText('Este te lo saltaste')).toBeVisible();
  });

  test('a note is saved with its exercise', async () => {
    const server = fakeServer(running());
    await renderLive(address);
    await openMenu(/^Nota/);
    await page.getByLabelText('Ejercicio número 1').fill('Agarre ancho, mejor');
    await button('Guardar nota').click();
    await expect.poll(() => server.session?.exercises[0]?.playerNote).toBe('Agarre ancho, mejor');
    await expect.element(page.getByText('Agarre ancho, mejor')).toBeVisible();
    await button('Más opciones').click();
    await expect.element(page.getByRole('button', { name: /«Agarre ancho, mejor»/ })).toBeVisible();
  });

  test('without network the end opens the summary too, waits on the device, and is sent once', async () => {
    const server = fakeServer(running({ exercises: [entryFixture(0)] }));
    await renderLive(address);
    await expect.element(button('Completar serie 1')).toBeVisible();
    server.answer = noNetwork;
    await button('Completar serie 1').click();
    await button('Finalizar').click();
    await expect.element(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
    server.answer = () => undefined;
    server.requests.length = 0;
    expect((await sendWaitingSessions()).isAnySent).toBe(true);
    expect((await sendWaitingSessions()).isAnySent).toBe(false);
    const [sent, ...more] = server.sent('PUT', /\/complete$/);
    expect(more).toEqual([]);
    expect(sent?.body.changes).toMatchObject([
      { kind: 'set', done: true },
      { kind: 'entry', completed: true },
    ]);
  });
});

test('a session that has ended on another device leaves nothing on this one', async () => {
  localStorage.setItem(`bandeja.session.${sessionId}`, JSON.stringify(sessionFixture()));
  fakeServer(sessionFixture({ isFinished: true }));
  await renderLive(`/training-session/${sessionId}`);
  await expect.element(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  expect(localStorage.getItem(`bandeja.session.${sessionId}`)).toBeNull();
});
