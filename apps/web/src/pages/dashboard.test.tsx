import '#styles/index.css';
import { describe, expect, test } from 'vitest';
import { aUser } from '#features/auth/testing/a-user.ts';
import { routineIds } from '#features/schedule/testing/a-week.ts';
import { aSession, liveOnToday, noDays, server, show, stats, today, week } from '#pages/testing/dashboard.tsx';

liveOnToday();

describe('today’s training card', () => {
  const card = (screen: Awaited<ReturnType<typeof show>>, name: string) => screen.getByRole('region', { name });

  test('starts the planned routine, once, and goes to its session', async () => {
    const { answers, calls } = server();
    const id = '0198c1f0-0000-7000-8000-0000000000c1';
    answers['POST /training-sessions'] = { status: 201, body: { _id: id } };
    const screen = await show();
    await expect.element(screen.getByText('Jueves, 20 de noviembre. Llevas dos de cinco esta semana.')).toBeVisible();
    const planned = card(screen, 'Potencia para la bandeja');
    await expect.element(planned.getByText('45 min')).toBeVisible();
    await expect.element(planned.getByText('7 ejercicios')).toBeVisible();
    await expect.element(planned.getByText('Potencia con margen antes del partido.')).toBeVisible();
    const button = planned.getByRole('button', { name: 'Empezar Entrenamiento' }).element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.element(screen.getByTestId('place')).toHaveTextContent(`/training-session/${id}`);
    const starts = calls.filter(({ call }) => call === 'POST /training-sessions');
    expect(starts).toHaveLength(1);
    expect(starts[0]?.body).toMatchObject({ routineId: routineIds.power, type: 'Fuerza explosiva' });
    // what the start changes is read when it is shown again, not by the page that is left
    expect(calls.slice(calls.findIndex(({ call }) => call === 'POST /training-sessions') + 1)).toEqual([]);
  });

  test('shows neither the plan nor «done» before it is known which', async () => {
    const { answers } = server();
    const late = Promise.withResolvers<{ status: number; body: unknown }>();
    answers['GET /training-sessions/past'] = late.promise;
    answers['GET /training-sessions/stats'] = late.promise.then(() => ({ status: 500 }));
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: 'Lunes' })).toBeVisible();
    await expect.element(screen.getByText('Cargando tu entrenamiento de hoy...')).toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Empezar Entrenamiento' })).not.toBeInTheDocument();
    late.resolve({ status: 200, body: [aSession({ localDate: today })] });
    await expect.element(screen.getByText('Ya has completado una sesión hoy. ¡Buen trabajo!')).toBeVisible();
  });

  const done = 'Ya has completado una sesión hoy. ¡Buen trabajo!';
  test.for<[string, Parameters<typeof server>[0], string[]]>([
    [
      'the planned routine',
      {},
      ['Potencia para la bandeja', 'Una frase sobre la rutina.', 'Potencia con margen antes del partido.'],
    ],
    ['no name on a day of rest', { day: null }, ['', '', '']],
    ['what was done', { past: [aSession({ localDate: today, type: 'Fuerza explosiva' })] }, [done, '', '']],
    ['no name below an open session', { open: aSession({ isFinished: false }) }, ['', '', '']],
  ])('is named by the document’s drawing on the next visit: %s', async ([, given, words]) => {
    server(given);
    await show();
    const remembered = () =>
      JSON.parse(localStorage.getItem('bandeja.first-words') ?? '{}')[window.location.pathname]?.words;
    await expect
      .poll(remembered)
      .toEqual(['Hola, Lucía', expect.stringMatching(/^Jueves, 20 de noviembre\./), ...words]);
  });

  test('«Cambiar» opens the form: six types, routines of the type, no start without one', async () => {
    server();
    const screen = await show();
    await card(screen, 'Potencia para la bandeja').getByRole('button', { name: 'Cambiar' }).click();
    const form = screen.getByRole('form', { name: 'Elige tu entrenamiento' });
    await expect.element(form).toBeVisible();
    const types = form.getByLabelText('Tipo de entrenamiento').element().querySelectorAll('option');
    expect([...types].map(({ textContent }) => textContent)).toEqual([
      'Fuerza',
      'Fuerza explosiva',
      'Pliometría',
      'Cardio',
      'Flexibilidad',
      'Funcionalidad',
    ]);
    await expect.element(form.getByLabelText('Rutina')).toHaveValue(routineIds.power);
    await form.getByLabelText('Tipo de entrenamiento').selectOptions('Pliometría');
    await expect.element(form.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeDisabled();
    await form.getByLabelText('Tipo de entrenamiento').selectOptions('Cardio');
    await expect.element(form.getByLabelText('Rutina')).toHaveValue('');
    await form.getByLabelText('Rutina').selectOptions('Intervalos 20-10 · 35 min');
    await expect.element(form.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeEnabled();
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await expect
      .element(card(screen, 'Potencia para la bandeja').getByRole('button', { name: 'Cambiar' }))
      .toHaveFocus();
  });

  test('without a routine it counts the available ones, and a start asks for one', async () => {
    server({ day: { ...week.thursday, routineId: null, routine: null } });
    const screen = await show();
    const empty = card(screen, 'Sin rutina asignada');
    await expect.element(empty.getByText('Tienes 1 rutina disponible.')).toBeVisible();
    await empty.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
    await expect.element(screen.getByText('Por favor, selecciona una rutina antes de continuar.')).toBeVisible();
  });

  test('rests when nothing is planned', async () => {
    server({ day: null });
    const screen = await show();
    const rest = card(screen, 'Día de descanso');
    await expect.element(rest.getByText('Tienes 5 rutinas disponibles si quieres moverte.')).toBeVisible();
    await expect.element(rest.getByRole('button', { name: 'Cambiar' })).toBeVisible();
    expect(rest.getByRole('button', { name: 'Empezar ahora' }).elements()).toEqual([]);
  });

  test('is done after a finished session; another one by hand', async () => {
    const past = [aSession({ localDate: today, type: 'Fuerza', duration: 46 * 60 })];
    server({ past, stats: { ...stats, trainedToday: true } });
    const screen = await show();
    const done = card(screen, 'Ya has completado una sesión hoy. ¡Buen trabajo!');
    await expect.element(done.getByText('46 minutos, 7 ejercicios.')).toBeVisible();
    await done.getByRole('button', { name: 'Realizar otra sesión' }).click();
    await expect.element(screen.getByRole('form', { name: 'Elige tu entrenamiento' })).toBeVisible();
  });

  test('a planned match can still be logged after another session, as a match and no session of sets', async () => {
    const past = [aSession({ localDate: today, type: 'Fuerza', duration: 46 * 60 })];
    const { answers, calls } = server({ past, day: { ...week.saturday, date: today } });
    answers['POST /matches'] = { status: 201, body: aSession({ localDate: today, type: 'Partido', routineId: null }) };
    const screen = await show();
    const match = card(screen, 'Partido de práctica');
    const done = match.getByRole('region', { name: 'Ya has completado una sesión hoy. ¡Buen trabajo!' });
    await expect.element(done.getByText('46 minutos, 7 ejercicios.')).toBeVisible();
    await expect.element(done.getByRole('button', { name: 'Realizar otra sesión' })).toBeVisible();
    await expect.element(match.getByRole('button', { name: 'Empezar Entrenamiento' })).not.toBeInTheDocument();
    await match.getByRole('button', { name: 'Apuntar partido' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Apuntar partido' });
    await sheet.getByRole('button', { name: 'Más juegos nuestros, set 1' }).click();
    await sheet.getByRole('button', { name: 'Guardar partido' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    const [logged] = calls.filter(({ call }) => call === 'POST /matches');
    expect(logged?.body).toMatchObject({ minutes: 90, sets: [{ us: 6, them: 4 }] });
  });

  test('a match besides is a fact below the plan, which stays startable', async () => {
    const match = aSession({ localDate: today, type: 'Partido', routineId: null, completedExercises: [] });
    server({ past: [match] });
    const planned = card(await show(), 'Potencia para la bandeja');
    await expect.element(planned.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeEnabled();
    const done = planned.getByRole('region', { name: 'Ya has completado una sesión hoy. ¡Buen trabajo!' });
    await expect.element(done.getByText('36 minutos.')).toBeVisible();
    await expect.element(done.getByRole('button', { name: 'Realizar otra sesión' })).toBeVisible();
  });

  test('asks for the player’s state: the changes are shown first, retried after a failure, and the start sends the answer', async () => {
    const { answers, calls } = server();
    const id = '0198c1f0-0000-7000-8000-0000000000c2';
    answers['POST /training-sessions/preview'] = { status: 500 };
    answers['POST /training-sessions'] = { status: 201, body: { _id: id } };
    const screen = await show();
    const door = card(screen, 'Potencia para la bandeja').getByRole('button', { name: '¿Cómo estás hoy?' });
    await door.click();
    await screen.getByRole('button', { name: /^Cansado/ }).click();
    const result = screen.getByRole('dialog', { name: 'Hoy, más suave' });
    await expect.element(result.getByText('No se ha podido ajustar la sesión')).toBeVisible();
    await expect.element(result.getByRole('button', { name: 'Empezar así' })).not.toBeInTheDocument();
    const changes = [{ kind: 'fewer', name: 'Salto al cajón', dose: '2 × 5', why: 'Menos series, mismo peso.' }];
    const preview = { minutes: 30, plannedMinutes: 45, exerciseCount: 1, changes, advice: null, mayStart: true };
    answers['POST /training-sessions/preview'] = { status: 200, body: preview };
    await result.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(result.getByText('30 min en lugar de 45, 1 ejercicio.')).toBeVisible();
    await expect.element(result.getByText('Salto al cajón, 2 × 5')).toBeVisible();
    await result.getByRole('button', { name: 'Empezar así' }).click();
    await expect.element(screen.getByTestId('place')).toHaveTextContent(`/training-session/${id}`);
    const [start] = calls.filter(({ call }) => call === 'POST /training-sessions');
    expect(start?.body).toMatchObject({ routineId: routineIds.power, checkIn: { state: 'tired', area: null } });
  });

  test('the very first session asks nothing', async () => {
    server({ stats: { ...stats, sessions: 0 }, past: [] });
    const screen = await show();
    const planned = card(screen, 'Potencia para la bandeja');
    await expect.element(planned.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeVisible();
    await expect.element(screen.getByText(/Llevas dos de cinco esta semana/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '¿Cómo estás hoy?' })).not.toBeInTheDocument();
  });

  test('a match that was played is done', async () => {
    const past = [aSession({ localDate: today, type: 'Partido', routineId: null })];
    server({ past, day: { ...week.saturday, date: today } });
    const screen = await show();
    await expect.element(card(screen, 'Ya has completado una sesión hoy. ¡Buen trabajo!')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Empezar Entrenamiento' })).not.toBeInTheDocument();
  });

  test('says why a start failed', async () => {
    const { answers } = server();
    answers['POST /training-sessions'] = { status: 500 };
    const screen = await show();
    await screen.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Error al crear la sesión de entrenamiento');
    answers['POST /training-sessions'] = { status: 201, body: {} };
    await screen.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Error al crear la sesión. Por favor, inténtalo de nuevo.');
  });
});

describe('an open session', () => {
  const open = aSession({ isFinished: false });

  test('comes first and can be continued or discarded', async () => {
    const { answers, calls } = server({ open });
    const screen = await show();
    const strip = screen.getByRole('region', { name: 'Tienes una sesión en marcha: Intervalos 20-10' });
    await expect
      .element(strip.getByRole('link', { name: 'Continuar' }))
      .toHaveAttribute('href', `/training-session/${open._id}`);
    await strip.getByRole('button', { name: 'Descartar' }).click();
    answers[`DELETE /training-sessions/${open._id}`] = { status: 204 };
    answers['GET /training-sessions/next'] = { status: 200, body: { open: null, today: week.thursday } };
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await expect.element(strip).not.toBeInTheDocument();
    expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  test('that prevents a start is offered in place; discarding it starts the wished session', async () => {
    const { answers } = server();
    const exists = 'Ya tienes una sesión en marcha. Continúala o descártala.';
    answers['POST /training-sessions'] = { status: 409, body: { message: exists, code: 'session.open_exists' } };
    const screen = await show();
    await expect.element(screen.getByText('45 min').first()).toBeVisible();
    answers['GET /training-sessions/next'] = { status: 200, body: { open, today: week.thursday } };
    await screen.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
    const card = screen.getByRole('region', { name: 'Potencia para la bandeja' });
    await expect.element(card.getByText(exists)).toBeVisible();
    await expect.element(card.getByRole('link', { name: 'Continuar' })).toBeVisible();
    await card.getByRole('button', { name: 'Descartar' }).click();
    answers[`DELETE /training-sessions/${open._id}`] = { status: 204 };
    answers['POST /training-sessions'] = { status: 201, body: { _id: 'made' } };
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await expect.element(screen.getByTestId('place')).toHaveTextContent('/training-session/made');
  });
});

describe('an incomplete profile', () => {
  test('replaces today’s card with the page’s one yellow action, until a check finds it complete', async () => {
    const { answers, calls } = server({ user: noDays, day: null });
    const screen = await show();
    await expect.element(screen.getByRole('region', { name: 'Perfil Incompleto' })).toBeVisible();
    await expect.element(screen.getByText('En cuanto sepamos qué días entrenas', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('Hoy toca descanso')).not.toBeInTheDocument();
    expect([...document.querySelectorAll('.btn-saque')].map(({ textContent }) => textContent)).toEqual([
      'Completar Perfil',
    ]);
    const complete = screen.getByRole('link', { name: 'Completar Perfil' }).element().getBoundingClientRect();
    expect(complete.bottom + window.scrollY).toBeLessThan(600);
    await expect
      .element(
        screen.getByText(
          'Perfil incompleto: faltan días disponibles y/o duración de sesiones. Por favor, completa tu perfil en la configuración.',
        ),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Completar Perfil' })).toHaveAttribute('href', '/onboarding');
    await expect.element(screen.getByRole('button', { name: 'Regenerar Plan' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Verificar Perfil' })).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain('GET /training-schedule/week');
    answers['GET /users/me'] = { status: 200, body: aUser() };
    await screen.getByRole('button', { name: 'Ya completé mi perfil' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Lunes' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Verificar Perfil' })).not.toBeInTheDocument();
  });

  test('falls back to the profile alone; if that fails too, shows an error', async () => {
    const { answers } = server({ user: noDays, day: null });
    answers['GET /training-schedule'] = { status: 500 };
    const screen = await show();
    await expect.element(screen.getByRole('region', { name: 'Perfil Incompleto' })).toBeVisible();
    answers['GET /users/me'] = { status: 500 };
    await screen.getByRole('button', { name: 'Verificar Perfil' }).click();
    await expect.element(screen.getByText('Error al verificar el perfil del usuario')).toBeVisible();
  });
});

describe('regenerating the plan', () => {
  const swapped = { ...week.friday, routineId: routineIds.cardio, reason: 'Fondo para aguantar el tercer set.' };
  const shown = {
    variant: 0,
    token: 'propuesta',
    changed: [{ before: { ...week.friday, edited: true }, after: swapped }],
    same: [week.saturday, week.sunday],
  };

  async function regenerate(status: number, body?: unknown) {
    const { answers, calls } = server();
    answers['POST /training-schedule/preview'] = { status, body };
    answers['POST /training-schedule/generate'] = { status: 200, body: week };
    const screen = await show();
    await screen.getByRole('button', { name: 'Regenerar Plan' }).click();
    return { screen, calls, answers };
  }

  test('shows the changes with reasons; confirming stores that plan, reads the week again and shows a toast', async () => {
    const { screen, calls } = await regenerate(200, shown);
    const dialog = screen.getByRole('dialog', { name: 'Cambiaría un día' });
    await expect.element(dialog.getByText('Fondo para aguantar el tercer set.')).toBeVisible();
    await expect.element(dialog.getByText('Este día lo cambiaste a mano.')).toBeVisible();
    await expect.element(dialog.getByText('Dos días se quedan igual')).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain('POST /training-schedule/generate');
    await dialog.getByRole('button', { name: 'Cambiar mi semana' }).click();
    await expect.element(screen.getByText('Plan regenerado exitosamente!')).toBeVisible();
    const sent = calls.find(({ call }) => call === 'POST /training-schedule/generate');
    expect(sent?.body).toEqual({ variant: 0, token: 'propuesta' });
    expect(calls.filter(({ call }) => call === 'GET /training-schedule/week')).toHaveLength(2);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('says when nothing better exists, and asks for another week', async () => {
    const { screen, calls, answers } = await regenerate(200, { ...shown, changed: [], same: [week.friday] });
    const best = screen.getByRole('dialog', { name: 'Tu semana ya es la mejor que sé hacerte' });
    await expect.element(best.getByText('Un día se queda igual')).toBeVisible();
    expect(best.getByRole('button', { name: 'Cambiar mi semana' }).elements()).toEqual([]);
    answers['POST /training-schedule/preview'] = { status: 200, body: { ...shown, variant: 1 } };
    await best.getByRole('button', { name: 'Otra propuesta' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Cambiaría un día' })).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ variant: 1 });
    await screen.getByRole('button', { name: 'Dejarla como está' }).click();
    expect(calls.map(({ call }) => call)).not.toContain('POST /training-schedule/generate');
  });

  test('refused for the available days: the profile is incomplete', async () => {
    const message = 'Tu perfil no está completo: faltan tus días disponibles y la duración de tus sesiones.';
    const { screen } = await regenerate(400, { message, code: 'profile.incomplete' });
    const sentence =
      'Tu perfil no está completo. Por favor, configura tus días disponibles y duración de sesiones en el onboarding o configuración.';
    await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(`Error: ${sentence}`)).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Perfil Incompleto' })).toBeVisible();
  });

  test('any other message of the server as given, else the default', async () => {
    const { screen } = await regenerate(503, {
      message: 'La base de datos no responde.',
      code: 'database.unavailable',
    });
    await expect.element(screen.getByText('La base de datos no responde.', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Error: La base de datos no responde.')).toBeVisible();
  });

  test('no message: the default', async () => {
    const { screen } = await regenerate(502);
    await expect.element(screen.getByText('Error al regenerar el plan', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Error: Error al regenerar el plan')).toBeVisible();
  });
});

test('a block that fails leaves the others alone and tries again by itself', async () => {
  const { answers } = server();
  answers['GET /training-sessions/past'] = { status: 500 };
  const screen = await show();
  await expect.element(screen.getByText('Error al cargar las sesiones')).toBeVisible();
  await expect.element(screen.getByText('Días Entrenados')).toBeVisible();
  answers['GET /training-sessions/past'] = { status: 200, body: [aSession()] };
  await screen.getByRole('button', { name: 'Intentar de nuevo' }).click();
  const link = screen.getByRole('link', { name: 'miércoles, 19 de noviembre de 2025' });
  await expect.element(link).toHaveAttribute('href', `/training-sessions/${aSession()._id}`);
  await expect.element(screen.getByText('8/10')).toBeVisible();
});

test('the totals: sessions a week over the last 30 days, and hours from ten on', async () => {
  server();
  const screen = await show();
  const totals = screen.getByRole('region', { name: 'Resumen de todas tus sesiones' });
  await expect.element(totals.getByText('Promedio: 2,3 por semana en 30 días', { exact: true })).toBeVisible();
  await expect.element(totals.getByText('14,1 h', { exact: true })).toBeVisible();
});
