import { atLeast } from '@bandeja/domain/testing/each';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { describe, expect, it } from 'vitest';
import { composeRoutine } from '#composer/compose.ts';
import { catalogue, makeInput } from '#testing/composer.ts';

type Refused = { exercises?: string[]; demands?: string[]; strokes?: string[] };

const refusals: [text: string, refused: Refused][] = [
  ['sentadillas y zancadas no: isométricos', { exercises: ['sentadilla', 'zancada'] }],
  ['sentadillas y zancadas, no. Algo de core', { exercises: ['sentadilla', 'zancada'] }],
  ['zancadas o sentadillas hoy no, 30 min', { exercises: ['sentadilla', 'zancada'] }],
  ['planchas, sentadillas y flexiones ni verlas; movilidad', { exercises: ['plancha', 'sentadilla', 'flexion'] }],
  ['burpees y flexiones fuera, 30 min', { exercises: ['flexion'], demands: ['jump'] }],
  ['peso muerto y dominadas no, fuerza en casa', { exercises: ['peso muerto'] }],
  ['saltos y carrera ni hablar', { demands: ['jump', 'run'] }],
  ['sprints y saltos prohibidos, 40 min de fuerza', { demands: ['jump', 'run'] }],
  ['saltos, sprints y burpees nada', { demands: ['jump', 'run'] }],
  ['saltos y trote ni de coña, 20 min en casa', { demands: ['jump', 'run'] }],
  ['remate y bandeja no, volea', { strokes: ['remate', 'bandeja'] }],
  ['víbora y remate fuera; globos y bandeja sí', { strokes: ['víbora', 'remate'] }],
  ['squats i afundos no, 30 minuts', { exercises: ['sentadilla', 'zancada'] }],
];

describe('lists that are refused after they were named', () => {
  it.each(atLeast(12, refusals))('«%s» refuses all of it', (text, { exercises = [], demands = [], strokes = [] }) => {
    const wish = wishFrom(text);
    expect(wish.excludedExercises).toEqual(expect.arrayContaining(exercises));
    const named = wish.namedExercises ?? [];
    expect(exercises.filter((stem) => named.includes(stem))).toEqual([]);
    expect(wish.health.excludedDemands).toEqual(expect.arrayContaining(demands));
    expect(wish.excludedStrokes).toEqual(expect.arrayContaining(strokes));
    const answer = composeRoutine(makeInput(wish));
    const ids = answer.kind === 'routine' ? answer.routine.entries.map(({ exerciseId }) => exerciseId) : [];
    const chosen = catalogue.filter(({ id }) => ids.includes(id));
    expect(chosen.length).toBeGreaterThan(2);
    const asked: string[] = chosen.flatMap((exercise) => exercise.demands);
    expect(demands.filter((demand) => asked.includes(demand))).toEqual([]);
    const names = chosen.map(({ name }) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
    expect(exercises.filter((stem) => names.some((name) => ` ${name}`.includes(` ${stem}`)))).toEqual([]);
  });

  it.each([
    ['quiero sentadillas y zancadas, 30 min', ['sentadilla', 'zancada']],
    ['sentadillas y zancadas, que no falten', ['sentadilla', 'zancada']],
  ])('«%s» refuses nothing', (text, named) => {
    const wish = wishFrom(text);
    expect(wish.excludedExercises).toEqual([]);
    expect(wish.namedExercises).toEqual(named);
  });

  it.each([
    ['bandeja y volea, ¿no?', ['bandeja', 'volea']],
    ['core, saltos y burpees no', []],
  ])('«%s» keeps what is outside the list', (text, strokes) => {
    const wish = wishFrom(text);
    expect(wish.strokes).toEqual(strokes);
    expect(wish.excludedMuscleGroups).toEqual([]);
  });
});
