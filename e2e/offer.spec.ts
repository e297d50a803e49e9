import { putProfile } from '@bandeja/domain/profile/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { each } from '@bandeja/domain/testing/each';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { newPlayer, signIn } from './testing/players.ts';
import { weeklyPlan } from './testing/steps.ts';

const strength = 'Fuerza completa con mancuernas';

for (const { injuries, area, isStrengthOffered } of [
  { injuries: 'Me molesta el hombro derecho', area: 'hombro', isStrengthOffered: false },
  { injuries: 'Me molesta el codo', area: 'codo', isStrengthOffered: true },
  { injuries: 'Me molesta la rodilla izquierda', area: 'rodilla', isStrengthOffered: false },
]) {
  test(`a sore ${area}: what loads it is offered nowhere, what needs care says so @phone`, async ({
    page,
    baseURL,
  }) => {
    const player = await newPlayer(baseURL ?? '');
    const { token } = player;
    await callServer(player, putProfile, { token, body: { injuries, injuriesConsent: true } });
    const routines = await callServer(player, listRoutines, { token });
    const loading = routines.filter(({ offer }) => offer?.reason === 'injury').map(({ name }) => name);
    const careful = routines.filter(({ offer }) => offer?.isOffered && offer.note !== '').map(({ name }) => name);
    expect(loading.length).toBeGreaterThan(0);
    expect(careful.length).toBeGreaterThan(0);
    expect(loading.includes(strength)).toBe(!isStrengthOffered);
    await signIn(page, player);

    await test.step('the dashboard: suggestions, plan and form', async () => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Lunes' })).toBeVisible();
      const suggested = page.locator('section[aria-labelledby="routines"] h3');
      await expect(suggested).toHaveCount(2);
      const week = weeklyPlan(page);
      await each(loading, 1, async (name) => {
        await expect(suggested.filter({ hasText: name })).toHaveCount(0);
        await expect(week.getByText(name, { exact: true })).toHaveCount(0);
      });
    });

    await test.step('the shelf counts them, shows them on request, and cannot start them', async () => {
      await page.goto('/routine-manager');
      const notice = page.getByText(new RegExp(`Sin ${loading.length} rutinas? que cargan? tu ${area}`));
      await expect(notice).toBeVisible();
      const heading = page.getByRole('heading', { level: 3, name: loading[0] ?? '', exact: true });
      await expect(heading).toBeHidden();
      const note = page
        .getByRole('listitem')
        .filter({ hasText: careful[0] ?? '' })
        .getByText(/^Si notas /);
      await expect(note.first()).toBeVisible();
      await page.getByRole('button', { name: /^Mostrarlas?$/ }).click();
      await expect(heading).toBeVisible();
      const card = page.getByRole('listitem').filter({ has: heading });
      await expect(card.getByText(`No te la proponemos: carga tu ${area}.`)).toBeVisible();
      await expect(card.getByRole('button', { name: /^Empezar/ })).toHaveCount(0);
    });

    await test.step('the search leaves them out as well', async () => {
      const [first = ''] = loading;
      await page.goto(`/routine-search?${new URLSearchParams({ query: first })}`);
      await expect(page.getByText(/Sin \d+ rutinas? que/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: first, exact: true })).toBeHidden();
      await page.getByRole('button', { name: /^Mostrarlas?$/ }).click();
      await expect(page.getByRole('heading', { level: 3, name: first, exact: true })).toBeVisible();
    });
  });
}
