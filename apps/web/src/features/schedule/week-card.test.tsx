import '#styles/index.css';
import type { Week } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { FinishedThisWeek } from '@bandeja/domain/stats/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { weekQuery } from '#features/schedule/api.ts';
import type { RoutineChoices } from '#features/schedule/routine-choices.ts';
import { aWeek, choices, routineIds } from '#features/schedule/testing/a-week.ts';
import { WeekCard } from '#features/schedule/week-card.tsx';
import { daysOf } from '#features/schedule/week-facts.ts';
import { keyOf } from '#lib/query.ts';

const careful = { isOffered: true, reason: null, area: null, note: 'Si notas el codo, menos carga.' };
const library: RoutineChoices = {
  status: 'ready',
  ofType: (type) => {
    if (type === 'Partido') return [choices.match];
    return type === 'Cardio' ? [{ ...choices.cardio, offer: careful }] : [];
  },
};

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(390, 844);
});

function server() {
  const sent: unknown[] = [];
  const answers: { status: number; body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    if (init?.method !== 'PUT') return new Response('{}', { status: 500 });
    const { currentWeek } = JSON.parse(String(init.body));
    sent.push({ currentWeek });
    const week = { ...aWeek(), ...mapDays(currentWeek) };
    const { status, body } = answers.shift() ?? { status: 200, body: { advice: ['Como tú quieras.'], week } };
    return new Response(JSON.stringify(body), { status });
  });
  return { sent, answers };
}

const mapDays = (edits: Partial<Week>) =>
  Object.fromEntries(
    weekdays.flatMap((weekday) => {
      const edit = edits[weekday];
      return edit ? [[weekday, { ...aWeek()[weekday], ...edit, routine: null, edited: true }]] : [];
    }),
  );

/** The plan was done on Monday, something else on Tuesday (rest) and on Wednesday (cardio). */
const threeDays: FinishedThisWeek[] = [
  { localDate: '2025-11-17', routineId: routineIds.strength, type: 'Fuerza', minutes: 48 },
  { localDate: '2025-11-18', routineId: routineIds.mobility, type: 'Flexibilidad', minutes: 25 },
  { localDate: '2025-11-19', routineId: null, type: 'Pliometría', minutes: 31 },
];

const ignore = (_date: string) => {};
async function open(today = '2025-11-17', finished: FinishedThisWeek[] = [], onLogMatch = ignore, week = aWeek()) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(weekQuery.queryKey, week);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <WeekCard
        days={daysOf(week)}
        today={today}
        finished={finished}
        choices={library}
        onLogMatch={onLogMatch}
        onCannot={() => {}}
      />
    </QueryClientProvider>,
  );
  const day = (name: string) => screen.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const options = (name: string) => screen.getByRole('button', { name: `Opciones: ${name}` });
  const change = async (name: string) => {
    await options(name).click();
    await day(name).getByRole('button', { name: 'Cambiar' }).click();
  };
  return { screen, day, options, change, queryClient };
}

test('a match says its aim under its name', async () => {
  const week = aWeek();
  const aim = 'Sube a la red detrás de cada globo bueno.';
  const { day } = await open('2025-11-17', [], ignore, { ...week, saturday: { ...week.saturday, aim } });
  await expect.element(day('Sábado').getByText(aim)).toBeVisible();
});

test('shows seven days from Monday to Sunday; today, done, rest and empty ones look different', async () => {
  const { screen, day, options } = await open('2025-11-20', threeDays);
  for (const name of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']) {
    await expect.element(screen.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  expect(screen.container.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
  await expect.element(day('Jueves')).toHaveAttribute('aria-current', 'date');
  await expect.element(day('Jueves').getByText('Hoy')).toBeVisible();
  await expect.element(day('Lunes').getByText('Completado')).toBeInTheDocument();
  await expect.element(day('Domingo').getByText('Sin rutina asignada')).toBeVisible();
  await options('Domingo').click();
  await expect.element(day('Domingo').getByRole('button', { name: 'Planificar' })).toBeVisible();
});

test('«Completado» only for planned sessions; others show their own name, with their minutes', async () => {
  // the width at which the drawing has a description
  await page.viewport(1280, 900);
  const { screen, day } = await open('2025-11-20', threeDays);
  await expect.element(day('Lunes').getByText('48 min')).toBeVisible();
  expect(screen.getByText('Completado').elements()).toHaveLength(1);
  await expect.element(day('Martes').getByText('Flexibilidad')).toBeVisible();
  await expect.element(day('Martes').getByText('25 min')).toBeVisible();
  await expect.element(day('Martes').getByText('Descanso', { exact: true })).not.toBeInTheDocument();
  await expect.element(day('Martes').getByText('Día de descanso')).not.toBeInTheDocument();
  await expect.element(day('Miércoles').getByText('Pliometría')).toBeVisible();
  await expect.element(day('Miércoles').getByText('31 min')).toBeVisible();
  await expect.element(day('Miércoles').getByText('En lugar de Intervalos 20-10', { exact: true })).toBeVisible();
  await expect.element(day('Martes').getByText('El plan decía descanso', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: /lunes 48, martes 25, miércoles 31, jueves 45/ }))
    .toBeInTheDocument();
});

test('a session beside the plan has its routine’s name', async () => {
  const tactics = {
    localDate: '2025-11-18',
    routineId: routineIds.mobility,
    type: 'Funcionalidad',
    minutes: 50,
  } as const;
  const { day } = await open('2025-11-20', [{ ...tactics, routineType: 'Táctico' }]);
  await expect.element(day('Martes').getByText('Táctico')).toBeVisible();
  await expect.element(day('Martes').getByText('Funcionalidad')).not.toBeInTheDocument();
});

test('a rest day without a session rests', async () => {
  const { day } = await open('2025-11-20');
  await expect.element(day('Martes').getByText('Día de descanso')).toBeVisible();
});

test('days that are past are closed: their menu says why, the others can be changed; one button a day', async () => {
  const { screen, day, options } = await open('2025-11-20');
  expect(screen.getByRole('button').elements()).toHaveLength(7);
  for (const name of ['Jueves', 'Viernes', 'Sábado']) {
    await options(name).click();
    await expect.element(day(name).getByRole('button', { name: 'Cambiar' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
  await options('Martes').click();
  await expect.element(screen.getByText('Descanso entre dos días duros.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cambiar' })).not.toBeInTheDocument();
  await expect.element(day('Lunes').getByText('Este te lo saltaste', { exact: true })).toBeVisible();
});

test('says why a day is as it is, by keyboard, and moves nothing', async () => {
  const { screen, options } = await open();
  const { height } = screen.container.getBoundingClientRect();
  (options('Martes').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Descanso entre dos días duros.')).toBeVisible();
  expect(screen.container.getBoundingClientRect().height).toBe(height);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Descanso entre dos días duros.')).not.toBeInTheDocument();
  await expect.element(options('Martes')).toHaveFocus();
});

test('edits a day: the type clears the routine, and without one it cannot be confirmed', async () => {
  const { sent } = server();
  const { day, options, change } = await open();
  await change('Miércoles');
  const edited = day('Miércoles');
  await expect.element(edited.getByLabelText('Tipo')).toHaveValue('Cardio');
  await expect.element(edited.getByLabelText('Rutina')).toHaveValue(routineIds.cardio);

  await edited.getByLabelText('Tipo').selectOptions('Fuerza');
  await expect.element(edited.getByRole('option', { name: 'No hay rutinas de este tipo' })).toBeDisabled();
  await expect.element(edited.getByRole('button', { name: 'Confirmar' })).toBeDisabled();

  await edited.getByLabelText('Tipo').selectOptions('Cardio');
  await expect.element(edited.getByLabelText('Rutina')).toHaveValue('');
  await expect.element(edited.getByRole('button', { name: 'Confirmar' })).toBeDisabled();

  await expect.element(edited.getByText('Si notas el codo, menos carga.')).not.toBeInTheDocument();
  await edited.getByLabelText('Rutina').selectOptions('Intervalos 20-10 · 35 min');
  await expect.element(edited.getByText('Si notas el codo, menos carga.')).toBeVisible();
  await edited.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(options('Miércoles')).toHaveFocus();
  expect(sent).toEqual([{ currentWeek: { wednesday: { type: 'Cardio', routineId: routineIds.cardio } } }]);
});

test('a day before the account existed is no rest day, and its sessions mention no plan', async () => {
  const unplanned = { ...aWeek().tuesday, reason: '', isPlanned: false };
  const week = aWeek('2025-11-17', { monday: { ...unplanned, date: '2025-11-17' }, tuesday: unplanned });
  const { day } = await open('2025-11-20', threeDays.slice(1), undefined, week);
  await expect.element(day('Lunes').getByText('Sin plan', { exact: true })).toBeVisible();
  await expect.element(day('Lunes').getByText(/Descanso/)).not.toBeInTheDocument();
  await expect.element(day('Martes').getByText('El plan decía descanso')).not.toBeInTheDocument();
});

test.each([1280, 1440])(
  'on %i px the edited day has room for a routine, and «Hoy» stays on its line',
  async (width) => {
    await page.viewport(width, 900);
    const { day, change } = await open('2025-11-20');
    const columnOf = (name: string) => day(name).element().getBoundingClientRect();
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    await change('Sábado');
    expect(columnOf('Sábado').width).toBeGreaterThan(2 * columnOf('Viernes').width);
    const badge = day('Jueves').getByText('Hoy', { exact: true }).element();
    const heading = day('Jueves').getByRole('heading', { name: 'Jueves' }).element();
    expect(Math.abs(middle(badge) - middle(heading))).toBeLessThan(3);
    expect(badge.getBoundingClientRect().right).toBeLessThan(columnOf('Jueves').right);
  },
);

test('rest needs no routine, a match takes the first one', async () => {
  const { sent } = server();
  const { day, options, change, queryClient } = await open();
  await change('Lunes');
  await day('Lunes').getByLabelText('Tipo').selectOptions('Partido');
  await expect.element(day('Lunes').getByLabelText('Rutina')).toHaveValue(routineIds.match);
  await day('Lunes').getByLabelText('Tipo').selectOptions('Descanso');
  await expect.element(day('Lunes').getByLabelText('Rutina')).not.toBeInTheDocument();
  await day('Lunes').getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(options('Lunes')).toBeVisible();
  expect(sent).toEqual([{ currentWeek: { monday: { type: 'Descanso', routineId: null } } }]);
  expect(queryClient.getQueryData(weekQuery.queryKey)?.monday).toMatchObject({ type: 'Descanso', edited: true });
  expect(window.fetch).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(keyOf('GET /training-schedule', {}))).toMatchObject({ advice: ['Como tú quieras.'] });
});

test('cancel and Escape leave without saving', async () => {
  const { sent } = server();
  const { day, options, change } = await open();
  await change('Lunes');
  await day('Lunes').getByLabelText('Tipo').selectOptions('Descanso');
  await day('Lunes').getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(day('Lunes').getByText('Tren inferior para pista')).toBeVisible();
  await change('Lunes');
  await userEvent.keyboard('{Escape}');
  await expect.element(options('Lunes')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a failed save keeps the choice, shows an error, and can be tried again', async () => {
  const { sent, answers } = server();
  answers.push({ status: 500, body: {} });
  const { day, options, change } = await open();
  await change('Lunes');
  await day('Lunes').getByLabelText('Tipo').selectOptions('Partido');
  await day('Lunes').getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(day('Lunes').getByText('No se ha podido guardar el día.')).toBeVisible();
  await expect.element(day('Lunes').getByLabelText('Tipo')).toHaveValue('Partido');
  await day('Lunes').getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(options('Lunes')).toBeVisible();
  expect(sent).toHaveLength(2);
});
