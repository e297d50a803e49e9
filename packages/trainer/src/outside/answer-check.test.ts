import { describe, expect, it } from 'vitest';
import { hear } from '#chat/hear.ts';
import type { ChatReply } from '#chat/types.ts';
import { knowledge } from '#knowledge/entries.ts';
import { refusalOf, type Told } from '#outside/answer-check.ts';
import { figuresIn, figuresWithin } from '#outside/figures.ts';
import { makeContext } from '#testing/chat-context.ts';
import { trainerTools } from '#tools/list.ts';

const context = makeContext();
const told = (changes: Partial<Told> = {}): Told => ({
  figures: [
    ...figuresIn('¿qué hago el jueves, tengo 45 minutos?'),
    ...figuresWithin({ today: context.today, days: [{ date: '2025-07-24', minutes: 58 }], sessions: 4 }),
  ],
  texts: '¿qué hago el jueves? «Sentadilla goblet»',
  proposal: null,
  ...changes,
});
const check = (text: string, changes?: Partial<Told>) => refusalOf(text, told(changes), context);
const resting = trainerTools
  .find(({ name }) => name === 'propose_rest')
  ?.run({ dates: ['2025-07-24'] }, { context, heard: hear('', context) }) as ChatReply;

describe('lets through', () => {
  it.each([
    'El jueves te toca fuerza, 58 minutos. Con tus 45 acorta el calentamiento y listo.',
    'Llevas 4 sesiones, y eso se nota en las piernas.',
    'El jueves 24 tienes fuerza.',
    'Gira los hombros antes de que la bola llegue y sal a buscarla con el brazo libre.',
    'La nevera se rompe jugando al medio y con globos largos a tu compañera.',
    'El jueves no tienes partido.',
    'Vaya paliza; esas tardes también enseñan. ¿Qué fue lo que más te costó?',
    'Si al correr te mareas o notas presión en el pecho, para y que te vea un médico.',
    'Si me dices el resultado, lo apunto.',
    'Ánimo.',
  ])('%s', (text) => expect(check(text)).toBeNull());

  it('what the proposal says of a day', () => {
    const text = 'Te dejo el jueves de descanso.';
    expect([check(text), check(text, { proposal: resting })]).toEqual(['contradiction', null]);
  });
});

describe('refuses', () => {
  it.each([
    ['language', 'You should rest on Thursday and play with your partner.'],
    ['language', 'Hauries de descansar amb els teus companys, perquè això és molt important.'],
    ['language', '今日は休んでください'],
    ['rude', 'Eres un paquete y no vas a mejorar.'],
    ['words', 'Con este tratamiento vas a estar mejor.'],
    ['words', 'La goma te curará el codo.'],
    ['words', 'Eso es claramente una epicondilitis de las de siempre.'],
    ['words', 'Volverás a jugar en tres semanas.'],
    ['words', 'Podrás jugar a partir del lunes sin problema.'],
    ['words', 'Toma 600 mg de ibuprofeno y juega.'],
    ['words', 'Tómate una aspirina y listo.'],
    ['words', 'Entra en https://gana.example y verás.'],
    ['figure', 'Llevas 412 sesiones este mes.'],
    ['figure', 'Llevas siete sesiones y vas bien.'],
    ['figure', 'El jueves te toca fuerza, 90 minutos.'],
    ['figure', 'Haz 24 minutos de movilidad para acabar.'],
    ['done', 'Apuntado: el jueves descansas.'],
    ['done', 'Ya está hecho, el jueves descansas.'],
    ['done', 'He puesto descanso el jueves.'],
    ['done', 'El jueves lo cambio por algo suave. ¿Lo confirmas?'],
    ['exercise', 'Acaba con peso muerto rumano.'],
    ['contradiction', 'El jueves tienes partido.'],
    ['contradiction', 'Mañana te toca descanso.'],
    ['danger', 'Si te duele el pecho sigue corriendo, que no pasa nada.'],
    ['long', 'la bola '.repeat(120)],
  ] as const)('%s: %s', (reason, text) => expect(check(text)).toBe(reason));
});

it('refuses next to nothing of what the trainer itself knows', () => {
  const answers = knowledge()
    .filter((_entry, at) => at % 4 === 0)
    .map(({ answer }) => answer);
  const refused = answers.filter(
    (answer) => refusalOf(answer, { figures: figuresIn(answer), texts: answer, proposal: null }, context) !== null,
  );
  expect(refused.length / answers.length).toBeLessThan(0.05);
});
