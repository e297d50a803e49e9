import * as contract from '@bandeja/domain/exercises/contract';
import { bodyAreas, demands, safetyQuestions } from '@bandeja/domain/exercises/vocabulary';
import { generateRoutine } from '@bandeja/domain/generator/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import {
  activateRoutine,
  createRoutine,
  getRoutine,
  listRoutines,
  updateRoutine,
} from '@bandeja/domain/routines/contract';
import { generateWeek } from '@bandeja/domain/schedule/contract';
import { each } from '@bandeja/domain/testing/each';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicCatalogue } from '#features/exercises/service.ts';
import { libraryToPlan, routinesToPlan } from '#features/routines/service.ts';
import { useApi } from '../../../testing/api.ts';
import {
  auditEntriesOf,
  draftsMigrated,
  exerciseForm,
  exerciseIdByCode,
  newDraft,
  publishedByHand,
  routineHolding,
} from '../../../testing/exercises.ts';
import { newPlayer, type Player, readyPlayer } from '../../../testing/factories.ts';
import { newAdmin } from '../../../testing/leads.ts';
import { routineForm } from '../../../testing/library.ts';
import { subscribe } from '../../../testing/subscriptions.ts';

const api = useApi();
let admin: Player;
let token: string;
let squat: string;

beforeAll(async () => {
  admin = await newAdmin(api);
  token = admin.token;
  squat = await exerciseIdByCode(api, 'F01');
});

const lunge = {
  name: 'Zancada con salto y giro',
  description: 'Zancada con salto y giro del tronco: impacto fuerte en la rodilla.',
  categories: ['Fuerza', 'Funcionalidad'],
} satisfies contract.ExerciseBody;

const create = (body: object) => api.call(contract.createExercise, { token, body: body as contract.ExerciseBody });
const put = (id: string, body: object) =>
  api.call(contract.updateExercise, { token, params: { id }, body: body as contract.ExerciseBody });
const publish = (id: string, as = token) => api.call(contract.publishExercise, { token: as, params: { id } });
const namesFor = async ({ token: own }: Player, query = {}) =>
  (await api.call(contract.listExercises, { token: own, query: { search: 'salto y giro', ...query } })).body.map(
    ({ name }) => name,
  );

describe('an exercise created with only the required fields', () => {
  it('is never generated for a sore knee, nor for anyone else', async () => {
    const { status, body: draft } = await create({ ...lunge, muscleGroups: ['Piernas', 'Glúteos'] });
    expect(status).toBe(201);
    const player = await readyPlayer(api);
    await subscribe(api, player, { plan: 'pro' });
    const prompts = [
      'Fuerza de piernas en casa sin material, 45 minutos. Me duele la rodilla',
      'Zancadas y fuerza de piernas sin material, tengo molestias en la rodilla',
      'Fuerza para las piernas en casa, cuidado con mi rodilla',
      'Zancadas y fuerza de piernas sin material',
    ];
    const exercises: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const prompt of prompts) {
        const { status, body } = await api.call(generateRoutine, { token: player.token, body: { prompt } });
        if (status !== 200 || !('routine' in body)) throw new Error(`generate answered ${status}`);
        exercises.push(...body.routine.exercises.map((entry) => entry.exercise));
      }
    }
    expect(exercises.length).toBeGreaterThan(60);
    expect(exercises).not.toContain(draft._id);
  });

  it('is a draft with no answer, which only admins see', async () => {
    const { body } = await create({ ...lunge, name: 'Otra zancada con salto y giro' });
    expect(body).toMatchObject({ isDraft: true, answered: [], avoidFor: [], places: ['home', 'court'] });
    const player = await newPlayer(api);
    expect((await api.call(contract.getExercise, { token: player.token, params: { id: body._id } })).status).toBe(404);
    expect(await namesFor(player)).toEqual([]);
    expect(await namesFor(player, { drafts: 'with' })).toEqual([]);
    expect(await namesFor(admin)).toContain(body.name);
    expect(await namesFor(admin, { drafts: 'only' })).toContain(body.name);
    expect(await namesFor(admin, { drafts: 'without' })).not.toContain(body.name);
    expect((await publicCatalogue(api.deps)).map(({ name }) => name)).not.toContain(body.name);
  });
});

describe('PATCH /exercises/:id/publish', () => {
  it('refuses with the number of open questions until each is answered, then publishes once', async () => {
    const { _id } = await newDraft(api, admin, { name: 'Paso a paso', answered: [] });
    await each(safetyQuestions, 3, async (_question, index) => {
      const { status, error } = await publish(_id);
      const open = safetyQuestions.length - index;
      expect([status, error.code, error.message]).toEqual([
        409,
        'exercise.unreviewed',
        open === 1 ? 'Falta 1 respuesta para publicar.' : `Faltan ${open} respuestas para publicar.`,
      ]);
      await put(_id, exerciseForm({ name: 'Paso a paso', answered: safetyQuestions.slice(0, index + 1) }));
    });
    const { status, body } = await publish(_id);
    expect([status, body.isDraft]).toEqual([200, false]);
    expect((await publish(_id)).status).toBe(200);
    const player = await newPlayer(api);
    expect((await api.call(contract.getExercise, { token: player.token, params: { id: _id } })).status).toBe(200);
    expect(
      (await auditEntriesOf(api, _id)).map(({ action }) => action).filter((action) => action !== 'update'),
    ).toEqual(['create', 'publish']);
  });

  it('is an admin’s, and knows no other ids', async () => {
    const { _id } = await newDraft(api, admin);
    expect((await publish(_id, (await newPlayer(api)).token)).status).toBe(403);
    expect((await api.call(contract.publishExercise, { params: { id: _id } })).status).toBe(401);
    expect((await publish(squat.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).error.code).toBe(
      'exercise.not_found',
    );
  });
});

describe('a published exercise', () => {
  it('keeps its safety data where a PUT leaves it out, and never loses an answer', async () => {
    const { _id } = await newDraft(api, admin);
    await publish(_id);
    const { status, body } = await put(_id, lunge);
    expect(status).toBe(200);
    const { avoidFor, cautionFor, demands: answered, places } = exerciseForm();
    expect(body).toMatchObject({ avoidFor, cautionFor, demands: answered, places, isDraft: false });
    const { status: refused, error } = await put(_id, { ...lunge, answered: ['areas', 'jump'] });
    expect([refused, error.code, error.message]).toEqual([
      409,
      'exercise.unreviewed',
      'Faltan 4 respuestas para publicar.',
    ]);
  });

  it('is refused by the database itself while an answer is missing', async () => {
    const { _id } = await newDraft(api, admin, { answered: safetyQuestions.slice(1) });
    await expect(publishedByHand(api, _id)).rejects.toThrow('exercises_published_reviewed');
  });
});

describe('a routine with a draft in it', () => {
  const activate = (id: string) => api.call(activateRoutine, { token, params: { id } });

  it('is created as a draft and cannot be activated until the exercise is published', async () => {
    const draft = await newDraft(api, admin, { name: 'Sin publicar' });
    const form = routineForm([draft._id, squat, squat, squat], { duration: 20 });
    const { status, body } = await api.call(createRoutine, { token, body: form });
    expect(status).toBe(201);
    expect(body).toMatchObject({ isActive: false, isDraft: true });
    expect(body.exercises.map(({ exercise }) => [exercise.isDraft, exercise.slug])).toEqual([
      [true, null],
      ...Array(3).fill([false, 'sentadilla-con-peso-corporal']),
    ]);
    const refused = await activate(body._id);
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      409,
      'routine.unpublishable',
      '«Sin publicar» es un borrador: publícalo o quítalo antes de activar la rutina.',
    ]);
    const player = await newPlayer(api);
    const { body: shelf } = await api.call(listRoutines, { token: player.token });
    expect(shelf.map(({ _id }) => _id)).not.toContain(body._id);
    expect((await api.call(getRoutine, { token: player.token, params: { id: body._id } })).status).toBe(404);
    await publish(draft._id);
    expect((await activate(body._id)).body).toMatchObject({ isActive: true, isDraft: false });
  });

  it('cannot be activated by an edit either', async () => {
    const draft = await newDraft(api, admin, { name: 'Se cuela' });
    const form = routineForm([squat, squat, squat], { duration: 15 });
    const { body } = await api.call(createRoutine, { token, body: form });
    expect((await activate(body._id)).status).toBe(200);
    const params = { id: body._id };
    const edit = (over: object) => api.call(updateRoutine, { token, params, body: { ...form, ...over } });
    const { status, error } = await edit({ exercises: routineForm([squat, squat, squat, draft._id]).exercises });
    expect([status, error.code]).toEqual([409, 'routine.unpublishable']);
    expect((await edit({ duration: 45 })).error.code).toBe('routine.unpublishable');
    expect((await edit({ name: 'Otro nombre' })).status).toBe(200);
  });

  it('is not one with a written duration more than 25 % off the estimate', async () => {
    const { body } = await api.call(createRoutine, { token, body: routineForm([squat], { duration: 45 }) });
    const refused = await activate(body._id);
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Pone 45 min, pero sus ejercicios duran unos 5 min. Ajusta la duración o los ejercicios.',
    ]);
  });
});

describe('with any drafts', () => {
  it('no published exercise lacks an answer, and no planned or composed routine holds a draft', async () => {
    const player = await readyPlayer(api);
    await subscribe(api, player, { plan: 'pro' });
    const drafts: string[] = [];
    for (let index = 0; index < 24; index += 1) {
      // every mixture of answers, areas and demands; the last one has all answers and was not published
      const { _id } = await newDraft(api, admin, {
        name: `Borrador ${index}`,
        equipment: [],
        avoidFor: bodyAreas.filter((_, area) => index % (area + 2) === 0),
        cautionFor: [],
        demands: demands.filter((_, demand) => index % (demand + 3) === 0),
        answered: safetyQuestions.filter((_, question) => index === 23 || index % (question + 2) === 0),
      });
      drafts.push(_id);
      // an own routine from before drafts existed
      if (index % 4 === 0)
        await routineHolding(api, [squat, _id], { name: `Con el borrador ${index}`, ownerId: player.user._id });
    }
    const catalogue = await publicCatalogue(api.deps);
    expect(catalogue.length).toBeGreaterThanOrEqual(109);
    expect(catalogue.filter(({ answered }) => answered.length !== safetyQuestions.length)).toEqual([]);

    const { body: user } = await api.call(getMe, { token: player.token });
    const plannable = [...(await routinesToPlan(api.deps, user, [])), ...(await libraryToPlan(api.deps))];
    expect(plannable.length).toBeGreaterThanOrEqual(52);
    const offered = plannable.flatMap(({ entries }) => entries.map(({ exercise }) => exercise.id));
    expect(offered.filter((id) => drafts.includes(id))).toEqual([]);

    const { body: week } = await api.call(generateWeek, { token: player.token });
    const planned = Object.values(week).flatMap(({ routineId }) => routineId ?? []);
    await each(planned, 1, async (id) => {
      const { body } = await api.call(getRoutine, { token: player.token, params: { id } });
      expect(body.exercises.filter(({ exercise }) => exercise.isDraft)).toEqual([]);
    });
    const { body } = await api.call(generateRoutine, { token: player.token, body: { prompt: 'Fuerza y saltos' } });
    if (!('routine' in body)) throw new Error('nothing was generated');
    expect(body.routine.exercises.filter(({ exercise }) => drafts.includes(exercise))).toEqual([]);
  });
});

describe('what stood in the database before there were drafts', () => {
  it('stays public if it is the catalogue’s own, and becomes a draft if an admin created it', async () => {
    const answered = await newDraft(api, admin, { name: 'De antes', avoidFor: ['codo'], demands: ['run'] });
    const bare = await newDraft(api, admin, { name: 'De antes sin nada', avoidFor: [], cautionFor: [], demands: [] });
    for (const { _id } of [answered, bare]) await publish(_id);
    const holding = await routineHolding(api, [squat, bare._id]);
    const valid = await routineHolding(api, [squat]);
    await draftsMigrated(api);

    const stateOf = async (id: string) => {
      const { body } = await api.call(contract.getExercise, { token, params: { id } });
      return [body.isDraft, body.answered];
    };
    expect(await stateOf(answered._id)).toEqual([true, ['run', 'areas']]);
    expect(await stateOf(bare._id)).toEqual([true, []]);
    expect(await stateOf(squat)).toEqual([false, [...safetyQuestions]]);
    const { body: routines } = await api.call(listRoutines, { token });
    const found = (id: string) => routines.find(({ _id }) => _id === id);
    expect(found(holding)).toMatchObject({ isActive: false, isDraft: true });
    expect(found(valid)).toMatchObject({ isActive: true, isDraft: false });
    each(
      routines.filter(({ code }) => code !== null),
      30,
      ({ isDraft }) => expect(isDraft).toBe(false),
    );
    expect((await auditEntriesOf(api, bare._id)).map(({ action }) => action)).toContain('draft');
  });
});

describe('GET /exercises/similar', () => {
  const similar = (query: { name: string; except?: string }, as = token) =>
    api.call(contract.findSimilarExercises, { token: as, query });

  it('names exercises of the same name, ignoring accents, without the exercise itself', async () => {
    const { body } = await similar({ name: 'zancada atras con goma' });
    expect(body[0]).toMatchObject({ name: 'Zancada atrás', isDraft: false, isRetired: false });
    const draft = await newDraft(api, admin, { name: 'Plancha de panadero' });
    expect((await similar({ name: 'Plancha del panadero' })).body[0]).toMatchObject({ _id: draft._id, isDraft: true });
    const except = await similar({ name: 'Plancha de panadero', except: draft._id });
    expect(except.body.map(({ _id }) => _id)).not.toContain(draft._id);
    expect((await similar({ name: 'Xilófono volante' })).body).toEqual([]);
  });

  it('is an admin’s', async () => {
    expect((await similar({ name: 'Zancada' }, (await newPlayer(api)).token)).status).toBe(403);
    expect((await similar({ name: ' ' })).status).toBe(400);
  });
});
