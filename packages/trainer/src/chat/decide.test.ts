import { describe, expect, it } from 'vitest';
import { replyTo } from '#chat/reply.ts';
import { converse, makeContext } from '#testing/chat-context.ts';

describe('a question about the open proposal', () => {
  it.each([
    ['¿y eso por qué?', /lo que me has pedido/],
    ['¿cuánto dura?', /día de descanso/],
  ])('«%s» is answered, and the proposal goes on waiting', (question, text) => {
    const asked = converse(['cambia el jueves a descanso', question]);
    expect(asked.text).toMatch(text);
    expect(asked.action).toBeNull();
    const agreed = replyTo('sí', makeContext({ state: asked.state }));
    expect(agreed).toMatchObject({ confirms: true, action: { type: 'update_day', data: { day: 'thursday' } } });
  });

  it('a long message that nobody understands closes it: a yes afterwards carries out nothing', () => {
    const beside = 'el ascensor de mi portal huele a pintura y nadie de la finca sabe todavía por qué';
    const after = converse(['cambia el jueves a descanso', beside, 'de acuerdo, hazlo así']);
    expect(after.action).toBeNull();
    expect(after.confirms).toBeUndefined();
  });

  it('another day changes it', () => {
    expect(converse(['cambia el jueves a descanso', '¿y si mejor el viernes?']).action).toMatchObject({
      data: { day: 'friday', type: 'Descanso' },
    });
  });
});

it('«va, entonces quítamela» is no yes to another session', () => {
  expect(converse(['cambia el jueves a cardio', 'va, entonces quítamela'])).toMatchObject({
    action: { type: 'update_day', data: { day: 'thursday', type: 'Descanso', routineId: null } },
  });
});

describe('who trains others', () => {
  it.each([
    ['tengo un grupo de 6 principiantes, ¿qué juego les pongo?', /rey de la pista/],
    ['entreno a 8 niños en dos pistas, ¿cómo los caliento?', /pilla-pilla/],
  ])('«%s» is answered for the group', (message, text) => {
    expect(converse([message])).toMatchObject({ text: expect.stringMatching(text), action: null });
  });

  it('a pupil who is hurt is no matter of games', () => {
    expect(converse(['a mi alumno le duele el codo al sacar, ¿qué juego le pongo?']).text).not.toMatch(
      /rey de la pista/,
    );
  });
});

describe('what follows something that hurts', () => {
  it('says what stays free where a professional has to see the area first', () => {
    const { text, action } = converse(['me operaron del menisco hace dos meses', '¿qué puedo hacer?']);
    expect(text).toMatch(/nada hasta que lo vea tu médico o fisioterapeuta/);
    expect(text).toMatch(/fuerza de brazos y espalda sentado/);
    expect(action).toBeNull();
  });

  it('a question about something else is answered', () => {
    expect(converse(['ayer me dolió la muñeca', '¿Qué es la víbora?']).text).toMatch(/víbora/i);
  });

  it('what a professional has to see first stays so after another subject', () => {
    const told = [
      'me cruje el codo y me duele por la noche desde hace tres semanas',
      '¿cada cuánto cambio el overgrip?',
    ];
    expect(converse([...told, 'entonces puedo hacer fuerza mañana?']).text).toMatch(/médico o fisioterapeuta/);
  });

  it.each(['vale y si jugando me da un latigazo qué hago', 'si me sube a 6 qué hago?'])(
    '«%s» is told to stop',
    (worse) => {
      expect(converse(['tengo el gemelo cargado', worse]).text).toMatch(/^Para en ese momento/);
    },
  );

  it('a number alone does not close the question how long it has hurt', () => {
    expect(converse(['me duele la rodilla desde hace dos semanas', 'un 2 de 10']).text).toMatch(
      /médico o fisioterapeuta/,
    );
  });
});

it.each(['6-3 7-5 ganamos', 'perdona, fue 6-4 6-2 y con Javi'])('«%s» offers to log the match', (message) => {
  expect(converse([message]).action).toMatchObject({ type: 'log_match' });
});

it('«no tengo material» is met with what needs none', () => {
  expect(converse(['no tengo material'])).toMatchObject({
    action: { type: 'make_routine' },
    text: expect.stringMatching(/^Sin problema/),
  });
});
