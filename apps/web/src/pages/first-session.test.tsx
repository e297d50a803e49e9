import '#styles/index.css';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newcomer } from '#features/onboarding/testing/answers.ts';
import { aWeek, choices, routineIds } from '#features/schedule/testing/a-week.ts';
import { timeZone } from '#lib/time-zone.ts';
import { aSession } from '#pages/testing/dashboard.tsx';
import { button, cleanUp, open, signIn, toInjuries } from '#pages/testing/onboarding.tsx';

beforeEach(signIn);
afterEach(cleanUp);

test('an open session in the way of the first one can be continued or discarded where it was asked for', async () => {
  const running = aSession({ isFinished: false });
  const exists = 'Ya tienes una sesión en marcha. Continúala o descártala.';
  const { answers } = await open(newcomer, {
    'GET /training-schedule/week': { status: 200, body: aWeek(localDateIn(timeZone, new Date())) },
    [`GET /routines/${routineIds.strength}`]: { status: 200, body: { ...choices.strength, exercises: [] } },
    'POST /training-sessions': { status: 409, body: { message: exists, code: 'session.open_exists' } },
    'GET /training-sessions/next': { status: 200, body: { open: running, today: null } },
  });
  await toInjuries();
  await button('Completar').click();
  await button('Empezar ahora').click();
  await expect.element(page.getByText(exists)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Continuar' }))
    .toHaveAttribute('href', `/training-session/${running._id}`);
  await button('Descartar').click();
  answers[`DELETE /training-sessions/${running._id}`] = { status: 204 };
  answers['POST /training-sessions'] = { status: 201, body: { _id: 'made' } };
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect.element(page.getByTestId('place')).toHaveTextContent('/training-session/made');
});
