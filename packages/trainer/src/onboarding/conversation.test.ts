import { type OnboardingAnswers, onboardingPayloads } from '@bandeja/domain/onboarding/rules';
import { describe, expect, test } from 'vitest';
import {
  answerCrisis,
  answerHealth,
  answerSessions,
  cautionFor,
  goBack,
  keepable,
  previousStep,
  questionCount,
  questionNumber,
  saveDone,
  saveFailed,
  sendGoals,
  startConversation,
  stepFailed,
  tickGoal,
} from '#onboarding/conversation.ts';
import { planMessage, questions, weekSummary } from '#onboarding/messages.ts';
import { after, answer, at, begun, noAnswers, now, trainerLines } from '#onboarding/testing/conversation.ts';
import { conversationSteps } from '#onboarding/types.ts';

const consent =
  'Acepto que Bandeja guarde lo que cuento de mis lesiones para adaptar mi plan. Puedo retirarlo y borrarlo cuando quiera.';
const usual = ['178', '72,5', '1-3 años', 'Intermedio', '3', '45 minutos en casa', 'Ganar fuerza'];
const lastLines = (conversation: Parameters<typeof trainerLines>[0]) => trainerLines(conversation).at(-1);

describe('the way through', () => {
  test('nine questions, and everything is known', () => {
    const done = after([...usual, 'Ninguna', 'Nada de esto', '35']);
    expect(done.step).toBe('ready');
    expect(done.answers).toEqual({
      ...noAnswers,
      heightCm: 178,
      weightKg: 72.5,
      ageYears: 35,
      experience: '1-3 años',
      fitnessLevel: 'Intermedio',
      trainingDays: 3,
      days: ['monday', 'wednesday', 'saturday'],
      sessionDuration: { min: 30, max: 45 },
      places: ['home'],
      goals: ['Ganar fuerza'],
      screening: [],
    });
    expect(onboardingPayloads(done.answers).schedule).toMatchObject({
      trainingDays: 3,
      sessionDuration: { min: 30, max: 45 },
    });
  });

  test('greets by name and asks at once; as many questions as it promises', () => {
    const begin = (asksHealth: boolean) =>
      startConversation({ name: ' Lucía Ferrer ', answers: noAnswers, asksHealth }, now);
    const { messages, step } = begin(true);
    expect(messages[0]).toMatchObject({ role: 'assistant', timestamp: now });
    expect(messages[0]?.sentences.slice(0, 3)).toEqual([
      'Hola, Lucía.',
      'Soy tu entrenador virtual. Con nueve preguntas preparo tu primera semana.',
      '¿Empezamos?',
    ]);
    expect(step).toBe('greeting');
    expect(questionCount({ asksHealth: true, known: [] })).toBe(9);
    expect(begin(false).messages[0]?.sentences[1]).toContain('Con ocho preguntas');
    expect(questionCount({ asksHealth: false, known: [] })).toBe(8);
  });

  test('the numbers of the steps', () => {
    const numbers = (asksHealth: boolean) =>
      conversationSteps.map((step) => questionNumber({ step, asksHealth, known: [] }));
    expect(numbers(true)).toEqual([0, 1, 2, 3, 4, 5, 5, 6, 7, 7, 8, 9, 9, 9]);
    expect(numbers(false)).toEqual([0, 1, 2, 3, 4, 5, 5, 6, 7, 7, 7, 8, 8, 8]);
  });

  test('says what a number of days means', () => {
    expect(lastLines(answer(at('trainingDays'), '4', now))?.slice(0, 3)).toEqual([
      'Cuatro días: dos físicos y dos partidos.',
      'Te propongo lunes, miércoles, viernes y domingo.',
      '¿Cómo son esos días?',
    ]);
    const first = (text: string) => lastLines(answer(at('trainingDays'), text, now))?.slice(0, 2);
    expect(first('tres o cuatro')?.[0]).toBe('Empezamos con tres: siempre puedes subir.');
    expect(first('1')).toEqual(['Como mínimo, un físico y un partido.', 'Te propongo martes y sábado.']);
    expect(first('los martes')?.[0]).toBe('Un día: martes.');
    expect(first('lunes, miércoles y viernes')?.[1]).toBe('Lunes, miércoles y viernes, apuntado.');
    expect(first('dos días entre semana')?.[1]).toBe(
      'Elegiré los que mejor encajen entre lunes, martes, miércoles, jueves y viernes.',
    );
    expect(first('7')?.[0]).toBe('Siete días: tres físicos y tres partidos, y uno libre.');
  });

  test('saved answers without a question stay', () => {
    const known: Partial<OnboardingAnswers> = { dominantHand: 'left', equipment: ['gomas'], places: ['home'] };
    const done = after([...usual, 'no', 'no', 'paso'], begun({ ...noAnswers, ...known }));
    expect(done).toMatchObject({ step: 'ready', answers: known });
  });
});

describe('the days', () => {
  test('ask which days one plays, how long, where and with what; what is left out limits nothing', () => {
    const asked = at('sessions');
    const matchDays = ['saturday' as const];
    const chosen = { sessionDuration: { min: 45, max: 60 }, places: null, equipment: [], matchDays };
    const done = answerSessions(asked, chosen, now);
    expect(done).toMatchObject({ step: 'goals', answers: chosen });
    expect(done.messages.at(-2)?.sentences).toEqual(['Juegas los sábados, de 45 a 60 minutos, sin material.']);
    expect(answer(asked, 'tengo liga los martes y juego los sábados', now).answers.matchDays).toEqual([
      'tuesday',
      'saturday',
    ]);
    expect(answer(asked, 'me da igual', now)).toMatchObject({ step: 'goals', answers: asked.answers });
    expect(answer(asked, 'hora y media en pista', now).answers).toMatchObject({
      sessionDuration: { min: 60, max: 90 },
      places: ['court'],
      equipment: null,
    });
  });
});

describe('step 0', () => {
  test('begins with either reply, waits where one is not ready, and takes a height at once', () => {
    for (const text of ['Sí, estoy listo', 'Empecemos', 'venga'])
      expect(answer(begun(), text, now).step).toBe('height');
    expect(lastLines(answer(begun(), 'todavía no', now))).toEqual(['Sin prisa: cuando quieras, empezamos.']);
    expect(answer(begun(), 'mido 1,78', now)).toMatchObject({ step: 'weight', answers: { heightCm: 178 } });
  });

  test('height and weight can be left out', () => {
    const open = answer(answer(at('height'), 'Prefiero no decirlo', now), 'mejor no lo digo jeje', now + 2000);
    expect(open).toMatchObject({ step: 'experience', redFlag: null, answers: { heightCm: null, weightKg: null } });
    expect(answer(at('weight'), 'no, 400', now).step).toBe('weight');
  });
});

describe('goals', () => {
  test('what goes wrong on the court is a goal', () => {
    const heard = answer(at('goals'), 'quiero dejar de perder la red, me pasan siempre de globo', now);
    expect(heard.answers.goals).toEqual(['Mejorar la técnica']);
    expect(lastLines(heard)?.[0]).toContain('la red, el globo');
  });

  test('are ticked and sent together, in the order of choice', () => {
    const ticked = tickGoal(tickGoal(tickGoal(at('goals'), 'Perder peso'), 'Ganar fuerza'), 'Prevenir lesiones');
    const sent = sendGoals(tickGoal(ticked, 'Ganar fuerza'), now);
    expect(sent.answers.goals).toEqual(['Perder peso', 'Prevenir lesiones']);
    expect(sent.messages.at(-2)?.sentences).toEqual(['Perder peso, Prevenir lesiones']);
    expect(sent).toMatchObject({ step: 'injuries', tickedGoals: [] });
  });

  test('without one nothing is sent, elsewhere nothing is ticked', () => {
    const open = at('goals');
    expect(sendGoals(open, now)).toBe(open);
    expect(tickGoal(at('height'), 'Perder peso').tickedGoals).toEqual([]);
  });
});

describe('the same message twice', () => {
  test('within a second counts once', () => {
    const once = answer(at('height'), '80', now);
    expect(answer(once, ' 80 ', now + 999)).toBe(once);
    expect(answer(once, '81', now + 999)).not.toBe(once);
    expect(answer(once, '80', now + 1000).messages).toHaveLength(once.messages.length + 2);
  });

  test('blank text is no message', () => {
    const open = at('height');
    expect(answer(open, ' \n ', now)).toBe(open);
  });
});

describe('correcting', () => {
  test('the question before comes again, the rest stays, and one goes on where one was', () => {
    const goals = at('goals');
    const back = goBack(goBack(goBack(goals, now), now), now);
    expect(back.step).toBe('fitnessLevel');
    expect(lastLines(back)?.[0]).toBe('Sin problema, lo cambiamos.');
    expect(back.answers).toEqual(goals.answers);
    const on = answer(back, 'Avanzado', now);
    expect(on.step).toBe('goals');
    expect(on.answers).toEqual({ ...goals.answers, fitnessLevel: 'Avanzado' });
  });

  test('chosen goals are ticked again', () => {
    expect(goBack(at('injuries'), now)).toMatchObject({ step: 'goals', tickedGoals: ['Ganar fuerza'] });
  });

  test('nothing lies before the first question, nor after the save', () => {
    expect(previousStep(at('height'))).toBeNull();
    expect(goBack(at('height'), now)).toEqual(at('height'));
    expect(previousStep(saveDone(at('ready')))).toBeNull();
  });

  test('other injuries are asked consent for, a child’s age for a guardian', () => {
    const injuries = goBack(goBack(goBack(at('ready'), now), now), now);
    expect(injuries.step).toBe('injuries');
    const answered = answer(injuries, 'tobillo', now);
    expect(answered.step).toBe('injuriesConsent');
    expect(goBack(answered, now).step).toBe('injuries');
    expect(answer(answered, 'acepto', now)).toMatchObject({
      step: 'ready',
      answers: { injuries: 'tobillo', ageYears: 35 },
    });

    const child = answer(goBack(at('ready'), now), '13', now);
    expect(child.step).toBe('guardian');
    expect(answer(goBack(child, now), '14', now).step).toBe('ready');
  });
});

describe('injuries', () => {
  test('are stored with the consent line only', () => {
    const asked = at('injuriesConsent');
    expect(lastLines(asked)?.at(-1)).toBe(consent);
    expect(answer(asked, 'Sí, acepto', now).answers).toMatchObject({
      injuries: 'Me molesta el codo',
      injuriesConsent: true,
    });
  });

  test.each([
    ['me molesta el codo derecho y también la rodilla', 'Entiendo: codo derecho y rodilla. Gracias por contármelo.'],
    ['noto pinchazos al correr', 'Gracias por contármelo.'],
  ])('are said back as they were understood: «%s»', (text, reply) => {
    expect(trainerLines(answer(at('injuries'), text, now)).at(-2)).toEqual([reply]);
  });

  test('declining is fine: nothing stays', () => {
    const declined = answer(at('injuriesConsent'), 'No, prefiero que no', now);
    expect(declined).toMatchObject({ step: 'health', answers: { injuries: '', injuriesConsent: false } });
    expect(JSON.stringify(keepable(declined))).not.toMatch(/codo|permiso|guardo/);
  });

  test.each([
    'Prefiero no decirlo',
    'prefiero no contarlo, gracias',
    'paso',
    'nope',
    'mejor no',
    'No quiero hablar de eso',
    'siguiente',
    'saltar',
  ])('who leaves the question open is not asked for a permission: «%s»', (text) => {
    const open = answer(at('injuries'), text, now);
    expect(open).toMatchObject({ step: 'health', answers: { injuries: '', injuriesConsent: false } });
    expect(lastLines(open)?.[0]).toBe('Sin problema.');
  });

  test.each(['paso, aunque me duele el codo', 'no, pero la rodilla cruje', 'prefiero no decirlo, es la espalda'])(
    'what is answered all the same is heard: «%s»',
    (text) => expect(answer(at('injuries'), text, now).step).toBe('injuriesConsent'),
  );

  test.each([
    ['weight', '80 pero me duele la rodilla', /rodilla/],
    ['experience', 'llevo 3 años pero me lesioné el codo', /codo/],
    ['fitnessLevel', 'bajo, tengo una hernia discal', /hernia/],
    ['trainingDays', 'tres, que me duele el tobillo', /tobillo/],
    ['goals', 'recuperarme de mi lesión de hombro', /hombro/],
  ] as const)('said beside the question for %s, an injury is not fit to be stored either', (step, text, words) => {
    const answered = answer(at(step), text, now);
    expect(JSON.stringify(answered)).toMatch(words);
    expect(JSON.stringify(keepable(answered))).not.toMatch(words);
  });

  test('a goal that is chosen says nothing of health', () => {
    expect(JSON.stringify(keepable(answer(at('goals'), 'Prevenir lesiones', now)).messages)).toContain(
      '"Prevenir lesiones"',
    );
  });

  test('without consent nothing of the body is fit to be stored, and the question is open again', () => {
    const stored = keepable(at('injuriesConsent'));
    expect(stored).toMatchObject({ step: 'injuries', reached: 'injuries', answers: { injuries: '' } });
    expect(JSON.stringify(stored)).not.toContain('codo');
    expect(JSON.stringify(stored)).not.toContain(consent);
    expect(trainerLines(stored).at(-1)?.[0]).toMatch(/^Anotado: «.+»/);
    expect(answer(stored, 'Ninguna', now).step).toBe('health');
  });

  test('with consent all of it is', () => {
    const given = answer(at('injuriesConsent'), 'sí', now);
    expect(keepable(given)).toEqual(given);
  });
});

describe('the health questions', () => {
  const line =
    'Acepto que Bandeja guarde mis respuestas sobre mi salud para cuidar mi entrenamiento. Puedo retirarlo y borrarlo cuando quiera.';

  test('stand over their consent line; «Nada de esto» is one tap', () => {
    const open = at('health');
    expect(lastLines(open)?.at(-1)).toBe(line);
    expect(questions.health.options[0]).toBe('Nada de esto');
    expect(answerHealth(open, [], now)).toMatchObject({ step: 'age', answers: { screening: [] }, redFlag: null });
  });

  test('a «sí» gets the safety text and is saved', () => {
    const yes = answerHealth(at('health'), ['chest', 'pulse'], now);
    expect(trainerLines(yes).at(-2)?.[0]).toMatch(/^Lo que cuentas puede ser serio\./);
    expect(yes).toMatchObject({ step: 'age', redFlag: 'urg', answers: { screening: ['chest', 'pulse'] } });
    const { profile } = onboardingPayloads(answer(yes, '35', now).answers);
    expect(profile.screening).toEqual({ yes: ['chest', 'pulse'], consent: true });
    expect(cautionFor(yes)).toBeNull();
  });

  test('not answered, nothing of them is sent', () => {
    const { answers } = answer(answer(at('health'), 'Prefiero no contestar', now), '35', now + 5000);
    expect(onboardingPayloads(answers).profile).not.toHaveProperty('screening');
  });

  test('are not asked of a player who answered within a year', () => {
    const begin = startConversation({ name: 'Lucía', answers: noAnswers, asksHealth: false }, now - 60_000);
    const known = after([...usual, 'Ninguna'], begin);
    expect(known.step).toBe('age');
    expect(previousStep(known)).toBe('injuries');
  });
});

describe('red flags', () => {
  const urgent = /^Lo que cuentas puede ser serio\. Para ahora mismo y no entrenes\./;

  test('get the safety text, and the conversation goes on', () => {
    const answered = answer(at('injuries'), 'me duele el pecho al correr', now);
    expect(trainerLines(answered).at(-3)?.[0]).toMatch(urgent);
    expect(answered).toMatchObject({ step: 'injuriesConsent', redFlag: 'urg' });
    const declined = answer(answered, 'no', now);
    expect(trainerLines(declined).at(-2)?.at(-1)).toBe('No empieces tu plan hasta que te valore un médico.');
    expect(cautionFor(declined)).toBe('No empieces tu plan hasta que te valore un médico.');
    expect(cautionFor(answer(answered, 'sí', now))).toBeNull();
  });

  test('are answered beside any question, and that question stays open', () => {
    const helped = answer(at('goals'), 'quiero morirme', now);
    expect(lastLines(helped)?.[0]).toMatch(/024/);
    const answered = answerCrisis(helped, true, now);
    expect(lastLines(answered)?.slice(0, 2)).toEqual(['Cuando quieras, seguimos.', '¿Qué quieres conseguir?']);
    expect(answered.step).toBe('goals');
    expect(JSON.stringify(keepable(answered))).not.toMatch(/morirme|024|crisis/);
    const both = answer(at('weight'), 'peso 80 y me mareo y me desmayo al entrenar', now);
    expect(both).toMatchObject({ step: 'experience', redFlag: 'urg', answers: { weightKg: 80 } });
    expect(cautionFor(both)).not.toBeNull();
  });

  test('a minor is answered to tell an adult', () => {
    const minor = after([...usual, 'me duele el pecho', 'no', 'paso', '15']);
    expect(trainerLines(minor).flat()).toContain('Y por lo que me has contado antes, avisa a un adulto.');
    const known = answer(after(usual, begun({ ...noAnswers, ageYears: 15 })), 'me duele el pecho', now + 90_000);
    expect(
      trainerLines(known)
        .flat()
        .some((text) => text.endsWith('Y avisa a un adulto.')),
    ).toBe(true);
  });
});

describe('under fourteen', () => {
  test('a guardian has to agree; without that the question stays', () => {
    const child = at('guardian');
    expect(lastLines(child)?.at(-1)).toBe('Tengo el permiso de mi madre, padre o tutor legal para usar Bandeja.');
    const refused = answer(child, 'No lo tengo', now);
    expect(refused.step).toBe('guardian');
    expect(lastLines(refused)?.[0]).toBe('Sin ese permiso no puedo guardar tu perfil.');
    const agreed = answer(child, 'Sí, lo tengo', now);
    expect(agreed).toMatchObject({ step: 'ready', answers: { ageYears: 13, guardianConsent: true } });
  });
});

describe('saving', () => {
  test('a failure has its own words and loses nothing', () => {
    const failed = saveFailed(at('ready'), 'No se puede conectar al servidor.', now);
    expect(lastLines(failed)).toEqual([
      'Hubo un error al guardar tu información. ¿Podrías intentarlo de nuevo?',
      'No se puede conectar al servidor.',
    ]);
    expect(failed).toMatchObject({ step: 'ready', saving: 'failed', answers: at('ready').answers });
    expect(goBack(failed, now)).toMatchObject({ step: 'age', saving: 'open' });
  });

  test('another failure too', () => {
    expect(lastLines(stepFailed(at('height'), '', now))).toEqual(['Ups, algo salió mal. ¿Podrías intentar de nuevo?']);
  });

  test('the plan is answered day by day, and what it does not know', () => {
    const week = [
      { weekday: 'monday', type: 'Fuerza' },
      { weekday: 'sunday', type: 'Partido' },
    ] as const;
    expect(planMessage(week, null)).toEqual(['Tu plan está listo.', 'Lunes: Fuerza. Domingo: Partido.']);
    expect(planMessage(week, 'Espera.')).toHaveLength(3);
    expect(weekSummary(week, null)).toBe(
      'Tu primera semana está lista. Empieza el lunes con fuerza y cierra el domingo con un partido.',
    );
    expect(weekSummary(week.slice(0, 1), null)).toBe('Tu primera semana está lista. Empieza el lunes con fuerza.');
    expect(weekSummary(week, 'Espera.')).toBe('Tu primera semana está lista. Espera.');
    expect(planMessage([], null)).toEqual(['Tu perfil está guardado.', 'Esta semana no te propongo ejercicio.']);
    expect(weekSummary([], null)).toBe('Tu perfil está guardado. Esta semana no te proponemos ejercicio.');
  });
});
