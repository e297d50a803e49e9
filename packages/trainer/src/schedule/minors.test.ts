import { ageOfMinor, isMinor, longestAt, minutesAt, suitsAge, trainingAge } from '@bandeja/domain/minors/rules';
import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { jumpContacts } from '@bandeja/domain/routines/rules';
import { wishFrom } from '@bandeja/reader/understand/wish';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import { checkRoutine } from '#composer/check.ts';
import { composeRoutine } from '#composer/compose.ts';
import { offersFor } from '#safety/offer.ts';
import { planWeek } from '#schedule/plan-week.ts';
import { anyCase, inputOf } from '#testing/any-wish.ts';
import { routines } from '#testing/catalogue.ts';
import { makeContext } from '#testing/chat-context.ts';
import { about, catalogue, makeInput } from '#testing/composer.ts';
import { anyInput, makePlayer, monday } from '#testing/players.ts';

/** Written without the rule's own code. */
const mostMinutes = (age: number, isMatch: boolean) => (age < 14 && !isMatch ? 45 : 60);
const mostContacts = 60;
const makeWeek = (changes: Parameters<typeof makePlayer>[0]) => ({ monday, player: makePlayer(changes), history: [] });
const anyAge = fc.integer({ min: 8, max: 15 });

describe('minors: minutes and jumps (docs/training.md#minors)', () => {
  it('holds for whatever is wished', () => {
    let composed = 0;
    fc.assert(
      fc.property(anyCase, anyAge, fc.boolean(), fc.integer({ min: 15, max: 180 }), (any, age, isNamed, minutes) => {
        const { wish, ...rest } = inputOf(any);
        const input = {
          ...rest,
          wish: {
            ...wish,
            age: null,
            duration: about(minutes),
            health: { ...wish.health, ...(isNamed ? { minor: { age, born: null } } : {}) },
          },
          player: { ...rest.player, age: isNamed ? 40 : age },
        };
        const answer = composeRoutine(input);
        if (answer.kind !== 'routine') return;
        composed += 1;
        const { routine } = answer;
        expect(routine.minutes).toBeLessThanOrEqual(mostMinutes(age, routine.type === 'Partido'));
        const lines = routine.entries.flatMap((entry) => {
          const exercise = input.catalogue.find(({ id }) => id === entry.exerciseId);
          return exercise === undefined ? [] : [{ ...entry, exercise }];
        });
        expect(jumpContacts(lines)).toBeLessThanOrEqual(mostContacts);
        const jumps = lines.filter(({ exercise }) => exercise.categories.includes('Pliometría'));
        expect(jumps.every(({ exercise }) => exercise.difficulty === 'Principiante')).toBe(true);
        const kinds = checkRoutine(routine.entries, input).flatMap(({ hard, kind }) => (hard ? kind : []));
        expect(kinds).not.toContain('age');
        expect(kinds).not.toContain('jump_contacts');
      }),
      { numRuns: 600 },
    );
    expect(composed).toBeGreaterThan(300);
  });

  it('holds in every planned week, and for what is offered', () => {
    let sessions = 0;
    fc.assert(
      fc.property(anyInput, anyAge, (input, age) => {
        const player = { ...input.player, age };
        const { days } = planWeek({ ...input, player, routines });
        const offer = offersFor({ ...player, today: input.monday });
        for (const { routineId } of days) {
          const routine = routines.find(({ id }) => id === routineId);
          if (routine === undefined) continue;
          sessions += 1;
          expect(routine.duration).toBeLessThanOrEqual(mostMinutes(age, routine.type === 'Partido'));
          expect(jumpContacts(routine.entries)).toBeLessThanOrEqual(mostContacts);
        }
        for (const routine of routines.filter((each) => offer(each).isOffered))
          expect(routine.duration).toBeLessThanOrEqual(mostMinutes(age, routine.type === 'Partido'));
      }),
      { numRuns: 150 },
    );
    expect(sessions).toBeGreaterThan(150);
  });

  it('a week with a match has one they may play, of an hour at most', () => {
    const healthy = anyInput.filter(({ player }) => player.injuries === '' && player.availableDays.length > 1);
    let matches = 0;
    fc.assert(
      fc.property(healthy, anyAge, fc.integer({ min: 60, max: 120 }), (input, age, max) => {
        const player = { ...input.player, age, trainingDays: null, sessionDuration: { min: 30, max } };
        const { days } = planWeek({ ...input, player, history: [], routines });
        const played = days.filter(({ type }) => type === 'Partido');
        expect(played.length).toBeGreaterThan(0);
        for (const { routineId } of played)
          expect(routines.find(({ id }) => id === routineId)?.duration).toBeLessThanOrEqual(60);
        matches += played.length;
      }),
      { numRuns: 200 },
    );
    expect(matches).toBeGreaterThan(200);
  });

  it('a match never takes more than the time a child has', () => {
    for (const [max, isPlayed] of [
      [50, false],
      [59, false],
      [60, true],
    ] as const) {
      const { days } = planWeek({ ...makeWeek({ age: 12, sessionDuration: { min: 30, max } }), routines });
      expect([max, days.some(({ type }) => type === 'Partido')]).toEqual([max, isPlayed]);
    }
  });

  it('an outside proposal beyond the limit is a hard violation', () => {
    const long = composeRoutine(makeInput({ duration: about(90) }, { age: 30 }));
    const entries = long.kind === 'routine' ? long.routine.entries : [];
    expect(checkRoutine(entries, makeInput({ duration: about(90) }, { age: 12 }))).toContainEqual({
      kind: 'age',
      hard: true,
      exerciseId: null,
    });
  });

  it.each([
    ['sesión de 90 minutos para mi hija de 11', 45],
    ['mi hermanillo quiere entrenar conmigo hora y media', 60],
    ['juego en un equipo sub-14, dame 90 minutos de pliometría', 45],
    ['soy cadete y quiero 120 minutos de fuerza', 60],
    ['soy de 2015 y quiero 90 minutos de saltos', 45],
    ['partido de entrenamiento de 90 minutos para mi hijo de 12, en pista', 60],
  ])('«%s»: at most %i minutes, and why', (text, most) => {
    const answer = composeRoutine(makeInput(wishFrom(text), {}, { today: '2026-11-28' }));
    const routine = answer.kind === 'routine' ? answer.routine : null;
    expect(routine?.minutes).toBeLessThanOrEqual(most);
    expect(routine?.advice).toContain(safetyTexts.minor);
    expect(routine?.advice.join(' ')).toMatch(/A esta edad las sesiones duran (?:45|60) minutos como mucho\./);
  });

  it.each(['fuerza para mi hija de 11', '¿puede mi hijo de 12 hacer pesas?', 'mi hijo de 12 quiere competir'])(
    'the chat says once that an adult is there: «%s»',
    (message) => {
      const { text } = answerMessage(message, makeContext(), null);
      expect(text.match(/adulto/g)).toHaveLength(1);
    },
  );

  it('the chat names nothing longer for a child', () => {
    const context = makeContext({ canGenerate: false });
    const { text } = answerMessage('dame algo de fuerza para mi hija de 11, 90 minutos', context, null);
    expect(text).toContain(safetyTexts.minor);
    expect(text.match(/adulto cualificado/g)).toHaveLength(1);
    const trained = answerMessage('entreno para mi hija de 11, 90 minutos', context, null).text;
    expect(trained).toMatch(/ min\)/);
    expect(trained).not.toContain('Partido');
    expect([...text.matchAll(/\((\d+) min\)/g)].filter(([, minutes]) => Number(minutes) > 45)).toEqual([]);
  });
});

describe('the age to train by', () => {
  it('is of the minor who is named, then the known one', () => {
    const today = '2026-11-28';
    expect(trainingAge(40, { age: 11, born: null }, today)).toBe(11);
    expect(trainingAge(40, { age: null, born: null }, today)).toBe(15);
    expect(trainingAge(12, { age: null, born: null }, today)).toBe(12);
    expect(trainingAge(40, { age: null, born: 2015 }, today)).toBe(11);
    expect(trainingAge(40, { age: null, born: 1990 }, today)).toBe(40);
    expect(trainingAge(null, undefined, today)).toBeNull();
    expect(ageOfMinor({ age: null, born: 2015 }, '2040-01-01')).toBeNull();
    expect(isMinor(undefined, today)).toBe(false);
  });

  it('limits minutes and exercises', () => {
    expect([13, 14, 15, 16].map((age) => longestAt(age))).toEqual([45, 60, 60, Number.POSITIVE_INFINITY]);
    expect(longestAt(10, true)).toBe(60);
    expect(minutesAt({ min: 60, max: 120 }, 12)).toEqual({ min: 45, max: 45 });
    const open = (age: number) =>
      catalogue.filter(({ categories }) => categories.includes('Pliometría')).filter((each) => suitsAge(each, age));
    expect(open(15).map(({ code }) => code)).toEqual(['P01', 'P02', 'P06', 'P10']);
    expect(open(17).every(({ difficulty }) => difficulty !== 'Avanzado')).toBe(true);
    expect(open(30).length).toBeGreaterThan(open(17).length);
  });
});
