import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { RoutineMoves } from '#features/routines/detail/routine-moves.tsx';
import { RoutineDetailPage } from '#pages/routine-detail.tsx';
import { aDrill, anEntry, aRoutine, idOf, library, show } from '#pages/testing/library.tsx';
import { figureFixture } from '#ui/figure/testing/figure.ts';

const one = `GET /routines/${idOf(1)}`;
const routine = {
  ...aRoutine(1, { name: 'Bandeja y remate', type: 'Técnico', categories: ['Funcionalidad'] }),
  exercises: [
    anEntry('Sentadilla', { notes: 'Sin llegar al fallo.' }),
    anEntry('Plancha', { reps: 1, duration: 25, rest: 0, exercise: { loadType: 'time', slug: null } }),
    anEntry('Bandeja en pareja', {
      exercise: { slug: 'bandeja-en-pareja', drill: aDrill, videoUrl: 'https://youtu.be/a' },
    }),
  ],
};
const place = () => page.getByTestId('place');
const how = (name: string) => page.getByLabelText(new RegExp(`^Cómo se hace(, con dibujo)?: ${name}$`));

async function open(body: unknown = routine) {
  const api = library({ [one]: { status: 200, body } });
  await show('/routines/:id', `/routines/${idOf(1)}`, <RoutineDetailPage />);
  return api;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the page', () => {
  test('shows the facts, the objectives, the equipment and every exercise with its dose', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bandeja y remate' })).toBeVisible();
    expect(document.title).toBe('Bandeja y remate · Bandeja');
    for (const text of [
      'Técnico',
      '45 min',
      '3 ejercicios',
      'Intermedio',
      'Por Marta Ruiz',
      'Más velocidad en el remate',
      'Balón medicinal',
    ]) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(page.getByText('Funcionalidad', { exact: true })).not.toBeInTheDocument();
    const item = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    for (const text of ['3 series', '12 reps', '60 s de descanso', 'Sin llegar al fallo.', 'Piernas']) {
      await expect.element(item('Sentadilla').getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(item('Plancha').getByText('25 s', { exact: true })).toBeVisible();
    await expect.element(item('Plancha').getByText(/descanso/)).not.toBeInTheDocument();
  });

  test('opens the steps in place and leads to the exercise’s own page', async () => {
    await open();
    await expect.element(page.getByText('Separa los pies.').first()).not.toBeVisible();
    await how('Sentadilla').click();
    await expect.element(page.getByText('Separa los pies.').first()).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ficha del ejercicio Sentadilla' }))
      .toHaveAttribute('href', '/exercises/sentadilla');
    await how('Plancha').click();
    expect(page.getByRole('link', { name: 'Ficha del ejercicio Plancha' }).query()).toBeNull();
    expect(page.getByRole('region', { name: /Bandeja en pareja/ }).query()).toBeNull();
    await how('Bandeja en pareja').click();
    await expect.element(page.getByRole('region', { name: /Bandeja en pareja/ })).toBeVisible();
    const video = page.getByRole('link', { name: /^Ver el vídeo de Bandeja en pareja/ });
    await expect.element(video).toHaveAttribute('href', 'https://youtu.be/a');
  });

  test('shows how an exercise moves and its commonest mistake, crossed out beside its sentence', async () => {
    await open({ ...routine, exercises: [anEntry('Sentadilla', { exercise: { figure: figureFixture } })] });
    expect(page.getByText('Así no').query()).toBeNull();
    await how('Sentadilla').click();
    await expect.element(page.getByRole('region', { name: 'Dibujo animado: Sentadilla' })).toBeVisible();
    await expect.element(page.getByText('Así no', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Rodillas que se juntan.', { exact: true })).toBeVisible();
    expect(document.querySelectorAll('path.m-cross')).toHaveLength(1);
  });

  test('on paper each movement has its key poses, a drill none', async () => {
    await open({
      ...routine,
      exercises: [
        anEntry('Sentadilla', { exercise: { figure: figureFixture } }),
        anEntry('Bandeja en pareja', { exercise: { drill: aDrill } }),
      ],
    });
    const lines = () => [...document.querySelectorAll('.paper tbody tr')];
    await expect.poll(() => lines().map((line) => line.querySelectorAll('.paper-poses svg').length)).toEqual([2, 0]);
    const [stands, squats] = [...document.querySelectorAll('.paper-poses svg')].map((svg) => svg.innerHTML);
    expect(stands).not.toBe(squats);
  });

  test('at the end of the wizard the first movements are shown in its order, each its own, still until pointed at', async () => {
    const other = { ...figureFixture, work: ['head'] };
    library({
      [one]: {
        status: 200,
        body: {
          ...routine,
          exercises: [
            anEntry('Sentadilla', { exercise: { figure: figureFixture } }),
            anEntry('Visualización', { exercise: { figure: null } }),
            anEntry('Cuello', { exercise: { figure: other } }),
          ],
        },
      },
    });
    await show('/', '/', <RoutineMoves routineId={idOf(1)} />);
    const items = () => page.getByRole('listitem').elements();
    const parts = (item: Element | undefined) => item?.querySelector('path.m-work')?.getAttribute('d') ?? null;
    await expect.poll(() => items().map(parts).filter(Boolean)).toHaveLength(2);
    expect(items().map(({ textContent }) => textContent)).toEqual(['Sentadilla', 'Cuello']);
    const [squat, neck] = items().map(parts);
    expect(squat).not.toBe(neck);
    await userEvent.hover(page.getByRole('listitem').first());
    await expect.poll(() => parts(items()[0])).not.toBe(squat);
    expect(parts(items()[1])).toBe(neck);
    // a finger leaves at once: a tap starts and a second tap stops the animation
    await userEvent.unhover(page.getByRole('listitem').first());
    const touch = () => {
      for (const type of ['pointerover', 'pointerout'])
        items()[1]?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    };
    touch();
    await expect.poll(() => parts(items()[1])).not.toBe(neck);
    touch();
    await expect.poll(() => parts(items()[1])).toBe(neck);
  });

  test('starts a session with the first category', async () => {
    const api = await open();
    api.answers['POST /training-sessions'] = { status: 201, body: { _id: idOf(77) } };
    await page.getByRole('button', { name: 'Empezar', exact: true }).click();
    await expect.element(place()).toHaveTextContent(`/training-session/${idOf(77)}`);
    const { body } = api.calls.find(({ call }) => call === 'POST /training-sessions') ?? {};
    expect(body).toMatchObject({ routineId: idOf(1), type: 'Funcionalidad' });
  });

  test('says why a start failed', async () => {
    const api = await open();
    const message = 'Has llegado a las 10 sesiones de este mes.';
    api.answers['POST /training-sessions'] = { status: 403, body: { code: 'plan.limit_reached', message } };
    await page.getByRole('button', { name: 'Empezar', exact: true }).click();
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  });

  test('has a heart', async () => {
    const api = await open();
    api.answers[`POST /routines/favorites/${idOf(1)}`] = { status: 204 };
    const heart = page.getByRole('button', { name: 'Favorita: Bandeja y remate' });
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('Rutina añadida a favoritos')).toBeVisible();
  });

  test('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await open();
    await page.getByRole('button', { name: 'Imprimir' }).click();
    expect(print).toHaveBeenCalledOnce();
    await expect.element(page.getByText('1. Sentadilla')).not.toBeVisible();
  });
});

describe('an own routine', () => {
  test('can be deleted; the shelf takes over', async () => {
    const api = await open({ ...routine, isOwn: true });
    api.answers[`DELETE /routines/${idOf(1)}`] = { status: 204 };
    await page.getByRole('button', { name: 'Eliminar Bandeja y remate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect.element(place()).toHaveTextContent('/routine-manager?tab=mis-rutinas');
    await expect.element(page.getByText('Rutina eliminada', { exact: true })).toBeVisible();
  });

  test('of the library, not', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bandeja y remate' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  });
});

describe('without the routine', () => {
  test.each([404, 400])('%i says it was not found and leads to the shelf', async (status) => {
    library({ [one]: { status, body: { message: 'No se encontró la rutina' } } });
    await show('/routines/:id', `/routines/${idOf(1)}`, <RoutineDetailPage />);
    await expect.element(page.getByRole('heading', { name: 'No se encontró la rutina' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ver todas las rutinas' }))
      .toHaveAttribute('href', '/routine-manager');
  });

  test('a failure can be tried again', async () => {
    const later = Promise.withResolvers<FakeAnswer>();
    const api = library({ [one]: later.promise });
    await show('/routines/:id', `/routines/${idOf(1)}`, <RoutineDetailPage />);
    await expect.element(page.getByText('Cargando la rutina...')).toBeInTheDocument();
    later.resolve({ status: 500, body: {} });
    await expect.element(page.getByRole('heading', { name: 'Error al cargar la rutina' })).toBeVisible();
    api.answers[one] = { status: 200, body: routine };
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bandeja y remate' })).toBeVisible();
  });
});

test('by keyboard alone: open the steps, start', async () => {
  await open();
  await expect.element(how('Sentadilla')).toBeVisible();
  (how('Sentadilla').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Separa los pies.').first()).toBeVisible();
});
