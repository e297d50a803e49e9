import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCoach, freshTab, log, opened, say, send } from '#app/testing/coach.tsx';
import { aReply, aStream } from '#features/coach/testing/a-server.ts';
import { axeFindings } from '#ui/testing/axe-findings.ts';

beforeEach(freshTab);
afterEach(() => page.viewport(390, 844));

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

test('a crisis that was not meant: the tap and the help go, and the message is answered', async () => {
  const help = aReply('Siento que lo estés pasando así. Llama al 024; si hay peligro inmediato, al 112.');
  const tap = aReply('Hoy toca fuerza.');
  const choices = [{ intent: null, label: 'No, me refería a otra cosa' }];
  answering({ ...help, choices }, { ...tap, removed: [help.messageId, tap.userMessageId] });
  await opened();
  await say('ya no quiero vivir en Vigo, ¿qué toca hoy?');
  await expect.element(log().getByRole('link', { name: 'Llamar al 024' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'No, me refería a otra cosa' }).click();
  await expect.element(log().getByText('Hoy toca fuerza.')).toBeVisible();
  await expect.element(log().getByText(/^Siento que/)).not.toBeInTheDocument();
  await expect.element(log().getByText('No, me refería a otra cosa')).not.toBeInTheDocument();
  await expect.element(log().getByText('ya no quiero vivir en Vigo, ¿qué toca hoy?')).toBeVisible();
});

test('perhaps a crisis: one soft sentence below the answer, until the talk goes on', async () => {
  answering({ response: 'Hoy toca fuerza.', soft: true }, { response: 'Vale.', soft: true }, { response: 'Bien.' });
  await opened();
  await say('harto de todo, ¿qué toca hoy?');
  await expect.element(log().getByText('Hoy toca fuerza.')).toBeVisible();
  await page.getByRole('button', { name: '¿Va todo bien?' }).click();
  await expect.element(log().getByText(/^Siento que lo estés pasando así\./)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'No, me refería a otra cosa' }).click();
  await expect.element(log().getByText(/^Siento que/)).not.toBeInTheDocument();
  await say('y mañana');
  await expect.element(page.getByRole('button', { name: '¿Va todo bien?' })).toBeVisible();
  await say('y el viernes');
  await expect.element(log().getByText('Bien.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '¿Va todo bien?' })).not.toBeInTheDocument();
});
