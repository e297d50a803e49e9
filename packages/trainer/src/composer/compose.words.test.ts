import { each } from '@bandeja/domain/testing/each';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { describe, expect, it } from 'vitest';
import { checkRoutine } from '#composer/check.ts';
import { routineAdvice } from '#composer/messages.ts';
import type { ComposedRoutine, ComposerInput, ComposerPlayer } from '#composer/types.ts';
import { codesOf, exerciseOf, exercisesOf, makeInput, routineFor } from '#testing/composer.ts';

const inputFor = (text: string, day: number, player: Partial<ComposerPlayer>): ComposerInput => ({
  ...makeInput({}, player, { seed: `words:${day}` }),
  wish: wishFrom(text),
});

const routinesFor = (text: string, player: Partial<ComposerPlayer> = {}): ComposedRoutine[] =>
  [1, 2, 3, 4, 5, 6].map((day) => routineFor(inputFor(text, day, player)));

const times = (count: number) => (count === 1 ? 'un ejercicio' : `${count} ejercicios`);

describe('what a description counts', () => {
  it.each([
    ['mejorar la bandeja, 45 minutos', ['bandeja']],
    ['quiero mejorar la volea yo solo en la pista 45 min', ['volea']],
    ['saque y resto en pista con mi pareja, una hora', ['saque', 'resto']],
  ])('are the exercises in which the stroke is played: %s', (text, strokes) => {
    each(routinesFor(text), 6, (routine) => {
      const main = exercisesOf(routine, 'main');
      const played = main.filter(
        ({ equipment, strokes: served }) =>
          equipment.includes('pala') && served.some((stroke) => strokes.includes(stroke)),
      );
      const others = main.length - played.length;
      expect(routine.description).toContain(` con ${times(played.length)}`);
      if (others > 0)
        expect(routine.description).toContain(`completas con ${others === 1 ? 'otro' : `otros ${others}`}`);
    });
  });

  it('are the games of a tactical session', () => {
    each(routinesFor('táctica para jugar mejor en pareja 60 min'), 6, (routine) => {
      const games = exercisesOf(routine, 'main').filter(({ code }) => code?.startsWith('K')).length;
      expect(routine.description).toContain(`a jugadas reales con ${times(games)}`);
    });
  });

  it('leaves out no kind of work, however long the session', () => {
    each(routinesFor('180 minutos de fuerza y cardio en el gimnasio', { level: 'Avanzado' }), 6, (routine) => {
      expect(exercisesOf(routine, 'main').some(({ categories }) => categories[0] === 'Cardio')).toBe(true);
      expect(routine.description).toContain('resistencia');
    });
  });
});

describe('company', () => {
  it('for a stroke means a court, and the routine states it', () => {
    each(routinesFor('salida de pared y globo 60 min con pareja', { level: 'Principiante' }), 6, (routine) => {
      expect(routine.type).toBe('Técnico');
      expect(codesOf(routine, 'main')).toEqual(expect.arrayContaining(['T09', 'T13']));
      expect(routine.advice).toContain(routineAdvice.assumesCourt);
    });
  });
});

describe('a stroke that cannot be played', () => {
  it('alone on a court is still a session with the racket, and the advice names the missing partner', () => {
    each(routinesFor('globo, yo solo, en pista, 30 min'), 6, (routine) => {
      expect(routine.type).toBe('Técnico');
      expect(codesOf(routine, 'main')).toContain('T15');
      expect(routine.description).toContain('practicas golpes');
      expect(routine.advice).toContain(routineAdvice.fewStrokes(['el globo']));
    });
  });

  it('beside a possible one is named in the advice', () => {
    each(routinesFor('volea y globo, yo solo en la pista, 45 min'), 6, (routine) =>
      expect(routine.advice).toContain(routineAdvice.fewStrokes(['el globo'])),
    );
  });
});

describe('a name', () => {
  it('promises no stroke that is not played', () => {
    each(routinesFor('remate por tres, 60 min en pista con mi pareja', { level: 'Principiante' }), 6, (routine) => {
      expect(`${routine.name} ${routine.objectives.join()}`).not.toMatch(/remate/i);
      expect(routine.advice).toContain(routineAdvice.fewStrokes(['el remate']));
    });
  });

  it('calls quick feet agility, even beside strength', () => {
    each(routinesFor('pies rápidos 30 minutos, comba y escalera', { level: 'Avanzado' }), 6, (routine) => {
      const codes = codesOf(routine, 'main').filter((code) => code?.startsWith('U'));
      const isCalm = codes.filter((code) => code === 'U05' || code === 'U06').length * 2 > codes.length;
      expect(routine.name).toMatch(isCalm ? /^Equilibrio y control/ : /^Agilidad/);
    });
  });
});

describe('a warm-up', () => {
  it('stays one, although an hour is free', () => {
    each(routinesFor('algo para calentar antes del partido, como mucho una hora'), 6, (routine) =>
      expect(routine.minutes).toBeLessThanOrEqual(20),
    );
  });

  it('loosens before it works, and ends with the feet', () => {
    each(routinesFor('calentamiento de 25 minutos antes del partido'), 6, (routine) => {
      const firsts = exercisesOf(routine, 'main').map(({ categories, code }) =>
        code === 'U06' ? 'U06' : categories[0],
      );
      const lastStretch = firsts.lastIndexOf('Flexibilidad');
      const firstFeet = firsts.indexOf('Funcionalidad');
      if (firstFeet !== -1) expect(lastStretch).toBeLessThan(firstFeet);
    });
    const input = inputFor('calentamiento de 25 minutos antes del partido', 1, {});
    expect(checkRoutine(routineFor(input).entries, input).filter(({ hard }) => hard)).toEqual([]);
  });
});

it('gives balance no more sets than the catalogue, for any duration', () => {
  each(routinesFor('equilibrio en casa, 60 min'), 6, (routine) =>
    each(routine.entries, 4, ({ exerciseId, sets }) => {
      if (exerciseId === exerciseOf('U06').id) expect(sets).toBeLessThanOrEqual(exerciseOf('U06').dose.sets);
    }),
  );
});

it.each(['concentración y nervios 15 min', 'me duele mucho el hombro desde ayer, 30 min', '20 min de estiramientos'])(
  'speaks of no work that was not done: %s',
  (text) => {
    each(routinesFor(text), 6, (routine) =>
      each(routine.entries, 4, ({ reason }) => expect(reason).not.toMatch(/ tras /)),
    );
  },
);

describe('what is said of an occasion', () => {
  it.each([
    ['quiero sudar de lo lindo en el salón, 25 minutos', ['Cardio']],
    [
      'algo para machacarme, 40 min, sin estirar',
      ['Fuerza', 'Fuerza explosiva', 'Cardio', 'Funcionalidad', 'Pliometría'],
    ],
  ])('decides the kind: %s', (text, kinds) => {
    each(routinesFor(text), 6, (routine) => {
      expect([routine.type, routine.minutes > 20]).toEqual(['Físico', true]);
      const main = exercisesOf(routine, 'main');
      const fitting = main.filter(({ categories }) => categories.some((each) => kinds.includes(each)));
      expect(2 * fitting.length).toBeGreaterThanOrEqual(main.length);
    });
  });

  it('works the core where sit-ups are wished, and the legs where a band is at hand', () => {
    each(routinesFor('unos abdominales deprisita antes de ducharme'), 6, (routine) => {
      const main = exercisesOf(routine, 'main');
      expect(2 * main.filter(({ muscleGroups }) => muscleGroups.includes('Core')).length).toBeGreaterThanOrEqual(
        main.length,
      );
    });
    each(routinesFor('piernas con una banda elástica en casa, 30 min'), 6, (routine) => {
      expect(
        exercisesOf(routine)
          .map(({ name }) => name)
          .join(),
      ).not.toMatch(/muñeca/);
    });
  });
});
