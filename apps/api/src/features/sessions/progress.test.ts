import { randomUUID } from 'node:crypto';
import * as contract from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { countRows } from '#kit/limits.ts';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, type Player, setChange, startedSession } from '#testing/factories.ts';

const api = useApi();

const put = (player: Player, id: string, body: contract.ProgressBody) =>
  api.call(contract.putSession, { token: player.token, params: { id }, body });

async function reread(player: Player, id: string): Promise<contract.Session> {
  return (await api.call(contract.getSession, { token: player.token, params: { id } })).body;
}

describe('changes', () => {
  it.each([
    '2026-11-20T10:00:00+20:00',
    '2026-11-20T10:00:00.123456789-23:59',
    '1970-01-01T00:00:00Z',
    '2099-12-31T23:59:59Z',
  ])('are taken at %s', async (at) => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const changes = [setChange(session, 1, 0, { at }), { id: randomUUID(), at, kind: 'position' as const, index: 1 }];
    const { status, body } = await put(player, session._id, { changes });
    expect([status, body.currentExercise]).toEqual([200, 1]);
    expect((await reread(player, session._id)).exercises[1]?.setRows[0]?.done).toBe(true);
  });

  it.each([{ at: '2026-02-30T10:00:00Z' }, { at: 'ayer' }, { weight: 1e9 }, { reps: 1.5 }, { setId: 'x' }])(
    'are refused with %j',
    async (state) => {
      const player = await newPlayer(api);
      const session = await startedSession(api, player);
      const { status, error } = await put(player, session._id, { changes: [setChange(session, 1, 0, state)] });
      expect(status).toBe(400);
      expect(error.issues?.[0]?.path).toBe(`changes.0.${Object.keys(state)[0]}`);
    },
  );

  it('are limited per day above any real training, so that no account fills the disk', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const [session, others] = [await startedSession(api, player), await startedSession(api, other)];
    const batch = () => Array.from({ length: 500 }, () => setChange(session, 1, 0, { setId: randomUUID() }));
    expect((await put(player, session._id, { changes: batch() })).status).toBe(200);
    await countRows(player.user._id, 19_000);
    const { status, error } = await put(player, session._id, { changes: batch() });
    expect([status, error.code]).toEqual([429, 'rate.limited']);
    expect((await reread(player, session._id)).exercises[1]?.setRows.filter(({ done }) => done)).toHaveLength(500);
    expect((await put(other, others._id, { changes: [setChange(others, 1, 0, {})] })).status).toBe(200);
  });

  it('of a clock that ran ahead are replaced by later ones', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await put(player, session._id, { changes: [setChange(session, 1, 0, { reps: 9, at: '2199-01-01T00:00:00Z' })] });
    await put(player, session._id, { changes: [setChange(session, 1, 0, { reps: 10 })] });
    expect((await reread(player, session._id)).exercises[1]?.setRows[0]?.reps).toBe(10);
  });

  it.each([
    { ours: { kind: 'note', note: 'Agarre corto' }, theirs: { kind: 'note', note: 'Codo alto' } },
    { ours: { kind: 'entry', completed: true }, theirs: { kind: 'entry', completed: false } },
    { ours: { kind: 'entry', completed: false }, theirs: { kind: 'entry', completed: true } },
  ] as const)('of two devices that did not know of each other wait for the player: %j', async ({ ours, theirs }) => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const entryId = session.exercises[1]?._id ?? '';
    const at = new Date().toISOString();
    const changeOf = () => ({ id: randomUUID(), at, entryId, device: randomUUID(), sequence: 1 });
    const [first, second] = [
      { ...changeOf(), ...ours },
      { ...changeOf(), ...theirs },
    ];
    await put(player, session._id, { changes: [first] });
    const { body } = await put(player, session._id, { changes: [second] });
    expect(body.refused).toEqual([{ id: second.id, reason: 'change.conflict' }]);
    const stored = async () => {
      const entry = (await reread(player, session._id)).exercises[1];
      return ours.kind === 'note' ? entry?.playerNote : entry?.completed;
    };
    expect(await stored()).toBe(ours.kind === 'note' ? ours.note : ours.completed);
    const chosen = { ...second, id: randomUUID(), sequence: 2, base: first.id };
    expect((await put(player, session._id, { changes: [chosen] })).body.refused).toBeUndefined();
    expect(await stored()).toBe(theirs.kind === 'note' ? theirs.note : theirs.completed);
  });

  it('arrive whole when twenty saves with overlapping changes run at once', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const rows = session.exercises.flatMap((entry, index) =>
      entry.setRows.map((_, row) => setChange(session, index, row)),
    );
    const batches = Array.from({ length: 20 }, (_, batch) => {
      const some = rows.filter((_, index) => (index + batch) % 3 !== 0);
      return batch % 2 === 0 ? some : some.reverse();
    });
    const replies = await Promise.all(batches.map((changes) => put(player, session._id, { changes, duration: 0 })));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const after = await reread(player, session._id);
    expect(after.exercises.flatMap((entry) => entry.setRows.map((row) => row.done))).toEqual(rows.map(() => true));
    expect(after.completedExercises).toEqual(session.exercises.map((_, index) => index));
  });

  it('name a weight in the list only while their set is not removed', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player, 'R03');
    const index = session.exercises.findIndex((entry) => entry.usesWeight);
    const weightInList = async () =>
      (await api.call(contract.listPast, { token: player.token })).body[0]?.exercises[index]?.weight;
    await put(player, session._id, { changes: [setChange(session, index, 0, { weight: 40 })] });
    expect(await weightInList()).toBe(40);
    await put(player, session._id, { changes: [setChange(session, index, 0, { weight: 40, removed: true })] });
    expect(await weightInList()).toBeNull();
  });
});

describe('duration', () => {
  it('never turns back for a save that arrives late, before or after the end', async () => {
    const player = await newPlayer(api);
    api.clock.now = new Date('2026-05-04T10:00:00Z');
    const session = await startedSession(api, player);
    api.clock.now = new Date('2026-05-04T10:46:00Z');
    expect((await put(player, session._id, { duration: 600 })).body.duration).toBe(600);
    expect((await put(player, session._id, { duration: 300 })).body.duration).toBe(600);
    expect((await finishedSession(api, player, session._id, { duration: 2700 })).body.duration).toBe(2700);
    expect((await put(player, session._id, { duration: 600, score: 8 })).body).toMatchObject({
      duration: 2700,
      score: 8,
    });
    expect((await put(player, session._id, { duration: 2760 })).body.duration).toBe(2700);
  });
});

describe('PUT /training-sessions/{id}/complete with an Idempotency-Key', () => {
  it('ends no session before it began, also where the clock of the server has gone back', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const { status, body } = await api.at(new Date(Date.parse(session.startTime) - 3_600_000), () =>
      api.call(contract.completeSession, { token: player.token, params: { id: session._id }, body: {} }),
    );
    expect([status, body.finishedAt]).toEqual([200, session.startTime]);
  });

  it('answers the same again, also to twenty at once, and refuses another request under the key', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const headers = { 'idempotency-key': randomUUID() };
    const complete = (body: contract.ProgressBody) =>
      api.call(contract.completeSession, { token: player.token, params: { id: session._id }, body, headers });
    const body = { changes: [setChange(session, 0, 0)], duration: 0 };
    const replies = await Promise.all(Array.from({ length: 20 }, () => complete(body)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map((reply) => reply.body.finishedAt)).size).toBe(1);
    const other = await complete({ duration: 1 });
    expect([other.status, other.error.code]).toEqual([409, 'idempotency.mismatch']);
  });

  it('makes one session of twenty starts with one key at once', async () => {
    const player = await newPlayer(api);
    const { routineId } = await startedSession(api, player).then(async (session) => {
      await finishedSession(api, player, session._id);
      return session;
    });
    const headers = { 'idempotency-key': randomUUID() };
    const body = { routineId: routineId ?? '', type: 'Fuerza' as const };
    const start = () => api.call(contract.startSession, { token: player.token, body, headers });
    const replies = await Promise.all(Array.from({ length: 20 }, start));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(replies.map((reply) => reply.body._id)).size).toBe(1);
  });
});

describe('the end of a session', () => {
  it('is either finished or discarded when both are asked at once', async () => {
    const player = await newPlayer(api);
    for (let round = 0; round < 5; round += 1) {
      const session = await startedSession(api, player);
      const params = { id: session._id };
      const [finish, discard] = await Promise.all([
        finishedSession(api, player, session._id),
        api.call(contract.discardSession, { token: player.token, params }),
      ]);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([finish.status, discard.status]);
    }
  });

  it('is refused for an exercise that is not there', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const { status, error } = await api.call(contract.completeExercise, {
      token: player.token,
      params: { id: session._id },
      body: { exerciseIndex: session.exercises.length },
    });
    expect(status).toBe(400);
    expect(error.issues).toEqual([{ path: 'exerciseIndex', message: 'La sesión no tiene ese ejercicio' }]);
  });
});

describe('GET /training-sessions/past', () => {
  it.each(['limit=0', 'limit=201', 'limit=abc', 'limit=1&limit=2', 'limit=1.5', 'before=x', 'isFinished=quizás'])(
    'refuses %s',
    async (query) => {
      const { token } = await newPlayer(api);
      const headers = { authorization: `Bearer ${token}` };
      const response = await api.app.inject({ url: `/api/training-sessions/past?${query}`, headers });
      expect([response.statusCode, response.json().code]).toEqual([400, 'request.invalid']);
    },
  );

  it('answers nothing after a session of another player', async () => {
    const owner = await newPlayer(api);
    const foreign = await startedSession(api, owner);
    const player = await newPlayer(api);
    await startedSession(api, player);
    const reply = await api.call(contract.listPast, { token: player.token, query: { before: foreign._id } });
    expect([reply.status, reply.body]).toEqual([200, []]);
  });
});

describe('PUT /training-sessions/{id}/complete, fourteen days after the end', () => {
  it('refuses changes it never saw, so that none is acknowledged and dropped; a plain repeat is fine', async () => {
    const player = await newPlayer(api);
    api.clock.now = new Date('2026-05-04T10:00:00Z');
    const session = await startedSession(api, player);
    const seen = setChange(session, 0, 0, { at: '2026-05-04T10:00:00.000Z' });
    const first = await finishedSession(api, player, session._id, { changes: [seen] });
    api.clock.now = new Date('2026-05-19T10:00:00Z');
    const unseen = setChange(session, 1, 0, { at: '2026-05-04T10:00:00.000Z' });
    const late = await finishedSession(api, player, session._id, { changes: [seen, unseen] });
    expect([late.status, late.error.code]).toEqual([409, 'session.locked']);
    const repeated = await finishedSession(api, player, session._id, { changes: [seen] });
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
  });
});
