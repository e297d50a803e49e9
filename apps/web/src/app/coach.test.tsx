import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCoach, create, fab, field, freshTab, log, opened, read, say, send, show } from '#app/testing/coach.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { aConversation, aMessage, aReply, aStream, spoken } from '#features/coach/testing/a-server.ts';

const failure = 'Lo siento, no pude procesar tu mensaje en este momento. ¿Podrías intentarlo de nuevo?';

const overlay = () => window.history.state?.overlay;

beforeEach(freshTab);
afterEach(() => page.viewport(390, 844));

test('nothing is asked of the server before the first message; Escape leads back to the button', async () => {
  const { calls } = aCoach();
  await opened();
  await expect.element(page.getByText('Eres atendido por una IA')).toBeVisible();
  await expect.element(page.getByText('Información general; no es consejo médico.')).toBeVisible();
  expect(calls.filter(({ call }) => call.includes('chatbot'))).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(fab()).toHaveFocus();
});

test('on a phone the way back closes the chat, not the page', async () => {
  await page.viewport(390, 844);
  aCoach();
  await show();
  await fab().click();
  await expect.element(field()).toBeVisible();
  await expect.poll(overlay).toBe(1);
  window.history.back();
  await expect.element(fab()).toHaveFocus();
  await fab().click();
  await expect.poll(overlay).toBe(1);
  await page.getByRole('button', { name: 'Cerrar chat' }).click();
  await expect.element(fab()).toHaveFocus();
});

test('Enter sends, Shift+Enter begins a line, blank is not sent, nothing is sent while an answer is awaited', async () => {
  const stream = aStream();
  const { calls, count } = aCoach(() => stream);
  await opened();
  await say('   ');
  expect(count(create)).toBe(0);
  await field().fill('hola');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await userEvent.type(field(), '¿qué tal?');
  expect(count(create)).toBe(0);
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(field()).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Detener la respuesta' })).toBeVisible();
  await say('otra cosa');
  await expect.element(field()).toHaveValue('otra cosa');
  expect(calls.filter(({ call }) => call === send).map(({ body }) => body)).toEqual([{ message: 'hola\n¿qué tal?' }]);
  stream.write('done', aReply('Muy bien.'));
  stream.end();
  await expect.element(log().getByText('Muy bien.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
});

test('an answer appears as it is written, without announcements; the finished one replaces it, with a time', async () => {
  const stream = aStream();
  aCoach(() => stream);
  await opened();
  await say('¿Qué me toca hoy?');
  stream.write('delta', { text: 'Hoy toca ' });
  stream.write('delta', { text: 'cardio.' });
  const writing = log().getByText('Hoy toca cardio.');
  await expect.element(writing).toBeVisible();
  expect(writing.element().closest('[aria-hidden=true]')).not.toBeNull();
  stream.write('done', aReply('Hoy toca fuerza.'));
  stream.end();
  const answer = log().getByText('Hoy toca fuerza.');
  await expect.element(answer).toBeVisible();
  await expect.element(writing).not.toBeInTheDocument();
  expect(answer.element().closest('[aria-hidden=true]')).toBeNull();
  expect(
    log()
      .getByText(/^\d\d:\d\d$/)
      .elements(),
  ).toHaveLength(2);
});

test('stop ends the request and keeps the words so far; the next message is sent', async () => {
  const stream = aStream();
  const server = aCoach(() => stream);
  await opened();
  await say('cuéntame');
  stream.write('delta', { text: 'Primera frase.' });
  await expect.element(log().getByText('Primera frase.')).toBeVisible();
  await page.getByRole('button', { name: 'Detener la respuesta' }).click();
  expect(server.calls.find(({ call }) => call === send)?.signal?.aborted).toBe(true);
  await expect.element(log().getByText('Primera frase.')).toBeVisible();
  await expect.element(field()).toHaveFocus();
  server.handlers[send] = () => spoken('Segunda.');
  await say('sigue');
  await expect.element(log().getByText('Segunda.')).toBeVisible();
  expect(server.count(create)).toBe(1);
});

test('a conversation that cannot be opened is not to blame: the message fails, and is sent again', async () => {
  const server = aCoach();
  const good = server.handlers[create];
  server.handlers[create] = () => 'offline';
  await opened();
  await say('hola');
  await expect.element(log().getByText(failure)).toBeVisible();
  await expect.element(log().getByText('Parece que no hay conexión. Tu mensaje sigue aquí.')).toBeVisible();
  await expect.element(log().getByText('hola', { exact: true })).toBeVisible();
  if (good) server.handlers[create] = good;
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(log().getByText('Hoy toca fuerza.')).toBeVisible();
  await expect.element(log().getByText(failure)).not.toBeInTheDocument();
  expect(log().getByText('hola', { exact: true }).elements()).toHaveLength(1);
});

test('an answer whose way was cut is looked for before it counts as failed', async () => {
  const stream = aStream();
  const server = aCoach(() => stream);
  server.handlers[read] = () => ({
    body: aConversation({ messages: [aMessage('user', 'hola'), aMessage('assistant', 'Hola, Lucía.')] }),
  });
  await opened();
  await say('hola');
  stream.write('delta', { text: 'Hola' });
  await expect.element(log().getByText('Hola', { exact: true })).toBeVisible();
  stream.cut();
  await expect.element(log().getByText('Hola, Lucía.')).toBeVisible();
  await expect.element(log().getByText(failure)).not.toBeInTheDocument();
});

test('after a conversation was deleted elsewhere, the next message begins another one', async () => {
  const server = aCoach();
  await opened();
  await say('hola');
  await expect.element(log().getByText('Hoy toca fuerza.')).toBeVisible();
  let tries = 0;
  server.handlers[send] = () => {
    tries += 1;
    const gone = { code: 'conversation.not_found', message: 'No se encontró la conversación' };
    return tries === 1 ? { status: 404, body: gone } : spoken('Empezamos otra.');
  };
  await say('¿sigues ahí?');
  await expect.element(log().getByText('Empezamos otra.')).toBeVisible();
  expect(server.count(create)).toBe(2);
});

test('after a reload the panel is closed; opened again it has the conversation and the unsent text', async () => {
  const conversation = aConversation({ messages: [aMessage('user', 'hola'), aMessage('assistant', 'Hola, Lucía.')] });
  const server = aCoach();
  server.handlers[create] = () => ({ status: 201, body: { ...conversation, messages: [] } });
  const first = await opened();
  await say('hola');
  await expect.element(log().getByText('Hoy toca fuerza.')).toBeVisible();
  await field().fill('a medias');
  await first.unmount();
  server.handlers[read] = () => ({ body: conversation });
  await show();
  await expect.element(fab()).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await fab().click();
  await expect.element(log().getByText('Hola, Lucía.')).toBeVisible();
  await expect.element(field()).toHaveValue('a medias');
});

test('another player in the same tab sees nothing of it', async () => {
  const mine = { conversationId: aConversation()._id, draft: 'me duele el codo' };
  sessionStorage.setItem(`bandeja.chat.${aUser()._id}`, JSON.stringify(mine));
  const server = aCoach();
  await show(aUser({ _id: '0198c1f0-0000-7000-8000-0000000000ff', name: 'Marta' }));
  await fab().click();
  await expect.element(page.getByText('Hola, Marta')).toBeVisible();
  await expect.element(field()).toHaveValue('');
  expect(server.count(read)).toBe(0);
});

test('an expired token in the middle ends the sign-in, as everywhere', async () => {
  localStorage.setItem('token', 'secreto');
  const server = aCoach(() => ({ status: 401, body: { code: 'auth.required', message: 'Inicia sesión.' } }));
  server.handlers['GET /users/me'] = () => ({ body: aUser() });
  await opened();
  await say('hola');
  await expect.poll(() => localStorage.getItem('token')).toBeNull();
});

test('a message that is too long shows an error and is not sent', async () => {
  const { count } = aCoach();
  await opened();
  await field().fill('a'.repeat(1900));
  await expect.element(page.getByText('1900 de 2000')).toBeVisible();
  await field().fill('a'.repeat(2001));
  await expect.element(page.getByText('El mensaje puede tener 2000 caracteres como máximo')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(count(create)).toBe(0);
});

test('on a phone it fills the screen, keeps the page out of reach, and the keyboard down', async () => {
  await page.viewport(390, 844);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  aCoach();
  await show();
  await fab().click();
  const panel = page.getByRole('dialog', { name: 'Tu entrenador' });
  await expect.element(panel).toHaveAttribute('aria-modal', 'true');
  await expect
    .poll(() => {
      const { width, height } = panel.element().getBoundingClientRect();
      return [width, height];
    })
    .toEqual([390, 844]);
  await expect.element(panel).toHaveFocus();
  expect(root.inert).toBe(true);
  await page.getByRole('button', { name: 'Cerrar chat' }).click();
  await expect.element(fab()).toHaveFocus();
  expect(root.inert).toBe(false);
  root.remove();
});
