import { randomUUID } from 'node:crypto';
import {
  activateRoutine,
  createRoutine,
  deactivateRoutine,
  duplicateRoutine,
  getRoutine,
  listRoutines,
  type RoutineBody,
  updateRoutine,
} from '@bandeja/domain/routines/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, routineIdByCode } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import {
  auditOf,
  changeExercise,
  deleteExerciseRow,
  exerciseByCode,
  newExercise,
  ownRoutineNamed,
  routineForm,
  routineRow,
} from '#testing/library.ts';

const api = useApi();
let admin: Player;
let squat = '';

beforeAll(async () => {
  admin = await newAdmin(api);
  squat = (await exerciseByCode(api, 'F01')).id;
});

const create = (body: Record<string, unknown> | RoutineBody, token = admin.token) =>
  api.call(createRoutine, { token, body });
const update = (id: string, body: RoutineBody) => api.call(updateRoutine, { token: admin.token, params: { id }, body });
const call = (contract: typeof activateRoutine | typeof deactivateRoutine, id: string) =>
  api.call(contract, { token: admin.token, params: { id } });

describe('POST /routines', () => {
  it('adds a routine to the library, as a draft and the admin’s', async () => {
    const gomas = await newExercise(api, { equipment: ['gomas'] });
    const form = routineForm([squat, gomas, squat], { objectives: ['Llegar antes'] });
    Object.assign(form.exercises[1] ?? {}, { duration: 30, reps: 1, perSide: true, rest: 0, notes: ' Sin prisa. ' });
    const { status, body } = await create(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: null,
      name: 'Piernas de acero',
      type: 'Físico',
      categories: ['Fuerza', 'Funcionalidad'],
      difficulty: 'Intermedio',
      duration: 45,
      description: 'Para llegar a todas.',
      objectives: ['Llegar antes'],
      isActive: false,
      isDraft: true,
      isFavorite: false,
      isOwn: false,
      createdBy: { name: 'Ana Admin' },
      exerciseCount: 3,
    });
    expect(body.equipment).toContain('gomas');
    expect(body.exercises.map(({ exercise }) => exercise._id)).toEqual([squat, gomas, squat]);
    expect(body.exercises[1]).toMatchObject({
      sets: 3,
      reps: 1,
      duration: 30,
      metres: null,
      perSide: true,
      rest: 0,
      notes: 'Sin prisa.',
      exercise: { slug: gomas, drill: null },
    });
    const { figure, commonMistakes } = body.exercises[0]?.exercise ?? {};
    expect(commonMistakes?.[figure?.no?.mistake ?? -1]).toBeTruthy();
    const seen = await api.call(getRoutine, { token: admin.token, params: { id: body._id } });
    expect(seen.body).toEqual(body);
    const player = await newPlayer(api);
    expect((await api.call(getRoutine, { token: player.token, params: { id: body._id } })).status).toBe(404);
    expect(await auditOf(api, body._id)).toEqual([
      { actor_id: admin.user._id, action: 'create', entity: 'routine', details: {} },
    ]);
  });

  it('fills in what the form’s entries leave out', async () => {
    const { body } = await create({ ...routineForm([]), exercises: [{ exercise: squat }] });
    expect(body.exercises[0]).toMatchObject({ sets: 3, reps: 10, rest: 60, perSide: false, notes: '' });
  });

  it.each([
    ['Partido', ['Cardio', 'Funcionalidad']],
    ['Técnico', ['Funcionalidad']],
    ['Descanso', ['Flexibilidad']],
  ] as const)('derives the categories of type %s', async (type, categories) => {
    expect((await create(routineForm([squat], { type }))).body.categories).toEqual(categories);
  });

  it('keeps the categories that are sent, each once', async () => {
    const { body } = await create(routineForm([squat], { categories: ['Cardio', 'Fuerza', 'Cardio'] }));
    expect(body.categories).toEqual(['Cardio', 'Fuerza']);
  });

  it.each([
    ['name', { name: '  ' }, 'El nombre es requerido'],
    ['name', { name: undefined }, 'El nombre es requerido'],
    ['description', { description: '' }, 'La descripción es requerida'],
    ['duration', { duration: 14 }, 'La duración va de 15 a 180 minutos'],
    ['duration', { duration: 181 }, 'La duración va de 15 a 180 minutos'],
    ['exercises', { exercises: [] }, 'Añade al menos un ejercicio'],
    ['exercises.0.exercise', { exercises: [{ exercise: '' }] }, 'Elige un ejercicio'],
    ['exercises.0.sets', { exercises: [{ exercise: randomUUID(), sets: 0 }] }, 'Al menos 1 serie'],
    ['exercises.0.reps', { exercises: [{ exercise: randomUUID(), reps: 0 }] }, 'Al menos 1 repetición'],
    ['exercises.0.rest', { exercises: [{ exercise: randomUUID(), rest: -1 }] }, 'El descanso no puede ser negativo'],
  ])('answers 400 at %s', async (path, over, message) => {
    const { status, error } = await create({ ...routineForm([squat]), ...over });
    expect([status, error.code]).toEqual([400, 'request.invalid']);
    expect(error.issues).toEqual([{ path, message }]);
  });

  it.each(['type', 'difficulty'])('answers 400 to an unknown %s', async (field) => {
    const { status, error } = await create({ ...routineForm([squat]), [field]: 'Otra' });
    expect([status, error.issues?.[0]?.path]).toEqual([400, field]);
  });

  it('names each entry whose exercise is unknown or retired', async () => {
    const retired = await newExercise(api);
    await changeExercise(api, retired, { retired_at: new Date() });
    const { status, error } = await create(routineForm([squat, randomUUID(), retired]));
    expect([status, error.code]).toEqual([400, 'request.invalid']);
    expect(error.issues).toEqual([
      { path: 'exercises.1.exercise', message: 'Este ejercicio ya no existe' },
      { path: 'exercises.2.exercise', message: 'Este ejercicio está retirado' },
    ]);
  });

  it('while one of its exercises is deleted answers 201 or 400, never 500', async () => {
    for (let round = 0; round < 8; round += 1) {
      const exercise = await newExercise(api);
      const [reply, deleted] = await Promise.all([
        create(routineForm([squat, exercise])),
        deleteExerciseRow(api, exercise).then(
          () => true,
          () => false,
        ),
      ]);
      expect([reply.status, deleted]).toEqual(deleted ? [400, true] : [201, false]);
    }
  });
});

describe('PUT /routines/{id}', () => {
  it('replaces the routine and notes the fields that changed', async () => {
    const { body: before } = await create(routineForm([squat]));
    const jump = (await exerciseByCode(api, 'P01')).id;
    const form = routineForm([jump, squat], { name: 'Piernas de goma', duration: 30 });
    const { status, body } = await update(before._id, form);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: before._id, name: 'Piernas de goma', duration: 30, exerciseCount: 2 });
    expect(body.exercises.map(({ exercise }) => exercise._id)).toEqual([jump, squat]);
    expect((await api.call(getRoutine, { token: admin.token, params: { id: before._id } })).body).toEqual(body);
    const [, noted] = await auditOf(api, before._id);
    expect(noted).toMatchObject({ actor_id: admin.user._id, action: 'update' });
    expect(noted?.details).toEqual({ changed: ['name', 'categories', 'duration', 'exercises'] });
  });

  it('keeps an exercise that was retired meanwhile, and takes no other retired one', async () => {
    const [existing, other] = [await newExercise(api), await newExercise(api)];
    const { body: before } = await create(routineForm([existing]));
    for (const id of [existing, other]) await changeExercise(api, id, { retired_at: new Date() });
    const updated = await update(before._id, routineForm([squat, existing]));
    expect(updated.status).toBe(200);
    expect(updated.body.exercises.map(({ exercise }) => exercise.slug)).toEqual([expect.any(String), null]);
    const refused = await update(before._id, routineForm([existing, other]));
    expect(refused.error.issues).toEqual([{ path: 'exercises.1.exercise', message: 'Este ejercicio está retirado' }]);
  });

  it('without categories keeps them while type and exercises stay, and derives them again otherwise', async () => {
    const { body } = await create(routineForm([squat], { categories: ['Pliometría'] }));
    expect((await update(body._id, routineForm([squat], { name: 'Otra' }))).body.categories).toEqual(['Pliometría']);
    expect((await update(body._id, routineForm([squat], { type: 'Partido' }))).body.categories).toEqual([
      'Cardio',
      'Funcionalidad',
    ]);
  });

  it('leaves state, author and code alone', async () => {
    const id = await routineIdByCode(api, admin, 'R06');
    await call(deactivateRoutine, id);
    const { body } = await update(id, routineForm([squat]));
    expect(body).toMatchObject({ code: 'R06', isActive: false, createdBy: { name: 'Bandeja' } });
  });

  it('ten at once leave one whole routine', async () => {
    const { body } = await create(routineForm([squat]));
    const other = await newExercise(api, { equipment: ['comba'] });
    const forms = Array.from({ length: 10 }, (_, n) => routineForm(Array(n + 1).fill(n % 2 ? other : squat)));
    const replies = await Promise.all(forms.map((form) => update(body._id, form)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const last = (await api.call(getRoutine, { token: admin.token, params: { id: body._id } })).body;
    expect(new Set(last.exercises.map(({ exercise }) => exercise._id)).size).toBe(1);
    expect(last.equipment).toEqual(last.exercises[0]?.exercise.equipment);
  });
});

describe('POST /routines/{id}/duplicate', () => {
  it('makes an inactive copy of the admin’s', async () => {
    const id = await routineIdByCode(api, admin, 'R02');
    const original = (await api.call(getRoutine, { token: admin.token, params: { id } })).body;
    const { status, body } = await api.call(duplicateRoutine, { token: admin.token, params: { id } });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...original,
      offer: undefined,
      _id: body._id,
      code: null,
      name: `${original.name} (copia)`,
      isActive: false,
      isDraft: true,
      createdBy: { name: 'Ana Admin' },
    });
    expect(await auditOf(api, body._id)).toMatchObject([{ action: 'duplicate', details: { of: id } }]);
    const player = await newPlayer(api);
    const hidden = await api.call(getRoutine, { token: player.token, params: { id: body._id } });
    expect(hidden.status).toBe(404);
  });

  it('keeps the name within what the form takes', async () => {
    const { body } = await create(routineForm([squat], { name: 'x'.repeat(120) }));
    const copy = await api.call(duplicateRoutine, { token: admin.token, params: { id: body._id } });
    expect(copy.body.name).toBe(`${'x'.repeat(112)} (copia)`);
  });
});

describe('PATCH /routines/{id}/activate and /deactivate', () => {
  it('hide a routine from players and show it again; repeating notes nothing', async () => {
    const player = await newPlayer(api);
    const { body: routine } = await create(routineForm([squat, squat, squat], { name: 'Ida y vuelta', duration: 15 }));
    await call(activateRoutine, routine._id);
    const names = async ({ token }: Player) => (await api.call(listRoutines, { token })).body.map(({ name }) => name);
    for (const _ of [1, 2]) {
      const { status, body } = await call(deactivateRoutine, routine._id);
      expect([status, body.isActive, body.exerciseCount]).toEqual([200, false, 3]);
      expect(body).not.toHaveProperty('exercises');
    }
    expect(await names(player)).not.toContain('Ida y vuelta');
    expect(await names(admin)).toContain('Ida y vuelta');
    expect((await call(activateRoutine, routine._id)).body.isActive).toBe(true);
    expect(await names(player)).toContain('Ida y vuelta');
    expect((await auditOf(api, routine._id)).map(({ action }) => action)).toEqual([
      'create',
      'activate',
      'deactivate',
      'activate',
    ]);
  });

  it('twelve at once: each note is a change, and the last one holds', async () => {
    const { body } = await create(routineForm([squat, squat, squat], { duration: 15 }));
    await call(activateRoutine, body._id);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => call(n % 2 ? activateRoutine : deactivateRoutine, body._id)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const actions = (await auditOf(api, body._id)).map(({ action }) => action);
    const countOf = (wanted: string) => actions.filter((action) => action === wanted).length;
    const isActive = (await routineRow(api, body._id))?.is_active;
    expect(countOf('deactivate')).toBeGreaterThan(0);
    expect(countOf('activate') - countOf('deactivate')).toBe(isActive ? 1 : 0);
  });
});

describe('the library alone is an admin’s', () => {
  const writing = [updateRoutine, duplicateRoutine, activateRoutine, deactivateRoutine];

  it.each(writing.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s answers 404 for a player’s own routine, even the admin’s, and 403 to players',
    async (name, contract) => {
      const player = await newPlayer(api);
      const body = contract === updateRoutine ? routineForm([squat]) : undefined;
      const foreign = await ownRoutineNamed(api, player.user._id, 'De ella');
      const own = await ownRoutineNamed(api, admin.user._id, `Mía, ${name}`);
      for (const id of [foreign, own, randomUUID(), 'no-es-un-id']) {
        const reply = await api.call<typeof contract>(contract, {
          token: admin.token,
          params: { id },
          ...(body ? { body } : {}),
        });
        expect([id, reply.status, reply.error.code]).toEqual([id, 404, 'routine.not_found']);
      }
      const library = await routineIdByCode(api, player, 'R02');
      const refused = await api.call(contract, { token: player.token, params: { id: library }, body: body ?? {} });
      expect([refused.status, refused.error.code]).toEqual([403, 'admin.required']);
      expect((await api.call(contract, { params: { id: library }, body: body ?? {} })).status).toBe(401);
    },
  );
});
