import { onboardingPayloads } from '@bandeja/domain/onboarding/rules';
import { describe, expect, test } from 'vitest';
import * as talk from '#onboarding/conversation.ts';
import { answerDoubt, answerHealth, cautionFor, goBack, keepable } from '#onboarding/conversation.ts';
import { answer, at, now, said } from '#onboarding/testing/conversation.ts';

const lastSaid = (conversation: Parameters<typeof said>[0]) => said(conversation).at(-1);

describe('a suspicion', () => {
  const doubt = (step: 'goals' | 'injuries', text: string) => {
    const doubting = talk.answer(at(step), text, now, { redFlag: null, suspicion: 'question', isOfHealth: true });
    expect(lastSaid(doubting)).toEqual([
      '¿Te pasa algo de esto?',
      'Quiero estar seguro antes de proponerte ejercicio. Toca lo que notes.',
    ]);
    expect(doubting.step).toBe(step);
    return doubting;
  };

  test('is asked about first; «No, nada de eso» goes on with the answer that waited', () => {
    const doubting = doubt('goals', 'bajar peso, que subo escaleras y me noto raro');
    expect(answer(doubting, 'Ganar fuerza', now + 5000)).toBe(doubting);
    expect(answerHealth(doubting, ['chest'], now)).toBe(doubting);
    const on = answerDoubt(doubting, 'none', now + 5000);
    expect(on).toMatchObject({ step: 'injuries', doubted: null, redFlag: null, answers: { goals: ['Perder peso'] } });
    expect(answerDoubt(on, 'chest', now)).toBe(on);
    expect(JSON.stringify(keepable(on))).not.toMatch(/raro|nada de eso/);
  });

  test('is heard by the reading of every door, and not in a short answer that only resembles a farewell', () => {
    expect(answer(at('injuries'), 'no, bueno, asma', now).redFlag).toBe('prof');
    expect(answer(at('goals'), 'me ahogo cuando subo escaleras', now).doubted).not.toBeNull();
    const harmless = ['me da igual', 'cualquier día', 'prefiero no decirlo', 'L, X y V', 'estoy en baja forma'];
    const heard = harmless.map((text) => answer(at('trainingDays'), text, now));
    expect(heard.map(({ doubted, redFlag }) => doubted ?? redFlag)).toEqual(harmless.map(() => null));
  });

  test('that is confirmed gets the text that stops, and is not known to the plan', () => {
    const answered = answerDoubt(doubt('goals', 'bajar peso, pero me noto raro'), 'chest', now);
    expect(said(answered).flat().join(' ')).toContain('Para ahora mismo y no entrenes.');
    expect(answered).toMatchObject({ step: 'injuries', redFlag: 'urg' });
    expect(cautionFor(answered)).toBe('No empieces tu plan hasta que te valore un médico.');
    expect(answerDoubt(doubt('goals', 'me noto raro'), 'other', now).redFlag).toBe('prof');
  });

  test('about the injuries is saved with its answer, so that nothing asks again', () => {
    const answered = answerDoubt(doubt('injuries', 'me noto raro el pecho'), 'none', now);
    expect(answered).toMatchObject({ step: 'injuriesConsent', answers: { injuries: 'me noto raro el pecho' } });
    const [agreed, declined] = ['sí', 'no'].map((text) => answer(answered, text, now));
    const payloadOf = (each = answered) => onboardingPayloads({ ...each.answers, trainingDays: 3 }).suspicion;
    expect([payloadOf(agreed), payloadOf(declined)]).toEqual(['none', null]);
    const corrected = answer(goBack(answered, now), 'codo', now);
    expect(corrected.answers).toMatchObject({ injuries: 'codo', suspicion: null });
  });

  test('waits for nothing once the question is opened again, and is not stored without the consent', () => {
    const doubting = doubt('injuries', 'me noto raro el pecho');
    expect(goBack(doubting, now)).toMatchObject({ step: 'goals', doubted: null });
    expect(JSON.stringify(keepable(doubting))).not.toContain('raro');
  });

  test('of a crisis is answered at once with its text and numbers, in words that fit a misunderstanding', () => {
    const heard = { redFlag: null, suspicion: 'crisis', isOfHealth: true } as const;
    const answered = talk.answer(at('goals'), 'no veo salida', now, heard);
    expect(said(answered).flat().join(' ')).toMatch(/024.*Si te he entendido mal, dímelo y seguimos\./);
    expect(answered.doubted).toBeNull();
  });
});
