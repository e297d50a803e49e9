import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import {
  area,
  askFor,
  button,
  cleanUp,
  exercises,
  generate,
  generated,
  open,
  premium,
  routine,
  serve,
  tab,
  wish,
} from '#pages/testing/generator.tsx';
import { idOf } from '#pages/testing/library.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const title = () => page.getByRole('heading', { level: 2, name: 'Bandeja profunda, hombro sano' });
const place = () => page.getByTestId('place');
const sees = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const reads = (place: Locator, text: string) => expect.poll(() => place.element().textContent).toContain(text);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanUp);

describe('before anything is asked', () => {
  test('describes itself and the rest of the month, and sends nothing blank', async () => {
    const api = serve();
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Genera tu rutina con IA' })).toBeVisible();
    expect(document.title).toBe('Generador de rutinas · Bandeja');
    await sees('6 de 20');
    await sees('Te quedan 14 rutinas este mes');
    await sees('Información general; no es consejo médico.');
    await sees('Aquí verás tu rutina');
    await expect.element(button('Generar Rutina')).toBeDisabled();
    await area().fill('   ');
    await expect.element(button('Generar Rutina')).toBeDisabled();
    await sees('Por favor, introduce una descripción para generar una rutina.');
    await area().fill('x'.repeat(2001));
    await sees('La descripción puede tener 2000 caracteres como máximo.');
    await expect.element(button('Generar Rutina')).toBeDisabled();
    expect(api.sent()).toEqual([]);
  });

  test('an idea writes a beginning, and one’s own words stay', async () => {
    serve();
    await open();
    await button('Aguantar el tercer set').click();
    await expect.element(area()).toHaveValue('Aguantar el tercer set. Tengo 40 minutos y entreno en casa.');
    await expect.element(area()).toHaveFocus();
    await button('Salida de pared con más control').click();
    await expect.element(area()).toHaveValue('Salida de pared con más control. Tengo 45 minutos y una pista.');
    await area().fill('Sin saltos.');
    await button('Aguantar el tercer set').click();
    await expect
      .element(area())
      .toHaveValue('Sin saltos.\nAguantar el tercer set. Tengo 40 minutos y entreno en casa.');
  });

  test.each([
    [{ sessions: 0, routines: 19 }, 'Te queda 1 rutina este mes'],
    [{ sessions: 0, routines: 20 }, 'No te quedan rutinas este mes. El día 1 vuelves a tener 20.'],
  ])('%o: %s', async (usage, text) => {
    serve({}, { ...premium, usage });
    await open();
    await sees(text);
  });

  test('pro has no limit', async () => {
    serve({}, { ...premium, subscription: { ...premium.subscription, plan: 'pro' } });
    await open();
    await sees('Sin límite');
    expect(page.getByText(/Te qued/).query()).toBeNull();
  });
});

describe('a routine', () => {
  test('is asked for once, and shown with everything', async () => {
    const later = Promise.withResolvers<FakeAnswer>();
    const api = serve({ [generate]: later.promise });
    await open();
    await area().fill(wish);
    await button('Generar Rutina').dblClick();
    await expect.element(button('Generando...')).toHaveAttribute('aria-busy', 'true');
    await sees('Tu entrenador elige los ejercicios y comprueba que encajan contigo. Suele tardar unos segundos.');
    (button('Generando...').element() as HTMLElement).click();
    api.answers['GET /users/me'] = { status: 200, body: { ...premium, usage: { sessions: 2, routines: 7 } } };
    later.resolve(generated);
    await expect.element(title()).toHaveFocus();
    expect(api.sent()).toEqual([{ prompt: wish }]);
    await expect.element(tab('Rutina')).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab('Ejercicios (3)')).toBeVisible();
    for (const text of [
      'Fuerza explosiva',
      'Flexibilidad',
      'Intermedio',
      '45 min',
      'Primero abres el tronco, luego lanzas con la cadera.',
      'Esto he entendido',
      '45 min',
      'balón medicinal',
      'sin saltos',
      'He quitado lo que más carga tu hombro y suavizado el resto.',
      'Calentamiento',
      'Parte principal',
      'Vuelta a la calma',
      'Prepara la espalda.',
    ]) {
      await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    const throwing = page
      .getByRole('region', { name: 'Parte principal' })
      .getByRole('listitem')
      .filter({ hasText: 'Lanzamiento sobre la cabeza' });
    for (const text of ['4 series', '8 reps', '60 s de descanso', 'Balón de 4 kg.', 'Da fuerza a la bandeja.']) {
      await reads(throwing, text);
    }
    const warmUp = page.getByRole('region', { name: 'Calentamiento' });
    for (const text of ['2 series', '30 s', 'Sin descanso']) await reads(warmUp, text);
    await reads(page.getByRole('region', { name: 'Vuelta a la calma' }), '10 reps por lado');
    await sees('7 de 20');
  });

  test('one tap on a chip corrects it: the routine follows in its place', async () => {
    const api = serve({ [generate]: generated });
    await open();
    await askFor();
    await sees('Tu rutina ya lleva estos cambios. Corregirla no gasta las del mes.');
    const next = { ...routine, _id: idOf(52), name: 'Bandeja sin límite', chips: routine.chips.slice(0, 2) };
    api.answers[generate] = { status: 200, body: { routine: next, exercises } };
    await button('Quitar «sin saltos»').click();
    await expect.element(page.getByRole('heading', { name: 'Bandeja sin límite' })).toBeVisible();
    expect(api.sent().at(-1)).toEqual({
      prompt: wish,
      chips: [
        { kind: 'minutes', value: '45' },
        { kind: 'equipment', value: 'balón medicinal' },
        { kind: 'care', value: 'hombro' },
      ],
      replaces: routine._id,
    });
  });

  test('an open chip quotes the words it came from; an area is changed there', async () => {
    const api = serve({ [generate]: generated });
    await open();
    await askFor();
    await button('hombro con cuidado').click();
    await sees('«el hombro lo noto un poco»');
    await button('Me duele').click();
    await expect.poll(() => api.sent()).toHaveLength(2);
    expect(api.sent().at(-1)).toMatchObject({ chips: expect.arrayContaining([{ kind: 'hurts', value: 'hombro' }]) });
  });

  test('missing facts are added by tapping', async () => {
    const api = serve({ [generate]: generated });
    await open();
    await askFor();
    await button('Añadir').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Casa' }).click();
    await expect.poll(() => api.sent()).toHaveLength(2);
    expect(api.sent().at(-1)).toMatchObject({ chips: expect.arrayContaining([{ kind: 'place', value: 'home' }]) });
  });

  test('choices alone are a wish', async () => {
    const api = serve({ [generate]: generated });
    await page.viewport(390, 844);
    await open();
    await page.getByText('O elige con un toque').click();
    await button('30 min').click();
    await button('Pista').click();
    await button('Codo').click();
    await button('Generar Rutina').click();
    await expect.element(title()).toBeVisible();
    expect(api.sent()).toEqual([
      {
        prompt: '30 min, en pista, codo con cuidado',
        chips: [
          { kind: 'minutes', value: '30' },
          { kind: 'place', value: 'court' },
          { kind: 'care', value: 'codo' },
        ],
      },
    ]);
    await page.viewport(1440, 900);
  });

  test('a suspicion asks calmly; «No, nada de eso» goes on with the routine', async () => {
    const question: FakeAnswer = {
      status: 422,
      body: { code: 'generator.danger_question', message: '¿Te pasa algo de esto?', topic: 'heart' },
    };
    const api = serve({ [generate]: question });
    await open();
    await askFor();
    await expect.element(page.getByRole('heading', { name: '¿Te pasa algo de esto?' })).toHaveFocus();
    await expect.element(page.getByRole('region', { name: 'Tu rutina' }).getByRole('button')).toHaveLength(7);
    expect(await axeFindings()).toEqual([]);
    api.answers[generate] = generated;
    await button('No, nada de eso').click();
    await expect.element(title()).toBeVisible();
    expect(api.sent().at(-1)).toEqual({ prompt: wish, dangerAnswer: 'none' });
    await button('Quitar «sin saltos»').click();
    await expect.poll(() => api.sent()).toHaveLength(3);
    expect(api.sent().at(-1)).toMatchObject({ dangerAnswer: 'none', replaces: routine._id });
  });

  test('the question names what is suspected, and its answer leads to its text', async () => {
    const api = serve({
      [generate]: {
        status: 422,
        body: { code: 'generator.danger_question', message: '¿Te pasa algo de esto?', topic: 'limb' },
      },
    });
    await open();
    await askFor();
    await expect.element(page.getByRole('heading', { name: '¿Cómo está la zona que te duele?' })).toHaveFocus();
    api.answers[generate] = { status: 422, body: { code: 'generator.safety', message: 'Para ya y llama al 112.' } };
    await button('No puedo apoyar o cargar peso').click();
    await expect.element(page.getByRole('link', { name: 'Llamar al 112' })).toBeVisible();
    expect(api.sent().at(-1)).toEqual({ prompt: wish, dangerAnswer: 'unable' });
    await expect.element(page.getByRole('button', { name: 'No, me refería a otra cosa' })).not.toBeInTheDocument();
  });

  test('a crisis that was not meant goes on with the routine', async () => {
    const message = 'Siento que lo estés pasando así. Llama al 024; si hay peligro inmediato, al 112.';
    const api = serve({
      [generate]: { status: 422, body: { code: 'generator.safety', message, mayBeMisread: true } },
    });
    await open();
    await askFor();
    await expect.element(page.getByRole('link', { name: 'Llamar al 024' })).toBeVisible();
    await expect.element(page.getByText(/^Fuera de España: .*findahelpline\.com\.$/)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    api.answers[generate] = generated;
    await button('No, me refería a otra cosa').click();
    await expect.element(title()).toBeVisible();
    expect(api.sent().at(-1)).toEqual({ prompt: wish, dangerAnswer: 'none' });
  });

  test('perhaps a crisis: one soft sentence below the routine, which is not stored', async () => {
    serve({ [generate]: { status: 200, body: { routine, exercises, soft: true } } });
    await open();
    await askFor();
    await expect.element(title()).toBeVisible();
    await button('¿Va todo bien?').click();
    await expect.element(page.getByText(/^Siento que lo estés pasando así\./)).toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/soft/);
    expect(await axeFindings()).toEqual([]);
    await button('No, me refería a otra cosa').click();
    await expect.element(page.getByText(/^Siento que/)).not.toBeInTheDocument();
    await expect.element(title()).toBeVisible();
  });

  test('is on the shelf already: «Guardar Rutina» only leads there', async () => {
    const api = serve({ [generate]: generated });
    await open();
    await askFor();
    await expect.element(title()).toBeVisible();
    const before = api.calls.filter(({ call }) => !call.startsWith('GET')).length;
    await button('Guardar Rutina').click();
    await expect.element(place()).toHaveTextContent('/routine-manager?tab=mis-rutinas');
    expect(api.calls.filter(({ call }) => !call.startsWith('GET'))).toHaveLength(before);
  });

  test('starts as Físico', async () => {
    const api = serve({ [generate]: generated });
    api.answers['POST /training-sessions'] = {
      status: 201,
      body: { _id: idOf(77), session: { _id: idOf(77) } },
    };
    await open();
    await askFor();
    await button('Comenzar Ahora').dblClick();
    await expect.element(place()).toHaveTextContent(`/training-session/${idOf(77)}`);
    const starts = api.calls.filter(({ call }) => call === 'POST /training-sessions');
    expect(starts).toHaveLength(1);
    expect(starts[0]?.body).toMatchObject({ routineId: routine._id, type: 'Físico' });
  });

  test('waits for an open session to be continued or discarded', async () => {
    const session = { _id: idOf(78), name: 'Fuerza base', type: 'Fuerza' };
    const api = serve({ [generate]: generated });
    api.answers['POST /training-sessions'] = {
      status: 409,
      body: { code: 'session.open_exists', message: 'Ya hay una.' },
    };
    await open();
    await askFor();
    api.answers['GET /training-sessions/next'] = { status: 200, body: { open: session, today: null } };
    await button('Comenzar Ahora').click();
    await sees('Ya tienes una sesión en marcha. Continúala o descártala.');
    await expect.element(page.getByRole('link', { name: 'Continuar' }).first()).toBeVisible();
    await expect.element(button('Descartar').first()).toBeVisible();
  });

  test.each([
    [{ status: 500, body: { message: 'Algo ha fallado.' } }, 'Ocurrió un error al iniciar la sesión de entrenamiento.'],
    ['offline', 'Ocurrió un error al iniciar la sesión de entrenamiento.'],
    [{ status: 403, body: { code: 'plan.limit_reached', message: 'Llevas 100 de 100.' } }, 'Llevas 100 de 100.'],
  ] as const)('a start that fails with %o says so', async (answer, text) => {
    serve({ [generate]: generated, 'POST /training-sessions': answer });
    await open();
    await askFor();
    await button('Comenzar Ahora').click();
    await expect.element(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
    await expect.element(title()).toBeVisible();
  });
});
