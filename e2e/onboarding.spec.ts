import { getMe, putProfile } from '@bandeja/domain/profile/contract';
import { generateWeek, getWeek, putSchedule } from '@bandeja/domain/schedule/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newAccount, newcomer, type Player, signIn } from './testing/players.ts';
import { chooseWizardDays, tabTo } from './testing/steps.ts';

const consent =
  'Acepto que Bandeja guarde lo que cuento de mis lesiones para adaptar mi plan. Puedo retirarlo y borrarlo cuando quiera.';
const healthConsent =
  'Acepto que Bandeja guarde mis respuestas sobre mi salud para cuidar mi entrenamiento. Puedo retirarlo y borrarlo cuando quiera.';
const field = (page: Page) => page.getByRole('textbox', { name: 'Escribe tu respuesta' });

async function say(page: Page, text: string, reply: string | RegExp): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(page.getByText(reply).last()).toBeVisible();
}

/** Without the typing rhythm: the trainer's texts appear at once, as with reduced motion. The clock can be advanced. */
async function withoutRhythm(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
}

async function toThePlan(page: Page, answer: () => Promise<void>): Promise<void> {
  const planned = page.waitForResponse((response) => response.url().endsWith(`/api${generateWeek.path}`));
  await answer();
  await planned;
  await page.clock.fastForward('00:02');
  await expect(page.getByText('Tu plan está listo.')).toBeVisible();
}

test('register, talk to the trainer, be asked again, correct, reload, and train', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const account = newAccount();
  await page.goto('/register');
  await page.getByLabel('Nombre').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await page.getByLabel('Confirmar contraseña').fill(account.password);
  await page.getByRole('button', { name: 'Registrarse' }).click();

  await expect(page.getByRole('heading', { name: 'Tu Entrenador Personal' })).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByText('Hola, Lucía.', { exact: true })).toBeVisible();
  await inspect(page, 'onboarding-0');
  await page.getByRole('button', { name: 'Sí, estoy listo' }).click();
  await say(page, 'más bien alto', 'Hmm, no pude entender tu altura o parece poco usual...');
  await say(page, 'uno setenta y ocho', '178 cm, anotado.');
  await say(page, 'pesa 300', 'No pude entender tu peso o parece inusual...');
  await inspect(page, 'onboarding-2-again');
  await say(page, '80,5', '80,5 kg.');
  await page.getByRole('button', { name: 'Corregir la respuesta anterior' }).click();
  await expect(page.getByText('Sin problema, lo cambiamos.')).toBeVisible();
  await say(page, 'ochenta y uno', '81 kg.');
  await page.getByRole('button', { name: '1-3 años' }).click();
  await page.getByRole('button', { name: 'Intermedio' }).click();
  await say(page, 'Los que haga falta', 'No pude entender el número de días o está fuera del rango...');
  await page.getByRole('button', { name: '4', exact: true }).click();
  await expect(page.getByText('Cuatro días: dos físicos y dos partidos.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '45–60 min' }).click();
  await inspect(page, 'onboarding-5-sessions');
  await page.getByRole('button', { name: 'Seguir', exact: true }).click();
  for (const goal of ['Mejorar la técnica', 'Ganar fuerza', 'Prevenir lesiones']) {
    await page.getByRole('button', { name: goal }).click();
  }
  await inspect(page, 'onboarding-6-goals');
  await page.reload();
  await expect(page.getByText('Los que haga falta')).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveText([
    'Mejorar la técnica',
    'Ganar fuerza',
    'Prevenir lesiones',
  ]);
  await page.getByRole('button', { name: 'Continuar con 3 objetivo(s) seleccionado(s)' }).click();
  await say(page, 'Me molesta el codo derecho', consent);
  await inspect(page, 'onboarding-7-consent');
  await page.getByRole('button', { name: 'Sí, acepto' }).click();
  await expect(page.getByText(healthConsent)).toBeVisible();
  await inspect(page, 'onboarding-8-health');
  await page.getByRole('button', { name: 'Nada de esto' }).click();
  await toThePlan(page, () => say(page, 'tengo treinta y cinco', 'Estoy preparando tu plan.'));
  await page.clock.fastForward('00:03');
  await expect(page.getByRole('heading', { name: '¡Onboarding Completado!' })).toBeFocused();
  const begun = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(begun);
  await inspect(page, 'onboarding-done');
  await expect(page.getByRole('button', { name: 'Ir al Dashboard' })).toBeVisible();
  await page.clock.setFixedTime(begun + 6000);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Domingo' })).toBeVisible();

  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect(await callServer({ url: baseURL ?? '' }, getMe, { token })).toMatchObject({
    height: 178,
    weight: 81,
    age: 35,
    experience: '1-3 años',
    fitnessLevel: 'Intermedio',
    trainingDays: 4,
    goals: ['Mejorar la técnica', 'Ganar fuerza', 'Prevenir lesiones'],
    injuries: 'Me molesta el codo derecho',
    injuriesConsent: true,
    screening: { yes: [] },
    sessionDuration: { min: 45, max: 60 },
  });
});

async function stored(player: Player): Promise<{ profile: string; week: string }> {
  const { token } = player;
  const { _id, email, screening, ...profile } = await callServer(player, getMe, { token });
  return {
    profile: JSON.stringify({ ...profile, screening: screening?.yes }),
    week: JSON.stringify(await callServer(player, getWeek, { token })),
  };
}

function savedBodies(page: Page): (string | null)[] {
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    const saves = [putProfile.path, putSchedule.path].some((path) => request.url().endsWith(`/api${path}`));
    if (request.method() === 'PUT' && saves) bodies.push(request.postData());
  });
  return bodies;
}

test('equal answers in the form and in the conversation, by keyboard alone, make the same profile and week @once', async ({
  page,
  baseURL,
}) => {
  await withoutRhythm(page);
  const bodies = savedBodies(page);
  const first = await newcomer(baseURL ?? '');
  await signIn(page, first);
  await page.goto('/onboarding-classic');
  await page.getByLabel('Altura (cm)').fill('1,65');
  await page.getByLabel('Peso (kg)').fill('58,5');
  await page.getByLabel('Edad (opcional)').fill('41');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('radio', { name: 'Avanzado' }).check();
  await page.getByRole('button', { name: 'Más de 3 años' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await chooseWizardDays(page, '5');
  const days = page.getByRole('group', { name: 'Qué días', exact: true });
  for (const day of ['Miércoles', 'Domingo']) await days.getByRole('button', { name: day, exact: true }).click();
  await page.getByRole('button', { name: 'Ganar resistencia' }).click();
  await page.getByRole('button', { name: 'Ganar fuerza' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Nada de esto' }).click();
  await page.getByLabel('Lesiones o molestias (opcional)').fill('Me molesta la rodilla');
  await page.getByRole('checkbox', { name: consent }).check();
  await page.getByRole('button', { name: 'Completar' }).click();
  await expect(page.getByRole('heading', { name: 'Plan de Entrenamiento' })).toBeVisible();
  const byForm = await stored(first);

  const second = await newcomer(baseURL ?? '');
  await signIn(page, second);
  await page.goto('/onboarding');
  const press = async (name: string, key: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press(key);
  };
  await tabTo(page, field(page));
  for (const [text, reply] of [
    ['metro sesenta y cinco', '165 cm, anotado.'],
    ['cincuenta y ocho con cinco', '58,5 kg.'],
    ['desde hace diez años', 'Más de 3 años, de acuerdo.'],
    ['muy en forma', 'Avanzado, de acuerdo.'],
    ['entre semana', 'Cinco días: tres físicos y dos partidos.'],
  ] as const) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText(reply)).toBeVisible();
    await expect(field(page)).toBeFocused();
  }
  await press('Seguir', 'Enter');
  await press('Ganar resistencia', 'Space');
  await press('Ganar fuerza', 'Space');
  await press('Continuar con 2 objetivo(s) seleccionado(s)', 'Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Me molesta la rodilla');
  await page.keyboard.press('Enter');
  await expect(page.getByText(consent)).toBeVisible();
  await page.keyboard.type('vale, acepto');
  await page.keyboard.press('Enter');
  await expect(page.getByText(healthConsent)).toBeVisible();
  await press('Nada de esto', 'Enter');
  await expect(page.getByText('La última, y solo si quieres: ¿cuántos años tienes?')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('41');
  await toThePlan(page, () => page.keyboard.press('Enter'));
  const byTalk = await stored(second);

  expect(bodies).toHaveLength(4);
  expect(bodies.slice(2)).toEqual(bodies.slice(0, 2));
  expect(byTalk.profile).toBe(byForm.profile);
  expect(byTalk.week).toBe(byForm.week);
});
