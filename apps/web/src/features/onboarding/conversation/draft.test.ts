import { savedAnswers } from '@bandeja/domain/onboarding/rules';
import {
  answer,
  answerHealth,
  goBack,
  saveDone,
  saveFailed,
  startConversation,
  tickGoal,
} from '@bandeja/trainer/onboarding/conversation';
import type { Conversation } from '@bandeja/trainer/onboarding/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropConversation, readConversation, storeConversation } from '#features/onboarding/conversation/draft.ts';
import { newcomer } from '#features/onboarding/testing/answers.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const begun = () => startConversation({ name: 'Lucía', answers: savedAnswers(newcomer), asksHealth: true }, 0);
const says = (texts: string[]) => texts.reduce((talk, text, index) => answer(talk, text, (index + 1) * 5000), begun());
const tells = (text: string, redFlag: 'urg' | 'prof') =>
  answer(says(toInjuries), text, 60_000, {
    redFlag,
    isCondition: false,
    suspicion: null,
    topic: null,
    besidesCrisis: null,
    isOfHealth: true,
  });
const toInjuries = ['1,78', 'ochenta y medio', 'toda la vida', 'alto', 'entre semana', 'paso', 'todo'];

test.each<[string, Conversation]>([
  ['just begun', begun()],
  ['goals ticked', tickGoal(says(toInjuries.slice(0, 6)), 'Perder peso')],
  ['corrected', goBack(says(toInjuries), 90_000)],
  ['a red flag, with consent', answer(tells('me duele el pecho', 'urg'), 'sí', 70_000)],
  ['health answered', answerHealth(says([...toInjuries, 'no']), [], 90_000)],
  ['a child', says([...toInjuries, 'no', 'no', '13'])],
  ['not saved', saveFailed(says([...toInjuries, 'no', 'no', 'paso']), 'Sin conexión.', 90_000)],
  ['saved', saveDone(says([...toInjuries, 'no', 'no', '13', 'sí, lo tengo']))],
])('comes back as it was: %s', (_, conversation) => {
  storeConversation('a', conversation);
  expect(readConversation('a')).toEqual(conversation);
  expect(readConversation('b')).toBeNull();
});

test('without consent nothing of the body is stored', () => {
  storeConversation('a', tells('me operaron del menisco', 'prof'));
  expect([...stored.values()].join()).not.toMatch(/menisco|"prof"/);
  expect(readConversation('a')?.step).toBe('injuries');
});

test('a draft of an older version goes on', () => {
  const { injuriesFlag, doubted, topic, besidesCrisis, answers, ...older } = says(toInjuries);
  const { suspicion, ...olderAnswers } = answers;
  stored.set('bandeja.conversation.a', JSON.stringify({ ...older, answers: olderAnswers }));
  expect(readConversation('a')).toEqual({
    ...older,
    injuriesFlag,
    doubted,
    topic,
    besidesCrisis,
    answers: { ...olderAnswers, suspicion },
  });
});

test('ignores an invalid draft, and deletes a dropped one', () => {
  stored.set('bandeja.conversation.a', JSON.stringify({ ...begun(), step: 'nowhere' }));
  expect(readConversation('a')).toBeNull();
  storeConversation('a', begun());
  dropConversation('a');
  expect(stored.size).toBe(0);
});
