import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { understand } from '@bandeja/reader/understand/understand';
import { describe, expect, it } from 'vitest';
import { replyTo } from '#chat/reply.ts';
import { converse, freePlan, makeContext } from '#testing/chat-context.ts';

describe('proposals', () => {
  it.each(['sí', 'vale', 'ok, hazlo', '👍', 'Si por favor'])(
    'carries the proposal out after «%s», and claims nothing',
    (yes) => {
      const reply = converse(['cambia el jueves a descanso', yes]);
      expect(reply.action).toMatchObject({
        type: 'update_day',
        data: { day: 'thursday', type: 'Descanso', routineId: null },
      });
      expect(reply.confirms).toBe(true);
      expect(reply.text).toBe('De acuerdo, lo cambio ahora.');
    },
  );

  it.each(['deshazlo', 'espera, deshazlo', 'vuelve a ponerlo como estaba'])(
    'takes a done change back after «%s»',
    (undo) => {
      const proposed = converse(['cambia el jueves a descanso']);
      const week = makeContext().week?.map((day) =>
        day.weekday === 'thursday' ? { ...day, type: 'Descanso' as const, routineId: null, routine: null } : day,
      );
      const reply = replyTo(undo, makeContext({ week: week ?? null, state: proposed.state }));
      expect(reply.confirms).toBe(true);
      expect(reply.action).toMatchObject({
        type: 'adapt_week',
        data: { currentWeek: { thursday: { type: 'Fuerza', routineId: 'routine-R03' } } },
      });
    },
  );

  it('says how a done absence or goal is taken back, not that nothing was done', () => {
    for (const [wish, way] of [
      ['estoy de viaje del 3 al 10 sin material', /^Pulsa «Deshacer».*tu semana/],
      ['tengo un torneo el 19', /^Pulsa «Deshacer».*tu temporada/],
    ] as const) {
      const { state } = converse([wish]);
      expect(state.proposal).not.toBeNull();
      expect(converse(['deshazlo'], { state }).text).toMatch(/no has confirmado/);
      expect(converse(['deshazlo'], { state: { ...state, done: state.proposal } }).text).toMatch(way);
    }
  });

  it('hears «los jueves nunca» after a change of that day as what it is', () => {
    const { state } = converse(['mueve lo del jueves al viernes']);
    expect(converse(['los viernes nunca'], { state }).action).toMatchObject({ type: 'never_on' });
  });

  it.each(['no', 'mejor no', 'no, gracias', '👎'])('leaves everything after «%s»', (no) => {
    const reply = converse(['cambia el jueves a descanso', no]);
    expect(reply.action).toBeNull();
    expect(reply.text).toBe('De acuerdo, lo dejo como está.');
  });

  it('says that it is done once the week shows it', () => {
    const week = makeContext().week?.map((day) =>
      day.weekday === 'thursday' ? { ...day, type: 'Descanso' as const, routineId: null, routine: null } : day,
    );
    const { state } = converse(['cambia el jueves a descanso']);
    const reply = converse(['sí'], { state, week: week ?? null });
    expect(reply.text).toMatch(/^Ya está hecho/);
    expect(reply.action).toBeNull();
  });

  it('takes «gracias» for thanks, not for a yes', () => {
    expect(converse(['cambia el jueves a descanso', 'gracias']).intent).toBe('gracias');
  });

  it('says «sí» to nothing without a proposal', () => {
    expect(converse(['¿Qué es la chiquita?', 'sí']).action).toBeNull();
  });
});

describe('open questions', () => {
  it.each([
    [['quiero cambiar un día de mi plan', 'el viernes', 'descanso'], { day: 'friday', type: 'Descanso' }],
    [['cambia el jueves', 'descanso'], { day: 'thursday', type: 'Descanso' }],
    [['cambia el viernes', 'mejor cardio'], { day: 'friday', type: 'Cardio' }],
    [['quita un entreno', 'el del viernes'], { day: 'friday', type: 'Descanso' }],
  ])('%j', (messages, data) => {
    expect(converse(messages).action?.data).toMatchObject(data);
  });

  it('asks for the area and adapts to it', () => {
    const reply = converse(['me duele', 'el codo']);
    expect(reply.intent).toBe('lesion');
    expect(reply.action).toMatchObject({ type: 'adapt_week', data: { area: 'codo' } });
  });

  it.each(['quiero trabajar el hombro con la goma', '¿Plancha con rodillas vale o es trampa?'])(
    'takes «%s» for no area that hurts',
    (message) => {
      const { intent, state } = converse(['me molesta algo', message]);
      expect([intent === 'lesion', state.discomfort.injuries]).toEqual([false, []]);
    },
  );

  it('takes the area from the frame of the message that it is given', () => {
    const { state } = converse(['me duele']);
    const frame = understand('los dos codos', { channel: 'chat' });
    expect(converse(['ahí'], { state, frame }).action).toMatchObject({ type: 'adapt_week', data: { area: 'codo' } });
  });
});

describe('questions that go on', () => {
  it.each([
    [['¿Qué me toca hoy?', '¿y mañana?'], 'plan', /jueves.*Fuerza completa/],
    [['¿Qué me toca hoy?', 'y el finde?'], 'plan', /sábado.*partido.*domingo.*descansas/i],
    [['¿Cómo hago la bandeja?', '¿y la víbora?'], 'explicar', /efecto lateral/],
    [['cambia el jueves a descanso', 'y el viernes también'], 'cambiar_plan', /viernes/],
    [['me duele el hombro', 'y también la rodilla'], 'lesion', /hombro y tu rodilla/],
    [['me duele mucho el tobillo desde ayer', '¿cuándo puedo volver a jugar?'], 'medico', /médico o fisioterapeuta/],
    [['¿Qué es la chiquita?', 'no entiendo'], 'explicar', /pies del voleador/],
  ] as const)('%j', (messages, intent, say) => {
    const reply = converse(messages);
    expect(reply.intent, reply.text).toBe(intent);
    expect(reply.text).toMatch(say);
  });

  it('goes on from a wish: «otra más suave», «¿y de víbora?»', () => {
    expect(converse(['quiero una rutina de fuerza de 30 min', 'otra más suave']).action).toEqual({
      type: 'make_routine',
      data: { prompt: 'quiero una rutina de fuerza de 30 min. otra más suave' },
    });
    expect(converse(['quiero una rutina de bandeja', '¿y de víbora?']).action?.type).toBe('make_routine');
  });

  it.each([
    [['¿Qué me toca hoy?', 'otra más suave'], { type: 'update_day', data: { day: 'wednesday', type: 'Flexibilidad' } }],
    [
      ['cambia el jueves a descanso', 'no, mejor el viernes'],
      { type: 'update_day', data: { day: 'friday', type: 'Descanso' } },
    ],
    [['pon fuerza el domingo', 'mejor cardio'], { type: 'update_day', data: { day: 'sunday', type: 'Cardio' } }],
    [['cambia el jueves a descanso', 'sí, cámbialo'], { type: 'update_day', data: { day: 'thursday' } }],
  ])('%j', (messages, action) => expect(converse(messages).action).toMatchObject(action));

  it('explains more of the previous subject', () => {
    expect(converse(['¿Qué me toca mañana?', '¿por qué?']).text).toMatch(/tu objetivo es ganar fuerza/);
    expect(converse(['¿Qué me toca hoy?', '¿qué ejercicios lleva?']).text).toMatch(/Caminata rápida/);
    expect(converse(['¿Qué es la chiquita?', '¿y cómo la entreno?']).text).toMatch(/Chiquita y subida/);
  });

  it('names another routine of the library where it can make none', () => {
    const first = converse(['quiero una rutina de movilidad'], freePlan).text;
    const second = converse(['quiero una rutina de movilidad', 'otra'], freePlan).text;
    expect(first).toMatch(/Movilidad total/);
    expect(second).not.toBe(first);
  });
});

describe('the state of a conversation', () => {
  it('contains the open question, the proposal and the subject, as types', () => {
    expect(converse(['cambia el jueves']).state).toMatchObject({
      open: 'type',
      change: { kind: 'ask' },
      dates: ['2025-07-24'],
    });
    expect(converse(['pasa el jueves al domingo']).state).toMatchObject({
      change: { kind: 'move' },
      proposal: { type: 'adapt_week' },
    });
    expect(converse(['¿Cómo hago la bandeja?']).state.stroke).toBe('bandeja');
  });

  it('survives its way through the database', () => {
    const { state } = converse(['pasa el jueves al domingo']);
    const stored = JSON.parse(JSON.stringify(state));
    expect(converse(['no, mejor el viernes'], { state: stored })).toEqual(
      converse(['no, mejor el viernes'], { state }),
    );
  });

  it.each([
    [['pasa el jueves al domingo', 'mejor el martes'], null],
    [
      ['pasa el jueves al domingo', 'mejor el viernes'],
      { thursday: { type: 'Funcionalidad' }, friday: { type: 'Fuerza' } },
    ],
    [['pon cardio el viernes', 'mejor movilidad'], { day: 'friday', type: 'Flexibilidad' }],
    [['¿qué me toca el viernes?', 'cámbialo por algo más suave'], { day: 'friday', type: 'Flexibilidad' }],
    [['¿qué me toca el jueves?', '¿y el viernes?', 'intercámbialos'], { friday: { type: 'Fuerza' } }],
    [['¿qué me toca el viernes?', '¿y el jueves?', 'quítalo'], { day: 'thursday', type: 'Descanso' }],
    [['¿qué me toca el viernes?', 'quita el jueves', 'no, el otro'], { day: 'friday', type: 'Descanso' }],
    [['el viernes no puedo que tengo cena', 'Moverla al domingo, 60 min'], { sunday: { type: 'Funcionalidad' } }],
    [['el viernes no puedo que tengo cena', 'Quitarla esta semana'], { day: 'friday', type: 'Descanso' }],
    [['el viernes no puedo que tengo cena', 'mejor el sábado'], { saturday: { type: 'Funcionalidad' } }],
    [['el viernes no puedo que tengo cena', 'sí'], null],
    [['quiero cambiar un día de mi plan', 'Mañana', 'Movilidad'], { day: 'thursday', type: 'Flexibilidad' }],
    [['cambia el viernes', 'Pasarla al domingo'], { friday: { type: 'Descanso' } }],
  ] as const)('%j', (messages, data) => {
    const { action, text } = converse(messages);
    if (data === null) expect(action, text).toBeNull();
    else expect(action?.data ?? {}, text).toMatchObject('day' in data ? data : { currentWeek: data });
  });

  it('does not read its own sentences: the same words from elsewhere change nothing', () => {
    const earlier = [
      { role: 'user', content: 'cambia el jueves a descanso' },
      { role: 'assistant', content: 'Mañana (jueves) pasaría de fuerza a descanso. ¿Lo confirmas?' },
    ] as const;
    expect(converse(['sí'], { earlier }).action).toBeNull();
  });
});

describe('what the trainer asks', () => {
  const labels = (messages: string[]) => converse(messages).choices.map(({ label }) => label);

  it.each([
    [['el viernes no puedo que tengo cena'], ['Moverla al domingo, 60 min', 'Quitarla esta semana']],
    [
      ['el viernes no puedo que tengo cena', 'sí'],
      ['Moverla al domingo, 60 min', 'Quitarla esta semana'],
    ],
    [['quiero cambiar un día de mi plan'], ['Hoy', 'Mañana', 'El viernes', 'El sábado']],
    [['cambia el viernes'], ['Descanso', 'Movilidad', 'Pasarla al domingo']],
    [['quita el viernes'], []],
  ])('%j has its answers as buttons', (messages, expected) => {
    expect(labels(messages)).toEqual(expected);
  });

  it('says on the buttons what the message itself names', () => {
    const { choices, others } = converse(['que hago de piernas el jueves']);
    expect([...choices, ...others].map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Cambiar mañana', 'Una rutina de piernas']),
    );
  });
});

describe('a reading that was tapped', () => {
  it('answers the message before as it was meant', () => {
    const { state } = converse(['el jueves']);
    expect(converse(['Ver qué me toca'], { state, chosen: 'plan' })).toMatchObject({ intent: 'plan', choices: [] });
    expect(converse(['Cambiar un día'], { state, chosen: 'change' })).toMatchObject({
      intent: 'cambiar_plan',
      state: { open: 'type' },
    });
  });

  it('offers three others, never the one that was answered', () => {
    const { others, intent } = converse(['¿Qué como antes de un torneo?']);
    expect(intent).toBe('nutricion');
    expect(others).toHaveLength(3);
    expect(others.map(({ intent: other }) => other)).not.toContain('food');
  });
});

describe('memory', () => {
  it('points to the plans once in a conversation', () => {
    const first = converse(['quiero una rutina de fuerza'], freePlan);
    expect([first.upsell, first.action]).toEqual([true, null]);
    expect(first.text).toMatch(/Premium/);
    const second = converse(['quiero una rutina de fuerza', 'y una rutina de cardio'], freePlan);
    expect(second.upsell).toBe(false);
    expect(second.text).not.toMatch(/Premium|Pro\b/);
  });

  it('answers after a state that a server of the release before has stored', () => {
    const { state } = converse(['hazme una rutina para la bandeja']);
    const old = { ...state, discomfort: 'Molestias en el codo', wanted: { strokes: [{ id: 'bandeja' }] } } as never;
    expect(converse(['otra más suave'], { state: old }).action).toMatchObject({ type: 'make_routine' });
  });

  it('remembers discomforts for later wishes, until they are over', () => {
    const wish = converse(['me duele el hombro', 'hazme una rutina de fuerza de 30 minutos']);
    expect(wish.action?.data).toEqual({
      prompt: 'hazme una rutina de fuerza de 30 minutos',
      felt: [{ kind: 'care', value: 'hombro' }],
    });
    const after = converse(['me duele el hombro', 'ya no me duele', 'hazme una rutina de fuerza de 30 minutos']);
    expect(after.action).toEqual({
      type: 'make_routine',
      data: { prompt: 'hazme una rutina de fuerza de 30 minutos' },
    });
  });

  it.each([
    [['me duele', 'el hombro'], ['hombro']],
    [
      ['me duele el hombro', 'y también el codo'],
      ['codo', 'hombro'],
    ],
    [['me duele', 'ya no me duele el codo, quiero volver'], []],
  ])('keeps the area that answers the question in mind: %j', (messages, areas) => {
    const { injuries } = converse(messages).state.discomfort;
    expect(injuries.map(({ area }) => area)).toEqual(areas);
  });

  it.each([
    ['Me duele el pecho al correr', 'vale, ¿y una rutina suave?', safetyTexts.urg],
    ['Me duele el pecho al correr', '¿puedo jugar mañana?', safetyTexts.urg],
    ['tengo fiebre', '¿y si entreno flojito?', safetyTexts.rest],
  ])('stands by its word: «%s», «%s»', (first, then, text) => {
    const reply = converse([first, then]);
    expect(reply).toMatchObject({ text, action: null, final: true, upsell: false });
  });

  it('goes on once a doctor has been seen', () => {
    const reply = converse([
      'Me duele el pecho al correr',
      'ya me ha visto el médico y todo bien',
      'hazme una rutina de movilidad',
    ]);
    expect(reply.action?.type).toBe('make_routine');
  });

  it('stays with the person after a crisis', () => {
    const reply = converse(['no quiero vivir', 'vale gracias']);
    expect(reply).toMatchObject({ intent: 'crisis', action: null, final: true });
    expect(reply.text).toMatch(/024/);
  });
});
