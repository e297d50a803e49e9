import { getExercise } from '@bandeja/domain/exercises/contract';
import { putProfile } from '@bandeja/domain/profile/contract';
import { getRoutine } from '@bandeja/domain/routines/contract';
import { getSession, previewSession, startSession } from '@bandeja/domain/sessions/contract';
import { each } from '@bandeja/domain/testing/each';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, readyPlayer, routineIdByCode } from '#testing/factories.ts';
import { countedSessions } from '#testing/rows.ts';

const api = useApi();

type CheckIn = BodyInput<typeof previewSession>['checkIn'];
const good = { state: 'good', area: null } as const;

async function preview(player: Player, code: string, checkIn: CheckIn, warmUp = false) {
  const routineId = await routineIdByCode(api, player, code);
  return api.call(previewSession, { token: player.token, body: { routineId, checkIn, warmUp } });
}

async function begun(player: Player, code: string, input: Partial<BodyInput<typeof startSession>>) {
  const routineId = await routineIdByCode(api, player, code);
  return api.call(startSession, { token: player.token, body: { routineId, type: 'Fuerza', ...input } });
}

describe('how the player feels before a session', () => {
  it('good: nothing changes', async () => {
    const player = await readyPlayer(api);
    expect((await preview(player, 'R02', good)).body).toEqual({
      minutes: 30,
      plannedMinutes: 30,
      exerciseCount: 7,
      changes: [],
      advice: null,
      mayStart: true,
    });
  });

  it('tired: fewer sets with the same weight, in preview and session alike; the warm-up stays', async () => {
    const player = await readyPlayer(api);
    const checkIn = { state: 'tired', area: null } as const;
    const { body } = await preview(player, 'R02', checkIn);
    expect(body.minutes).toBeLessThan(body.plannedMinutes);
    each(body.changes, 4, ({ kind, why }) => {
      expect(kind).toBe('fewer');
      expect(why).toMatch(/^(Una serie menos|2 series menos), mismo peso\.$/);
    });
    const plain = (await begun(await readyPlayer(api), 'R02', {})).body.exercises.map(({ sets }) => sets);
    const { body: session } = await begun(player, 'R02', { checkIn });
    const sets = session.exercises.map((entry) => entry.sets);
    expect(sets[0]).toBe(plain[0]);
    expect(sets).toEqual(session.exercises.map(({ setRows }) => setRows.length));
    expect(sets.slice(1).reduce((sum, count) => sum + count, 0)).toBeLessThan(
      plain.slice(1).reduce((sum, count) => sum + count, 0),
    );
    expect(session.plannedMinutes).toBe(body.minutes);
  });

  it.each([
    ['R11', 12, 45, true],
    ['R24', 13, 45, false],
    ['R24', 15, 60, true],
  ] as const)('%s at %i years: at most %i minutes, in preview and session alike', async (code, age, most, warmUp) => {
    const player = await readyPlayer(api, { age, guardianConsent: true });
    const { body } = await preview(player, code, good, warmUp);
    expect(body.minutes).toBeLessThanOrEqual(most);
    expect(body.minutes).toBeGreaterThan(most - 15);
    const { body: session } = await begun(player, code, { checkIn: { state: 'good', area: null }, warmUp });
    expect(session.plannedMinutes).toBe(body.minutes);
  });

  it.each(['codo', 'hombro', 'rodilla', 'tobillo', 'lumbar', 'muñeca'] as const)(
    'sore, %s: nothing of the session is to be avoided for it, and «he quitado» is said of what was there',
    async (area) => {
      const player = await readyPlayer(api);
      const { body } = await preview(player, 'R07', { state: 'sore', area });
      const name = area === 'lumbar' ? 'zona lumbar' : area;
      const kinds = new Set(body.changes.map(({ kind }) => kind));
      const isTaken = kinds.has('dropped') || kinds.has('swapped');
      const eased = kinds.has('fewer')
        ? `He suavizado lo que carga tu ${name}`
        : `Nada de lo previsto carga tu ${name}`;
      const done = isTaken ? `He quitado lo que más carga tu ${name} y suavizado el resto` : eased;
      expect(body.advice).toBe(
        `${done}. Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.`,
      );
      const { body: session } = await begun(player, 'R07', { checkIn: { state: 'sore', area } });
      const cards = await Promise.all(
        session.exercises.map(({ exerciseId }) =>
          api.call(getExercise, { token: player.token, params: { id: exerciseId ?? '' } }),
        ),
      );
      each(cards, 2, (card) => expect(card.body.avoidFor).not.toContain(area));
      expect(session.exercises).toHaveLength(body.exerciseCount);
    },
  );

  it('sore, under 18: the advice is to talk to an adult', async () => {
    const player = await readyPlayer(api);
    await api.call(putProfile, { token: player.token, body: { age: 16 } });
    const { body } = await preview(player, 'R07', { state: 'sore', area: 'codo' });
    expect(body.advice).toMatch(/avisa a un adulto\.$/);
  });

  it('ill: rest is the advice, and no session of it can be asked for', async () => {
    const player = await readyPlayer(api);
    expect((await preview(player, 'R02', { state: 'ill', area: null })).body).toMatchObject({
      mayStart: false,
      changes: [],
      advice:
        'Con fiebre o malestar general, no entrenes: descansa, hidrátate y consulta si no mejoras. Retomaremos con carga reducida.',
    });
    await api.call(putProfile, { token: player.token, body: { age: 16 } });
    expect((await preview(player, 'R02', { state: 'ill', area: null })).body.advice).toMatch(/avisa a un adulto\.$/);
    const asked = await begun(player, 'R02', { checkIn: { state: 'ill', area: null } as never });
    expect(asked.status).toBe(400);
  });

  it('is stored nowhere', async () => {
    const player = await readyPlayer(api);
    const { body } = await begun(player, 'R07', { checkIn: { state: 'sore', area: 'codo' } });
    const { body: session } = await api.call(getSession, { token: player.token, params: { id: body._id } });
    expect(JSON.stringify(session)).not.toMatch(/sore|checkIn|molest/i);
  });

  it('refuses an area without a complaint, a complaint without an area, a guest and an unknown routine', async () => {
    const player = await readyPlayer(api);
    const wrong = [
      { state: 'sore', area: null },
      { state: 'tired', area: 'codo' },
    ] as const;
    for (const checkIn of wrong) {
      const { status, error } = await begun(player, 'R02', { checkIn });
      expect([status, error.issues?.[0]?.message]).toEqual([400, 'Elige la zona que te molesta']);
    }
    const routineId = await routineIdByCode(api, player, 'R02');
    const body = { routineId, checkIn: good, warmUp: false };
    expect((await api.call(previewSession, { body })).status).toBe(401);
    const unknown = { ...body, routineId: player.user._id };
    expect((await api.call(previewSession, { token: player.token, body: unknown })).error.code).toBe(
      'routine.not_found',
    );
  });
});

it('from 60 years on a session holds balance on one leg and takes no longer, in preview and start alike', async () => {
  const [player, younger] = [await readyPlayer(api, { age: 62 }), await readyPlayer(api, { age: 59 })];
  const { body: shown } = await preview(player, 'R03', good);
  const plain = (await begun(younger, 'R03', {})).body;
  const { exercises, plannedMinutes } = (await begun(player, 'R03', {})).body;
  const names = (list: typeof exercises) => list.map(({ name }) => name);
  expect(names(exercises)[1]).toBe('Equilibrio a una pierna');
  expect(names(plain.exercises)).not.toContain('Equilibrio a una pierna');
  expect([plannedMinutes, shown.exerciseCount]).toEqual([plain.plannedMinutes, exercises.length]);
  // what a device begins without a network, and what the desk edits
  const id = await routineIdByCode(api, player, 'R03');
  const read = (query: { asStored?: string }) => api.call(getRoutine, { token: player.token, params: { id }, query });
  const namesOf = async (query: { asStored?: string }) =>
    (await read(query)).body.exercises.map(({ exercise }) => exercise.name);
  expect([await namesOf({}), await namesOf({ asStored: 'true' })]).toEqual([names(exercises), names(plain.exercises)]);
});

describe('the warm-up', () => {
  it('comes first and counts with the session; the routine’s own warm-up is not repeated', async () => {
    const player = await newPlayer(api);
    const { body } = await preview(player, 'R02', good, true);
    expect(body.changes).toEqual([
      { kind: 'added', name: 'Calentamiento', dose: null, why: 'Va delante y cuenta en tu sesión.' },
    ]);
    expect(body.minutes).toBeGreaterThan(body.plannedMinutes);
    const { body: session } = await begun(player, 'R02', { warmUp: true });
    const names = session.exercises.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Calentamiento dinámico RAMP', 'Equilibrio a una pierna']);
    expect(names.filter((name) => name === 'Calentamiento dinámico RAMP')).toHaveLength(1);
    expect(session.exercises).toHaveLength(body.exerciseCount);
  });

  it('alone, before a match, counts against no limit', async () => {
    const player = await newPlayer(api);
    const { status } = await begun(player, 'R01', { warmUp: true });
    expect([status, await countedSessions(api, player.user._id)]).toEqual([201, 0]);
  });
});

describe('a day that leaves less', () => {
  const shaped = async (player: Player, code: string, shape: { minutes?: 20 | 30 | 40; withBand?: boolean }) => {
    const routineId = await routineIdByCode(api, player, code);
    const body = { routineId, checkIn: good, warmUp: false, ...shape };
    return (await api.call(previewSession, { token: player.token, body })).body;
  };

  it.each([20, 30, 40] as const)(
    'the session in %i minutes, in preview and start alike, with its reason',
    async (minutes) => {
      const player = await readyPlayer(api);
      const body = await shaped(player, 'R03', { minutes });
      expect(body.minutes).toBeLessThanOrEqual(minutes);
      expect(body.minutes).toBeGreaterThan(minutes - 10);
      each(body.changes, 1, ({ why }) => expect(why).toBe(`Para que quepa en ${minutes} minutos.`));
      const { body: session } = await begun(player, 'R03', { minutes });
      expect(session.plannedMinutes).toBe(body.minutes);
      expect(session.exercises).toHaveLength(body.exerciseCount);
    },
  );

  it('the session with a band at home needs nothing else and spares what hurts', async () => {
    const player = await readyPlayer(api, { injuries: 'Me duele el codo', injuriesConsent: true });
    const body = await shaped(player, 'R03', { withBand: true });
    expect(body.mayStart).toBe(true);
    expect(body.changes.filter(({ kind }) => kind === 'swapped').length).toBeGreaterThan(0);
    const { body: session } = await begun(player, 'R03', { withBand: true });
    const swapped = new Set(body.changes.flatMap(({ kind, name }) => (kind === 'swapped' ? [name] : [])));
    for (const { exerciseId, name } of session.exercises) {
      const { body: exercise } = await api.call(getExercise, { token: player.token, params: { id: exerciseId ?? '' } });
      const needed = exercise.equipment.filter((item) => !/gomas|silla|toalla|pared/.test(item));
      expect([name, needed]).toEqual([name, []]);
      if (swapped.has(name)) expect(exercise.avoidFor).not.toContain('codo');
    }
  });

  it('has three lengths', async () => {
    const player = await readyPlayer(api);
    const { status } = await begun(player, 'R03', { minutes: 25 as 20 });
    expect(status).toBe(400);
  });
});
