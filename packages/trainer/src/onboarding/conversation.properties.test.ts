import { onboardingPayloads } from '@bandeja/domain/onboarding/rules';
import { profileBodySchema } from '@bandeja/domain/profile/contract';
import { goals } from '@bandeja/domain/schedule/vocabulary';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { readNamedWeightKg } from '@bandeja/reader/language/measures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerDoubt, goBack, keepable, saveFailed, sendGoals, tickGoal } from '#onboarding/conversation.ts';
import { asked, neitherMeasure, questions } from '#onboarding/messages.ts';
import { answer, begun, now } from '#onboarding/testing/conversation.ts';
import { type Conversation, conversationSteps } from '#onboarding/types.ts';
import { sameCases } from '#testing/same-cases.ts';

const phrases = [
  ...Object.values(questions).flatMap(({ options }) => options),
  'mido 1,78',
  '178 y 72 kg',
  '80,5',
  '12',
  '13',
  '35',
  '35 años',
  'juego hace dos años',
  'malísimo',
  'entre semana',
  'los findes',
  'todo',
  'codo derecho',
  'me duele el pecho',
  'me ahogo un poco al subir escaleras',
  'no',
  'sí',
  'nada',
  'no sé',
  '',
  '  ',
  '???',
  '0',
  '-1',
];
type Move =
  | { kind: 'say'; text: string }
  | { kind: 'back' | 'goals' | 'failed' | 'doubt' }
  | { kind: 'tick'; index: number };
const texts = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...phrases) },
  fc.string({ unit: 'binary' }),
  fc.lorem(),
);
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: texts.map((text): Move => ({ kind: 'say', text })) },
    { weight: 1, arbitrary: fc.constantFrom<Move>({ kind: 'back' }, { kind: 'goals' }, { kind: 'failed' }) },
    { weight: 2, arbitrary: fc.constant<Move>({ kind: 'doubt' }) },
    { weight: 1, arbitrary: fc.nat(goals.length - 1).map((index): Move => ({ kind: 'tick', index })) },
  ),
  { maxLength: 40 },
);

function moved(conversation: Conversation, move: Move, at: number): Conversation {
  switch (move.kind) {
    case 'say':
      return answer(conversation, move.text, at);
    case 'back':
      return goBack(conversation, at);
    case 'doubt':
      return answerDoubt(conversation, 'none', at);
    case 'goals':
      return sendGoals(conversation, at);
    case 'tick':
      return tickGoal(conversation, goals[move.index] ?? goals[0]);
    case 'failed':
      return conversation.step === 'ready' ? saveFailed(conversation, '', at) : conversation;
  }
}

const { runs, resultOf: states } = sameCases(300, (list: readonly Move[]): Conversation[] => {
  const passed = [begun()];
  for (const [index, move] of list.entries()) passed.push(moved(passed.at(-1) ?? begun(), move, now + index * 700));
  return passed;
});

const indexOf = (step: Conversation['step']) => conversationSteps.indexOf(step);

test('no text breaks a question', () => {
  fc.assert(
    fc.property(fc.constantFrom(...conversationSteps), fc.string({ unit: 'binary', maxLength: 3000 }), (step, text) => {
      const before = { ...begun(), step, reached: step };
      const { messages } = answer(before, text, now);
      expect(messages.length).toBeGreaterThanOrEqual(before.messages.length);
    }),
    runs,
  );
});

test('no step is skipped: who is ready has answered every question, and can be saved', () => {
  fc.assert(
    fc.property(moves, (list) => {
      each(states(list), 1, ({ step, reached, answers }) => {
        expect(indexOf(step)).toBeLessThanOrEqual(indexOf(reached));
        const known = [answers.experience, answers.fitnessLevel, answers.trainingDays, answers.goals.length || null];
        // those before the furthest question are answered; height, weight and what the days are like may be left out
        const due = ['experience', 'fitnessLevel', 'trainingDays', 'goals'] as const;
        const answered = known.slice(0, due.filter((each) => indexOf(each) < indexOf(reached)).length);
        expect(answered.includes(null)).toBe(false);
        if (step === 'ready')
          expect(profileBodySchema.safeParse(onboardingPayloads(answers).profile).success).toBe(true);
      });
    }),
    runs,
  );
});

test('each question is put before the next', () => {
  fc.assert(
    fc.property(moves, (list) => {
      const end = states(list).at(-1) ?? begun();
      const heard = new Set(end.messages.flatMap(({ sentences }) => sentences));
      // one answer said height and weight, or left both out
      const isWeightToo = [...heard].some((line) => line === neitherMeasure || readNamedWeightKg(line) !== null);
      // asked only of some
      const some: Conversation['step'][] = ['height', 'injuriesConsent', 'guardian'];
      const optional = isWeightToo ? [...some, 'weight'] : some;
      const due = conversationSteps.slice(0, indexOf(end.reached) + 1).filter((step) => !optional.includes(step));
      expect(due.filter((step) => !heard.has(asked[step][0] ?? ''))).toEqual([]);
    }),
    runs,
  );
});

test('stored and read again it is the same, and goes on the same', () => {
  fc.assert(
    fc.property(moves, texts, (list, next) => {
      const state = states(list).at(-1) ?? begun();
      const restored: Conversation = JSON.parse(JSON.stringify(state));
      expect(restored).toEqual(state);
      expect(answer(restored, next, now + 90_000)).toEqual(answer(state, next, now + 90_000));
    }),
    runs,
  );
});

test('storing without consent removes all private messages; storing twice changes nothing more', () => {
  fc.assert(
    fc.property(moves, (list) => {
      const state = states(list).at(-1) ?? begun();
      const stored = keepable(state);
      expect(keepable(stored)).toEqual(stored);
      if (state.answers.injuriesConsent) return expect(stored).toEqual(state);
      expect(stored.answers).toEqual({ ...state.answers, injuries: '' });
      expect(atLeast(1, stored.messages).some(({ isPrivate }) => isPrivate)).toBe(false);
    }),
    runs,
  );
});
