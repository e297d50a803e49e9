import '#styles/index.css';
import { addDays } from '@bandeja/domain/calendar/dates';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PlanResult } from '#features/onboarding/plan-result.tsx';

const rest: PlanDay = {
  date: '2025-11-17',
  type: 'Descanso',
  routineId: null,
  reason: 'Descanso.',
  edited: false,
  isPlanned: true,
  aim: null,
  routine: null,
};

const date = (index: number) => addDays('2025-11-17', index);
// a map over all weekdays has every one of them
const week = {
  ...(Object.fromEntries(weekdays.map((weekday, index) => [weekday, { ...rest, date: date(index) }])) as Week),
  tuesday: { ...rest, date: date(1), type: 'Fuerza', reason: 'Fuerza primero: es tu objetivo.' },
  saturday: { ...rest, date: date(5), type: 'Partido', reason: 'Partido el sábado.' },
} satisfies Week;
const starting = { isStarting: false, error: null, start: () => {} };
const done = { week, today: date(1) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-theme');
});

test('shows the week, why its first day is so and where it goes next', async () => {
  const screen = await render(<PlanResult done={done} starting={starting} onEnd={() => {}} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Plan de Entrenamiento' })).toHaveFocus();
  const lines = screen.getByRole('listitem').elements();
  expect(lines.map((line) => line.textContent)).toEqual([
    'Martes: FuerzaFuerza primero: es tu objetivo.',
    'Sábado: Partido',
  ]);
  // a reason without its day has no subject: «Dura 25 minutos, menos de tus 60.»
  await expect.element(screen.getByText('Tu primera semana está lista.', { exact: true })).toBeVisible();

  await expect
    .element(screen.getByText('Redirigiendo al dashboard en 3 segundos...', { exact: true }))
    .toBeInTheDocument();
});

test('the first session shows what its movements look like', async () => {
  const routineId = '0198c1f0-0000-7000-8000-0000000000a1';
  const trained = { ...week, tuesday: { ...week.tuesday, routineId } };
  const movesOf = (id: string) => <p>{`Movimientos de ${id}`}</p>;
  const screen = await render(
    <PlanResult done={{ week: trained, today: date(1) }} starting={starting} movesOf={movesOf} onEnd={() => {}} />,
  );
  await expect.element(screen.getByText(`Movimientos de ${routineId}`)).toBeVisible();
  const lines = screen.getByRole('listitem').elements();
  expect(lines.map((line) => line.textContent.includes('Movimientos'))).toEqual([true, false]);
});

test('a session with the racket is called by its routine’s type', async () => {
  const routine = {
    type: 'Técnico',
    name: 'Paredes y defensa',
    description: '',
    difficulty: 'Intermedio',
    duration: 60,
    exerciseCount: 6,
  } as const;
  const tuesday: PlanDay = { ...rest, date: date(1), type: 'Funcionalidad', reason: '', routine };
  const screen = await render(
    <PlanResult done={{ week: { ...week, tuesday }, today: date(1) }} starting={starting} onEnd={() => {}} />,
  );
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Martes: Técnico');
});

test('on a phone five days stand above the buttons', async () => {
  await page.viewport(390, 844);
  const routineId = '0198c1f0-0000-7000-8000-0000000000a1';
  const trained = { ...week, tuesday: { ...week.tuesday, routineId } };
  for (const weekday of ['wednesday', 'thursday', 'sunday'] as const)
    trained[weekday] = { ...trained[weekday], type: 'Cardio', reason: '' };
  const movesOf = () => <p className="h-15">Movimientos</p>;
  const screen = await render(
    <PlanResult done={{ week: trained, today: date(1) }} starting={starting} movesOf={movesOf} onEnd={() => {}} />,
  );
  await expect.element(screen.getByRole('listitem').nth(4)).toBeVisible();
  const last = screen.getByRole('listitem').nth(4).element().getBoundingClientRect();
  const button = screen.getByRole('button', { name: 'Empezar ahora' }).element().getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(button.top);
});

test('who begins in the middle of a week is not shown the days that have passed', async () => {
  const screen = await render(<PlanResult done={{ week, today: date(2) }} starting={starting} onEnd={() => {}} />);
  await expect.element(screen.getByText('Tu primera semana está lista.', { exact: true })).toBeVisible();
  const lines = () => screen.getByRole('listitem').elements();
  expect(lines().map((line) => line.textContent)).toEqual(['Sábado: PartidoPartido el sábado.']);
  await screen.rerender(<PlanResult done={{ week, today: date(6) }} starting={starting} onEnd={() => {}} />);
  const spent = 'Esta semana ya no te toca entrenar: tu primera sesión llega la que viene.';
  await expect.element(screen.getByText(spent, { exact: true })).toBeVisible();
  expect(lines()).toEqual([]);
});

test('ends after three seconds, once', async () => {
  const onEnd = vi.fn();
  const screen = await render(<PlanResult done={done} starting={starting} onEnd={onEnd} />);
  vi.advanceTimersByTime(2000);
  await screen.rerender(<PlanResult done={done} starting={starting} onEnd={onEnd} />);
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('today’s session starts from here; a touch keeps the screen', async () => {
  const onEnd = vi.fn();
  const start = vi.fn();
  const routineId = '0198c1f0-0000-7000-8000-0000000000a1';
  const trained = { ...week, tuesday: { ...week.tuesday, routineId } };
  const screen = await render(
    <PlanResult done={{ week: trained, today: date(1) }} starting={{ ...starting, start }} onEnd={onEnd} />,
  );
  await screen.getByRole('button', { name: 'Empezar ahora' }).click();
  expect(start).toHaveBeenCalledExactlyOnceWith(routineId);
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Ir al Dashboard' }).click();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('on a day of rest nothing is started', async () => {
  const screen = await render(<PlanResult done={done} starting={starting} onEnd={() => {}} />);
  await expect.element(screen.getByRole('button', { name: 'Ir al Dashboard' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Empezar ahora' }).elements()).toEqual([]);
});

test('a view that has been left leads nowhere', async () => {
  const onEnd = vi.fn();
  const screen = await render(<PlanResult done={done} starting={starting} onEnd={onEnd} />);
  await screen.unmount();
  vi.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();
});
