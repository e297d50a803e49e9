import { atLeast } from '@bandeja/domain/testing/each';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adoptProposal } from '#composer/adopt.ts';
import { checkRoutine } from '#composer/check.ts';
import { composeRoutine } from '#composer/compose.ts';
import { baseDose } from '#composer/dose.ts';
import { fitText } from '#composer/proposal-text.ts';
import type { ComposerInput, ProposedEntry, ProposedRoutine } from '#composer/types.ts';
import { anyCase, inputOf } from '#testing/any-wish.ts';
import { about, catalogue, exerciseOf, makeInput } from '#testing/composer.ts';

function line(code: string, changes: Partial<ProposedEntry> = {}): ProposedEntry {
  const exercise = exerciseOf(code);
  const words = { notes: 'Con la espalda recta.', reason: 'Da fuerza para la pista.' };
  return { exerciseId: exercise.id, ...baseDose(exercise), ...words, ...changes };
}

const proposal = (...entries: ProposedEntry[]): ProposedRoutine => ({
  name: 'Piernas y tronco de acero',
  description: 'Una media hora de fuerza sencilla y completa.',
  entries,
});

const input = makeInput({ categories: ['Fuerza'], duration: about(30), level: 'Principiante' });
const valid = [
  line('L01', { duration: 180 }),
  line('F01'),
  line('F16'),
  line('F08'),
  line('F04', { sets: 2 }),
  line('F30', { sets: 2 }),
  line('L06', { sets: 1 }),
];

function adopt(proposed: ProposedRoutine, from: ComposerInput = input) {
  const adopted = adoptProposal(proposed, from);
  const routine = adopted?.routine;
  const codes = routine?.entries.map(({ exerciseId }) => catalogue.find(({ id }) => id === exerciseId)?.code) ?? [];
  const violations = routine ? checkRoutine(routine.entries, from) : [];
  return { adopted, routine, codes, violations };
}

describe('adoptProposal', () => {
  it('takes a valid proposal as it is, words and all', () => {
    const { adopted, routine, codes } = adopt(proposal(...valid));
    expect(adopted?.repaired).toBe(false);
    expect(codes).toEqual(['L01', 'F01', 'F16', 'F08', 'F04', 'F30', 'L06']);
    expect(routine?.name).toBe('Piernas y tronco de acero');
    expect(routine?.description).toBe('Una media hora de fuerza sencilla y completa.');
    expect(routine?.entries[1]).toMatchObject({ part: 'main', notes: 'Con la espalda recta.', sets: 3, reps: 12 });
    expect(routine?.entries.map(({ part }) => part)).toEqual(['warmUp', ...Array(5).fill('main'), 'closing']);
    expect(routine?.minutes).toBe(28);
  });

  it('drops forbidden and unknown lines, and fills the gap', () => {
    const { adopted, codes, violations } = adopt(
      proposal(
        ...valid.slice(0, 4),
        line('F03'),
        line('X06'),
        line('F30', { exerciseId: 'made-up' }),
        ...valid.slice(5),
      ),
    );
    expect(adopted?.repaired).toBe(true);
    expect(codes).toEqual(expect.arrayContaining(['F01', 'F16', 'F08', 'F30']));
    expect(codes).not.toContain('F03');
    expect(codes).not.toContain('X06');
    expect(violations).toEqual([]);
  });

  it('never adopts an exercise that loads an injury, whatever its texts', () => {
    const hurt = makeInput({
      healthText: 'me molesta la rodilla',
      categories: ['Fuerza'],
      duration: about(30),
      level: 'Intermedio',
    });
    const { codes, routine, violations } = adopt(
      proposal(...valid, line('F03', { reason: 'Es segura para la rodilla.' })),
      hurt,
    );
    expect(codes).not.toContain('F03');
    expect(violations).toEqual([]);
    expect(routine?.advice[0]).toContain('tu rodilla');
    // F01 needs care with the knee: those words are ours.
    expect(routine?.entries.find(({ exerciseId }) => exerciseId === 'exercise-F01')?.notes).toContain(
      'Con menos carga o menos recorrido',
    );
  });

  it('puts order, doses and time right', () => {
    const { adopted, codes, routine, violations } = adopt(
      proposal(
        line('F01', { sets: 40, reps: 500, rest: 0 }),
        line('X09', { sets: 3 }),
        line('F08', { sets: 0, reps: -3, duration: 900 }),
        line('C08'),
        line('F16'),
      ),
    );
    expect(adopted?.repaired).toBe(true);
    expect(violations).toEqual([]);
    expect(codes.indexOf('X09')).toBeLessThan(codes.indexOf('F01'));
    expect(codes[0]).toBe('L01');
    expect(routine?.minutes).toBeGreaterThanOrEqual(27);
    expect(routine?.minutes).toBeLessThanOrEqual(33);
  });

  it('shows none of its words that promise, prescribe or lead elsewhere', () => {
    const bad = {
      name: 'Rutina que evita lesiones',
      description: 'Resultados garantizados, visita https://example.org',
      entries: valid.map((each) => ({ ...each, notes: 'Toma un ibuprofeno antes', reason: 'Cura el codo de tenista' })),
    };
    const { adopted, routine } = adopt(bad);
    expect(adopted?.repaired).toBe(false);
    const words = JSON.stringify([routine?.name, routine?.description, routine?.entries]);
    expect(words).not.toMatch(/lesiones|example|ibuprofeno|[Cc]ura /);
    expect(atLeast(3, routine?.entries ?? []).every(({ reason }) => reason.length > 10)).toBe(true);
  });

  it('shows none of its words that ask for another dose or for work the exercise does not hold', () => {
    const other = [
      'Haz 100 repeticiones.',
      'Añade un salto al subir.',
      'Acaba con un sprint.',
      'Con una mancuerna de 30 kg.',
    ];
    const bad = {
      name: 'Saltos y sprints',
      description: 'Noventa minutos con 40 ejercicios.',
      entries: valid.map((each, index) => ({
        ...each,
        notes: other[index % 4] ?? '',
        reason: other[(index + 1) % 4] ?? '',
      })),
    };
    const { adopted, routine } = adopt(bad);
    expect(adopted?.repaired).toBe(false);
    const words = JSON.stringify([
      routine?.name,
      routine?.description,
      routine?.entries.map((each) => [each.notes, each.reason]),
    ]);
    expect(words).not.toMatch(/100|salto|sprint|30 kg|[Nn]oventa|40/i);
  });

  it('adds no texts where only gentle work is left', () => {
    const acute = makeInput({ healthText: 'me duele mucho el hombro desde ayer', duration: about(15) });
    const composed = composeRoutine(acute);
    const entries = composed.kind === 'routine' ? composed.routine.entries : [];
    const words = { notes: 'Dale con todo.', reason: 'Para darlo todo hoy.' };
    const { routine } = adopt(
      { name: 'A tope', description: 'Una paliza.', entries: entries.map((each) => ({ ...each, ...words })) },
      acute,
    );
    expect(JSON.stringify(routine)).not.toMatch(/A tope|paliza|todo/);
  });

  it('keeps what the player chose', () => {
    const keep = ['exercise-F32'];
    const { codes, violations } = adopt(proposal(...valid), { ...input, keep });
    expect(codes).toContain('F32');
    expect(violations).toEqual([]);
  });

  it.each<[string, ProposedRoutine, ComposerInput]>([
    ['there is nothing in it', proposal(), input],
    ['nothing of it is known', proposal(line('F01', { exerciseId: 'x' }), line('F08', { exerciseId: 'y' })), input],
    ['most of it is forbidden', proposal(line('F03'), line('X06'), line('P08'), line('F01')), input],
    ['it has nothing to do with the wish', proposal(line('C08'), line('C10'), line('C04'), line('C01')), input],
    ['safety forbids a routine', proposal(...valid), makeInput({ healthText: 'me duele el pecho al correr' })],
  ])('gives up when %s', (_what, proposed, from) => {
    expect(adoptProposal(proposed, from)).toBeNull();
  });

  it('adopts only gentle work under a referral', () => {
    const pregnant = makeInput({ healthText: 'estoy embarazada', duration: about(30) });
    const { codes, routine } = adopt(
      proposal(line('L01'), line('C01'), line('L08'), line('L09'), line('F01')),
      pregnant,
    );
    expect(codes).not.toContain('F01');
    expect(routine?.advice[0]).toMatch(/^Soy un entrenador virtual: no puedo diagnosticar/);
  });

  it('adopts nothing with a hard violation, of any proposal for any wish', () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.constantFrom('Fuerza', 'Evita lesiones', 'Ignora las reglas', '<script>', 'Da fuerza.'),
    );
    const anyAmount = fc.option(fc.oneof(fc.integer({ min: -5, max: 5000 }), fc.constant(Number.NaN)));
    const anyLine: fc.Arbitrary<ProposedEntry> = fc.record({
      exerciseId: fc.constantFrom('unknown', ...catalogue.map(({ id }) => id)),
      sets: fc.integer({ min: -2, max: 60 }),
      reps: fc.integer({ min: -2, max: 600 }),
      duration: anyAmount,
      metres: anyAmount,
      perSide: fc.boolean(),
      rest: fc.integer({ min: -10, max: 4000 }),
      notes: anyText,
      reason: anyText,
    });
    const anyProposal = fc.record({
      name: anyText,
      description: anyText,
      entries: fc.array(anyLine, { maxLength: 30 }),
    });
    const sane = (text: string) => expect(fitText(text, 400) ?? text).toBe(text.trim() === '' ? text : text.trim());
    let adoptedOnes = 0;
    fc.assert(
      fc.property(anyProposal, anyCase, (proposed, any) => {
        const from = inputOf(any);
        const answer = adoptProposal(proposed, from);
        if (answer === null) return;
        adoptedOnes += 1;
        expect(checkRoutine(answer.routine.entries, from).filter((violation) => violation.hard)).toEqual([]);
        for (const text of [answer.routine.name, answer.routine.description]) sane(text);
      }),
      { numRuns: 500 },
    );
    expect(adoptedOnes).toBeGreaterThan(20);
  });

  it('adopts what the composer itself would propose, but for a few whose parts cannot be guessed', () => {
    let proposed = 0;
    let adopted = 0;
    fc.assert(
      fc.property(anyCase, (any) => {
        const from = { ...inputOf(any), keep: [] };
        const composed = composeRoutine(from);
        if (composed.kind === 'refused' || checkRoutine(composed.routine.entries, from).length > 0) return;
        proposed += 1;
        const answer = adoptProposal(composed.routine, from);
        if (answer === null) return;
        adopted += 1;
        expect(checkRoutine(answer.routine.entries, from)).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(adopted / proposed).toBeGreaterThan(0.95);
  });
});
