import '#styles/index.css';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PlanResult } from '#features/onboarding/plan-result.tsx';

const rest: PlanDay = {
  date: '2025-11-17',
  type: 'Descanso',
  routineId: null,
  reason: 'Descanso.',
  edited: false,
  routine: null,
};

// a map over all weekdays has every one of them
const week = {
  ...(Object.fromEntries(weekdays.map((weekday) => [weekday, rest])) as Week),
  tuesday: { ...rest, type: 'Fuerza', reason: 'Fuerza primero: es tu objetivo.' },
  saturday: { ...rest, type: 'Partido', reason: 'Partido el sábado.' },
} satisfies Week;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-theme');
});

test('shows the week, why its first day is so and where it goes next', async () => {
  const screen = await render(<PlanResult week={week} onEnd={() => {}} />);
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

test('ends after three seconds, once', async () => {
  const onEnd = vi.fn();
  const screen = await render(<PlanResult week={week} onEnd={onEnd} />);
  vi.advanceTimersByTime(2000);
  await screen.rerender(<PlanResult week={week} onEnd={onEnd} />);
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a view that has been left leads nowhere', async () => {
  const onEnd = vi.fn();
  const screen = await render(<PlanResult week={week} onEnd={onEnd} />);
  await screen.unmount();
  vi.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();
});

test.each(['light', 'dark'])('has no axe findings (%s)', async (theme) => {
  vi.useRealTimers();
  document.documentElement.setAttribute('data-theme', theme);
  await render(
    <main>
      <PlanResult week={week} onEnd={() => {}} />
    </main>,
  );
  expect((await axe.run(document)).violations).toEqual([]);
});
