import type { ChatMessage } from '@bandeja/domain/coach/contract';
import { expect, test } from 'vitest';
import {
  isAnswered,
  localMessage,
  numbersToCall,
  reasonOf,
  unanswered,
  withoutRepeats,
  withReply,
} from '#features/coach/talk.ts';
import { HttpError, NetworkError } from '#lib/http.ts';

const at = new Date('2026-06-04T10:00:00.000Z');
const messageOf = (role: ChatMessage['role'], content: string) => localMessage(role, content, at);
const contents = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content);

test('an exchange is added once, also when the server’s list already has it', () => {
  const mine = messageOf('user', 'hola');
  const ids = { userMessageId: 'u1', messageId: 'a1', timestamp: at.toISOString() };
  const once = withReply([], mine, { response: 'Hola.', ...ids });
  expect(once.map(({ _id }) => _id)).toEqual(['u1', 'a1']);
  expect(withReply(once, mine, { response: 'Hola.', ...ids })).toEqual(once);
});

test('a repeated message counts once; one that was sent and answered twice stays', () => {
  const hi = messageOf('user', 'hola');
  const answer = messageOf('assistant', 'Hola.');
  expect(contents(withoutRepeats([hi, hi, answer]))).toEqual(['hola', 'Hola.']);
  expect(contents(withoutRepeats([hi, answer, hi, answer]))).toEqual(['hola', 'Hola.', 'hola', 'Hola.']);
});

test('only words of the player at the end are without an answer', () => {
  const [hi, answer] = [messageOf('user', 'hola'), messageOf('assistant', 'Hola.')];
  expect(unanswered([hi])?.content).toBe('hola');
  expect(unanswered([hi, answer])).toBeNull();
  expect(unanswered([])).toBeNull();
  expect(isAnswered([hi, answer], ' hola ')).toBe(true);
  expect(isAnswered([hi, answer, hi], 'hola')).toBe(false);
});

test('a reason is shown where it helps', () => {
  expect(reasonOf(new NetworkError('x'))).toBe('Parece que no hay conexión. Tu mensaje sigue aquí.');
  expect(reasonOf(new HttpError(429, { message: 'Espera un momento.' }, ''))).toBe('Espera un momento.');
  expect(reasonOf(new HttpError(500, { message: 'Algo ha fallado.' }, ''))).toBeNull();
});

test('numbers for help are those an answer asks to call', () => {
  expect(numbersToCall('Si lo notas ahora, llama al 112.')).toEqual(['112']);
  expect(numbersToCall('En España puedes llamar gratis al 024; si hay peligro, al 112.')).toEqual(['024', '112']);
  expect(numbersToCall('Llevas 112 sesiones.')).toEqual([]);
});
