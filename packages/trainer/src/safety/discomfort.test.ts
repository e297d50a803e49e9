import { bodyRegions } from '@bandeja/domain/body/vocabulary';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { describe, expect, it } from 'vitest';
import { adviceOn } from '#safety/discomfort.ts';
import { offersFor } from '#safety/offer.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

const prof =
  'Soy un entrenador virtual: no puedo diagnosticar ni sustituir a un profesional sanitario. Consulta con tu médico o fisioterapeuta antes de cargar esa zona. Mientras tanto te propongo algo suave; para si el dolor pasa de 3 sobre 10 o mañana estás peor.';
const known = [
  { code: 'F14', avoidFor: [], cautionFor: ['rodilla'] as BodyArea[] },
  { code: 'F04', avoidFor: ['rodilla'] as BodyArea[], cautionFor: ['lumbar'] as BodyArea[] },
];
const ask = (overrides: Partial<Parameters<typeof adviceOn>[0]> = {}) =>
  adviceOn({
    region: 'rodilla',
    isReferral: false,
    sparing: 'taken',
    hurting: { injured: ['rodilla'], acute: [] },
    exercises: known,
    age: null,
    ...overrides,
  });

describe('the advice on a discomfort', () => {
  it('up to 3 of 10 names the spared exercises, and those that strengthen the area now and later', () => {
    const { isReferral, text, protocol } = ask();
    expect(isReferral).toBe(false);
    expect(text).toBe(
      'He quitado lo que más carga tu rodilla y suavizado el resto. Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.',
    );
    expect(protocol?.now.map(({ code }) => code)).toEqual(['F14']);
    expect(protocol?.later.map(({ code }) => code)).toEqual(['F04']);
  });

  it('says «he quitado» of what was there alone', () => {
    expect(ask({ sparing: 'eased' }).text).toMatch(/^He suavizado lo que carga tu rodilla\. Si el dolor aumenta/);
    expect(ask({ sparing: 'untouched' }).text).toMatch(/^Nada de lo previsto carga tu rodilla\. Si el dolor aumenta/);
  });

  it('refers to a professional before any exercise', () => {
    expect(ask({ isReferral: true })).toEqual({ isReferral: true, text: prof, protocol: null });
  });

  it('tells a minor to speak to an adult', () => {
    expect(ask({ isReferral: true, age: 15 }).text).toBe(`${prof} Y avisa a un adulto.`);
    expect(ask({ age: 15 }).text).toMatch(/ Y avisa a un adulto\.$/);
  });

  it('knows every place of the drawing, and promises nothing', () => {
    each(bodyRegions, 11, (region) => {
      const { text, protocol } = ask({ region, hurting: { injured: [], acute: [] }, age: 30 });
      expect(protocol?.dose).not.toBe('');
      expect(`${text} ${protocol?.dose}`).not.toMatch(/evita|cura|diagn[oó]stic/i);
    });
  });
});

describe('the one safety filter', () => {
  const routine = (avoidFor: BodyArea[], cautionFor: BodyArea[]): PlannerRoutine => ({
    id: 'r',
    code: 'R',
    name: 'Rutina',
    type: 'Físico',
    categories: ['Fuerza'],
    difficulty: 'Principiante',
    duration: 30,
    entries: [
      {
        exercise: {
          id: 'e',
          code: 'F99',
          categories: ['Fuerza'],
          difficulty: 'Principiante',
          equipment: [],
          avoidFor,
          cautionFor,
          demands: [],
          places: [],
          muscleGroups: [],
        },
        sets: 3,
        reps: 10,
        perSide: false,
        rest: 60,
      },
    ],
  });
  const offer = (isSevere: boolean, of: PlannerRoutine) =>
    offersFor({
      injuries: '',
      level: 'Avanzado',
      age: 30,
      today: '2026-11-28',
      discomforts: [{ area: 'codo', level: isSevere ? 5 : 2, isSevere }],
    })(of);

  it('takes `!` out for any discomfort and offers `~` with its note up to 3 of 10 only', () => {
    expect(offer(false, routine(['codo'], []))).toMatchObject({ isOffered: false, reason: 'injury', area: 'codo' });
    const careful = offer(false, routine([], ['codo']));
    expect(careful.isOffered).toBe(true);
    expect(careful.note).toContain('codo');
    expect(offer(true, routine([], ['codo'])).isOffered).toBe(false);
    expect(offer(false, routine([], []))).toMatchObject({ isOffered: true, note: '' });
  });

  it('adds to the text’s areas, each once', () => {
    const discomforts = [{ area: 'codo', level: 5, isSevere: true }] as const;
    const both = profileHealth({ injuries: 'Una antigua lesión de codo y de rodilla', discomforts });
    expect(both.injuries.map(({ area, acute }) => [area, acute])).toEqual([
      ['codo', true],
      ['rodilla', false],
    ]);
    expect(both.pain).toBe(true);
    expect(profileHealth({ injuries: '', discomforts: [] }).injuries).toEqual([]);
  });
});
