import { estimatedSeconds, jumpContacts } from '@bandeja/domain/routines/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoutine } from '#composer/check.ts';
import { composeRoutine } from '#composer/compose.ts';
import type { ComposedRoutine, ComposerExercise, ComposerInput } from '#composer/types.ts';
import { anyCase, inputOf } from '../../test/any-wish.ts';

const runs = 1500;

/** Runs a claim on every routine that is composed. */
function always(claim: (routine: ComposedRoutine, input: ComposerInput) => void): void {
  fc.assert(
    fc.property(anyCase, (any) => {
      const input = inputOf(any);
      const answer = composeRoutine(input);
      if (answer.kind === 'routine') claim(answer.routine, input);
    }),
    { numRuns: runs },
  );
}

function linesOf({ entries }: ComposedRoutine, { catalogue }: ComposerInput) {
  return entries.map((entry) => {
    const exercise = catalogue.find((move) => move.id === entry.exerciseId);
    if (!exercise) throw new Error(`Unknown exercise: ${entry.exerciseId}`);
    return { ...entry, exercise };
  });
}

const movesOf = (routine: ComposedRoutine, input: ComposerInput): ComposerExercise[] =>
  linesOf(routine, input).map((line) => line.exercise);

describe('any routine that is composed', () => {
  it('has no hard fault for the checker, whatever was wished of whatever catalogue', () => {
    always((routine, input) => {
      if (routine.entries.length === 0) return;
      expect(checkRoutine(routine.entries, input).filter((fault) => fault.hard)).toEqual([]);
    });
  });

  it('says so wherever it falls short: every soft fault has its sentence', () => {
    always((routine, input) => {
      const soft = checkRoutine(routine.entries, input).filter((fault) => !fault.hard);
      const said = routine.advice.join('\n');
      const kinds = new Set(soft.map((fault) => fault.kind));
      if (routine.entries.length === 0) return expect(said).toContain('no queda ningún ejercicio');
      if (kinds.has('duration')) expect(said).toMatch(/(?:Me pedías|Había previsto) \d+ minutos/);
      if (kinds.has('share_of_wish')) expect(said).toMatch(/Con lo que tienes y tus límites/);
    });
  });

  it('takes the estimated time it states', () => {
    always((routine, input) => {
      expect(routine.minutes).toBe(Math.round(estimatedSeconds(linesOf(routine, input)) / 60));
    });
  });

  it('never holds what the limits forbid, checked without the composer’s own rules', () => {
    always((routine, { wish, player, ...rest }) => {
      const age = wish.age ?? player.age ?? 30;
      const moves = movesOf(routine, { wish, player, ...rest });
      for (const move of moves) {
        for (const { area, acute } of wish.health.injuries) {
          expect(move.avoidFor).not.toContain(area);
          if (acute) expect(move.cautionFor).not.toContain(area);
        }
        for (const demand of wish.health.excludedDemands) expect(move.demands).not.toContain(demand);
        for (const item of wish.excludedEquipment) expect(move.equipment).not.toContain(item);
        if (wish.alone === true) expect(move.equipment).not.toContain('compañero');
        if (wish.place !== null && wish.excludedPlaces.length === 0 && move.code !== 'T15')
          expect(move.places).toContain(wish.place);
        for (const category of wish.excludedCategories) expect(move.categories).not.toContain(category);
        for (const stroke of wish.excludedStrokes) expect(move.strokes).not.toContain(stroke);
        if (age >= 60) expect(move.categories).not.toContain('Pliometría');
        if (wish.level === 'Principiante') expect(move.difficulty).toBe('Principiante');
        if (wish.level === null && player.level === null) expect(move.difficulty).not.toBe('Avanzado');
      }
      if (wish.health.redFlag === 'prof')
        for (const move of moves)
          expect(move.code === 'C01' || move.code === 'C03' || move.code?.startsWith('L')).toBe(true);
    });
  });

  it('keeps jump contacts within the level, and entries within reason', () => {
    const most = { Principiante: 60, Intermedio: 100, Avanzado: 120 };
    always((routine, input) => {
      const level = input.wish.level ?? input.player.level ?? 'Principiante';
      expect(jumpContacts(linesOf(routine, input))).toBeLessThanOrEqual(most[level]);
      expect(routine.entries.length).toBeLessThanOrEqual(21 + (input.keep?.length ?? 0));
      expect(new Set(routine.entries.map((entry) => entry.exerciseId)).size).toBe(routine.entries.length);
    });
  });

  it('speaks short, plain and finished Spanish', () => {
    always((routine) => {
      expect(routine.name.length).toBeGreaterThan(3);
      expect(routine.name.length).toBeLessThanOrEqual(80);
      for (const text of [routine.name, routine.description, ...routine.objectives, ...routine.advice]) {
        expect(text).toMatch(/^[\p{Lu}¿¡«]/u);
        expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\.|,\s*\.|\(\)/);
      }
      for (const { reason, notes } of routine.entries) {
        expect(reason).toMatch(/^\p{Lu}.{10,138}\.$/u);
        expect(reason).not.toMatch(/lesi|dolor|molest|evita/i);
        expect(notes.length).toBeLessThanOrEqual(300);
      }
    });
  });

  it('is the same for the same seed, whatever the order of the catalogue', () => {
    fc.assert(
      fc.property(anyCase, (any) => {
        const input = inputOf(any);
        const turned = { ...input, catalogue: input.catalogue.toReversed() };
        expect(composeRoutine(turned)).toEqual(composeRoutine(input));
      }),
      { numRuns: 400 },
    );
  });

  it('holds the exercises that were kept, unless a limit forbids them', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(), (any, pick) => {
        const input = inputOf(any);
        const first = composeRoutine(input);
        if (first.kind === 'refused' || first.routine.entries.length === 0) return;
        const { entries } = first.routine;
        const keep = [entries[pick % entries.length]?.exerciseId ?? ''];
        const second = composeRoutine({ ...input, keep, seed: `${input.seed} again` });
        if (second.kind === 'refused') throw new Error('refused what it composed before');
        expect(second.routine.entries.map((entry) => entry.exerciseId)).toEqual(expect.arrayContaining(keep));
      }),
      { numRuns: 600 },
    );
  });
});
