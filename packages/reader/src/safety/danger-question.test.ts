import { dangerAnswerTexts, dangerQuestions } from '@bandeja/domain/profile/danger.messages';
import { afterAnswer, holdsStarts, textAfter } from '@bandeja/domain/profile/danger-answer.messages';
import { type DangerAnswer, type DangerTopic, dangerAnswers, dangerTopics } from '@bandeja/domain/profile/vocabulary';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { saysNotMeant, typedAnswer } from '#safety/danger-question.ts';
import { topicOf } from '#safety/danger-topic.ts';
import { readRedFlag } from '#safety/red-flag.ts';
import { suspicionOf } from '#understand/decisions.ts';
import { understand } from '#understand/understand.ts';

const texts: Record<DangerTopic, readonly string[]> = {
  heart: [
    'me ahogo cuando subo escaleras, quiero resistencia',
    'a veces noto el pulso raro al sacar',
    'me mareo un poco al levantarme del banco',
    'me da como un yuyu cuando aprieto',
    'noto una presión rara en el pecho',
  ],
  limb: [
    'el tobillo no me deja apoyar bien, quiero jugar el domingo',
    'me cuesta pisar con el pie desde ayer',
    'la muñeca se ha hinchado y no agarro la pala',
    'cojeo del tobillo desde el torcerme el martes',
    'no puedo levantar el brazo del hombro malo',
  ],
  knee: [
    'la rodilla se me va cuando giro',
    'se me bloquea la rodilla al agacharme',
    'la rótula me baila un poco en los apoyos',
    'me cede la rodilla bajando escaleras',
  ],
  head: [
    'ayer me di con la pala en la cabeza y sigo raro',
    'me dieron un pelotazo en el ojo y veo algo borroso',
    'golpe en la ceja contra el cristal, ¿puedo entrenar?',
  ],
  heat: [
    'con este calor acabé con náuseas y dejé de sudar',
    'jugando al sol a las tres me puse fatal, casi vomito',
    'golpe de calor el sábado, ¿qué hago hoy?',
  ],
  nerves: [
    'se me acorcha la entrepierna cuando estoy sentado',
    'tengo las piernas flojas y la espalda fatal',
    'desde lo de la lumbar me cuesta aguantar el pis',
  ],
  calf: ['tengo la pantorrilla hinchada y caliente desde el vuelo', 'el gemelo rojo y dolorido sin haber hecho nada'],
  bystander: [
    'mi compañero se ha desplomado en la pista',
    'un rival se ha desmayado y no responde',
    'alguien se ha caído y está inconsciente',
    'a mi padre le duele el pecho y está con mal color',
  ],
  illness: [
    'tengo unas décimas y la garganta tomada',
    'llevo dos días con gastroenteritis',
    'estoy con un virus y tos',
  ],
  condition: [
    'soy diabético y me pincho insulina',
    'estoy embarazada de cinco meses, ¿qué puedo hacer?',
    'tomo pastillas para la tensión',
    'me pusieron un marcapasos en verano',
    'me operaron hace tres semanas',
  ],
  lasting: ['me duele por las noches y no me deja dormir', 'el codo lleva así seis semanas y no mejora'],
  general: ['me encuentro raro', 'algo no va bien con mi cuerpo'],
};

describe('what a suspicion is about', () => {
  it.each(dangerTopics)('%s', (topic) => {
    const read = texts[topic].map((text) => [text, topicOf(text, understand(text, { channel: 'chat' }))]);
    expect(read).toEqual(texts[topic].map((text) => [text, topic]));
  });

  it('the part of the body decides where no word does', () => {
    const part = (value: 'rodilla' | 'tobillo') =>
      [{ value, state: 'hurts', certainty: 0.9, span: { from: 0, to: 1 } }] as const;
    const asked = (kind: 'urg' | 'prof' | 'rest', value: 'rodilla' | 'tobillo') =>
      topicOf('ahí', { danger: { kind, certainty: 0.5, decision: 'ask' }, body: kind === 'rest' ? [] : part(value) });
    expect([
      asked('urg', 'rodilla'),
      asked('urg', 'tobillo'),
      asked('prof', 'tobillo'),
      asked('rest', 'rodilla'),
    ]).toEqual(['knee', 'limb', 'lasting', 'illness']);
  });
});

describe('a calm question', () => {
  it('every question names what is suspected, and offers each answer once, with a way on', () => {
    each(dangerTopics, 12, (topic) => {
      const { title, answers } = dangerQuestions[topic];
      expect(title).toMatch(/^¿.*\?$/);
      const labels = atLeast(4, answers).map((answer) => dangerAnswerTexts[answer]);
      expect(new Set(labels).size).toBe(labels.length);
      expect(answers).not.toContain('none');
    });
    const asked = dangerTopics.flatMap((topic) => dangerQuestions[topic].answers);
    expect(dangerAnswers.filter((answer) => answer !== 'none' && !asked.includes(answer))).toEqual([]);
  });

  it('heart and breath keep the five signs of before', () => {
    expect(dangerQuestions.heart.answers.map((answer) => dangerAnswerTexts[answer])).toEqual([
      'Dolor u opresión en el pecho',
      'Mareo o desmayo',
      'Me falta el aire más de lo normal',
      'El corazón me late raro',
      'Se me duerme una pierna o un brazo',
      'Otra cosa que me preocupa',
    ]);
  });

  it('its signs hold every start, in whatever text they join', () => {
    const holding = dangerAnswers.filter(holdsStarts);
    each(holding, 20, (answer) => {
      const sentence = dangerAnswerTexts[answer];
      each(['Codo derecho', 'Me noto raro al jugar', 'El tobillo no me deja apoyar bien'], 3, (text) => {
        const injuries = `${sentence}. ${text}`;
        const { danger } = understand(injuries, { channel: 'wish', field: 'injuries' });
        const kind = readRedFlag({ injuries, age: 30, screening: undefined })?.kind;
        expect([sentence, text, suspicionOf(danger), kind]).toEqual([
          sentence,
          text,
          null,
          kind === 'urg' ? 'urg' : afterAnswer(answer),
        ]);
      });
    });
  });

  const prof =
    'Soy un entrenador virtual: no puedo diagnosticar ni sustituir a un profesional sanitario. Consulta con tu médico o fisioterapeuta antes de cargar esa zona. Mientras tanto te propongo algo suave; para si el dolor pasa de 3 sobre 10 o mañana estás peor.';
  const condition =
    'Soy un entrenador virtual: no puedo diagnosticar ni sustituir a un profesional sanitario. Consulta con tu médico antes de entrenar. Mientras tanto te propongo algo suave; para si notas algo raro.';

  it.each<[DangerAnswer, RegExp | string | null]>([
    ['unable', /Para ahora mismo y no entrenes\..*llama al 112/],
    ['deformed', /llama al 112/],
    ['saddle', /llama al 112/],
    ['overheated', /llama al 112/],
    ['hotCalf', /llama al 112/],
    ['theirCollapse', /^Llama al 112 ahora: .*Quédate a su lado/],
    ['fever', /^Con fiebre o malestar general, no entrenes/],
    ['gives', prof],
    ['atNight', prof],
    ['otherThere', prof],
    ['diabetes', condition],
    ['pregnancy', condition],
    ['medication', condition],
    ['other', condition],
    ['none', null],
  ])('«%s» leads to its text', (answer, text) => {
    const sentence = textAfter(answer, 30);
    if (text instanceof RegExp) expect(sentence).toMatch(text);
    else expect(sentence).toBe(text);
    if (text !== null) expect(textAfter(answer, 15)).toBe(`${sentence} Y avisa a un adulto.`);
  });

  it.each<[string, DangerTopic, DangerAnswer | null]>([
    ['mareo o desmayo', 'heart', 'faint'],
    ['me falta el aire', 'heart', 'breath'],
    ['Mareo', 'heart', 'faint'],
    ['sí, me falta el aire', 'heart', 'breath'],
    ['opresión en el pecho', 'heart', 'chest'],
    ['no puedo apoyar', 'limb', 'unable'],
    ['mareo y falta el aire', 'heart', 'faint'],
    ['otra cosa', 'heart', 'other'],
    ['otra cosa', 'limb', 'otherThere'],
    ['no, nada de eso', 'heart', 'none'],
    ['no me falta el aire', 'heart', null],
    ['puedo apoyar', 'limb', null],
    ['¿qué me toca hoy?', 'heart', null],
    ['no', 'limb', null],
  ])('«%s» typed to the question of %s: %s', (message, topic, answer) => {
    expect(typedAnswer(message, topic)).toBe(answer);
  });

  it('a crisis that was not meant is taken back by the button, or in these words', () => {
    const back = [
      'No, me refería a otra cosa',
      'me referia a otra cosa',
      'no me refería a eso',
      'me has entendido mal',
    ];
    expect(back.map(saysNotMeant)).toEqual([true, true, true, true]);
    expect(['no', 'no quiero seguir', 'otra cosa, no aguanto más'].map(saysNotMeant)).toEqual([false, false, false]);
  });
});
