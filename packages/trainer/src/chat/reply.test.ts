import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { wordCount, wordLimit } from '#chat/phrase.ts';
import type { ChatAnswer } from '#chat/types.ts';
import { changes } from '#testing/chat-changes.ts';
import { converse } from '#testing/chat-context.ts';
import { bodily, domainSet, type Row } from '#testing/chat-messages.ts';
import { talks } from '#testing/chat-talks.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function check({ text, before = [], intent, action, say, not, data }: Row): void {
  const reply = converse([...before, text]);
  const said = plain(reply.text);
  expect([intent].flat(), reply.text).toContain(reply.intent);
  if (action !== undefined) expect([action].flat(), reply.text).toContain(reply.action?.type ?? null);
  if (data !== undefined) expect(reply.action?.data).toMatchObject(data);
  if (say !== undefined) expect(said).toMatch(say);
  if (not !== undefined) expect(said).not.toMatch(not);
  expect(wordCount(reply.text), reply.text).toBeLessThanOrEqual(wordLimit);
  expect(reply.text.split('?').length - 1, reply.text).toBeLessThanOrEqual(1);
  expect(reply.text).not.toMatch(/!|undefined|null|NaN/);
}

describe('the regression set of the chat', () => {
  it.each(atLeast(25, domainSet))('$text', check);
});

describe('pain and health', () => {
  it.each(atLeast(70, bodily))('$text', check);
});

function proposed({ action }: ChatAnswer): string {
  if (action === null) return '-';
  if (action.type !== 'update_day' && action.type !== 'adapt_week') return action.type;
  const edits = action.type === 'update_day' ? { [action.data.day]: action.data } : action.data.currentWeek;
  const days = Object.entries(edits).map(([day, edit]) => `${day.slice(0, 3)} ${edit?.type}`);
  return `${action.type}: ${days.join(', ')}`;
}

describe('changes of the week', () => {
  const rows = changes.map(([text, expected, intents = '', say = null, not]) => ({
    text,
    expected,
    intents,
    say,
    not,
  }));

  it.each(atLeast(130, rows))('$text: $expected', ({ text, expected, intents, say, not }) => {
    const reply = converse([text]);
    const said = plain(reply.text);
    expect(intents === '' ? ['cambiar_plan'] : intents.split(' '), reply.text).toContain(reply.intent);
    if (expected.includes(' | ')) expect(expected.split(' | '), reply.text).toContain(reply.action?.type ?? '-');
    else if (expected !== '?')
      each(expected.split(', '), 1, (part) => expect(proposed(reply), reply.text).toContain(part.replace('*', '')));
    if (say !== null) expect(said).toMatch(say);
    if (not !== undefined) expect(said).not.toMatch(not);
  });
});

describe('what goes on from the message before', () => {
  it.each(atLeast(29, talks))('$before, $text', check);
});

describe('a question about the rules', () => {
  it.each([
    ['¿el saque puede pegar en la reja?', /si toca la reja/],
    ['¿qué es la doble falta en pádel?', /hay dos intentos/],
    ['es mejor jugar de revés o de drive', /lado/],
    ['puedo tocar la red con la pala después de ganar el punto?', /si tocas la red/i],
  ])('«%s» is answered by the rule, not by the stroke it names', (message, say) => {
    expect(converse([message])).toMatchObject({ intent: 'explicar', text: expect.stringMatching(say) });
  });

  it('leaves the stroke to who asks how it is played', () => {
    expect(converse(['¿cómo hago un buen saque al cristal?']).text).toMatch(/^El saque \(zona/);
  });
});
