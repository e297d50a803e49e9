import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { answerQuiz, finish, newAddress, question } from './testing/leads.ts';
import { mailsOf } from './testing/mailbox.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newAccount } from './testing/players.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const today = new Intl.DateTimeFormat('es-ES', { weekday: 'long', timeZone: noonZone }).format(new Date());

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Escribe tu respuesta' }).fill(text);
  await button(page, 'Enviar').click();
}

async function choosePasswords(page: Page): Promise<void> {
  const { password } = newAccount();
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await button(page, 'Registrarse').click();
}

test('from the price page to a Premium trial and the first session in one go @phone', async ({ page }) => {
  const { name, email } = newAccount();
  await page.goto('/precios');
  await page.getByRole('link', { name: 'Probar Premium 7 días gratis' }).click();
  await expect(page).toHaveURL('/register?plan=premium');
  await expect(page.getByText('Has elegido Premium')).toBeVisible();
  // to the sign-in and back, the plan goes along
  await page.getByRole('link', { name: 'Inicia sesión' }).click();
  await expect(page).toHaveURL('/login?plan=premium');
  await expect(page.getByText('Has elegido Premium')).toBeVisible();
  await inspect(page, 'front-login-plan');
  await page.getByRole('link', { name: 'Crear cuenta gratis' }).click();
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Email').fill(email);
  await inspect(page, 'front-register-plan');
  await choosePasswords(page);

  await expect(page.getByText(/^Al terminar confirmas tu plan/)).toBeVisible();
  await answer(page, '178');
  await answer(page, '72');
  await button(page, '1-3 años').click();
  await button(page, 'Intermedio').click();
  await answer(page, today);
  await button(page, 'Seguir').click();
  await button(page, 'Ganar fuerza').click();
  await button(page, 'Continuar con 1 objetivo(s) seleccionado(s)').click();
  await button(page, 'Ninguna').click();
  await button(page, 'Nada de esto').click();
  await button(page, 'Prefiero no decirlo').click();

  await expect(page.getByRole('heading', { name: '¡Onboarding Completado!' })).toBeVisible({ timeout: 20_000 });
  const order = page.getByRole('region', { name: 'Tu plan elegido: Premium' });
  await expect(order.getByText(/^9,99\s€ al mes, IVA incluido$/)).toBeVisible();
  await expect(order.getByText(/^El .*, 9,99\s€$/)).toBeVisible();
  await expect(order.getByText('En «Planes», con un botón')).toBeVisible();
  await inspect(page, 'front-order');
  await order.getByRole('button', { name: 'Probar Premium 7 días gratis' }).click();
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible();
  await button(page, 'Contratar con obligación de pago').click();
  await expect(page.getByRole('heading', { name: 'Ya tienes Premium' })).toBeVisible();
  await button(page, 'Empezar mi primera sesión').click();
  await expect(page).toHaveURL(/\/training-session\/[0-9a-f-]{36}$/);
  await expect(button(page, 'Empezar Entrenamiento')).toBeVisible();

  const mails = await mailsOf(email, 2);
  const confirmation = mails.find(({ subject }) => subject === 'Confirma tu correo en Bandeja');
  expect(confirmation?.text).toMatch(/\/verify-email\?token=[\w-]+&plan=premium\s/);
  const contract = mails.find(({ subject }) => subject === 'Tu prueba de Premium ha empezado');
  expect(contract?.text).toContain('Hola, Lucía Ferrer:');
  expect(contract?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^terminos-bandeja-v\d+\.txt$/),
  ]);
});

test('the quiz shows its week, and the registration and the conversation begin with its answers @phone', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/cuestionario-entrenamiento');
  await answerQuiz(page, email);
  await finish(page).click();
  await expect(question(page, 'Esta es tu semana')).toBeFocused();
  const week = page.getByRole('region', { name: 'Tu semana' });
  await expect(week.getByRole('listitem').first()).toContainText('min');
  await inspect(page, 'front-quiz-week');
  await page.getByRole('link', { name: 'Crear cuenta con estas respuestas' }).click();
  await expect(page).toHaveURL(/\/register\?desde=[\w-]{43}$/);
  await expect(page.getByLabel('Nombre')).toHaveValue('Lucía Ferrer Gómez');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const known = page.getByRole('region', { name: 'Ya sé esto de ti:' });
  await expect(known.getByRole('listitem')).toHaveText([
    'Nivel físico: Intermedio',
    'Experiencia: 1-3 años',
    'Objetivos: Ganar resistencia',
    'Por sesión: 30–45 min',
  ]);
  await inspect(page, 'front-register-known');
  await choosePasswords(page);

  await expect(page.getByText(/^Ya sé esto de ti: nivel físico intermedio;/)).toBeVisible();
  await expect(page.getByText('Con seis preguntas preparo tu primera semana.')).toBeVisible();
  await answer(page, '178');
  await answer(page, '72');
  await expect(page.getByText('¿Cuántos días a la semana puedes entrenar?')).toBeVisible();
});

test('a routine’s page can be read, and trained without an account; who registers keeps it @phone', async ({
  page,
}) => {
  await page.goto('/rutinas');
  await inspect(page, 'front-routines');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rutinas\/[a-z0-9-]+$/);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await inspect(page, 'front-routine');
  await button(page, 'Empezar sin cuenta').click();
  await button(page, 'Completar serie').click();
  await inspect(page, 'front-guest-session');
  await page.reload();
  await button(page, 'Seguir entrenando').click();
  for (;;) {
    const last = button(page, 'Finalizar');
    if (await last.isVisible()) break;
    await button(page, 'Siguiente').click();
  }
  await button(page, 'Finalizar').click();
  await expect(page.getByRole('heading', { name: '¡Enhorabuena!' })).toBeVisible();
  await inspect(page, 'front-guest-done');
  await page.getByRole('link', { name: 'Guardar en una cuenta gratis' }).click();
  const { name: player, email } = newAccount();
  await page.getByLabel('Nombre').fill(player);
  await page.getByLabel('Email').fill(email);
  const kept = page.waitForResponse((response) => response.url().endsWith('/complete') && response.ok());
  await choosePasswords(page);
  await kept;
  await page.goto('/training-sessions');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});
