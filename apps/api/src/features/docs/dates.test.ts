import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { addDays } from '@bandeja/domain/calendar/dates';
import { putApplication, saveCoachTemplate } from '@bandeja/domain/coaching/contract';
import { allowFilmedStrokes } from '@bandeja/domain/mirror/contract';
import { allowPulse } from '@bandeja/domain/pulse/contract';
import { putGoal, saveTemplate } from '@bandeja/domain/season/contract';
import { getSession, startSession } from '@bandeja/domain/sessions/contract';
import { each } from '@bandeja/domain/testing/each';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { application, approvedCoach, link } from '#testing/coaching.ts';
import { type DateField, dateFieldsOf, impossibleDates } from '#testing/date-fields.ts';
import {
  finishedSession,
  newPlayer,
  type Player,
  readyPlayer,
  routineIdByCode,
  setChange,
  startedSession,
} from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { grantPlan, subscribe } from '#testing/subscriptions.ts';

const api = useApi();
const impossible = ['0000-01-01', '0001-01-01', '0026-03-01', '9999-12-31'];
const range = /^La fecha tiene que estar entre el \d+ de \S+ de \d{4} y el \d+ de \S+ de \d{4}\.$/;

type Request = { token: string; path?: Record<string, string>; query?: Record<string, string>; body?: object };

const now = new Date();
const today = now.toISOString().slice(0, 10);
const yesterday = addDays(today, -1);
const anHourAgo = new Date(now.getTime() - 3_600_000).toISOString();

const beatsOf = (...beats: number[]) => deflateRawSync(Buffer.from(beats)).toString('base64');

async function progress(player: Player): Promise<Request> {
  const session = await startedSession(api, player);
  return {
    token: player.token,
    path: { id: session._id },
    body: { changes: [setChange(session, 1, 0)], sentAt: now.toISOString(), finishedAt: now.toISOString() },
  };
}

async function correction(player: Player): Promise<Request> {
  const { _id: id } = await startedSession(api, player);
  await finishedSession(api, player, id);
  const { body } = await api.call(getSession, { token: player.token, params: { id } });
  return { token: player.token, path: { id }, body: { updatedAt: body.updatedAt, startTime: anHourAgo } };
}

/** «Planes a medida», a goal, and a template of it. */
async function withSeason(player: Player) {
  await grantPlan(api.db, player.email, { plan: 'pro' });
  const { token } = player;
  const [goalId, templateId] = [randomUUID(), randomUUID()];
  const body = { kind: 'net', name: '', date: null } as const;
  const { body: season } = await api.call(putGoal, { token, body: { id: goalId, ...body } });
  await api.call(saveTemplate, { token, body: { id: templateId, name: 'La red', goalId } });
  return { token, season, templateId };
}

async function ownBlocks(player: Player): Promise<Request> {
  const { token, season } = await withSeason(player);
  const blocks = season.blocks.map(({ goalId, kind, from, weeks }) => ({ goalId, kind, from, weeks }));
  return { token, body: { blocks } };
}

async function ownTemplate(player: Player): Promise<Request> {
  const { token, templateId } = await withSeason(player);
  return { token, path: { id: templateId }, body: { startsOn: today, name: '', goalId: randomUUID() } };
}

/** A coach of the player, who lets them see everything that is felt. */
async function coached(player: Player): Promise<{ coach: Player; path: Record<string, string> }> {
  await subscribe(api, player, { plan: 'pro' });
  const coach = await approvedCoach(api);
  await link(api, coach, player, ['health']);
  return { coach, path: { id: player.user._id } };
}

const restDay = { type: 'Descanso', routineId: null, minutes: null, note: '' } as const;

async function coachTemplate(player: Player): Promise<Request> {
  const { coach, path } = await coached(player);
  const week = Array.from({ length: 7 }, () => restDay);
  const { body } = await api.call(saveCoachTemplate, { token: coach.token, body: { name: 'Descarga', weeks: [week] } });
  const templateId = body.templates[0]?._id ?? '';
  return { token: coach.token, path, body: { templateId, startsOn: addDays(today, 1) } };
}

const trip = () => ({ kind: 'away', from: today, to: addDays(today, 3), hasKit: true });

/** A new date in the API needs its place here. */
const requests: Record<string, (player: Player) => Promise<Request>> = {
  'PUT /body/weights': async ({ token }) => ({ token, body: { date: yesterday, kilograms: 70, consent: true } }),
  'DELETE /body/weights': async ({ token }) => ({ token, query: { date: yesterday } }),
  'PUT /palas': async ({ token }) => ({ token, body: { since: yesterday, name: 'Pala' } }),
  'DELETE /palas': async ({ token }) => ({ token, query: { since: yesterday } }),
  'PUT /palas/overgrip': async ({ token }) => ({ token, body: { changedOn: yesterday } }),
  'DELETE /palas/overgrip': async ({ token }) => ({ token, query: { changedOn: yesterday } }),
  'PUT /season/goals': async ({ token }) => ({
    token,
    body: { id: randomUUID(), kind: 'tournament', name: '', date: addDays(today, 30) },
  }),
  'POST /season/goal-preview': async ({ token }) => ({
    token,
    body: { kind: 'net', name: '', date: addDays(today, 30) },
  }),
  'PUT /season/blocks': ownBlocks,
  'POST /season/templates/{id}/apply': ownTemplate,
  'PUT /chatbot/facts': async ({ token }) => ({
    token,
    body: { fact: { kind: 'tournament', date: addDays(today, 30) }, sentence: 'Tengo torneo', saidAt: anHourAgo },
  }),
  'PUT /training-schedule': async ({ token }) => ({
    token,
    body: { from: today, currentWeek: { monday: { type: 'Descanso' } } },
  }),
  'PUT /training-schedule/absences': async ({ token }) => ({ token, body: { id: randomUUID(), ...trip() } }),
  'POST /training-schedule/change-preview': async ({ token }) => ({ token, body: { type: 'absence', data: trip() } }),
  'GET /training-schedule/week': async ({ token }) => ({ token, query: { from: today } }),
  'PUT /users/profile': async ({ token }) => ({ token, body: { tournament: addDays(today, 90) } }),
  'POST /training-sessions/past': async ({ token }) => ({
    token,
    body: {
      _id: randomUUIDv7(),
      type: 'Fuerza',
      routineId: null,
      withSets: false,
      startTime: anHourAgo,
      minutes: 50,
      rpe: 5,
    },
  }),
  'POST /training-sessions': async (player) => ({
    token: player.token,
    body: {
      routineId: await routineIdByCode(api, player, 'R02'),
      type: 'Fuerza',
      date: anHourAgo,
      startTime: anHourAgo,
      sentAt: now.toISOString(),
    },
  }),
  'PUT /training-sessions/{id}/correction': correction,
  'PUT /training-sessions/{id}': progress,
  'PUT /training-sessions/{id}/complete': progress,
  'PUT /mirror/strokes': async (player) => {
    await subscribe(api, player, { plan: 'pro' });
    await api.call(allowFilmedStrokes, { token: player.token, body: { consent: true } });
    const measures = {
      contactPercent: 110,
      elbowDegrees: 165,
      aheadPercent: -5,
      otherArmUp: true,
      stancePercent: 25,
      kneeDegrees: 150,
    };
    return {
      token: player.token,
      body: { _id: randomUUID(), date: yesterday, kind: 'bandeja', hand: 'R', measures },
    };
  },
  'PUT /training-sessions/{id}/pulse': async (player) => {
    await subscribe(api, player, { plan: 'pro' });
    await api.call(allowPulse, { token: player.token, body: { consent: true } });
    const { _id: id } = await startedSession(api, player);
    return { token: player.token, path: { id }, body: { startedAt: anHourAgo, beats: beatsOf(100, 101), marks: [] } };
  },
  'POST /admin/coaches/{id}/decision': async (player) => {
    await api.call(putApplication, { token: player.token, body: application });
    const path = { id: player.user._id };
    return { token: (await newAdmin(api)).token, path, body: { state: 'approved', certificateOn: yesterday } };
  },
  'PUT /coaching/players/{id}/drafts': async (player) => {
    const { coach, path } = await coached(player);
    return { token: coach.token, path, body: { days: [{ date: addDays(today, 1), ...restDay }] } };
  },
  'DELETE /coaching/players/{id}/drafts': async (player) => {
    const { coach, path } = await coached(player);
    return { token: coach.token, path, query: { date: addDays(today, 1) } };
  },
  'POST /coaching/players/{id}/publish': async (player) => {
    const { coach, path } = await coached(player);
    return { token: coach.token, path, body: { until: addDays(today, 1) } };
  },
  'POST /coaching/players/{id}/template': coachTemplate,
  'GET /matches/results': async ({ token }) => ({ token, query: { from: yesterday } }),
  'POST /matches': async ({ token }) => ({
    token,
    body: {
      _id: randomUUIDv7(),
      startTime: anHourAgo,
      minutes: 60,
      rpe: null,
      sets: [],
      side: null,
      partner: '',
      tags: [],
    },
  }),
  'POST /imports': async ({ token }) => ({
    token,
    body: {
      _id: randomUUID(),
      source: 'bandeja',
      fileName: 'copia.json',
      sessions: [importedSession()],
    },
  }),
  'POST /imports/check': async ({ token }) => ({
    token,
    body: { keys: [], spans: [{ key: 'bandeja:1', startTime: `${yesterday}T10:00:00Z`, duration: 3600 }] },
  }),
  'POST /admin/broadcasts': async () => ({
    token: (await newAdmin(api)).token,
    body: {
      kind: 'service',
      segment: 'pro',
      subject: 'Aviso',
      body: 'Hola',
      sendAt: `${addDays(today, 1)}T10:00:00Z`,
    },
  }),
  'PUT /admin/users/{id}/subscription': async ({ user }) => ({
    token: (await newAdmin(api)).token,
    path: { id: user._id },
    body: { plan: 'premium', expiresAt: `${addDays(today, 30)}T22:59:59Z`, reason: 'Ganó el torneo' },
  }),
};

function importedSession() {
  const _id = randomUUIDv7();
  return {
    key: `bandeja:${_id}`,
    name: 'Piernas',
    type: 'Fuerza',
    startTime: `${yesterday}T10:00:00Z`,
    localDate: yesterday,
    duration: 3600,
    notes: '',
    score: null,
    rpe: null,
    improvements: [],
    averageHeartRate: null,
    maxHeartRate: null,
    pulse: { startedAt: `${yesterday}T10:00:00Z`, beats: beatsOf(100, 101), marks: [] },
    distanceMetres: null,
    entries: [],
    original: {
      _id,
      routineCode: null,
      description: '',
      difficulty: '',
      objectives: [],
      equipment: [],
      plannedMinutes: 60,
      finishedAt: `${yesterday}T11:00:00Z`,
      completedExercises: [],
      source: 'live',
    },
  };
}

function send(operation: string, { token, path = {}, query, body }: Request) {
  const [method = '', address = ''] = operation.split(' ');
  return api.app.inject({
    method: method as 'GET',
    url: `/api${address.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')}`,
    remoteAddress: '10.9.0.1',
    headers: { authorization: `Bearer ${token}` },
    ...(query ? { query } : {}),
    ...(body ? { payload: body } : {}),
  });
}

/** The request with another value at a field; a list's first item stands for all. @throws Error when it has no such field */
function withDate(request: Request, { place, path }: DateField, value: string): Request {
  const changed = structuredClone(request);
  const keys = path.map((key) => (key === '*' ? '0' : key));
  const last = keys.at(-1) ?? '';
  const holder = keys.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), changed[place]);
  if (typeof Reflect.get(Object(holder), last) !== 'string') throw new Error(`the request has no ${path.join('.')}`);
  Reflect.set(Object(holder), last, value);
  return changed;
}

let fields: DateField[];

beforeAll(async () => {
  fields = dateFieldsOf((await api.app.inject('/api/docs')).json());
});

it('knows a request for every operation that takes a date, and every date in it', () => {
  const operations = [...new Set(fields.map(({ operation }) => operation))];
  expect(operations.sort()).toEqual(Object.keys(requests).sort());
  expect(fields.length).toBeGreaterThanOrEqual(26);
});

it.each(Object.entries(requests))('%s takes a day that a person may mean, and no other', async (operation, request) => {
  const valid = await request(await readyPlayer(api));
  const own = fields.filter((field) => field.operation === operation);
  await each(own, 1, (field) =>
    each(impossible, 4, async (day) => {
      const value = field.format === 'date' ? day : `${day}T10:00:00Z`;
      const answer = await send(operation, withDate(valid, field, value));
      const at = field.path.map((key) => (key === '*' ? '0' : key)).join('.');
      expect([value, answer.statusCode, answer.json().issues]).toEqual([
        value,
        400,
        expect.arrayContaining([{ path: at, message: expect.stringMatching(range) }]),
      ]);
    }),
  );
  expect((await send(operation, valid)).statusCode).toBeLessThan(300);
});

it('takes none of them in a question to GraphQL, or within another request', async () => {
  const { token } = await readyPlayer(api);
  const headers = { authorization: `Bearer ${token}` };
  await each(impossible, 4, async (day) => {
    for (const variables of [
      { from: day, to: today },
      { from: day, to: day },
    ]) {
      const query = 'query P($from: Date!, $to: Date!) { progress(from: $from, to: $to) { from } }';
      const { statusCode } = await api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query, variables },
      });
      expect([day, statusCode]).toEqual([day, 400]);
    }
    const read = `/training-schedule/week?from=${day}`;
    const { statusCode, body } = await api.app.inject({ url: '/api/together', query: { read }, headers });
    expect([day, statusCode, body]).toEqual([day, 200, '{}']);
  });
});

it('keeps the day of a session that began long ago without a network, whatever the clock of the device', async () => {
  api.clock.now = now;
  const player = await newPlayer(api);
  const routineId = await routineIdByCode(api, player, 'R02');
  const start = (startTime: string, sentAt?: string) =>
    api.call(startSession, {
      token: player.token,
      body: { _id: randomUUIDv7(), routineId, type: 'Fuerza', startTime, ...(sentAt ? { sentAt } : {}) },
    });
  const old = await start('2019-05-04T10:00:00Z');
  expect([old.status, old.body.localDate]).toEqual([201, '2019-05-04']);
  await finishedSession(api, player, old.body._id);
  // a device that begins in 1970 after its battery was empty
  const wrong = await start('1970-01-01T00:10:00Z', '1970-01-01T01:10:00Z');
  expect([wrong.status, wrong.body.startTime.slice(0, 10)]).toEqual([201, anHourAgo.slice(0, 10)]);
  const unsaid = await start('1970-01-01T00:10:00Z');
  expect([unsaid.status, unsaid.error.issues]).toEqual([
    400,
    [{ path: 'startTime', message: expect.stringMatching(range) }],
  ]);
});

it('stores none of them', async () => {
  expect(await impossibleDates(api.db)).toEqual([]);
});
