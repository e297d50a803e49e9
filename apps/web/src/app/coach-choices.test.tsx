import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCoach, freshTab, log, opened, say, send } from '#app/testing/coach.tsx';
import { aReply, aStream } from '#features/coach/testing/a-server.ts';

beforeEach(freshTab);
afterEach(() => page.viewport(390, 844));

/** Answers each message with the next of these, whole. */
function answering(...replies: object[]) {
  return aCoach(() => {
    const stream = aStream();
    stream.write('done', { ...aReply('Vale.'), ...replies.shift() });
    stream.end();
    return stream;
  });
}

test('a question has its answers as buttons; the tapped one stays, marked, the others go', async () => {
  const server = answering({
    response: '¿La muevo al sábado o la quito?',
    choices: [
      { intent: null, label: 'Moverla al sábado, 30 min' },
      { intent: null, label: 'Quitarla esta semana' },
    ],
  });
  await opened();
  await say('el viernes no puedo que tengo cena');
  await page.getByRole('button', { name: 'Moverla al sábado, 30 min' }).click();
  await expect.element(log().getByText('Vale.')).toBeVisible();
  await expect.element(log().getByText('Moverla al sábado, 30 min')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Moverla al sábado, 30 min' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Quitarla esta semana')).not.toBeInTheDocument();
  const bodies = server.calls.filter(({ call }) => call === send).map(({ body }) => body);
  expect(bodies).toEqual([{ message: 'el viernes no puedo que tengo cena' }, { message: 'Moverla al sábado, 30 min' }]);
});

test('«No era eso» opens the next readings; a tap sends the reading, also when it is sent again', async () => {
  const others = [
    { intent: 'change', label: 'Cambiar el jueves' },
    { intent: 'routine', label: 'Una rutina de piernas' },
    { intent: 'explain', label: 'Que me lo expliques' },
  ];
  const server = answering({ response: 'El jueves tienes fuerza.', others });
  await opened();
  await say('y el jueves que hago de piernas');
  await expect.element(log().getByText('El jueves tienes fuerza.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cambiar el jueves' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'No era eso' }).click();
  const answers = server.handlers[send];
  server.handlers[send] = () => 'offline';
  await page.getByRole('button', { name: 'Una rutina de piernas' }).click();
  await expect.element(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  if (answers) server.handlers[send] = answers;
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(log().getByText('Vale.')).toBeVisible();
  const bodies = server.calls.filter(({ call }) => call === send).map(({ body }) => body);
  expect(bodies.slice(1)).toEqual(Array(2).fill({ message: 'Una rutina de piernas', reading: 'routine' }));
});
