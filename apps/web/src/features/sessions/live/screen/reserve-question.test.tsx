import '#styles/index.css';
import { each } from '@bandeja/domain/testing/each';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyDevice, fakeServer, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { entryFixture, sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const address = `/training-session/${sessionId}`;
const running = (changes = {}) => sessionFixture({ currentExercise: 0, ...changes });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

beforeEach(emptyDevice);
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(390, 844);
});

test('today’s proposal with its reason is beside the last time', async () => {
  const lastTime = [{ reps: 10, seconds: null, metres: null, weight: 22.5 }];
  const proposal = { sets: 2, reps: 12, weight: 22.5, reason: 'Te sobraron 5 o más: suma 2 por serie.' };
  fakeServer(running({ exercises: [entryFixture(0, { usesWeight: true, lastTime, proposal }), entryFixture(1)] }));
  await renderLive(address);
  await expect.element(page.getByText('La última vez')).toBeVisible();
  await expect.element(page.getByText('22,5 × 10')).toBeVisible();
  await expect.element(page.getByText('Hoy te propongo')).toBeVisible();
  await expect.element(page.getByText('22,5 × 12')).toBeVisible();
  await expect.element(page.getByText('Te sobraron 5 o más: suma 2 por serie.')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('after a strength set one tap says how many were left; without it everything goes on', async () => {
  const strength = entryFixture(0, { usesWeight: true, tags: ['Fuerza', 'Piernas'], sets: 3 });
  const server = fakeServer(running({ exercises: [strength, entryFixture(1)] }));
  await renderLive(address);
  const question = page.getByRole('group', { name: '¿Cuántas repeticiones te quedaban?' });
  await expect.element(button('Completar serie 1')).toBeVisible();
  expect(question.elements()).toEqual([]);
  await button('Completar serie 1').click();
  await expect.element(question).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await question.getByRole('button', { name: '2–3' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText('2–3 de margen')).toBeVisible();
  await expect.poll(() => server.session?.exercises[0]?.setRows[0]).toMatchObject({ done: true, inReserve: 2 });
  await button('Saltar').click();
  await button('Completar serie 2').click();
  await expect.element(question).toBeVisible();
  await button('Saltar').click();
  await button('Completar serie 3').click();
  await expect
    .poll(() => server.session?.exercises[0]?.setRows.map((row) => row.inReserve))
    .toEqual([2, undefined, undefined]);
  await page.getByRole('button', { name: /^Serie 1.*hecha/ }).click();
  await expect.element(question.first().getByRole('button', { name: '2–3', pressed: true })).toBeVisible();
  await question.first().getByRole('button', { name: '0' }).click();
  await expect.poll(() => server.session?.exercises[0]?.setRows[0]?.inReserve).toBe(0);
});

test('only strength exercises ask for the reserve', async () => {
  fakeServer(running());
  await renderLive(address);
  await button('Completar serie 1').click();
  await expect.element(page.getByRole('heading', { name: 'Descanso' })).toBeVisible();
  expect(page.getByText('¿Cuántas repeticiones te quedaban?').elements()).toEqual([]);
});

test.each([320, 360, 390])(
  'its answers are 56 px wide and high on a phone of %i px, in the list and in an opened set',
  async (width) => {
    await page.viewport(width, 640);
    fakeServer(running({ exercises: [entryFixture(0, { tags: ['Fuerza', 'Piernas'] }), entryFixture(1)] }));
    await renderLive(address);
    await button('Completar serie 1').click();
    const question = page.getByRole('group', { name: '¿Cuántas repeticiones te quedaban?' });
    const expectLarge = () =>
      each(question.first().element().querySelectorAll('button'), 5, (answer) => {
        const box = answer.getBoundingClientRect();
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(56);
      });
    await expect.element(question).toBeVisible();
    expectLarge();
    await page.getByRole('button', { name: /^Serie 1.*hecha/ }).click();
    await expect.element(button('Deshacer serie')).toBeVisible();
    expectLarge();
  },
);
