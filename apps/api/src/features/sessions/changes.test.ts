import { randomUUID } from 'node:crypto';
import { type AppliedChange, inDeviceOrder, verdictOn } from '@bandeja/domain/sessions/changes';
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

const put = (player: Player, id: string, body: contract.ProgressBody) =>
  api.call(contract.putSession, { token: player.token, params: { id }, body });

async function reread(player: Player, id: string): Promise<contract.Session> {
  return (await api.call(contract.getSession, { token: player.token, params: { id } })).body;
}

const iso = (offsetMs = 0) => new Date(serverTime() + offsetMs).toISOString();

describe('clocks that are wrong', () => {
  it('on the server, an hour back: what is logged after it counts', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await put(player, session._id, { changes: [setChange(session, 1, 0, { reps: 9, at: iso() })] });
    const logged = iso(60_000);
    api.clock.now = new Date(serverTime() - hourMs);
    const { body } = await put(player, session._id, { changes: [setChange(session, 1, 0, { reps: 10, at: logged })] });
    expect(body.refused).toBeUndefined();
    expect((await reread(player, session._id)).exercises[1]?.setRows[0]?.reps).toBe(10);
  });

  it('on the device, an hour ahead, then put right: the order of the device counts, also for a late resend', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const first = setChange(session, 1, 0, { reps: 9, at: iso(hourMs), device: phone, sequence: 1 });
    const second = setChange(session, 1, 0, { reps: 10, at: iso(60_000), device: phone, sequence: 2 });
    await put(player, session._id, { changes: [second], sentAt: iso() });
    expect((await put(player, session._id, { changes: [first], sentAt: iso(hourMs) })).body.refused).toBeUndefined();
    expect((await reread(player, session._id)).exercises[1]?.setRows[0]?.reps).toBe(10);
  });

  it('on a second device, ten minutes behind: what it has seen it may change', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const first = setChange(session, 1, 0, { reps: 9, at: iso(), device: phone, sequence: 1 });
    await put(player, session._id, { changes: [first], sentAt: iso() });
    const behind = iso(-600_000);
    const second = setChange(session, 1, 0, { reps: 10, at: behind, device: tablet, sequence: 1, base: first.id });
    expect((await put(player, session._id, { changes: [second], sentAt: behind })).body.refused).toBeUndefined();
    const [, entry] = (await reread(player, session._id)).exercises;
    expect(entry?.setRows[0]).toMatchObject({ reps: 10, lastChange: second.id });
  });

  it('on a second device that names no base: refused by id, never acknowledged and dropped', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await put(player, session._id, { changes: [setChange(session, 1, 0, { reps: 9, at: iso() })] });
    const older = setChange(session, 1, 0, { reps: 10, at: iso(-600_000) });
    const { status, body } = await put(player, session._id, { changes: [older] });
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
    const once = await put(player, session._id, { changes: [unknown, good] });
    const again = await put(player, session._id, { changes: [unknown] });
    const refused = [{ id: unknown.id, reason: 'change.unknown_entry' }];
    expect([once.body.refused, again.body.refused]).toEqual([refused, refused]);
    expect((await reread(player, session._id)).exercises[1]?.setRows[1]).toMatchObject({ reps: 7, done: true });
  });

  it('of a set that another device has changed meanwhile wait for the player, whose choice then counts', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const ours = setChange(session, 1, 0, { reps: 9, device: phone, sequence: 1 });
    const theirs = setChange(session, 1, 0, { reps: 10, device: tablet, sequence: 1 });
    await put(player, session._id, { changes: [ours] });
    const { body } = await put(player, session._id, { changes: [theirs] });
    expect(body.refused).toEqual([{ id: theirs.id, reason: 'change.conflict' }]);
    expect((await reread(player, session._id)).exercises[1]?.setRows[0]?.reps).toBe(9);
    const chosen = setChange(session, 1, 0, { reps: 10, device: tablet, sequence: 2, base: ours.id });
    expect((await put(player, session._id, { changes: [chosen] })).body.refused).toBeUndefined();
    expect((await reread(player, session._id)).exercises[1]?.setRows[0]?.reps).toBe(10);
  });

  it('are none where both devices did the same', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await put(player, session._id, { changes: [setChange(session, 1, 0, { device: phone, sequence: 1 })] });
    const same = setChange(session, 1, 0, { device: tablet, sequence: 1 });
    expect((await put(player, session._id, { changes: [same] })).body.refused).toBeUndefined();
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

/** What the session must be: the rule of `domain`, applied change by change in the order in which they arrive. */
function model(session: contract.Session) {
  const sets = new Map<string, { applied: AppliedChange | null; change: SetChange | null }>();
  const seen = new Set<string>();
  const rowIds = session.exercises[1]?.setRows.map(({ _id }) => _id) ?? [];
  return {
    receive(changes: SetChange[], skewMs: number, now: number): string[] {
      return inDeviceOrder(changes).flatMap((change) => {
        if (seen.has(change.id)) return [];
        const set = sets.get(change.setId) ?? { applied: null, change: null };
        const at = Date.parse(change.at) - skewMs;
        const verdict = verdictOn({ ...change, at }, set.applied);
        const isSame = set.change?.reps === change.reps;
        if ((verdict === 'conflict' || verdict === 'older') && !isSame) return [change.id];
        seen.add(change.id);
        if (verdict === 'apply') {
          const { id, device = null, sequence = null } = change;
          sets.set(change.setId, { change, applied: { id, device, sequence, at: at > now ? null : at } });
        }
        return [];
      });
    },
    /** Repetitions and last change of each set row, null where none was applied. */
    rows: () => rowIds.map((id) => sets.get(id)?.change ?? null).map((change) => change && [change.reps, change.id]),
  };
}

const step = fc.record({
  device: fc.constantFrom(0 as const, 1 as const),
  set: fc.constantFrom(0, 1),
  reps: fc.integer({ min: 1, max: 4 }),
  /** Reads the session before the change, and so knows what the other device did. */
  looks: fc.boolean(),
  /** Sends what it has; otherwise the change waits. */
  sends: fc.boolean(),
  shuffled: fc.boolean(),
  serverStepMs: fc.constantFrom(1000, 60_000, -hourMs, hourMs),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A device that logs into a session; `bases` is what it has seen, `waiting` what the server has not taken. */
function newDevice(player: Player, session: contract.Session, skewMs: number) {
  const id = randomUUID();
  const bases = new Map<string, string | null>();
  let waiting: SetChange[] = [];
  let sequence = 0;
  return {
    async look() {
      if (waiting.length > 0) return;
      const rows = (await reread(player, session._id)).exercises[1]?.setRows ?? [];
      for (const row of rows) bases.set(row._id, row.lastChange ?? null);
    },
    log({ set, reps }: Step) {
      sequence += 1;
      const setId = session.exercises[1]?.setRows[set]?._id ?? '';
      const order = { device: id, sequence, base: bases.get(setId) ?? null };
      const change = setChange(session, 1, set, { reps, at: iso(skewMs), ...order });
      bases.set(setId, change.id);
      waiting.push(change);
    },
    /** Sends what waits, twice, as after a lost answer. Answers what was refused each time, and what had to be. */
    async send({ shuffled }: Step, expected: ReturnType<typeof model>): Promise<[string[][], string[][]]> {
      const batch = shuffled ? waiting.toReversed() : waiting;
      const [actual, wanted]: [string[][], string[][]] = [[], []];
      for (let times = 0; times < 2; times += 1) {
        const { body } = await put(player, session._id, { changes: batch, sentAt: iso(skewMs) });
        actual.push((body.refused ?? []).map((refused) => refused.id));
        wanted.push(expected.receive(batch, skewMs, serverTime()));
      }
      waiting = waiting.filter((change) => actual[1]?.includes(change.id));
      return [actual, wanted];
    },
  };
}

describe('random changes of two devices with wrong clocks', () => {
  it('end as the rule says, and every change is applied, superseded by its own device, or refused', async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 12 });
    const skew = fc.integer({ min: -hourMs, max: hourMs });
    const property = fc.asyncProperty(steps, skew, skew, async (taken, one, other) => {
      const player = await newPlayer(api);
      const session = await startedSession(api, player);
      const expected = model(session);
      const devices = [newDevice(player, session, one), newDevice(player, session, other)] as const;
      const answers: [string[][], string[][]][] = [];
      for (const each of taken) {
        api.clock.now = new Date(serverTime() + each.serverStepMs);
        const device = devices[each.device];
        if (each.looks) await device.look();
        device.log(each);
        if (each.sends) answers.push(await device.send(each, expected));
      }
      expect(answers.map(([actual]) => actual)).toEqual(answers.map(([, wanted]) => wanted));
      const rows = (await reread(player, session._id)).exercises[1]?.setRows ?? [];
      const actual = rows.map((row) => (row.lastChange ? [row.reps, row.lastChange] : null));
      expect(actual).toEqual(expected.rows());
    });
    await fc.assert(property, { numRuns: 30 });
  });
});
