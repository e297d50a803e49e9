import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, signIn } from './testing/players.ts';
import { weeklyPlan } from './testing/steps.ts';

test('strokes are rated, drawn and asked about again; a tournament bends the week of the dashboard', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);

  await test.step('the progress page asks, and «Ahora no» puts it off', async () => {
    await page.goto('/progress');
    await expect(page.getByText('Toca puntuar tus golpes: es un minuto al mes.')).toBeVisible();
    await page.getByRole('button', { name: 'Ahora no' }).click();
    await expect(page.getByText('Toca puntuar tus golpes: es un minuto al mes.')).toBeHidden();
    await page.getByRole('link', { name: 'Puntuar mis golpes' }).click();
  });

  await test.step('from 1 to 5, by touch and by keyboard', async () => {
    const stroke = (name: string) => page.getByRole('radiogroup', { name, exact: true });
    await stroke('bandeja').getByText('2', { exact: true }).click();
    await stroke('saque').getByRole('radio', { name: '1, me cuesta' }).focus();
    await page.keyboard.press('Space');
    for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
    await stroke('globo').getByText('5', { exact: true }).click();
    await inspect(page, 'strokes');
    await page.getByRole('button', { name: 'Guardar mis golpes' }).click();
    await expect(page.getByText('Toca mejorar: bandeja')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ver tu progreso' }).click();
    await expect(
      page.getByRole('img', { name: 'Tus golpes de 1 a 5: Saque y resto 4, Bandeja y víbora 2, Globo y chiquita 5' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Ver como tabla: Golpes' }).click();
    await expect(page.getByRole('table', { name: 'Golpes, en cifras' }).getByRole('row')).toHaveCount(4);
  });

  await test.step('a tournament in the profile is named in the week', async () => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: noonZone }).format(new Date());
    const saturday = addDays(mondayOf(today), 12);
    await page.goto('/dashboard');
    await expect(weeklyPlan(page)).toBeVisible();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Editar perfil' }).click();
    await page.getByLabel('¿Preparas un torneo? (opcional)').fill(saturday);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();
    await page.goto('/dashboard');
    await page.getByText(/ avisos? para esta semana$/).click();
    await expect(page.getByText(/^Preparas el torneo del \d+ de \S+: esa semana, menos carga/)).toBeVisible();
  });
});
