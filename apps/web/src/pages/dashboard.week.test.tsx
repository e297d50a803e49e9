import '#styles/index.css';
import { addDays } from '@bandeja/domain/calendar/dates';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '#features/auth/testing/a-user.ts';
import { routineIds } from '#features/schedule/testing/a-week.ts';
import { liveOnToday, server, show, stats, today, week, withCode } from '#pages/testing/dashboard.tsx';

liveOnToday();

describe('what today offers', () => {
  const card = (screen: Awaited<ReturnType<typeof show>>, name: string) => screen.getByRole('region', { name });

  test('a day of rest offers to loosen up: in yellow before the first session', async () => {
    const { answers, calls } = server({ day: null, past: [], stats: { ...stats, sessions: 0 } });
    withCode(answers, 'Hombro y columna torácica', 'R13');
    answers['POST /training-sessions'] = { status: 201, body: { _id: '0198c1f0-0000-7000-8000-0000000000c1' } };
    const screen = await show();
    const rest = card(screen, 'Día de descanso');
    await expect.element(rest.getByText('¿Te apetece soltar? Hombro y columna torácica, 30 minutos.')).toBeVisible();
    expect([...document.querySelectorAll('.btn-saque')].map(({ textContent }) => textContent)).toEqual([
      'Empezar ahora',
    ]);
    await rest.getByRole('button', { name: 'Empezar ahora' }).click();
    const start = () => calls.find(({ call }) => call === 'POST /training-sessions');
    await expect.poll(start).toBeDefined();
    expect(start()?.body).toMatchObject({ routineId: routineIds.mobility, type: 'Flexibilidad' });
  });

  test('a match of today shows its aim instead of the routine’s description', async () => {
    const aim = 'Sube a la red detrás de cada globo bueno.';
    server({ day: { ...week.saturday, aim } });
    const screen = await show();
    const match = card(screen, week.saturday.routine?.name ?? '');
    await expect.element(match.getByText(aim)).toBeVisible();
    expect(match.getByText('Una frase sobre la rutina.').elements()).toEqual([]);
  });
});

test('on a desktop the days of the week begin above the fold, whatever the length of today’s card', async () => {
  await page.viewport(1440, 900);
  const { thursday } = week;
  const routine = thursday.routine && {
    ...thursday.routine,
    name: 'Gemelo, tobillo y rodilla',
    description:
      'Gemelo, sóleo, cuádriceps y equilibrio, las zonas que más cargan con las frenadas y las salidas de pista.',
  };
  const reason =
    'Hombro, codo y piernas fuertes aguantan mejor la temporada. Son 35 minutos: acaba con movilidad hasta tus 60.';
  server({ day: { ...thursday, routine, reason } });
  const screen = await show();
  await expect.element(screen.getByRole('button', { name: '¿Cómo estás hoy?' })).toBeVisible();
  await expect.element(screen.getByText(reason).first()).toBeVisible();
  const monday = screen.getByRole('heading', { name: 'Lunes' });
  await expect.element(monday).toBeVisible();
  // the header of 64 px covers the top
  expect(monday.element().getBoundingClientRect().bottom + window.scrollY).toBeLessThan(900 - 64);
  await page.viewport(390, 844);
});

describe('the week after', () => {
  const withNextWeek = () => {
    const played = server();
    const { availableDays, sessionDuration, trainingDays } = aUser();
    const words = { advice: ['Dinos qué material tienes.'], changes: [], showsNextWeek: true };
    const body = { availableDays, sessionDuration, trainingDays, ...words };
    played.answers['GET /training-schedule'] = { status: 200, body };
    return { ...played, body };
  };
  const asked = () => vi.mocked(window.fetch).mock.calls.map(([address]) => String(address));

  test('is shown on request, and a day of it is changed in its own week', async () => {
    const { answers, calls, body } = withNextWeek();
    const screen = await show();
    await expect.element(screen.getByText('24–30 de noviembre')).toBeVisible();
    const coming = Object.fromEntries(
      Object.entries(week).map(([weekday, day]) => [weekday, { ...day, date: addDays(day.date, 7) }]),
    );
    answers['GET /training-schedule/week'] = { status: 200, body: coming };
    await screen.getByRole('button', { name: 'La semana que viene' }).click();
    await expect.element(screen.getByText(/^24–30 de noviembre, .* en \d sesiones$/)).toBeVisible();
    expect(asked()).toContainEqual(expect.stringContaining('/training-schedule/week?from=2025-11-24'));
    await expect.element(screen.getByText('Hoy', { exact: true })).toHaveLength(1);
    await screen.getByRole('button', { name: 'Opciones: Lunes' }).click();
    await screen.getByRole('listitem').filter({ hasText: 'Lun' }).getByRole('button', { name: 'Cambiar' }).click();
    answers['PUT /training-schedule'] = { status: 200, body: { ...body, week: coming } };
    await screen.getByRole('button', { name: 'Confirmar' }).click();
    await expect
      .poll(() => calls.find(({ call }) => call === 'PUT /training-schedule')?.body)
      .toMatchObject({
        from: '2025-11-24',
      });
    await screen.getByRole('button', { name: 'Esta semana' }).click();
    await expect.element(screen.getByText(/^17–23 de noviembre, 2 sesiones hechas/)).toBeVisible();
  });

  test('with doubled text on a phone the menu of a day stays beside its name, and «Hoy» whole', async () => {
    await page.viewport(320, 844);
    withNextWeek();
    document.documentElement.style.fontSize = '200%';
    const screen = await show();
    const heading = screen.getByRole('heading', { name: 'Jueves' });
    await expect.element(heading).toBeVisible();
    const [name, menu, now] = [heading, screen.getByRole('button', { name: 'Opciones: Jueves' })]
      .concat(screen.getByRole('listitem').filter({ hasText: 'Jue' }).getByText('Hoy', { exact: true }))
      .map((place) => place.element().getBoundingClientRect());
    expect(menu?.top).toBeLessThan(name?.bottom ?? 0);
    expect(now?.height).toBeLessThan(60);
    document.documentElement.style.fontSize = '';
    await page.viewport(390, 844);
  });

  test('on a phone what can be done with the plan, and what it says, stand below the days', async () => {
    withNextWeek();
    const screen = await show();
    await screen.getByText('Un aviso para esta semana').click();
    await expect.element(screen.getByText('Dinos qué material tienes.')).toBeVisible();
    const topOf = (place: Element) => place.getBoundingClientRect().top;
    const tops = [
      screen.getByRole('heading', { name: 'Domingo' }),
      screen.getByRole('button', { name: 'La semana que viene' }),
      screen.getByRole('button', { name: 'Regenerar Plan' }),
      screen.getByText('Dinos qué material tienes.'),
    ].map((place) => topOf(place.element()));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await page.viewport(1440, 900);
    const regenerate = screen.getByRole('button', { name: 'Regenerar Plan' }).element();
    expect(topOf(regenerate)).toBeLessThan(topOf(screen.getByRole('heading', { name: 'Lunes' }).element()));
    await page.viewport(390, 844);
  });
});

describe('the first days of who began in the middle of the week', () => {
  const firstDays = Object.fromEntries(
    Object.entries(week).map(([weekday, day]) => [
      weekday,
      { ...day, date: addDays(day.date, day.date > today ? 0 : 7) },
    ]),
  );

  const begun = () => {
    const played = server();
    const { availableDays, sessionDuration, trainingDays } = aUser();
    const known = { availableDays, sessionDuration, trainingDays, advice: [], changes: [] };
    const body = { ...known, showsNextWeek: true, firstDays };
    played.answers['GET /training-schedule'] = { status: 200, body };
    return { ...played, body };
  };
  const headings = (screen: Awaited<ReturnType<typeof show>>) =>
    screen
      .getByRole('region', { name: 'Tus próximos siete días' })
      .getByRole('heading', { level: 3 })
      .elements()
      .map((heading) => heading.getAttribute('aria-label'));

  test('follow today in one line: seven rows on a phone, and today’s column before them where there is room', async () => {
    begun();
    const screen = await show();
    await expect
      .element(screen.getByText('Cinco sesiones, 4 h 10 min. De esta semana quedan cuatro días con hoy.'))
      .toBeVisible();
    const following = ['Viernes', 'Sábado', 'Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves'];
    expect(headings(screen)).toEqual(following);
    await expect.element(screen.getByRole('button', { name: 'La semana que viene' })).not.toBeInTheDocument();
    // today's card has given the reason; the same reason a week later stays in its menu
    const rows = screen.getByRole('listitem');
    await expect.element(rows.filter({ hasText: 'Lun' }).getByText(week.monday.reason)).toBeVisible();
    expect(rows.filter({ hasText: 'Jue' }).getByText(week.thursday.reason).elements()).toEqual([]);
    await page.viewport(1440, 900);
    expect(headings(screen)).toEqual(['Hoy', ...following]);
    await page.viewport(390, 844);
  });

  test('are changed in the week they lie in', async () => {
    const { answers, calls, body } = begun();
    const screen = await show();
    const sent = () => calls.filter(({ call }) => call === 'PUT /training-schedule').map((put) => put.body);
    answers['PUT /training-schedule'] = { status: 200, body: { ...body, week } };
    for (const name of ['Sábado', 'Lunes']) {
      await screen.getByRole('button', { name: `Opciones: ${name}` }).click();
      await screen
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
        .getByRole('button', { name: 'Cambiar' })
        .click();
      await screen.getByRole('button', { name: 'Confirmar' }).click();
      await expect.element(screen.getByRole('button', { name: `Opciones: ${name}` })).toHaveFocus();
    }
    expect(sent()).toMatchObject([
      { currentWeek: { saturday: {} } },
      { currentWeek: { monday: {} }, from: '2025-11-24' },
    ]);
    expect(sent()[0]).not.toHaveProperty('from');
  });
});
