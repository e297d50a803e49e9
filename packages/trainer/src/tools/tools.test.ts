import { describe, expect, it } from 'vitest';
import { hear } from '#chat/hear.ts';
import { converse, makeContext } from '#testing/chat-context.ts';
import { trainerTools } from '#tools/list.ts';

function call(name: string, input: unknown, context = makeContext(), message = 'dime') {
  const tool = trainerTools.find((each) => each.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return tool.run(input, { context, heard: hear(message, context) });
}

it('names each tool once, and says in both languages what it does', () => {
  const names = trainerTools.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { description } of trainerTools)
    expect(Object.values(description).every((text) => text.length > 20)).toBe(true);
});

describe('what is proposed is what the built-in trainer proposes', () => {
  it.each([
    ['propose_rest', { dates: ['2025-07-24'] }, 'el jueves descanso'],
    ['propose_move', { from: '2025-07-24', to: '2025-07-27' }, 'pasa la sesión del jueves al domingo'],
    ['propose_training', { dates: ['2025-07-27'], kind: 'Cardio' }, 'ponme cardio el domingo'],
    [
      'propose_absence',
      { why: 'away', from: '2025-07-25', to: '2025-07-27' },
      'del 25 al 27 estoy de viaje sin material',
    ],
    ['propose_never_on', { weekday: 'thursday', isNever: true }, 'los jueves no puedo nunca'],
    [
      'propose_match_log',
      {
        date: '2025-07-22',
        minutes: 80,
        sets: [
          { us: 6, them: 4 },
          { us: 6, them: 2 },
        ],
      },
      'apunta el partido de ayer, ganamos 6-4 6-2 en 80 minutos',
    ],
  ])('%s', (name, input, said) => {
    const proposed = call(name, input);
    const own = converse([said]);
    expect(proposed.action).toEqual(own.action);
    expect(proposed.action).not.toBeNull();
    expect(own.text).toContain(proposed.text);
  });

  it('a routine by its wish, and none for a wish that has a danger in it', () => {
    expect(call('propose_routine', { wish: 'piernas en casa, 30 minutos' }).action).toMatchObject({
      type: 'make_routine',
    });
    expect(call('propose_routine', { wish: 'algo suave, me duele el pecho y me falta el aire' }).action).toBeNull();
  });
});

it('proposes nothing that the rules refuse', () => {
  expect(call('propose_rest', { dates: ['2025-07-21'] }).action).toBeNull();
  expect(call('propose_match_log', { date: '2025-07-30', sets: [] }).action).toBeNull();
  expect(call('propose_undo', {}).action).toBeNull();
  expect(() => call('propose_rest', { dates: ['mañana'] })).toThrow();
});

it('reads the week, the figures and what is known', () => {
  expect(call('read_week', { week: 'this' })).toMatchObject({
    days: expect.arrayContaining([expect.objectContaining({ date: '2025-07-24', kind: 'Fuerza', weekday: 'jueves' })]),
  });
  expect(call('read_week', { week: 'next' })).toEqual({ planned: false });
  expect(call('read_figures', { from: '2025-07-01', to: '2025-07-23' })).toMatchObject({ sessions: 2 });
  expect(call('read_figures', { from: '2025-07-01', to: '2025-07-23', kind: 'Cardio' })).toMatchObject({ sessions: 1 });
  expect(call('search_knowledge', { question: '¿qué hago si nos hacen la nevera?' })).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ answer: expect.any(String) })]),
  });
});
