import { randomUUID } from 'node:crypto';
import * as contract from '@bandeja/domain/exercises/contract';
import { getSession, startSession } from '@bandeja/domain/sessions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import {
  auditEntriesOf,
  equipmentOf,
  exerciseForm,
  exerciseIdByCode,
  newDraft,
  newExercise,
  routineHolding,
} from '#testing/exercises.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { jobTable } from '#testing/rows.ts';

const api = useApi();
let admin: Player;
let token: string;

beforeAll(async () => {
  admin = await newAdmin(api);
  token = admin.token;
});

const post = (body: object) => api.call(contract.createExercise, { token, body: body as contract.ExerciseBody });
const put = (id: string, body: object) =>
  api.call(contract.updateExercise, { token, params: { id }, body: body as contract.ExerciseBody });
const get = (id: string) => api.call(contract.getExercise, { token, params: { id } });
const remove = (id: string) => api.call(contract.deleteExercise, { token, params: { id } });
const retire = (id: string) => api.call(contract.retireExercise, { token, params: { id } });
const restore = (id: string) => api.call(contract.restoreExercise, { token, params: { id } });

const least = { name: 'Lo mínimo', description: 'Nada más.', categories: ['Cardio'] };

describe('POST /exercises', () => {
  it('adds an exercise with everything the form holds', async () => {
    const form = exerciseForm({ name: 'Plancha con apoyo' });
    const { status, body } = await post(form);
    expect(status).toBe(201);
    const { variations, ...fields } = form;
    expect(body).toMatchObject({ ...fields, slug: 'plancha-con-apoyo', code: null, isRetired: false, variations });
    expect((await get(body._id)).body).toEqual(body);
  });

  it('is shown by a figure of the catalogue when the admin picks one, without the mistake of another card', async () => {
    const { body } = await post({ ...least, name: 'Sentadilla con toalla', figureName: 'F01' });
    expect(body.figureName).toBe('F01');
    expect(body.figure?.keys.length).toBeGreaterThan(1);
    expect(body.figure?.no).toBeUndefined();
    const { body: stored } = await put(body._id, { ...least, name: 'Sentadilla con toalla' });
    expect(stored.figureName).toBe('F01');
    const { body: without } = await put(body._id, { ...least, name: 'Sentadilla con toalla', figureName: null });
    expect([without.figureName, without.figure]).toEqual([null, null]);
    expect((await auditEntriesOf(api, body._id)).at(-1)?.details).toEqual({ changed: ['figureName'] });
  });

  it.each(['F99', 'constructor', ''])('is shown by no figure that the catalogue has not: «%s»', async (figureName) => {
    const { _id } = (await post({ ...least, name: 'Sin dibujo' })).body;
    for (const { status, error } of [await post({ ...least, figureName }), await put(_id, { ...least, figureName })]) {
      expect([status, error.code]).toEqual([400, 'request.invalid']);
      expect(error.issues).toEqual([{ path: 'figureName', message: 'Ese dibujo no existe' }]);
    }
  });

  it('needs only name, description and a category', async () => {
    const { status, body } = await post(least);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      difficulty: 'Principiante',
      dose: { sets: 3, reps: 10, perSide: false, rest: 60 },
      loadType: 'reps',
      places: ['home', 'court'],
      equipment: [],
      steps: [],
      videoUrl: null,
    });
  });

  it('removes second copies, keeps the order and spells known equipment', async () => {
    const { body } = await post({
      ...least,
      categories: ['Fuerza', 'Cardio', 'Fuerza'],
      steps: [' Uno ', 'Dos', 'Uno', 'Tres'],
      tips: ['A', 'A'],
      equipment: ['Mancuernas O Kettlebell', 'CAJON', 'cajón', ' Balon Medicinal', 'Fitball grande', 'pala o Fitball'],
      muscleGroups: ['Core', 'Piernas', 'Core'],
    });
    expect(body).toMatchObject({
      categories: ['Fuerza', 'Cardio'],
      steps: ['Uno', 'Dos', 'Tres'],
      tips: ['A'],
      equipment: ['mancuernas o kettlebell', 'cajón', 'balón medicinal', 'Fitball grande', 'pala o Fitball'],
      muscleGroups: ['Core', 'Piernas'],
    });
  });

  it.each([
    ['name', { name: '' }, 'El nombre es requerido'],
    ['name', { name: '   ' }, 'El nombre es requerido'],
    ['name', { name: undefined }, 'El nombre es requerido'],
    ['description', { description: ' ' }, 'La descripción es requerida'],
    ['description', { description: undefined }, 'La descripción es requerida'],
    ['categories', { categories: [] }, 'Selecciona al menos una categoría'],
    ['categories', { categories: undefined }, 'Selecciona al menos una categoría'],
    ['categories.0', { categories: ['Yoga'] }, expect.any(String)],
    ['difficulty', { difficulty: 'Experto' }, expect.any(String)],
    ['muscleGroups.0', { muscleGroups: ['Cuello'] }, expect.any(String)],
    ['steps.1', { steps: ['Bien', 'x'.repeat(301)] }, 'Cada línea puede tener 300 caracteres como máximo'],
    [
      'videoUrl',
      { videoUrl: 'http://youtube.com/watch?v=1' },
      'Usa una dirección https de YouTube o Vimeo, o la de un archivo .mp4, .webm, .jpg, .png, .webp o .avif',
    ],
    ['dose.seconds', { loadType: 'time' }, 'Un ejercicio por tiempo necesita los segundos de cada serie'],
    ['dose.sets', { dose: { sets: 0, reps: 1, perSide: false, rest: 0 } }, expect.any(String)],
    [
      'cautionFor',
      { avoidFor: ['codo'], cautionFor: ['codo'] },
      'Una zona no puede estar a la vez en «evitar» y en «con precaución»',
    ],
    ['places', { places: [] }, 'Indica al menos un lugar'],
    ['variations', { variations: [randomUUID()] }, 'Alguna de las variaciones ya no existe'],
    ['variations.0', { variations: ['no-es-un-id'] }, expect.any(String)],
  ])('says what is wrong with %s: %j', async (path, changes, message) => {
    const { status, error } = await post({ ...least, ...changes });
    expect([status, error.code]).toEqual([400, 'request.invalid']);
    expect(error.issues).toEqual([{ path, message }]);
  });

  it('says all that is wrong at once', async () => {
    const { error } = await post({ name: '', description: '', categories: [] });
    expect(error.issues?.map(({ path }) => path)).toEqual(['name', 'description', 'categories']);
  });

  it('gives ten exercises of one name ten addresses, also at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => post({ ...least, name: 'Ñandú ágil' })));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(replies.map(({ body }) => body.slug))).toEqual(
      new Set(['nandu-agil', ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((suffix) => `nandu-agil-${suffix}`)]),
    );
    expect((await post({ ...least, name: '¿?' })).body.slug).toBe('ejercicio');
  });

  it('keeps addresses of long names short enough to be found', async () => {
    const name = `${'ñ'.repeat(79)} ${'b'.repeat(40)}`;
    const replies = [await post({ ...least, name }), await post({ ...least, name })];
    expect(replies.map(({ body }) => body.slug)).toEqual(['n'.repeat(79), `${'n'.repeat(79)}-2`]);
  });

  it('refuses what the database cannot hold', async () => {
    const { status } = await post({ ...least, name: 'Nulo \u0000 dentro' });
    expect(status).toBe(400);
  });
});

describe('PUT /exercises/:id', () => {
  it('replaces everything but the address, and says in the log which fields', async () => {
    const draft = await newDraft(api, admin, { name: 'Nombre viejo' });
    const other = await newExercise(api, admin, { name: 'Hermano' });
    const { status, body } = await put(draft._id, { ...least, name: 'Nombre nuevo', variations: [other._id] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: draft._id,
      name: 'Nombre nuevo',
      slug: 'nombre-viejo',
      steps: [],
      videoUrl: null,
      variations: [{ _id: other._id, name: 'Hermano' }],
    });
    expect((await get(draft._id)).body).toEqual(body);
    expect((await get(other._id)).body.variations).toEqual([]);
    const notes = await auditEntriesOf(api, draft._id);
    expect(notes.map(({ actorId, action }) => [actorId, action])).toEqual([
      [admin.user._id, 'create'],
      [admin.user._id, 'update'],
    ]);
    expect(notes[1]?.details).toEqual({
      changed: expect.arrayContaining(['name', 'description', 'steps', 'equipment', 'dose', 'variations', 'videoUrl']),
    });
    expect(JSON.stringify(notes)).not.toContain('Nombre');
  });

  it('notes nothing as changed that is as it was', async () => {
    const draft = await newDraft(api, admin);
    const { slug: _slug, ...form } = { ...exerciseForm(), slug: draft.slug };
    await put(draft._id, { ...form, tips: ['Otro consejo.'] });
    await put(draft._id, { ...form, tips: ['Otro consejo.'] });
    expect((await auditEntriesOf(api, draft._id)).map(({ details }) => details)).toEqual([
      { slug: draft.slug },
      { changed: ['tips'] },
      { changed: [] },
    ]);
  });

  it('keeps code and drawing of an exercise of the catalogue', async () => {
    const id = await exerciseIdByCode(api, 'T02');
    const before = (await get(id)).body;
    const { body } = await put(id, { ...exerciseForm(), name: 'A mi manera' });
    expect(body).toMatchObject({ code: 'T02', slug: before.slug, name: 'A mi manera' });
    expect(body.drill).toEqual(before.drill);
    expect(body.drill).not.toBeNull();
  });

  it('refuses an exercise as its own variation, and unknown ones', async () => {
    const { _id } = await newDraft(api, admin);
    const own = await put(_id, { ...least, variations: [_id] });
    expect([own.status, own.error.issues]).toEqual([
      400,
      [{ path: 'variations', message: 'Un ejercicio no puede ser variación de sí mismo' }],
    ]);
    expect((await put(_id, { ...least, variations: [randomUUID()] })).error.issues?.[0]?.path).toBe('variations');
    expect((await put(_id, { ...least, name: '' })).error.issues).toEqual([
      { path: 'name', message: 'El nombre es requerido' },
    ]);
    expect((await auditEntriesOf(api, _id)).map(({ action }) => action)).toEqual(['create']);
  });

  it('tells the routines that hold it what they need now', async () => {
    const changing = await newExercise(api, admin, { equipment: ['mancuernas'] });
    const beside = await newExercise(api, admin, { equipment: ['pala', 'mancuernas'] });
    const library = await routineHolding(api, [changing._id, beside._id]);
    const own = await routineHolding(api, [changing._id], { ownerId: (await newPlayer(api)).user._id });
    await put(changing._id, exerciseForm({ equipment: ['Gomas', 'Mancuernas'] }));
    expect(await equipmentOf(api, library)).toEqual(['gomas', 'mancuernas', 'pala']);
    expect(await equipmentOf(api, own)).toEqual(['gomas', 'mancuernas']);
  });

  it('lets two admins link two exercises with each other at the same moment', async () => {
    const [a, b] = [await newExercise(api, admin), await newExercise(api, admin)];
    const both = await Promise.all([
      put(a._id, { ...least, variations: [b._id] }),
      put(b._id, { ...least, variations: [a._id] }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('leaves started sessions unchanged', async () => {
    const player = await newPlayer(api);
    const { _id } = await newExercise(api, admin, { name: 'Antes' });
    const routineId = await routineHolding(api, [_id]);
    const { body: session } = await api.call(startSession, {
      token: player.token,
      body: { routineId, type: 'Fuerza', date: new Date().toISOString() },
    });
    await put(_id, { ...least, name: 'Después' });
    const { body } = await api.call(getSession, { token: player.token, params: { id: session._id } });
    expect(body.exercises[0]?.name).toBe('Antes');
  });

  it('knows no other ids', async () => {
    expect((await put(randomUUID(), least)).error.code).toBe('exercise.not_found');
  });
});

describe('retire and restore', () => {
  it('take an exercise out and bring it back, once each', async () => {
    const { _id } = await newExercise(api, admin);
    const player = await newPlayer(api);
    const seen = async () =>
      (await api.call(contract.getExercise, { token: player.token, params: { id: _id } })).status;
    expect((await retire(_id)).body.isRetired).toBe(true);
    expect((await retire(_id)).status).toBe(200);
    expect(await seen()).toBe(404);
    expect((await restore(_id)).body.isRetired).toBe(false);
    expect((await restore(_id)).status).toBe(200);
    expect(await seen()).toBe(200);
    expect((await auditEntriesOf(api, _id)).map(({ action }) => action)).toEqual([
      'create',
      'publish',
      'retire',
      'restore',
    ]);
  });

  it('know no other ids', async () => {
    expect((await retire(randomUUID())).error.code).toBe('exercise.not_found');
    expect((await restore(randomUUID())).error.code).toBe('exercise.not_found');
  });
});

it('every change has the public pages rendered again, with nothing of it in the job', async () => {
  const before = (await jobTable(api)).split('"name":"pages"').length;
  const { _id } = await newExercise(api, admin, { name: 'Nombre muy propio' });
  await put(_id, least);
  await retire(_id);
  await restore(_id);
  await remove(_id);
  const table = await jobTable(api);
  expect(table.split('"name":"pages"').length - before).toBe(6);
  expect(table).not.toContain('Nombre muy propio');
});

describe('POST /exercises/changes', () => {
  it('changes each by itself, refuses a draft with open questions, and notes every change', async () => {
    const { _id: first } = await newExercise(api, admin);
    const { _id: second } = await newExercise(api, admin);
    const draft = (await post({ ...least, name: 'Sin revisar' })).body._id;
    const change = (ids: string[], wanted: contract.BulkChange) =>
      api.call(contract.changeExercises, { token, body: { ids, change: wanted } });
    expect((await change([first, second, first], 'retire')).body).toEqual({ done: 2, refused: [] });
    expect((await get(first)).body.isRetired).toBe(true);
    expect((await change([first], 'restore')).body.done).toBe(1);
    const mixed = (await change([draft, first, randomUUID()], 'publish')).body;
    expect(mixed.done).toBe(1);
    expect(mixed.refused.map(({ _id }) => _id)).toContain(draft);
    expect(mixed.refused).toHaveLength(2);
    expect((await get(draft)).body.isDraft).toBe(true);
    const actions = (await auditEntriesOf(api, first)).map(({ action }) => action);
    expect(actions.slice(-2)).toEqual(['retire', 'restore']);
  });
});
