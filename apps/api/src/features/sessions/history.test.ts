import * as contract from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, routineIdByCode, setChange, startedSession } from '#testing/factories.ts';
import { countedSessions } from '#testing/rows.ts';

const api = useApi();

describe('usage against the plan', () => {
  it('counts a start once and takes it back when the session is discarded without a set', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    expect(await countedSessions(api, player.user._id)).toBe(1);
    await api.call(contract.discardSession, { token: player.token, params: { id: session._id } });
    expect(await countedSessions(api, player.user._id)).toBe(0);
  });

  it('keeps the count when a set was done', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const params = { id: session._id };
    await api.call(contract.putSession, { token: player.token, params, body: { changes: [setChange(session, 0, 0)] } });
    await api.call(contract.discardSession, { token: player.token, params });
    expect(await countedSessions(api, player.user._id)).toBe(1);
  });

  it('does not count matches', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R21');
    await api.call(contract.startSession, { token: player.token, body: { routineId, type: 'Partido' } });
    expect(await countedSessions(api, player.user._id)).toBe(0);
  });

  it('counts another routine that is called a match', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    await api.call(contract.startSession, { token: player.token, body: { routineId, type: 'Partido' } });
    expect(await countedSessions(api, player.user._id)).toBe(1);
  });
});

describe('GET /training-sessions/past', () => {
  it('lists newest first, filters, and pages with limit, before and Link', async () => {
    const player = await newPlayer(api);
    const ids: string[] = [];
    for (const day of ['01', '02', '03', '04', '05']) {
      api.clock.now = new Date(`2026-06-${day}T10:00:00Z`);
      const session = await startedSession(api, player);
      if (day !== '05') await finishedSession(api, player, session._id);
      ids.unshift(session._id);
    }
    const list = async (query: Record<string, boolean | number | string>) =>
      api.call(contract.listPast, { token: player.token, query: query as never });
    const all = await list({});
    expect(all.body.map((session) => session._id)).toEqual(ids);
    expect(all.body[0]?.isFinished).toBe(false);
    expect(all.headers.link).toBeUndefined();
    expect(all.body[1]?.exercises[1]).toMatchObject({ name: 'Sentadilla con peso corporal', sets: 3, reps: 12 });
    expect((await list({ isFinished: 'true' })).body.map((session) => session._id)).toEqual(ids.slice(1));
    const page = await list({ limit: 2 });
    expect(page.body.map((session) => session._id)).toEqual(ids.slice(0, 2));
    expect(page.headers.link).toContain(`before=${ids[1]}`);
    const next = await list({ limit: 2, before: ids[1] ?? '' });
    expect(next.body.map((session) => session._id)).toEqual(ids.slice(2, 4));
    const foundBy = async (query: Record<string, string>) => (await list(query)).body.map(({ _id }) => _id);
    expect(await foundBy({ kind: 'Físico', month: '2026-06', text: 'SIN material', before: ids[2] ?? '' })).toEqual(
      ids.slice(3),
    );
    expect(await foundBy({ kind: 'Partido' })).toEqual([]);
    expect(await foundBy({ month: '2026-05' })).toEqual([]);
    expect(await foundBy({ text: '100%_' })).toEqual([]);
    expect((await list({ kind: 'Fútbol' })).status).toBe(400);
    expect((await list({ month: '2026-13' })).status).toBe(400);
  });
});

describe('sharing', () => {
  it('opens a page with only type, minutes and routine name, and closes it', async () => {
    const player = await newPlayer(api);
    api.clock.now = new Date('2026-05-04T10:00:00Z');
    const session = await startedSession(api, player);
    const params = { id: session._id };
    const early = await api.call(contract.shareSession, { token: player.token, params });
    expect(early.error.code).toBe('session.unfinished');
    api.clock.now = new Date('2026-05-04T10:46:10Z');
    await finishedSession(api, player, session._id, { duration: 2770 });
    const { body } = await api.call(contract.shareSession, { token: player.token, params });
    expect((await api.call(contract.shareSession, { token: player.token, params })).body).toEqual(body);
    const shared = await api.call(contract.getShared, { params: { token: body.token } });
    expect(shared.body).toEqual({ type: 'Fuerza', minutes: 46, routineName: 'Fuerza base en casa sin material' });
    await api.call(contract.unshareSession, { token: player.token, params });
    const gone = await api.call(contract.getShared, { params: { token: body.token } });
    expect([gone.status, gone.error.message]).toEqual([404, 'Este enlace ya no está disponible.']);
  });

  it('calls a session with the racket by its routine’s type', async () => {
    const player = await newPlayer(api);
    const { token } = player;
    const routineId = await routineIdByCode(api, player, 'R18');
    const { body: session } = await api.call(contract.startSession, {
      token,
      body: { routineId, type: 'Funcionalidad' },
    });
    await finishedSession(api, player, session._id);
    const { body } = await api.call(contract.shareSession, { token, params: { id: session._id } });
    const shared = await api.call(contract.getShared, { params: { token: body.token } });
    expect(shared.body).toMatchObject({ type: 'Técnico', routineName: 'Paredes y defensa' });
  });
});

describe('DELETE /training-sessions/{id}', () => {
  it('discards an unfinished session: it is gone from every list', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const params = { id: session._id };
    expect((await api.call(contract.discardSession, { token: player.token, params })).status).toBe(204);
    expect((await api.call(contract.getSession, { token: player.token, params })).status).toBe(404);
    expect((await api.call(contract.listPast, { token: player.token })).body).toEqual([]);
    expect((await api.call(contract.nextSession, { token: player.token })).body.open).toBeNull();
  });

  it('does not discard a finished one', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await finishedSession(api, player, session._id);
    const { error } = await api.call(contract.discardSession, { token: player.token, params: { id: session._id } });
    expect(error.code).toBe('session.finished');
  });
});

describe('POST /training-sessions/{id}/restore', () => {
  it('takes a discard back with all its sets, in the count too, and once', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const params = { id: session._id };
    const asPlayer = { token: player.token, params };
    await api.call(contract.discardSession, asPlayer);
    expect(await countedSessions(api, player.user._id)).toBe(0);
    expect((await api.call(contract.restoreSession, asPlayer)).status).toBe(200);
    expect(await countedSessions(api, player.user._id)).toBe(1);
    await api.call(contract.putSession, { ...asPlayer, body: { changes: [setChange(session, 0, 0)] } });
    await api.call(contract.discardSession, asPlayer);
    await Promise.all([api.call(contract.restoreSession, asPlayer), api.call(contract.restoreSession, asPlayer)]);
    const { body } = await api.call(contract.getSession, asPlayer);
    expect(body.exercises[0]?.setRows[0]?.done).toBe(true);
    expect((await api.call(contract.nextSession, { token: player.token })).body.open?._id).toBe(session._id);
    expect(await countedSessions(api, player.user._id)).toBe(1);
  });

  it('is over two minutes after the discard', async () => {
    const player = await newPlayer(api);
    api.clock.now = new Date('2026-06-01T10:00:00Z');
    const session = await startedSession(api, player);
    const asPlayer = { token: player.token, params: { id: session._id } };
    await api.call(contract.discardSession, asPlayer);
    api.clock.now = new Date('2026-06-01T10:02:00.001Z');
    expect((await api.call(contract.restoreSession, asPlayer)).error.code).toBe('session.not_found');
    api.clock.now = new Date('2026-06-01T10:02:00Z');
    expect((await api.call(contract.restoreSession, asPlayer)).status).toBe(200);
  });

  it('waits for the session that was begun since', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const asPlayer = { token: player.token, params: { id: session._id } };
    await api.call(contract.discardSession, asPlayer);
    await startedSession(api, player);
    expect((await api.call(contract.restoreSession, asPlayer)).error.code).toBe('session.open_exists');
  });

  it('401 without a token, 404 on another player’s', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const session = await startedSession(api, player);
    const params = { id: session._id };
    await api.call(contract.discardSession, { token: player.token, params });
    expect((await api.call(contract.restoreSession, { params })).status).toBe(401);
    expect((await api.call(contract.restoreSession, { token: other.token, params })).status).toBe(404);
  });
});

describe('the next session with the same exercises', () => {
  const noteOf = (entryId: string | undefined) => ({
    id: '0193f5a0-0000-7000-8000-00000000000f',
    at: new Date().toISOString(),
    kind: 'note' as const,
    entryId: entryId ?? '',
    note: 'Agarre ancho, mejor',
  });

  it('has the player’s note of the last time', async () => {
    const player = await newPlayer(api);
    const first = await startedSession(api, player);
    const note = noteOf(first.exercises[0]?._id);
    const asPlayer = { token: player.token, params: { id: first._id } };
    await api.call(contract.putSession, { ...asPlayer, body: { changes: [note] } });
    await finishedSession(api, player, first._id);
    const second = await startedSession(api, player);
    expect(second.exercises.map(({ playerNote }) => playerNote).filter(Boolean)).toEqual(['Agarre ancho, mejor']);
  });

  it('shows the last time and the player’s note', async () => {
    const player = await newPlayer(api);
    const first = await startedSession(api, player);
    expect(first.exercises[0]?.lastTime).toEqual([]);
    const params = { id: first._id };
    const done = setChange(first, 0, 0);
    const note = noteOf(first.exercises[0]?._id);
    await api.call(contract.putSession, { token: player.token, params, body: { changes: [done, note] } });
    await finishedSession(api, player, first._id);
    const read = await api.call(contract.getSession, { token: player.token, params });
    expect(read.body.exercises[0]?.lastTime).toBeUndefined();
    const second = await startedSession(api, player);
    const { reps, seconds, metres, weight } = done;
    expect(second.exercises[0]?.lastTime).toEqual([{ reps, seconds, metres, weight, hits: null, attempts: null }]);
    expect(second.exercises.map(({ playerNote }) => playerNote).filter(Boolean)).toEqual(['Agarre ancho, mejor']);
  });
});
