import { minutesOf } from '@bandeja/domain/sessions/rules';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newAccount, storedSession } from './testing/players.ts';
import { chooseTraining, chooseWizardDays, completeSets, goTo, weeklyPlan } from './testing/steps.ts';

const exercises = [
  { name: 'Calentamiento dinámico RAMP', sets: 1 },
  { name: 'Extensión excéntrica de muñeca', sets: 3 },
  { name: 'Apretar y soltar pelota', sets: 3 },
  { name: 'Remo con goma', sets: 3 },
  { name: 'Rotación externa con goma', sets: 2 },
  { name: 'Antebrazo flexor y extensor', sets: 2 },
];

test('register, wizard, a week, a whole session, and history and statistics show exactly it', async ({
  page,
  baseURL,
}) => {
  await page.clock.install({ time: Date.now() - 31 * 60_000 - 3000 });
  // the start names no time of sending: else the server would see a clock that is behind, and begin the session now
  await page.route('**/api/training-sessions', (route) => {
    const { sentAt: _, ...body } = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify(body) });
  });
  const account = newAccount();

  await page.goto('/register');
  await page.getByLabel('Nombre').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await page.getByLabel('Confirmar contraseña').fill(account.password);
  await page.getByRole('button', { name: 'Registrarse' }).click();

  await page.getByRole('link', { name: 'Prefiero el formulario' }).click();
  await expect(page.getByRole('heading', { name: 'Configura tu Perfil' })).toBeVisible();
  await page.getByLabel('Altura (cm)').fill('1,72');
  await page.getByLabel('Peso (kg)').fill('68,5');
  await page.getByLabel('Edad (opcional)').fill('34');
  await page.getByRole('button', { name: 'Izquierda' }).click();
  await inspect(page, 'wizard-1');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('radio', { name: 'Intermedio' }).check();
  await page.getByRole('button', { name: '1-3 años' }).click();
  await inspect(page, 'wizard-2');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await chooseWizardDays(page, '6');
  await page.getByRole('button', { name: 'Prevenir lesiones' }).click();
  await page.getByRole('button', { name: 'Ganar fuerza' }).click();
  await inspect(page, 'wizard-3');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Nada de esto' }).click();
  await expect(page.getByLabel('Lesiones o molestias (opcional)')).toBeVisible();
  await inspect(page, 'wizard-5');
  await page.getByRole('button', { name: 'Completar' }).click();

  await expect(page.getByRole('heading', { name: 'Plan de Entrenamiento' })).toBeVisible();
  await expect(page.getByText('Redirigiendo al dashboard en 3 segundos...')).toBeVisible();
  await page.clock.fastForward('00:03');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hola, Lucía' })).toBeVisible();
  const week = weeklyPlan(page);
  for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']) {
    await expect(week.getByRole('heading', { name: day })).toBeVisible();
  }
  await expect(week.getByText('Hoy', { exact: true })).toHaveCount(1);
  await expect(week.getByText('Sin rutina asignada')).toHaveCount(0);
  await expect(page.getByText('Aquí verás tus sesiones en cuanto termines la primera.')).toBeVisible();

  await chooseTraining(page, 'Flexibilidad', 'Codo y muñeca para voleas');
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await expect(page).toHaveURL(/\/training-session\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { name: 'Codo y muñeca para voleas' })).toBeVisible();
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();

  for (const [index, { name, sets }] of exercises.entries()) {
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText(`Ejercicio ${index + 1} de 6`, { exact: true })).toBeVisible();
    if (name === 'Extensión excéntrica de muñeca') {
      await page.getByLabel('Peso', { exact: true }).fill('2,5');
      await page.getByLabel('Peso', { exact: true }).press('Enter');
      await page.getByRole('button', { name: 'Completar serie 1' }).click();
      await expect(page.getByRole('region', { name: 'Descanso' })).toBeVisible();
      await page.getByRole('button', { name: 'Saltar' }).click();
      await page.getByRole('button', { name: 'Menos repeticiones' }).click();
      await page.getByRole('switch', { name: 'Descanso automático' }).uncheck();
      await completeSets(page, 2, 3);
    } else {
      await completeSets(page, 1, sets);
    }
    if (index < exercises.length - 1) await page.getByRole('button', { name: 'Siguiente' }).click();
  }
  await page.clock.fastForward('31:00');
  await expect(page.getByRole('timer', { name: 'Tiempo de entrenamiento' })).toHaveText(/^00:31:/);
  await page.getByRole('button', { name: 'Finalizar' }).click();

  await expect(page).toHaveURL(`/training-sessions/${id}`);
  await expect(page.getByRole('heading', { name: '¡Enhorabuena!' })).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const stored = await storedSession({ ...account, token, url: baseURL ?? '' }, id);
  const minutes = minutesOf(stored.duration);
  expect([31, 32]).toContain(minutes);
  expect(stored.exercises.map((entry) => entry.setRows.map((row) => row.done))).toEqual(
    exercises.map(({ sets }) => Array.from({ length: sets }, () => true)),
  );
  await expect(page.getByRole('definition').filter({ hasText: `${minutes} min` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '6 de 6' })).toBeVisible();
  for (const { name } of exercises) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('12 × 2,5 kg, 11 × 2,5 kg, 11 × 2,5 kg por lado')).toBeVisible();
  await expect(page.getByText('20 s, 20 s, 20 s por lado')).toBeVisible();
  await expect(page.getByText('12, 12, 12 reps')).toBeVisible();
  await inspect(page, 'summary');

  await page.getByRole('radiogroup', { name: '¿Cuánto te has esforzado?' }).getByText('6', { exact: true }).click();
  await page.getByRole('radiogroup', { name: '¿Qué tal te ha salido?' }).getByText('8', { exact: true }).click();
  await page.getByRole('button', { name: 'Más fuerza' }).click();
  await page.getByLabel('Notas').fill('El codo, sin molestias.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado')).toBeVisible();

  await page.getByRole('link', { name: 'Volver al Dashboard' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Ya has completado una sesión hoy. ¡Buen trabajo!' })
      .getByText(`${minutes} minutos, 6 ejercicios.`),
  ).toBeVisible();
  const totals = page.getByRole('region', { name: 'Resumen de todas tus sesiones' });
  await expect(totals).toContainText('Días Entrenados1Promedio: 0,2 por semana');
  await expect(totals).toContainText('Ejercicios Realizados6Promedio: 6 por sesión');
  await expect(totals).toContainText(`Tiempo Total${minutes} minPromedio: ${minutes} min por sesión`);
  const history = page.getByRole('region', { name: 'Histórico de Sesiones' });
  const card = history.getByRole('listitem').filter({ has: page.getByRole('link') });
  await expect(card).toHaveCount(1);
  for (const text of ['Flexibilidad', `${minutes} min`, '8/10', 'Más fuerza', 'El codo, sin molestias.']) {
    await expect(card).toContainText(text);
  }
  const longDate = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' });
  await expect(card.getByRole('link')).toHaveText(longDate.format(new Date(`${stored.localDate}T00:00:00Z`)));
  await inspect(page, 'dashboard-done');

  await goTo(page, 'Sesiones');
  await expect(page.getByRole('heading', { name: 'Sesiones Anteriores' })).toBeVisible();
  await page.getByRole('link', { name: 'Codo y muñeca para voleas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Codo y muñeca para voleas' });
  await expect(dialog).toContainText(`${minutes} min, 6 de 6 ejercicios`);
  await expect(dialog).toContainText('8/10');
  await expect(dialog).toContainText('6/10 · entre duro y muy duro');
  await dialog.getByRole('link', { name: 'Ver la sesión' }).click();
  await expect(page).toHaveURL(`/training-sessions/${id}`);
});
