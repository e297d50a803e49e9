import { getMe, putProfile } from '@bandeja/domain/profile/contract';
import { startSession } from '@bandeja/domain/sessions/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn, startedSession, storedSessions } from './testing/players.ts';
import { chooseTraining, weeklyPlan } from './testing/steps.ts';

const urgent =
  'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.';

test('a red flag holds every start back until the player says that a doctor has seen them @phone', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/422/);
  const player = await newPlayer(baseURL ?? '');
  const { token } = player;
  const { _id, routineId } = await startedSession(player, 'Movilidad total', 'Flexibilidad');
  const body = { injuries: 'Me duele el pecho al correr', injuriesConsent: true };
  await callServer(player, putProfile, { token, body });
  await signIn(page, player);

  await test.step('the dashboard: the warning first, the running session goes on', async () => {
    await page.goto('/dashboard');
    const warning = page.getByRole('alert', { name: 'Habla primero con un médico' });
    await expect(warning.getByText(urgent, { exact: true })).toBeInViewport();
    await expect(warning.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('heading', { name: 'Tu semana está en pausa' })).toBeVisible();
    await expect(page.getByText(/rutinas disponibles/)).toBeHidden();
    await inspect(page, 'dashboard-red-flag');
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(page.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByRole('link', { name: 'Continuar' })).toBeHidden();
  });

  await test.step('shelf and routine offer no start', async () => {
    await page.goto('/routine-manager');
    await expect(page.getByText(urgent, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Sin \d+ rutinas hasta que te vea un profesional/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Movilidad total' })).toBeHidden();
    await page.getByRole('button', { name: /^Mostrarlas?$/ }).click();
    await expect(page.getByRole('heading', { name: 'Movilidad total' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Empezar/ })).toBeHidden();
    await page.goto(`/routines/${routineId}`);
    await expect(page.getByText(urgent, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Movilidad total' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Empezar/ })).toBeHidden();
  });

  await test.step('an address that starts at once, and a call of another client, are refused', async () => {
    await page.goto(`/training-session?routineId=${routineId}&type=Flexibilidad`);
    await expect(page.getByText(urgent, { exact: true })).toBeVisible();
    const start = callServer(player, startSession, {
      token,
      body: { routineId: routineId ?? '', type: 'Flexibilidad' },
    });
    await expect(start).rejects.toThrow(/422/);
    expect((await storedSessions(player)).filter((session) => session._id !== _id)).toEqual([]);
  });

  await test.step('the answer opens the starts', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Ya me ha visto un médico' }).click();
    await expect(page.getByText('Anotado. Tu plan vuelve. Lo puedes retirar en tu perfil.')).toBeVisible();
    await expect(weeklyPlan(page)).toBeVisible();
    await expect(page.getByText(urgent, { exact: true })).toBeHidden();
    await chooseTraining(page, 'Flexibilidad', 'Movilidad total');
    await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
    await expect(page).toHaveURL(/\/training-session\/[0-9a-f-]{36}$/);
  });

  await test.step('it can be taken back in the profile', async () => {
    await page.goto('/profile');
    const health = page.getByRole('region', { name: 'Salud' });
    await expect(health.getByText(/nos dijiste que ya te ha visto un médico/)).toBeVisible();
    await health.getByRole('button', { name: 'Aún no me ha visto un médico' }).click();
    await expect(health.getByText(/^Tu semana está en pausa/)).toBeVisible();
    expect((await callServer(player, getMe, { token })).redFlag?.confirmedAt).toBeNull();
    await page.goto('/dashboard');
    await expect(page.getByRole('alert', { name: 'Habla primero con un médico' })).toBeVisible();
  });
});

test('a suspicion in the injuries text is asked about calmly; «No, nada de eso» counts for these words', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  const body = { injuries: 'Me ahogo cuando subo escaleras', injuriesConsent: true };
  await callServer(player, putProfile, { token: player.token, body });
  await signIn(page, player);
  await page.goto('/dashboard');
  const question = page.getByRole('alertdialog', { name: '¿Te pasa algo de esto?' });
  await expect(question.getByRole('button', { name: 'Dolor u opresión en el pecho' })).toBeVisible();
  await inspect(page, 'profile-question');
  await question.getByRole('button', { name: 'No, nada de eso' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(weeklyPlan(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir chat con tu entrenador' })).toBeVisible();
  await expect(question).toBeHidden();
  const me = await callServer(player, getMe, { token: player.token });
  expect(me).toMatchObject({ suspicion: null, redFlag: null, ...body });
});
