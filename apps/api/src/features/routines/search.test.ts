import { createRoutine, deactivateRoutine, searchRoutines } from '@bandeja/domain/routines/contract';
import { readSearchText } from '@bandeja/domain/routines/search-words';
import { each } from '@bandeja/domain/testing/each';
import { beforeAll, describe, expect, it } from 'vitest';
import { foundRoutines } from '#features/routines/search.queries.ts';
import { searchTerms } from '#features/routines/search.service.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import {
  changeExercise,
  exerciseByCode,
  genericPlanOf,
  manyRoutines,
  newExercise,
  ownRoutineNamed,
  planOf,
  publishRoutineByHand,
  routineForm,
} from '#testing/library.ts';

const api = useApi();
let admin: Player;
let squat = '';

beforeAll(async () => {
  admin = await newAdmin(api);
  squat = (await exerciseByCode(api, 'F01')).id;
});

type Query = Record<string, string | number | undefined>;
const search = (query: string, filter: Query = {}, token?: string) =>
  api.call(searchRoutines, { query: { query, ...filter }, token });
const names = async (query: string, filter: Query = {}) => (await search(query, filter)).body.map(({ name }) => name);

async function created(over: Parameters<typeof routineForm>[1], exercises = [squat]): Promise<string> {
  const { status, body } = await api.call(createRoutine, { token: admin.token, body: routineForm(exercises, over) });
  if (status !== 201) throw new Error(`create answered ${status}`);
  await publishRoutineByHand(api, body._id);
  return body._id;
}

describe('GET /routines/search/query', () => {
  it('answers everybody; favourites only to whom they belong', async () => {
    const { status, body } = await search('remate');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    each(body, 3, (routine) => {
      expect(routine).not.toHaveProperty('isFavorite');
      expect(routine).not.toHaveProperty('exercises');
    });
    const player = await newPlayer(api);
    const known = await search('remate', {}, player.token);
    expect(known.body.map(({ isFavorite }) => isFavorite)).toEqual(body.map(() => false));
    expect((await search('remate', {}, 'no-es-un-token')).body).toEqual(body);
  });

  it.each([
    ['remte', 'remate'],
    ['ramate', 'remate'],
    ['remtae', 'remate'],
    ['bandja', 'bandeja'],
    ['bnadeja', 'bandeja'],
    ['vandeja', 'bandeja'],
    ['voela', 'volea'],
    ['pliometria', 'pliometría'],
    ['PLIOMETRÍA', 'pliometría'],
    ['plimetria', 'pliometría'],
    ['pliometira', 'pliometría'],
    ['hmbro', 'hombro'],
    ['hombros', 'hombro'],
    ['remates', 'remate'],
    ['movilida', 'movilidad'],
    ['movilidad  ¡HOMBRO!', 'hombro movilidad'],
  ])('«%s» finds what «%s» finds', async (typed, meant) => {
    const found = await names(meant);
    expect(found.length).toBeGreaterThan(0);
    expect((await names(typed)).sort()).toEqual(found.sort());
  });

  it('finds a routine while its name is being typed', async () => {
    await created({ name: 'Vuelta al otoño' });
    for (const typed of ['vu', 'vuel', 'vuelt', 'vuelta al ot', 'otono', 'OTOÑO vuelta']) {
      expect([typed, await names(typed)]).toEqual([typed, expect.arrayContaining(['Vuelta al otoño'])]);
    }
  });

  it('wants every word, and takes any of them when no routine has all', async () => {
    await created({ name: 'Alacena verde' });
    await created({ name: 'Alacena azul' });
    expect(await names('alacena azul')).toEqual(['Alacena azul']);
    expect((await names('alacena xilofono')).sort()).toEqual(['Alacena azul', 'Alacena verde']);
  });

  it('puts the name before the description, that before the exercises', async () => {
    const exercise = await newExercise(api, { name: 'Zancada con zarcillo' });
    await created({ name: 'Tres', description: 'Nada que ver' }, [exercise, exercise, exercise]);
    await created({ name: 'Dos', description: 'Zarcillo, zarcillo y más zarcillo. Zarcillo.' }, [exercise]);
    await created({ name: 'Uno con un zarcillo muy pequeño en un nombre largo', description: 'Nada' });
    expect(await names('zarcillo')).toEqual(['Uno con un zarcillo muy pequeño en un nombre largo', 'Dos', 'Tres']);
    await changeExercise(api, exercise, { name: 'Zancada con alcancía' });
    expect((await names('alcancia')).sort()).toEqual(['Dos', 'Tres']);
    expect(await names('zarcillo')).toHaveLength(2);
  });

  it.each(["'; wxyz; --", '"remate" & | ! <-> :*', 'remate:*A', '%', '_', '\\', '(((', '& | !', '¿?', '中文'])(
    'takes «%s» as plain text',
    async (typed) => {
      const { status, body } = await search(typed);
      expect(status).toBe(200);
      expect(body.length > 0).toBe(/remate/.test(typed));
    },
  );

  it('takes no wildcard for a letter', async () => {
    expect(await names('b_nd_ja')).not.toContain('Bandeja y remate');
    expect(await names('remat%')).toEqual(await names('remat'));
    expect(await names('%%%remate___')).toEqual(await names('remate'));
  });

  it('finds a word that begins like one that says nothing', async () => {
    await created({ name: 'Entrenamiento en la azotea' });
    expect(await names('entre')).toContain('Entrenamiento en la azotea');
    expect(await names('en la azotea')).toEqual(['Entrenamiento en la azotea']);
  });

  it('takes 200 characters and many words, and no more', async () => {
    expect((await search('x'.repeat(200))).body).toEqual([]);
    expect((await search('a b c d e f g h i j k l m n o p q r s t u v w x y z remate'.repeat(3))).status).toBe(200);
    const long = await search('x'.repeat(201));
    expect([long.status, long.error.code]).toEqual([400, 'request.invalid']);
  });

  it.each(['', '   '])('answers 400 to a blank term (%j) in the product’s words', async (query) => {
    const { status, error } = await search(query);
    expect(status).toBe(400);
    expect(error.issues).toEqual([{ path: 'query', message: 'Por favor introduce un término de búsqueda' }]);
  });

  it('answers the same to no term at all', async () => {
    const { status, error } = await api.call(searchRoutines, { query: {} as { query: string } });
    expect([status, error.issues]).toEqual([
      400,
      [{ path: 'query', message: 'Por favor introduce un término de búsqueda' }],
    ]);
  });

  it.each([{ type: 'Nada' }, { category: 'x' }, { difficulty: 'Experto' }, { minDuration: 'x' }, { limit: 101 }])(
    'answers 400 to the filter %j',
    async (filter) => {
      const { status, error } = await search('remate', { ...filter });
      expect([status, error.code]).toEqual([400, 'request.invalid']);
      expect(error.issues).toHaveLength(1);
    },
  );
});

describe('who finds what', () => {
  it('never finds inactive routines, not even for admins', async () => {
    const id = await created({ name: 'Murciélago' });
    expect(await names('murcielago')).toEqual(['Murciélago']);
    await api.call(deactivateRoutine, { token: admin.token, params: { id } });
    expect(await names('murcielago')).toEqual([]);
    expect((await search('murcielago', {}, admin.token)).body).toEqual([]);
  });

  it('finds own routines for their owner alone, and lets them teach no words', async () => {
    const [owner, other] = [await newPlayer(api), await newPlayer(api)];
    await ownRoutineNamed(api, owner.user._id, 'Ornitorrinco');
    const mine = await search('ornitorrinco', {}, owner.token);
    expect(mine.body.map(({ name, isOwn }) => [name, isOwn])).toEqual([['Ornitorrinco', true]]);
    for (const token of [other.token, admin.token, undefined]) {
      expect((await search('ornitorrinco', {}, token)).body).toEqual([]);
      expect((await search('ornitorinco', {}, token)).body).toEqual([]);
    }
  });
});

describe('filters', () => {
  const withTrampoline = async () => names('trampolín');
  beforeAll(async () => {
    const kettlebell = await newExercise(api, { equipment: ['mancuernas o kettlebell'] });
    const chair = await newExercise(api, { equipment: ['silla', 'pared'] });
    const court = await newExercise(api, { equipment: ['pista', 'pala', 'compañero'] });
    const base = { description: 'Con trampolín' };
    await created({ ...base, name: 'A', duration: 20, difficulty: 'Principiante', type: 'Descanso' }, [chair]);
    await created({ ...base, name: 'B', duration: 40, categories: ['Pliometría', 'Cardio'] }, [kettlebell]);
    await created({ ...base, name: 'C', duration: 60, difficulty: 'Avanzado', type: 'Táctico' }, [court, kettlebell]);
    await created({ ...base, name: 'D', duration: 60, difficulty: 'Avanzado' }, [court]);
  });

  it.each([
    [{}, 'ABCD'],
    [{ type: 'Táctico' }, 'C'],
    [{ category: 'Cardio' }, 'B'],
    [{ category: 'Funcionalidad' }, 'C'],
    [{ difficulty: 'Avanzado' }, 'CD'],
    [{ minDuration: 40 }, 'BCD'],
    [{ maxDuration: 40 }, 'AB'],
    [{ minDuration: 21, maxDuration: 59 }, 'B'],
    [{ equipment: 'ninguno' }, 'A'],
    [{ equipment: 'kettlebell' }, 'AB'],
    [{ equipment: 'Mancuernas' }, 'AB'],
    [{ equipment: 'gomas' }, 'A'],
    [{ equipment: 'pista' }, 'AD'],
    [{ limit: 2 }, 'AB'],
    [{ difficulty: 'Avanzado', limit: 1 }, 'C'],
  ])('%j leaves %s', async (filter, expected) => {
    expect((await names('trampolin', { ...filter })).join('')).toBe(expected);
  });

  it('takes several pieces of equipment', async () => {
    const { body } = await api.call(searchRoutines, { query: { query: 'trampolín', equipment: 'x' } });
    expect(body.map(({ name }) => name)).toEqual(['A']);
    const reply = await api.app.inject(
      '/api/routines/search/query?query=trampolin&equipment=pista&equipment=kettlebell',
    );
    expect(reply.json().map(({ name }: { name: string }) => name)).toEqual(['A', 'B', 'C', 'D']);
    expect(await withTrampoline()).toHaveLength(4);
  });
});

describe('with some thousand routines', () => {
  beforeAll(async () => manyRoutines(api.db, 4_000));

  it.each(['remate', 'remte', 'fuerza hombro', 'vol'])('«%s» is looked up in the index', async (typed) => {
    const terms = await searchTerms(api.deps, readSearchText(typed).terms);
    if (terms === null) throw new Error('no terms');
    const viewer = { userId: admin.user._id, isAdmin: true };
    const query = foundRoutines(api.db, viewer, terms, { kit: ['gomas'], maxDuration: 60, limit: 50 });
    const plan = await planOf(api.db, query.compile());
    const prepared = await genericPlanOf(api.db, query.compile().sql);
    for (const each of [plan, prepared]) {
      expect(each).toContain('Index Scan on routines_search_document_idx');
      expect(each).not.toContain('Seq Scan on routines ');
    }
  });

  it('answers at most the limit, best first, the same each time', async () => {
    const first = await search('remate', { limit: 100 });
    expect(first.body).toHaveLength(100);
    expect((await search('remate', { limit: 20 })).body).toEqual(first.body.slice(0, 20));
    expect((await search('remate')).body).toHaveLength(50);
  });
});
