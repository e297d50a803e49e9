import { randomUUID } from 'node:crypto';
import { type AppliedChange, inDeviceOrder, type SessionChange, verdictOn } from '@bandeja/domain/sessions/changes';
import * as contract from '@bandeja/domain/sessions/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import {
  finishedSession,
  newPlayer,
  type Player,
  type SetChange,
  setChange,
  startedSession,
} from '#testing/factories.ts';

const api = useApi();
const hourMs = 3_600_000;
const [phone, tablet] = [randomUUID(), randomUUID()];

function serverTime(): number {
  if (api.clock.now === null) throw new Error('the clock was not set');
  return api.clock.now.getTime();
}

beforeEach(() => {
  api.clock.now = new Date('2026-05-04T18:00:00Z');
});

const save = (player: Player, id: string, body: contract.ProgressBody) =>
  api.call(contract.putSession, { token: player.token, params: { id }, body });

async function reread(player: Player, id: string): Promise<contract.Session> {
  return (await api.call(contract.getSession, { token: player.token, params: { id } })).body;
}

const iso = (offsetMs = 0) => new Date(serverTime() + offsetMs).toISOString();

describe('clocks that are wrong', () => {
  it('on the server, an hour back: later changes count', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await save(player, session._id, { changes: [setChange(session, 1, 0, { reps: 9, at: iso() })] });
    const logged = iso(60_000);
    api.clock.now = new Date(serverTime() - hourMs);
    const { body } = await save(player, session._id, { changes: [setChange(session, 1, 0, { reps: 10, at: logged })] });
    expect(body.refused).toBeUndefined();
    expect((await reread(player, session._id)).exercises[1]?.setRows[0]?.reps).toBe(10);
  });

  it('on the device, an hour ahead, then put right: the order of the device counts, also for a late resend', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const first = setChange(session, 1, 0, { reps: 9, at: iso(hourMs), device: phone, sequence: 1 });
    const second = setChange(session, 1, 0, { reps: 10, at: iso(60_000), device: phone, sequence: 2 });
    await save(player, session._id, { changes: [second], sentAt: iso() });
    expect((await save(player, session._id, { changes: [first], sentAt: iso(hourMs) })).body.refused).toBeUndefined();
    expect((await reread(player, session._id)).exercises[1]?.setRows[0]?.reps).toBe(10);
  });

  it('on a second device, ten minutes behind: it may change everything it has seen', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const first = setChange(session, 1, 0, { reps: 9, at: iso(), device: phone, sequence: 1 });
    await save(player, session._id, { changes: [first], sentAt: iso() });
    const behind = iso(-600_000);
    const second = setChange(session, 1, 0, { reps: 10, at: behind, device: tablet, sequence: 1, base: first.id });
    expect((await save(player, session._id, { changes: [second], sentAt: behind })).body.refused).toBeUndefined();
    const [, entry] = (await reread(player, session._id)).exercises;
    expect(entry?.setRows[0]).toMatchObject({ reps: 10, lastChange: second.id });
  });

  it('on a second device that names no base: refused by id, never acknowledged and dropped', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await save(player, session._id, { changes: [setChange(session, 1, 0, { reps: 9, at: iso() })] });
    const older = setChange(session, 1, 0, { reps: 10, at: iso(-600_000) });
    const { status, body } = await save(player, session._id, { changes: [older] });
    expect([status, body.refused]).toEqual([200, [{ id: older.id, reason: 'change.older' }]]);
  });

  it('at the start: a device an hour ahead begins now, one a day behind not yesterday', async () => {
    const player = await newPlayer(api);
    const { routineId } = await startedSession(api, player).then(async (session) => {
      await finishedSession(api, player, session._id);
      return session;
    });
    for (const [index, wrongMs] of [26 * hourMs, -26 * hourMs].entries()) {
      const body = {
        routineId: routineId ?? '',
        type: 'Fuerza' as const,
        startTime: iso(wrongMs - 300_000),
        sentAt: iso(wrongMs),
      };
      const started = await api.call(contract.startSession, {
        token: player.token,
        body: { ...body, _id: randomUUID() },
      });
      expect([index, started.status, started.body.startTime]).toEqual([index, 201, iso(-300_000)]);
      await finishedSession(api, player, started.body._id);
    }
  });
});

describe('refused changes', () => {
  it('of an unknown exercise come back by id; the others of the batch are stored', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const unknown = setChange(session, 1, 0, { entryId: randomUUID(), setId: randomUUID() });
    const good = setChange(session, 1, 1, { reps: 7 });
    const once = await save(player, session._id, { changes: [unknown, good] });
    const again = await save(player, session._id, { changes: [unknown] });
    const refused = [{ id: unknown.id, reason: 'change.unknown_entry' }];
    expect([once.body.refused, again.body.refused]).toEqual([refused, refused]);
    expect((await reread(player, session._id)).exercises[1]?.setRows[1]).toMatchObject({ reps: 7, done: true });
  });

  it.each([
    { first: phone, last: tablet, firstMs: 0, lastMs: 60_000 },
    { first: phone, last: tablet, firstMs: 60_000, lastMs: 0 },
    { first: tablet, last: phone, firstMs: 0, lastMs: 60_000 },
    { first: tablet, last: phone, firstMs: 60_000, lastMs: 0 },
  ])(
    'of a set that another device has changed meanwhile wait for the player, whose choice then counts: %o',
    async (order) => {
      const player = await newPlayer(api);
      const session = await startedSession(api, player);
      const at = [iso(order.firstMs), iso(order.lastMs)];
      const ours = setChange(session, 1, 0, { reps: 9, at: at[0], device: order.first, sequence: 1 });
      const theirs = setChange(session, 1, 0, { reps: 10, at: at[1], device: order.last, sequence: 1 });
      api.clock.now = new Date(serverTime() + 120_000);
      await save(player, session._id, { changes: [ours] });
      const { body } = await save(player, session._id, { changes: [theirs] });
      expect(body.refused).toEqual([{ id: theirs.id, reason: 'change.conflict' }]);
      const reps = async () => (await reread(player, session._id)).exercises[1]?.setRows[0]?.reps;
      expect(await reps()).toBe(9);
      const chosen = { ...theirs, id: randomUUID(), sequence: 2, base: ours.id };
      expect((await save(player, session._id, { changes: [chosen] })).body.refused).toBeUndefined();
      expect(await reps()).toBe(10);
      const seen = { ...ours, id: randomUUID(), sequence: 2, base: chosen.id };
      expect((await save(player, session._id, { changes: [seen] })).body.refused).toBeUndefined();
      expect(await reps()).toBe(9);
    },
  );

  it('are none where both devices did the same', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await save(player, session._id, { changes: [setChange(session, 1, 0, { device: phone, sequence: 1 })] });
    const same = setChange(session, 1, 0, { device: tablet, sequence: 1 });
    expect((await save(player, session._id, { changes: [same] })).body.refused).toBeUndefined();
  });
});

describe('the end', () => {
  it('takes closing answers also when it is sent again, with other changes', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await finishedSession(api, player, session._id, { duration: 0 });
    const { body } = await finishedSession(api, player, session._id, { rpe: 7, score: 8, notes: 'Bien' });
    expect(body).toMatchObject({ rpe: 7, score: 8, notes: 'Bien' });
  });

  it('lies where a device without a network says, never before the start', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    api.clock.now = new Date('2026-05-05T08:00:00Z');
    const ahead = 2 * hourMs;
    const finishedAt = new Date(Date.parse('2026-05-04T18:45:00Z') + ahead).toISOString();
    const { body } = await finishedSession(api, player, session._id, {
      finishedAt,
      sentAt: iso(ahead),
      duration: 9000,
    });
    expect([body.finishedAt, body.duration]).toEqual(['2026-05-04T18:45:00.000Z', 2700]);
    const other = await startedSession(api, player);
    api.clock.now = new Date(serverTime() - hourMs);
    const early = await finishedSession(api, player, other._id);
    expect(early.body.finishedAt).toBe(other.startTime);
  });
});

type PlaceChange = Extract<SessionChange, { kind: 'exercise' }>;
type Place = { applied: AppliedChange | null; state: { place: number; removed: boolean } };

/** The expected session: the rule of `domain`, applied change by change in the order of arrival. */
function model(session: contract.Session) {
  const sets = new Map<string, { applied: AppliedChange | null; change: SetChange | null }>();
  const places = new Map<string, Place>(
    session.exercises.map(({ _id }, place) => [_id, { applied: null, state: { place, removed: false } }]),
  );
  const seen = new Set<string>();
  const entry = session.exercises[1];
  const rowIds = entry?.setRows.map(({ _id }) => _id) ?? [];

  function target(change: SetChange | PlaceChange): { applied: AppliedChange | null; isSame: boolean } | null {
    if (change.kind === 'set') {
      const set = sets.get(change.setId) ?? { applied: null, change: null };
      return { applied: set.applied, isSame: set.change?.reps === change.reps };
    }
    const known = places.get(change.entryId);
    if (!known) return change.removed ? null : { applied: null, isSame: false };
    const isSame = known.state.place === change.place && known.state.removed === change.removed;
    return { applied: known.applied, isSame };
  }

  return {
    receive(changes: (SetChange | PlaceChange)[], skewMs: number, now: number): string[] {
      return inDeviceOrder(changes).flatMap((change) => {
        if (seen.has(change.id)) return [];
        const about = target(change);
        if (about === null) return [change.id];
        const at = Date.parse(change.at) - skewMs;
        const verdict = verdictOn({ ...change, at }, about.applied);
        if ((verdict === 'conflict' || verdict === 'older') && !about.isSame) return [change.id];
        seen.add(change.id);
        if (verdict !== 'apply') return [];
        const { id, device = null, sequence = null } = change;
        const applied = { id, device, sequence, at: at > now ? null : at };
        if (change.kind === 'set') sets.set(change.setId, { change, applied });
        else places.set(change.entryId, { applied, state: { place: change.place, removed: change.removed } });
        return [];
      });
    },
    rows: () => rowIds.map((id) => sets.get(id)?.change ?? null).map((change) => change && [change.reps, change.id]),
    entries: () =>
      [...places]
        .filter(([id, { state }]) => !state.removed || (id === entry?._id && sets.size > 0))
        .sort(([one, a], [other, b]) => a.state.place - b.state.place || one.localeCompare(other))
        .map(([id]) => id),
  };
}

const step = fc.record({
  device: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom('set' as const, 'place' as const),
  set: fc.constantFrom(0, 1),
  reps: fc.integer({ min: 1, max: 4 }),
  isAdded: fc.boolean(),
  place: fc.constantFrom(0.5, 1, 1.5, 9),
  removed: fc.boolean(),
  looks: fc.boolean(),
  sends: fc.boolean(),
  shuffled: fc.boolean(),
  serverStepMs: fc.constantFrom(1000, 60_000, -hourMs, hourMs),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function newDevice(player: Player, session: contract.Session, addedId: string, skewMs: number) {
  const id = randomUUID();
  const bases = new Map<string, string | null>();
  const [exercise] = session.exercises;
  let waiting: (SetChange | PlaceChange)[] = [];
  let sequence = 0;

  function put(thing: string, change: SetChange | PlaceChange) {
    sequence += 1;
    const at = iso(skewMs);
    waiting.push({ ...change, at, device: id, sequence, base: bases.get(thing) ?? null });
    bases.set(thing, change.id);
  }

  return {
    async look() {
      if (waiting.length > 0) return;
      const entries = (await reread(player, session._id)).exercises;
      for (const { _id, lastPlaceChange, setRows } of entries) {
        bases.set(_id, lastPlaceChange ?? null);
        for (const row of setRows) bases.set(row._id, row.lastChange ?? null);
      }
    },
    log({ what, set, reps, isAdded, place, removed }: Step) {
      const entry = session.exercises[1];
      if (what === 'set') return put(entry?.setRows[set]?._id ?? '', setChange(session, 1, set, { reps }));
      const entryId = isAdded ? addedId : (entry?._id ?? '');
      const exerciseId = exercise?.exerciseId ?? null;
      const change = { kind: 'exercise' as const, entryId, exerciseId, sets: 2, rest: 60, place, removed };
      put(entryId, { ...change, id: randomUUID(), at: iso() });
    },
    /** Twice, as after a lost answer. Returns the refused changes of each time, and the expected ones. */
    async send({ shuffled }: Step, expected: ReturnType<typeof model>): Promise<[string[][], string[][]]> {
      const batch = shuffled ? waiting.toReversed() : waiting;
      const [actual, wanted]: [string[][], string[][]] = [[], []];
      for (let times = 0; times < 2; times += 1) {
        const { body } = await save(player, session._id, { changes: batch, sentAt: iso(skewMs) });
        actual.push((body.refused ?? []).map((refused) => refused.id));
        wanted.push(expected.receive(batch, skewMs, serverTime()));
      }
      waiting = waiting.filter((change) => actual[1]?.includes(change.id));
      return [actual, wanted];
    },
  };
}

describe('random changes of two devices with wrong clocks', () => {
  it('follow the rule, and every change is applied, superseded by its own device, or refused', async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 12 });
    const skew = fc.integer({ min: -hourMs, max: hourMs });
    const property = fc.asyncProperty(steps, skew, skew, async (taken, one, other) => {
      const player = await newPlayer(api);
      const session = await startedSession(api, player);
      const expected = model(session);
      const addedId = randomUUID();
      const devices = [newDevice(player, session, addedId, one), newDevice(player, session, addedId, other)] as const;
      const answers: [string[][], string[][]][] = [];
      for (const each of taken) {
        api.clock.now = new Date(serverTime() + each.serverStepMs);
        const device = devices[each.device];
        if (each.looks) await device.look();
        device.log(each);
        if (each.sends) answers.push(await device.send(each, expected));
      }
      expect(answers.map(([actual]) => actual)).toEqual(answers.map(([, wanted]) => wanted));
      const { exercises, exerciseCount } = await reread(player, session._id);
      expect(exercises.map(({ _id }) => _id)).toEqual(expected.entries());
      expect(exerciseCount).toBe(exercises.length);
      const shown = exercises.find(({ _id }) => _id === session.exercises[1]?._id);
      const actual = shown?.setRows.map((row) => (row.lastChange ? [row.reps, row.lastChange] : null));
      expect(actual ?? [null, null, null]).toEqual(expected.rows());
    });
    await fc.assert(property, { numRuns: 40 });
  });
});

describe('exercises that are added, moved and taken out', () => {
  const changeOf = (changes: Partial<PlaceChange>): PlaceChange => ({
    id: randomUUID(),
    at: iso(),
    kind: 'exercise',
    entryId: randomUUID(),
    exerciseId: null,
    sets: 2,
    rest: 45,
    place: 0.5,
    removed: false,
    ...changes,
  });

  it('an added one gets its position and the catalogue’s data; its sets follow in the same batch', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const { options } = (
      await api.call(contract.listExerciseOptions, { token: player.token, params: { id: session._id }, query: {} })
    ).body;
    const [option] = options;
    const added = changeOf({ exerciseId: option?.exerciseId ?? null });
    const row = setChange(session, 0, 0, { entryId: added.entryId, setId: randomUUID(), reps: 6 });
    const { body } = await save(player, session._id, { changes: [added, row] });
    expect([body.refused, body.exerciseCount]).toEqual([undefined, session.exerciseCount + 1]);
    const { exercises } = await reread(player, session._id);
    expect(exercises[1]).toMatchObject({
      _id: added.entryId,
      name: option?.name,
      steps: option?.steps,
      sets: 2,
      rest: 45,
    });
    expect(exercises[1]?.setRows).toMatchObject([{ _id: row.setId, reps: 6, done: true }]);
    expect(body.completedExercises).toEqual([1]);
  });

  it('one missing in the catalogue is refused by id, and so are its sets', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const added = changeOf({ exerciseId: randomUUID() });
    const row = setChange(session, 0, 0, { entryId: added.entryId, setId: randomUUID() });
    const { body } = await save(player, session._id, { changes: [added, row] });
    expect(body.refused?.map(({ id, reason }) => [id, reason])).toEqual([
      [added.id, 'change.unknown_entry'],
      [row.id, 'change.unknown_entry'],
    ]);
  });

  it('a session holds a hundred at most', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const exerciseId = session.exercises[0]?.exerciseId ?? null;
    const changes = Array.from({ length: 120 }, () => changeOf({ exerciseId }));
    const { body } = await save(player, session._id, { changes });
    expect((await reread(player, session._id)).exercises).toHaveLength(100);
    expect(body.refused).toHaveLength(20 + session.exercises.length);
  });

  it('a removed one is there again with the set that another device did', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const entryId = session.exercises[1]?._id ?? '';
    const out = changeOf({ entryId, place: 1, removed: true, device: phone, sequence: 1 });
    const { body } = await save(player, session._id, { changes: [out] });
    expect(body.exerciseCount).toBe(session.exerciseCount - 1);
    const done = setChange(session, 1, 0, { reps: 9, device: tablet, sequence: 1 });
    const { body: after } = await save(player, session._id, { changes: [done] });
    expect([after.refused, after.exerciseCount]).toEqual([undefined, session.exerciseCount]);
    expect((await reread(player, session._id)).exercises[1]?.setRows[0]).toMatchObject({ reps: 9, done: true });
  });
});

describe('balls of a drill', () => {
  const drillSession = (player: Player) => startedSession(api, player, 'R17');
  const countedIn = (session: contract.Session) => session.exercises.findIndex(({ strokes }) => strokes?.length);
  const balls = (session: contract.Session, hits: number | null, attempts: number | null) =>
    setChange(session, countedIn(session), 0, { at: iso(), hits, attempts });

  it('are kept by a change that leaves them out; no more are good than were played', async () => {
    const player = await newPlayer(api);
    const session = await drillSession(player);
    const at = countedIn(session);
    expect(session.exercises.filter(({ drill }) => drill === null).some(({ strokes }) => strokes?.length)).toBe(false);
    await save(player, session._id, { changes: [balls(session, 12, 10)] });
    api.clock.now = new Date(serverTime() + 1000);
    await save(player, session._id, { changes: [setChange(session, at, 0, { at: iso(), reps: 7 })] });
    const [row] = (await reread(player, session._id)).exercises[at]?.setRows ?? [];
    expect(row).toMatchObject({ reps: 7, hits: 10, attempts: 10 });
    const tooMany = await save(player, session._id, { changes: [balls(session, 0, 1001)] });
    expect(tooMany.status).toBe(400);
  });

  it('stand beside those of the last time: during the session, and when it is done', async () => {
    const player = await newPlayer(api);
    const first = await drillSession(player);
    await save(player, first._id, { changes: [balls(first, 15, 25)] });
    await finishedSession(api, player, first._id);
    api.clock.now = new Date(serverTime() + 24 * hourMs);
    const second = await drillSession(player);
    expect(second.exercises[countedIn(second)]?.lastTime?.[0]).toMatchObject({ hits: 15, attempts: 25 });
    await save(player, second._id, { changes: [balls(second, 18, 25)] });
    await finishedSession(api, player, second._id);
    const done = (await reread(player, second._id)).exercises[countedIn(second)];
    expect(done).toMatchObject({ countedBefore: { hits: 15, attempts: 25 } });
    expect((await reread(player, first._id)).exercises[countedIn(first)]?.countedBefore).toBeUndefined();
  });
});
