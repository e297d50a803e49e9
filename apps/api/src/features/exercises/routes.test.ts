import { randomUUID } from 'node:crypto';
import { getExercise, listExercises, retireExercise } from '@bandeja/domain/exercises/contract';
import { startSession } from '@bandeja/domain/sessions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as queries from '#features/exercises/queries.ts';
import { useApi } from '#testing/api.ts';
import {
  exerciseIdByCode,
  newExercise,
  planOf,
  routineHolding,
  statementsOf,
  storedExercises,
} from '#testing/exercises.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';

const api = useApi();
let admin: Player;
let player: Player;

beforeAll(async () => {
  [admin, player] = [await newAdmin(api), await newPlayer(api)];
});

type Query = Record<string, string | number>;
const list = (query: Query = {}, who = player) => api.call(listExercises, { token: who.token, query });
const names = async (query: Query, who = player) => (await list(query, who)).body.map(({ name }) => name);
const retire = (id: string) => api.call(retireExercise, { token: admin.token, params: { id } });

describe('GET /exercises', () => {
  it('lists the catalogue by name without long texts, in one statement', async () => {
    const { status, body } = await list({ limit: 500 });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(109);
    const squat = body.find(({ code }) => code === 'F01');
    expect(Object.keys(squat ?? {}).sort()).toEqual(
      [
        '_id',
        'categories',
        'code',
        'cover',
        'description',
        'difficulty',
        'dose',
        'equipment',
        'figureName',
        'hasDrill',
        'isDraft',
        'isRetired',
        'loadType',
        'muscleGroups',
        'name',
        'slug',
        'strokes',
      ].sort(),
    );
    expect(squat).toMatchObject({ isRetired: false, slug: expect.stringMatching(/^[a-z0-9-]+$/) });
    const page = { limit: 100 };
    const filter = { search: 'sentadilla', category: 'Fuerza' } as const;
    const viewer = { userId: player.user._id, isAdmin: false };
    expect(await statementsOf(api, (db) => queries.listExercises(db, viewer, filter, page))).toBe(1);
  });

  it('narrows by every filter', async () => {
    await newExercise(api, admin, {
      name: 'Filtrado único',
      categories: ['Pliometría'],
      difficulty: 'Avanzado',
      muscleGroups: ['Pecho'],
      strokes: ['chiquita'],
    });
    for (const filter of [
      { category: 'Pliometría' },
      { difficulty: 'Avanzado' },
      { muscleGroup: 'Pecho' },
      { stroke: 'chiquita' },
    ] as Query[]) {
      expect(await names({ ...filter, limit: 500 })).toContain('Filtrado único');
    }
    for (const filter of [
      { category: 'Cardio' },
      { difficulty: 'Principiante' },
      { muscleGroup: 'Espalda' },
      { stroke: 'saque' },
    ] as Query[]) {
      expect(await names({ ...filter, limit: 500 })).not.toContain('Filtrado único');
    }
  });

  it('finds words of the name in any order, ignoring accents and case, signs literally', async () => {
    await newExercise(api, admin, { name: 'Península Ibérica al 50%' });
    for (const search of ['peninsula', 'IBÉRICA península', 'nínsul', '50%', ' iberica ']) {
      expect([search, await names({ search })]).toEqual([search, ['Península Ibérica al 50%']]);
    }
    for (const search of [
      'peninsula griega',
      'peninsula\u0000griega',
      'Pen_nsula',
      '\\',
      "'; drop table exercises; --",
    ]) {
      expect([search, await names({ search })]).toEqual([search, []]);
    }
  });

  it('shows retired ones to admins who ask, to no other', async () => {
    const { _id } = await newExercise(api, admin, { name: 'Jubilado' });
    await retire(_id);
    expect(await names({ search: 'jubilado' }, admin)).toEqual([]);
    expect(await names({ search: 'jubilado', retired: 'only' }, admin)).toEqual(['Jubilado']);
    expect(await names({ search: 'jubilado', retired: 'with' }, admin)).toEqual(['Jubilado']);
    expect(await names({ retired: 'only', limit: 500 }, admin)).not.toContain('Filtrado único');
    for (const retired of ['only', 'with', 'without']) {
      expect(await names({ search: 'jubilado', retired })).toEqual([]);
    }
    expect(await names({ search: 'unico', retired: 'only' })).toEqual(['Filtrado único']);
  });

  it('pages through the Link header, each exercise once, those of one name too', async () => {
    const stored = await storedExercises(api, ['Pagina b', 'Pagina a', 'Pagina b', 'Pagina c', 'Pagina b']);
    const seen: { _id: string; name: string }[] = [];
    let query: Record<string, string> | null = { search: 'pagina', limit: '2' };
    while (query) {
      const { body, headers } = await list(query);
      seen.push(...body);
      const next: string | undefined = /<\/api\/exercises\?(.*)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
      query = next === undefined ? null : Object.fromEntries(new URLSearchParams(next));
    }
    expect(seen.map(({ name }) => name)).toEqual(['Pagina a', 'Pagina b', 'Pagina b', 'Pagina b', 'Pagina c']);
    expect(seen.map(({ _id }) => _id).sort()).toEqual([...stored].sort());
  });

  it.each<Query>([
    { category: 'Otra' },
    { difficulty: 'Experto' },
    { muscleGroup: 'Cuello' },
    { stroke: 'smash' },
    { retired: 'si' },
    { drafts: 'si' },
    { limit: 0 },
    { limit: 501 },
    { limit: 1.5 },
    { before: 'no-es-un-id' },
    { search: 'a'.repeat(101) },
  ])('refuses %j', async (query) => {
    const { status, error } = await list(query);
    expect([status, error.code]).toEqual([400, 'request.invalid']);
    expect(error.issues).toEqual([{ path: Object.keys(query)[0], message: expect.any(String) }]);
  });

  it('needs a token', async () => {
    expect((await api.call(listExercises)).status).toBe(401);
  });
});

describe('2,000 exercises', () => {
  beforeAll(async () => {
    await storedExercises(
      api,
      Array.from({ length: 2000 }, (_, index) => `Variante ${1000 + index} de la masa`),
    );
  });

  it('are searched through the trigram index', async () => {
    await newExercise(api, admin, { name: 'Quijotesco giro' });
    const plan = await planOf(api, queries.exercisesPage(api.db, { search: 'quijotesco' }, { limit: 50 }));
    expect(plan).toContain('Bitmap Index Scan on exercises_search_idx');
    expect(plan).not.toContain('Seq Scan');
    expect(await names({ search: 'quijotesco' })).toEqual(['Quijotesco giro']);
  });

  it('are paged through the index of names, without sorting', async () => {
    const before = (await list({ search: 'variante 1777', limit: 1 })).body[0]?._id;
    const plan = await planOf(api, queries.exercisesPage(api.db, {}, { limit: 50, before }));
    expect(plan).toContain('exercises_name_idx');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    expect(await names({ before: before ?? '', limit: 1 })).toEqual(['Variante 1778 de la masa']);
  });
});

describe('GET /exercises/:id', () => {
  const get = (id: string, who = player) => api.call(getExercise, { token: who.token, params: { id } });

  it('answers an exercise whole, with its variations by name', async () => {
    const [b, a] = [
      await newExercise(api, admin, { name: 'Hermana B' }),
      await newExercise(api, admin, { name: 'Hermana A' }),
    ];
    const related = await newExercise(api, admin, { name: 'Con hermanas', variations: [b._id, a._id] });
    const { status, body } = await get(related._id);
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: related._id,
      code: null,
      slug: 'con-hermanas',
      name: 'Con hermanas',
      description: 'Zancada larga con rotación del tronco hacia la pierna adelantada.',
      categories: ['Fuerza', 'Funcionalidad'],
      difficulty: 'Intermedio',
      equipment: ['mancuernas', 'esterilla'],
      muscleGroups: ['Piernas', 'Core'],
      strokes: ['volea'],
      dose: { sets: 3, reps: 8, perSide: true, rest: 75 },
      loadType: 'reps',
      isRetired: false,
      isDraft: false,
      hasDrill: false,
      figureName: null,
      cover: null,
      steps: ['Da un paso largo.', 'Gira el tronco.', 'Vuelve.'],
      commonMistakes: ['La rodilla se va hacia dentro.'],
      tips: ['Mira al frente.'],
      videoUrl: 'https://youtu.be/abcdefghijk',
      avoidFor: ['rodilla'],
      cautionFor: ['lumbar'],
      demands: ['floor'],
      places: ['home'],
      answered: ['areas', 'jump', 'run', 'overhead', 'floor', 'places'],
      version: 1,
      variations: [
        { _id: a._id, slug: 'hermana-a', name: 'Hermana A', difficulty: 'Intermedio' },
        { _id: b._id, slug: 'hermana-b', name: 'Hermana B', difficulty: 'Intermedio' },
      ],
      drill: null,
      figure: null,
      pictures: [],
      film: null,
    });
    await retire(a._id);
    expect((await get(related._id)).body.variations.map(({ name }) => name)).toEqual(['Hermana B']);
    expect((await get(related._id, admin)).body.variations.map(({ name }) => name)).toEqual(['Hermana A', 'Hermana B']);
  });

  it('shows every exercise of the catalogue', async () => {
    const { body } = await get(await exerciseIdByCode(api, 'T01'));
    expect(body).toMatchObject({ code: 'T01', isRetired: false });
    expect(body.drill?.phases.length).toBeGreaterThan(0);
    const squat = await get(await exerciseIdByCode(api, 'F01'));
    expect(squat.body).toMatchObject({ figureName: 'F01', drill: null });
    expect(squat.body.figure?.keys.length).toBeGreaterThan(1);
  });

  it('shows a retired one to admins, and to those whose own routine or session holds it', async () => {
    const [mine, trained, other] = [await newPlayer(api), await newPlayer(api), await newPlayer(api)];
    const { _id } = await newExercise(api, admin, { name: 'Retirado con dueños' });
    await routineHolding(api, [_id], { ownerId: mine.user._id });
    const routineId = await routineHolding(api, [_id]);
    const started = await api.call(startSession, {
      token: trained.token,
      body: { routineId, type: 'Fuerza', date: new Date().toISOString() },
    });
    expect(started.status).toBe(201);
    await retire(_id);
    const statuses = await Promise.all([admin, mine, trained, other].map(async (who) => (await get(_id, who)).status));
    expect(statuses).toEqual([200, 200, 200, 404]);
    expect((await get(_id, mine)).body.isRetired).toBe(true);
    expect((await get(_id, other)).error).toEqual({
      code: 'exercise.not_found',
      message: 'No se encontró el ejercicio',
    });
  });

  it('knows no other ids', async () => {
    expect((await get(randomUUID())).status).toBe(404);
    expect((await get('no-es-un-id')).error.code).toBe('exercise.not_found');
  });
});
