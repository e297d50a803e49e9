import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { readHealth } from '@bandeja/reader/health';
import { ailments } from '@bandeja/reader/language/health/ailments';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { describe, expect, it } from 'vitest';
import { composeRoutine } from '#composer/compose.ts';
import { catalogue, makeInput } from '#testing/composer.ts';

const placed = ailments.flatMap(({ area, names, ...use }) => (area === null ? [] : { area, names, ...use }));
const plain = (name: string): string => name.replace('*', '');

const sentences: readonly ((name: string) => string)[] = [
  (name) => `Tengo ${name}, 40 min de fuerza`,
  (name) => `${name}. Rutina de potencia con saltos en casa`,
  (name) => `quiero entrenar el remate y la velocidad, llevo una temporada con ${name}`,
];

function composedFor(text: string) {
  const answer = composeRoutine(makeInput(wishFrom(text)));
  if (answer.kind === 'refused') return null;
  const ids = answer.routine.entries.map(({ exerciseId }) => exerciseId);
  return { ...answer.routine, exercises: catalogue.filter(({ id }) => ids.includes(id)) };
}

function loading(text: string, areas: readonly BodyArea[]): string[] {
  const exercises = composedFor(text)?.exercises ?? [];
  return exercises.filter(({ avoidFor }) => avoidFor.some((area) => areas.includes(area))).map(({ name }) => name);
}

describe('the table of ailments', () => {
  it('has at least 150 ailments with their area, each in Spanish and most in four languages more', () => {
    expect(placed.length).toBeGreaterThanOrEqual(150);
    expect(placed.flatMap(({ names }) => names).length).toBeGreaterThan(1500);
  });

  it('reads every name, with its area and without a further word of pain', () => {
    each(placed, 150, ({ area, names }) => {
      const missed = names.filter((name) => {
        const { injuries, pain, redFlag } = readHealth(`Tengo ${plain(name)}, 40 min`);
        return redFlag !== 'urg' && !(pain && injuries.some((injury) => injury.area === area));
      });
      expect(missed).toEqual([]);
    });
  });

  it.each(
    atLeast(
      150,
      placed.map(({ area, names: [name = ''] }) => ({ area, name: plain(name) })),
    ),
  )('$name: $area is read in three sentences, and no routine loads it', ({ area, name }) => {
    const texts = sentences.map((sentence) => sentence(name));
    each(texts, 3, (text) => {
      const { injuries, redFlag } = wishFrom(text).health;
      if (redFlag !== 'urg') expect([text, injuries.map((injury) => injury.area)]).toEqual([text, [area]]);
      expect([text, loading(text, [area])]).toEqual([text, []]);
    });
  });

  it.each([
    ['condromalasia, 30 min', 'rodilla'],
    ['trocanteriits, fuerza', 'rodilla'],
    ['Tendinopatia de la rotuliana no, del tendón rotuliano', 'rodilla'],
    ['rotura fibrilar en el gemelo', 'tobillo'],
    ['FASCITIS', 'tobillo'],
    ['tengo lo del peroneo, quiero saltos', 'tobillo'],
    ['el tibial posterior otra vez', 'tobillo'],
    ['isquio en readaptación', 'rodilla'],
    ['em fa mal el colze', 'codo'],
    ['dor no joelho', 'rodilla'],
    ['dóeme o xeonllo', 'rodilla'],
  ] as const)('«%s» is of the %s', (text, area) => {
    expect(wishFrom(text).health.injuries.map((injury) => injury.area)).toEqual([area]);
  });

  it.each([
    ['tendinitis de hombro', 'hombro'],
    ['bursitis en la rodilla', 'rodilla'],
    ['artrosis de cadera', 'rodilla'],
    ['contractura en la espalda', 'lumbar'],
    ['hernia cervical', 'hombro'],
    ['esguince de muñeca', 'muñeca'],
    ['esguince', 'tobillo'],
  ] as const)('«%s» takes its area from the words beside it: %s', (text, area) => {
    expect(readHealth(text).injuries.map((injury) => injury.area)).toEqual([area]);
  });

  it.each([
    ['sin lumbago ni ciática, fuerza', []],
    ['no tengo fascitis', []],
    ['prevenir la pubalgia', []],
    ['hernia de hiato, cardio', []],
    ['tengo rinitis, cardio 30 min', []],
    ['mi talón de aquiles es el revés', []],
    ['fortalecer el manguito rotador', []],
    ['movilidad del manguito', []],
    ['fortalecer los peroneos', []],
    ['ejercicios de tibial anterior', []],
  ])('«%s» spares nothing', (text, areas) => {
    expect(readHealth(text)).toMatchObject({ injuries: areas, pain: false });
    expect(readHealth(text).doubt).toBeUndefined();
  });

  it('remembers a healed one, which no longer hurts', () => {
    expect(readHealth('tendinopatía rotuliana ya curada')).toMatchObject({
      injuries: [{ area: 'rodilla', acute: false }],
      pain: false,
    });
  });

  it('lets a professional see first what could worsen', () => {
    expect(readHealth('gonartrosis').injuries).toEqual([{ area: 'rodilla', acute: false, referred: 'rests' }]);
    expect(composedFor('gonartrosis, 40 min de fuerza en casa')?.advice[0]).toBe(safetyTexts.prof);
  });
});
