import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { Making } from '#features/generator/result.tsx';
import {
  another,
  area,
  askFor,
  button,
  cleanUp,
  generate,
  generated,
  open,
  premium,
  serve,
  tab,
  wish,
} from '#pages/testing/generator.tsx';
import { aRoutine, idOf } from '#pages/testing/library.tsx';

const urgent =
  'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.';
const refused: FakeAnswer = { status: 422, body: { code: 'generator.safety', message: urgent } };
const title = () => page.getByRole('heading', { level: 2, name: 'Bandeja profunda, hombro sano' });
const sees = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const never = () => new Promise<FakeAnswer>(() => {});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanUp);

describe('a request that fails', () => {
  const generic = 'Ocurrió un error al generar la rutina. Por favor, inténtalo de nuevo.';
  const limit = 'Ya has usado las 20 rutinas que tu plan tiene este mes. Puedes ver los planes en /subscription.';

  test.each<[string, FakeAnswer, string]>([
    ['an error of the server', { status: 500, body: { message: 'Algo ha fallado.' } }, generic],
    ['no server', 'offline', generic],
    [
      'another one under way',
      {
        status: 409,
        body: { code: 'generator.busy', message: 'Ya se está preparando una rutina. Espera a que termine.' },
      },
      'Ya se está preparando una rutina. Espera a que termine.',
    ],
    ['the month’s limit', { status: 403, body: { code: 'plan.limit_reached', message: limit } }, limit],
    [
      'a wish nothing fits',
      {
        status: 400,
        body: {
          code: 'request.invalid',
          message: 'No queda nada.',
          issues: [{ path: 'prompt', message: 'No queda nada.' }],
        },
      },
      'No queda nada.',
    ],
  ])('%s: says why and keeps the words', async (_what, answer, text) => {
    const api = serve({ [generate]: answer });
    await open();
    await askFor();
    await expect.element(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
    await expect.element(area()).toHaveValue(wish);
    api.answers[generate] = generated;
    await button('Generar Rutina').click();
    await expect.element(title()).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
  });

  test('the limit leads to the plans, a lost connection is called so', async () => {
    const api = serve({ [generate]: { status: 403, body: { code: 'plan.limit_reached', message: limit } } });
    await open();
    await askFor();
    await expect.element(page.getByRole('alert').getByRole('link', { name: 'Ver planes' })).toBeVisible();
    api.answers[generate] = 'offline';
    await button('Generar Rutina').click();
    await sees('Parece que no hay conexión. Tu texto sigue aquí.');
  });

  test('the routine that was there stays', async () => {
    const api = serve({ [generate]: generated });
    await open();
    await askFor();
    await expect.element(title()).toBeVisible();
    api.answers[generate] = { status: 500 };
    await askFor('Otra');
    await sees(generic);
    await expect.element(title()).toBeVisible();
  });

  test('a routine that is gone from the shelf cannot be made again', async () => {
    const api = serve({ [generate]: generated });
    await open();
    await askFor();
    await tab('Ejercicios (3)').click();
    await page.getByRole('checkbox').first().click();
    api.answers[generate] = { status: 404, body: { code: 'routine.not_found', message: 'No se encontró la rutina' } };
    await button('Regenerar rutina con selección').click();
    await sees('Esta rutina ya no está en tus rutinas: mira si otra ocupa su lugar o genera una nueva.');
    await expect.element(page.getByRole('alert').getByRole('link', { name: 'Ver mis rutinas' })).toBeVisible();
  });

  const missing: FakeAnswer = { status: 404, body: { code: 'routine.not_found', message: 'No se encontró la rutina' } };
  const onShelf = (...ids: number[]): FakeAnswer => ({
    status: 200,
    body: ids.map((id) => aRoutine(id, { isOwn: true })),
  });

  test('after an answer that was lost, what took the place of the routine is made again', async () => {
    const answers: FakeAnswer[] = [generated, 'offline', missing, { status: 200, body: another }];
    const api = serve({ 'GET /routines': onShelf(40, 51) });
    Object.defineProperty(api.answers, generate, { get: () => answers.shift() });
    await open();
    await askFor();
    await tab('Ejercicios (3)').click();
    await page.getByRole('checkbox').first().click();
    await button('Regenerar rutina con selección').click();
    await sees('Ocurrió un error al regenerar la rutina.');
    await button('Regenerar rutina con selección').click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Bandeja con gomas' })).toBeVisible();
    expect(api.sent().map((body) => (body as { replaces?: string }).replaces)).toEqual([
      undefined,
      idOf(50),
      idOf(50),
      idOf(51),
    ]);
  });

  test.each([
    ['no answer was lost', [generated, missing], onShelf(51)],
    ['nothing tells which one it is', [generated, 'offline', missing], onShelf(51, 52)],
  ] as [string, FakeAnswer[], FakeAnswer][])('no other routine is touched where %s', async (_why, answers, shelf) => {
    const presses = answers.length - 1;
    const api = serve({ 'GET /routines': shelf });
    Object.defineProperty(api.answers, generate, { get: () => answers.shift() });
    await open();
    await askFor();
    await tab('Ejercicios (3)').click();
    await page.getByRole('checkbox').first().click();
    for (let press = 0; press < presses; press++) {
      await button('Regenerar rutina con selección').click();
      await expect.element(page.getByRole('alert')).toBeVisible();
    }
    await sees('Esta rutina ya no está en tus rutinas: mira si otra ocupa su lugar o genera una nueva.');
    expect(api.sent()).toHaveLength(presses + 1);
  });
});

describe('safety', () => {
  test('is an answer, not an error, with no exercise beside it, and stays after a reload', async () => {
    const api = serve({ [generate]: generated });
    const screen = await open();
    await askFor();
    await expect.element(title()).toBeVisible();
    api.answers[generate] = refused;
    await askFor('Me duele el pecho cuando corro');
    await sees(urgent);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Tu entrenador' })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute('href', 'tel:112');
    const nothingElse = () => {
      expect(page.getByRole('alert').query()).toBeNull();
      expect(page.getByRole('tab').query()).toBeNull();
      expect(page.getByText('Lanzamiento sobre la cabeza').query()).toBeNull();
      expect(page.getByRole('button', { name: 'Comenzar Ahora' }).query()).toBeNull();
    };
    nothingElse();
    await expect.element(area()).toHaveValue('Me duele el pecho cuando corro');
    await screen.unmount();
    await open();
    await sees(urgent);
    nothingElse();
  });
});

describe('a wait', () => {
  test('can be cancelled: the request ends, words and former routine stay', async () => {
    const api = serve({ [generate]: generated });
    await open();
    await askFor();
    await expect.element(title()).toBeVisible();
    api.answers[generate] = never();
    await askFor('Otra cosa');
    await button('Cancelar').click();
    await sees('Cancelado. Tu texto sigue aquí.');
    expect(api.signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    await expect.element(button('Generar Rutina')).toHaveFocus();
    await expect.element(title()).toBeVisible();
    await expect.element(area()).toHaveValue('Otra cosa');
    expect(page.getByRole('alert').query()).toBeNull();
    api.answers[generate] = generated;
    await button('Generar Rutina').click();
    await expect.element(title()).toHaveFocus();
  });

  test('says when it takes long', async () => {
    await render(<Making since={Date.now() - 9000} />);
    await sees('Está tardando más de lo normal. Puedes seguir navegando: cuando termine, la tendrás en «Mis rutinas».');
  });

  test('goes on when the page is left; a player who comes back finds the routine', async () => {
    const later = Promise.withResolvers<FakeAnswer>();
    const api = serve({ [generate]: later.promise, 'GET /routines': { status: 200, body: [] } });
    await open();
    await askFor();
    await expect.element(button('Generando...')).toBeVisible();
    await page.getByRole('link', { name: 'A otra página' }).click();
    await expect.element(page.getByRole('heading', { name: 'Otra página' })).toBeVisible();
    later.resolve(generated);
    await sees('Tu rutina está lista, en «Mis rutinas».');
    expect(api.signals[0]?.aborted).toBe(false);
    await page.getByRole('button', { name: 'Atrás' }).click();
    await expect.element(title()).toBeVisible();
    await expect.element(area()).toHaveValue(wish);
  });
});

describe('a reload', () => {
  test('keeps the words, the routine and the selection', async () => {
    serve({ [generate]: generated });
    const screen = await open();
    await askFor();
    await tab('Ejercicios (3)').click();
    await page.getByRole('checkbox').nth(1).click();
    await screen.unmount();
    await open();
    await expect.element(title()).toBeVisible();
    await expect.element(area()).toHaveValue(wish);
    await tab('Ejercicios (3)').click();
    await expect.element(page.getByRole('checkbox').nth(1)).toBeChecked();
  });

  test('in the middle keeps the words and says what became of the request', async () => {
    serve({ [generate]: never() });
    const screen = await open();
    await askFor();
    await expect.element(button('Generando...')).toBeVisible();
    await screen.unmount();
    await open();
    await expect.element(area()).toHaveValue(wish);
    await sees('La página se recargó mientras se preparaba tu rutina. Si llegó a terminarse, está en tus rutinas.');
    await expect.element(button('Generar Rutina')).toBeEnabled();
  });

  test('never shows what another player asked', async () => {
    serve({ [generate]: generated });
    const screen = await open();
    await askFor();
    await expect.element(title()).toBeVisible();
    await screen.unmount();
    serve({}, { ...premium, _id: '0198c1f0-0000-7000-8000-000000000002' });
    await open();
    await sees('Aquí verás tu rutina');
    await expect.element(area()).toHaveValue('');
  });
});
