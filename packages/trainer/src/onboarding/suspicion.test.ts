import { onboardingPayloads } from '@bandeja/domain/onboarding/rules';
import { hearAnswer } from '@bandeja/reader/understand/heard';
import { describe, expect, test } from 'vitest';
import * as talk from '#onboarding/conversation.ts';
import { answerCrisis, answerDoubt, answerHealth, cautionFor, goBack, keepable } from '#onboarding/conversation.ts';
import { answer, at, now, trainerLines } from '#onboarding/testing/conversation.ts';

const nothingHeard = {
  redFlag: null,
  isCondition: false,
  suspicion: null,
  topic: null,
  besidesCrisis: null,
  isOfHealth: true,
} as const;
const lastLines = (conversation: Parameters<typeof trainerLines>[0]) => trainerLines(conversation).at(-1);

describe('a suspicion', () => {
  const doubt = (step: 'goals' | 'injuries', text: string) => {
    const heard = { ...nothingHeard, suspicion: 'question', topic: 'heart' } as const;
    const doubting = talk.answer(at(step), text, now, heard);
    expect(lastLines(doubting)).toEqual([
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
    expect(hearAnswer('prefiero no decirlo, la verdad', false, '2026-11-28').suspicion).toBeNull();
    expect(heard.map(({ doubted, redFlag }) => doubted ?? redFlag)).toEqual(harmless.map(() => null));
  });

  test('that is confirmed gets the text that stops, and is not known to the plan', () => {
    const answered = answerDoubt(doubt('goals', 'bajar peso, pero me noto raro'), 'chest', now);
    expect(trainerLines(answered).flat().join(' ')).toContain('Para ahora mismo y no entrenes.');
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

  test('of a crisis keeps nothing from going on', () => {
    const heard = { ...nothingHeard, suspicion: 'soft', isOfHealth: false } as const;
    const answered = talk.answer(at('goals'), 'perder peso y largarme', now, heard);
    expect(answered).toMatchObject({ step: 'injuries', doubted: null, redFlag: null });
    expect(trainerLines(answered).flat().join(' ')).not.toMatch(/024/);
  });
});

describe('the question names what is suspected', () => {
  test('and the answer leads to its text', () => {
    const doubting = answer(at('goals'), 'ganar fuerza, pero el tobillo está enorme y no lo apoyo', now);
    expect(doubting.topic).toBe('limb');
    expect(lastLines(doubting)?.[0]).toBe('¿Cómo está la zona que te duele?');
    const held = answerDoubt(doubting, 'unable', now);
    expect(held).toMatchObject({ redFlag: 'urg', topic: null, doubted: null });
    expect(trainerLines(held).flat().join(' ')).toMatch(/llama al 112/);
    expect(answerDoubt(doubting, 'otherThere', now).redFlag).toBe('prof');
  });

  test('somebody else’s collapse is no flag of the player', () => {
    const heard = { ...nothingHeard, suspicion: 'question', topic: 'bystander' } as const;
    const doubting = talk.answer(at('goals'), 'ganar fuerza, mi compañero se ha desplomado', now, heard);
    const helped = answerDoubt(doubting, 'theirCollapse', now);
    expect(trainerLines(helped).flat().join(' ')).toMatch(/Llama al 112 ahora/);
    expect(helped.redFlag).toBeNull();
  });

  test('a condition has a text without a part of the body, letter by letter', () => {
    const text =
      'Soy un entrenador virtual: no puedo diagnosticar ni sustituir a un profesional sanitario. Consulta con tu médico antes de entrenar. Mientras tanto te propongo algo suave; para si notas algo raro.';
    expect(trainerLines(answer(at('injuries'), 'soy diabético y me pincho insulina', now)).flat()).toContain(text);
    expect(trainerLines(answerHealth(at('health'), ['condition', 'heart'], now)).flat()).toContain(text);
    expect(
      trainerLines(answerHealth(at('health'), ['condition', 'chest'], now))
        .flat()
        .join(' '),
    ).toMatch(/llama al 112/);
  });
});

describe('the help for a crisis', () => {
  const text = 'no quiero vivir';
  const help =
    'Siento que lo estés pasando así. No estás solo. En España puedes llamar gratis y a cualquier hora al 024; si hay peligro inmediato, al 112. Habla también con alguien de confianza.';

  test('is shown with where help is found elsewhere, and the answer waits', () => {
    const helped = answer(at('goals'), text, now);
    expect(helped).toMatchObject({ step: 'goals', doubted: text, redFlag: null });
    expect(lastLines(helped)?.[0]).toBe(help);
    expect(lastLines(helped)?.[1]).toMatch(/^Fuera de España: .*findahelpline\.com\.$/);
    expect(answer(helped, 'Ganar fuerza', now + 5000)).toBe(helped);
    expect(answerDoubt(helped, 'none', now).redFlag).toBeNull();
  });

  test('«No, me refería a otra cosa» goes on with the answer, and leaves nothing of it', () => {
    const helped = talk.answer(at('goals'), 'ganar fuerza y adiós', now, {
      ...nothingHeard,
      redFlag: 'crisis',
      besidesCrisis: { redFlag: null, isOfHealth: false },
    });
    const on = answerCrisis(helped, false, now + 5000);
    expect(on).toMatchObject({ step: 'injuries', redFlag: null, doubted: null, answers: { goals: ['Ganar fuerza'] } });
    expect(JSON.stringify(on)).not.toMatch(/024|crisis"|otra cosa/);
    expect(on.messages.filter(({ sentences }) => sentences[0] === 'ganar fuerza y adiós')).toHaveLength(1);
    expect(answerCrisis(on, false, now)).toBe(on);
  });

  test('an injuries text that was taken back is kept, and saved without a flag', () => {
    const helped = answer(at('injuries'), 'no quiero vivir con este codo', now);
    const kept = answerCrisis(helped, false, now);
    expect(kept).toMatchObject({ step: 'injuriesConsent', redFlag: null, injuriesFlag: null });
    expect(kept.answers).toMatchObject({ injuries: 'no quiero vivir con este codo', suspicion: 'none' });
  });

  test('what the answer says besides still stands', () => {
    const helped = answer(at('injuries'), 'no quiero vivir, me duele el pecho al correr', now);
    const on = answerCrisis(helped, false, now);
    expect(on.redFlag).toBe('urg');
    expect(trainerLines(on).flat().join(' ')).toMatch(/Para ahora mismo y no entrenes/);
  });

  test('stands where it was meant', () => {
    const on = answerCrisis(answer(at('goals'), text, now), true, now + 5000);
    expect(on).toMatchObject({ step: 'goals', doubted: null, redFlag: 'crisis' });
    expect(
      trainerLines(on)
        .flat()
        .filter((sentence) => sentence === help),
    ).toHaveLength(1);
  });
});
