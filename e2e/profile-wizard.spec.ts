import { getMe } from '@bandeja/domain/profile/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { holdRedirect } from './testing/hold.ts';
import { inspect } from './testing/inspect.ts';
import { newcomer, signIn } from './testing/players.ts';
import { chooseWizardDays } from './testing/steps.ts';

test('an incomplete profile leads through the wizard, which keeps the input over a reload, to a week @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newcomer(baseURL ?? '');
  await signIn(page, player);
  // the button of the last step is there for three seconds only
  await holdRedirect(page);
  await page.goto('/dashboard');
  const panel = page.getByRole('region', { name: 'Perfil Incompleto' });
  for (const need of [
    'Días disponibles para entrenar',
    'Duración preferida de tus sesiones',
    'Información física básica',
  ]) {
    await expect(panel.getByText(need)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Verificar Perfil' })).toBeVisible();
  await panel.getByRole('button', { name: 'Ya completé mi perfil' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Perfil incompleto: faltan días disponibles' })).toBeVisible();
  await inspect(page, 'dashboard-incomplete');
  await panel.getByRole('link', { name: 'Completar Perfil' }).click();

  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('link', { name: 'Prefiero el formulario' }).click();
  await expect(page).toHaveURL('/onboarding-classic');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText('Escribe tu altura en centímetros, de 100 a 250')).toBeVisible();
  await expect(page.getByLabel('Altura (cm)')).toBeFocused();
  await inspect(page, 'wizard-1-errors');
  await page.getByLabel('Altura (cm)').fill('181');
  await page.getByLabel('Peso (kg)').fill('79,5');
  await page.getByLabel('Edad (opcional)').fill('13');
  await expect(page.getByRole('checkbox', { name: 'Tengo el permiso de mi madre' })).toBeVisible();
  await page.getByLabel('Edad (opcional)').fill('41');
  await page.getByRole('button', { name: 'Derecha' }).click();
  await page.reload();
  await expect(page.getByLabel('Altura (cm)')).toHaveValue('181');
  await expect(page.getByLabel('Peso (kg)')).toHaveValue('79,5');
  await expect(page.getByLabel('Edad (opcional)')).toHaveValue('41');
  await expect(page.getByRole('button', { name: 'Derecha' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('radio', { name: 'Avanzado' }).check();
  await page.getByRole('button', { name: 'Más de 3 años' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await chooseWizardDays(page, '4');
  await page.getByRole('button', { name: 'Ganar resistencia' }).click();
  await page.getByRole('group', { name: '¿Con qué material cuentas?' }).getByRole('button', { name: 'Elegir' }).click();
  await page.getByRole('button', { name: 'Gomas' }).click();
  await page.getByRole('button', { name: 'En casa' }).click();
  await page.reload();
  await expect(page.getByText('Paso 3 de 4', { exact: true }).first()).toBeVisible();
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveText(['4', 'L', 'X', 'V', 'D', 'Ganar resistencia', 'Elegir', 'Gomas', 'En casa']);
  await inspect(page, 'wizard-3-kit');
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByRole('radio', { name: 'Avanzado' })).toBeChecked();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(8);
  await page.getByRole('button', { name: 'Nada de esto' }).click();
  await page.getByLabel('Lesiones o molestias (opcional)').fill('Me molesta el codo derecho');
  await page.getByRole('button', { name: 'Completar' }).click();
  await expect(page.getByText('Marca la casilla para que podamos guardar tus lesiones')).toBeVisible();
  await inspect(page, 'wizard-4-errors');
  await page.getByRole('checkbox', { name: 'Acepto que Bandeja guarde lo que cuento de mis lesiones' }).check();
  await page.getByRole('button', { name: 'Completar' }).click();
  await expect(page.getByRole('heading', { name: 'Plan de Entrenamiento' })).toBeVisible();
  await page.getByRole('button', { name: 'Ir al Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Domingo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Perfil Incompleto' })).toBeHidden();

  expect(await callServer(player, getMe, { token: player.token })).toMatchObject({
    height: 181,
    weight: 79.5,
    age: 41,
    dominantHand: 'right',
    fitnessLevel: 'Avanzado',
    experience: 'Más de 3 años',
    trainingDays: 4,
    goals: ['Ganar resistencia'],
    equipment: ['gomas'],
    places: ['home'],
    injuries: 'Me molesta el codo derecho',
    sessionDuration: { min: 60, max: 120 },
  });
});
