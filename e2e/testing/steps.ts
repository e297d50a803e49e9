import { expect, type Locator, type Page } from '@playwright/test';

export async function goTo(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

export async function signOut(page: Page, endsAt = '/'): Promise<void> {
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === endsAt);
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
}

export function todayCard(page: Page) {
  return page.locator('section[aria-labelledby="today"]');
}

/** The plan on the dashboard: the week, or the first days of a player who began in the middle of one. */
export function weeklyPlan(page: Page) {
  return page.locator('section[aria-labelledby="weekly-plan"]');
}

export async function chooseTraining(page: Page, type: string, routine: string): Promise<void> {
  await todayCard(page)
    .getByRole('button', { name: /^(Cambiar|Realizar otra sesión)$/ })
    .click();
  await page.getByLabel('Tipo de entrenamiento').selectOption(type);
  const list = page.getByLabel('Rutina', { exact: true });
  await list.selectOption(await list.getByRole('option', { name: `${routine} · ` }).getAttribute('value'));
}

/** Presses «Completar serie n» from one number to another; rests must be off or over. */
export async function completeSets(page: Page, first: number, last: number): Promise<void> {
  for (let number = first; number <= last; number += 1) {
    await page.getByRole('button', { name: `Completar serie ${number}` }).click();
  }
}

export async function chooseWizardDays(page: Page, days: string): Promise<void> {
  await page.getByRole('group', { name: 'Días por semana' }).getByRole('button', { name: days, exact: true }).click();
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('no Tab leads there');
}
