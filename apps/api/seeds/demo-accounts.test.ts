import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { forgotPassword, login, register, resetPassword, signInToDemo } from '@bandeja/domain/auth/contract';
import { createCalendarFeed } from '@bandeja/domain/calendar/contract';
import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { getMe, listAccounts } from '@bandeja/domain/profile/contract';
import { type Progress, progressQuery } from '@bandeja/domain/progress/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { getSession, listPast } from '@bandeja/domain/sessions/contract';
import { getStrokes } from '@bandeja/domain/strokes/contract';
import { ratedStrokes } from '@bandeja/domain/strokes/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import { planLimits } from '@bandeja/domain/usage/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoLink, signInByDemoLink } from '#features/auth/demo.service.ts';
import { setAdminByEmail } from '#features/auth/promotion.service.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer } from '#testing/factories.ts';
import { closeDemoAccounts, openDemoAccounts } from './demo-accounts.ts';

const api = useApi();
const email = 'admin@bandeja.example';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-demo-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function forgetDemoAccounts(): Promise<void> {
  const rows = await api.db.deleteFrom('users').where('email', 'like', '%@bandeja.example').returning('id').execute();
  const ids = rows.map(({ id }) => id);
  await api.db.deleteFrom('unique_keys').where('user_id', 'in', ids).execute();
}

async function openedAdmin() {
  const accounts = await openDemoAccounts(api.db, folder, randomUUIDv7);
  const password = accounts.find((account) => account.email === email)?.password ?? '';
  const signIn = () => api.call(login, { body: { email, password } });
  const { body } = await signIn();
  return { password, signIn, token: body.token };
}

it('closes every way into a demo account: sign-in, token, calendar, admin right', async () => {
  const { signIn, token } = await openedAdmin();
  const player = await newPlayer(api);
  const feed = await api.call(createCalendarFeed, { token });
  const readFeed = async () => (await api.app.inject(new URL(feed.body.feed?.url ?? '').pathname)).statusCode;
  expect([await readFeed(), (await api.call(listAccounts, { token })).status]).toEqual([200, 200]);

  expect(await closeDemoAccounts(api.db, new Date())).toBe(5);
  expect(await signIn()).toMatchObject({ status: 401, error: { code: 'auth.invalid_credentials' } });
  expect((await api.call(listAccounts, { token })).status).toBe(401);
  expect(await readFeed()).toBe(404);
  expect(await setAdminByEmail(api.db, { email, isAdmin: true }, { id: randomUUIDv7(), at: new Date() })).toBe(
    'unknown',
  );
  expect((await api.call(login, { body: { email: player.email, password: 'secreto-1' } })).status).toBe(200);
});

it('mails a closed account no new password and takes none by an older link', async () => {
  await openedAdmin();
  await api.call(forgotPassword, { body: { email } });
  const token = /#token=([\w-]{43})\s/.exec((await api.mails()).at(-1)?.text ?? '')?.[1] ?? '';
  expect(token).toHaveLength(43);
  await closeDemoAccounts(api.db, new Date());
  const reset = await api.call(resetPassword, { body: { token, password: 'otra-distinta' } });
  expect(reset).toMatchObject({ status: 404, error: { code: 'mail.link_invalid' } });
  await api.call(forgotPassword, { body: { email } });
  expect(await api.mails()).toEqual([]);
});

it('opens them again with the passwords they had, without the former sign-ins', async () => {
  const { password, token } = await openedAdmin();
  const closedAt = new Date('2026-03-01T10:00:00Z');
  await closeDemoAccounts(api.db, closedAt);
  await closeDemoAccounts(api.db, new Date());
  const rows = await api.db.selectFrom('users').select('closed_at').where('is_demo', '=', true).execute();
  expect(rows).toEqual(Array(5).fill({ closed_at: closedAt }));
  const again = await openedAdmin();
  expect(again.password).toBe(password);
  expect((await api.call(listAccounts, { token: again.token })).status).toBe(200);
  expect((await api.call(listAccounts, { token })).status).toBe(401);
});

it('signs in with one click by the newest link, once, where no other machine reaches the server', async () => {
  const account = (await openDemoAccounts(api.db, folder, randomUUIDv7)).find((each) => each.email === email);
  const linkOf = async () => new URL(await demoLink(api.deps, account?.id ?? ''));
  const former = await linkOf();
  const link = await linkOf();
  expect(link.href).toMatch(/^http:\/\/localhost:\d+\/demo#[\w-]{43}$/);
  const open = (url: URL) => api.call(signInToDemo, { body: { token: url.hash.slice(1) } });
  expect((await open(former)).status).toBe(404);
  const replies = await Promise.all([open(link), open(link), open(link)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const token = replies.find(({ status }) => status === 200)?.body.token;
  expect((await api.call(listAccounts, { token })).status).toBe(200);
  const deps = { ...api.deps, settings: { ...api.deps.settings, isDemo: false } };
  const caller = { userAgent: '', address: '127.0.0.1', log: deps.log };
  await expect(signInByDemoLink(deps, (await linkOf()).hash.slice(1), caller)).rejects.toThrow('mail.link_invalid');
  const last = await linkOf();
  await closeDemoAccounts(api.db, new Date());
  expect((await open(last)).status).toBe(404);
});

it('are marked by the migration where an earlier version created them', async () => {
  await openedAdmin();
  await api.db.updateTable('users').set({ is_demo: false }).execute();
  const registered = await newPlayer(api);
  const migration = await readFile(new URL('../migrations/0007_demo_accounts.sql', import.meta.url), 'utf8');
  await sql.raw(migration.slice(migration.indexOf('update users'))).execute(api.db);
  const rows = await api.db.selectFrom('users').select('email').where('is_demo', '=', true).execute();
  expect(rows).toHaveLength(5);
  expect(rows.map((row) => row.email)).not.toContain(registered.email);
});

it('leaves an account alone that a person has registered under a demo address', async () => {
  await forgetDemoAccounts();
  const own = { name: 'Gema', email: 'gratis@bandeja.example', password: 'la-que-es-mía' };
  expect((await api.call(register, { body: own })).status).toBe(201);
  const shown = await openDemoAccounts(api.db, folder, randomUUIDv7);
  expect(shown.map((account) => account.email)).not.toContain(own.email);
  expect(await closeDemoAccounts(api.db, new Date())).toBe(4);
  expect((await api.call(login, { body: own })).status).toBe(200);
});

it('opens players with twelve weeks of training up to yesterday, one of them spared for an elbow', async () => {
  await forgetDemoAccounts();
  const accounts = await openDemoAccounts(api.db, folder, randomUUIDv7);
  const today = localDateIn('Europe/Madrid', new Date());
  await each(['gratis', 'premium', 'pro'], 3, async (key) => {
    const account = accounts.find((candidate) => candidate.email.startsWith(`${key}@`));
    const { body } = await api.call(login, {
      body: { email: account?.email ?? '', password: account?.password ?? '' },
    });
    const { token } = body;
    const past = (await api.call(listPast, { token, query: { limit: 100 } })).body;
    expect(past.length).toBeGreaterThan(35);
    expect(past.filter(({ localDate }) => localDate >= today)).toEqual([]);
    const weeks = new Set(past.map(({ localDate }) => mondayOf(localDate)));
    expect(weeks.size).toBeGreaterThanOrEqual(12);
    const played = past.filter(({ type }) => type === 'Partido');
    expect(played.length).toBeGreaterThan(3);
    expect(played.filter(({ exercises }) => exercises.length > 0)).toEqual([]);
    const [last] = played;
    const logged = (await api.call(getSession, { token, params: { id: last?._id ?? '' } })).body;
    expect(logged.source).toBe('match');
    expect(logged.match?.sets.length).toBeGreaterThanOrEqual(2);
    expect(past.filter(({ score, rpe }) => score === null || rpe === null)).toEqual([]);
    const gym = past.filter(({ type, routineType }) => type !== 'Partido' && routineType === 'Físico');
    expect(gym.flatMap(({ improvements }) => improvements).filter((text) => /golpe|red|globo/.test(text))).toEqual([]);
    const words = past.map(({ improvements, notes }) => [...improvements, notes].join(' ').trim());
    const repeated = words.filter(
      (text, index) => text !== '' && words[index + 1] === text && words[index + 2] === text,
    );
    expect(repeated).toEqual([]);
    const [trained] = past.filter(({ type }) => type !== 'Partido');
    const session = (await api.call(getSession, { token, params: { id: trained?._id ?? '' } })).body;
    expect(session.exercises.length).toBeGreaterThan(0);
    expect(session.exercises.flatMap(({ setRows }) => setRows).filter(({ done }) => !done)).toEqual([]);
    // strokes rated three times, so that each period has a before, and the reminder is quiet
    const { ratings, isDue } = (await api.call(getStrokes, { token })).body;
    expect([ratings.length, isDue]).toEqual([ratedStrokes.length, false]);
    await each([4, 12], 2, async (weeks) => {
      const variables = { from: addDays(mondayOf(today), -7 * (weeks - 1)), to: today };
      const headers = { authorization: `Bearer ${token}` };
      const payload = { query: progressQuery, variables };
      const answer = await api.app.inject({ method: 'POST', url: '/graphql', headers, payload });
      const { strokes, bests }: Progress = answer.json().data.progress;
      // the plan of «gratis» looks back four weeks, in which a mark grows once at most
      if (weeks === 12 && key !== 'gratis') {
        const growing = bests.filter(({ points }) => (points.at(-1)?.value ?? 0) > (points[0]?.value ?? 0));
        expect(growing.length, key).toBeGreaterThanOrEqual(4);
      }
      expect(strokes.filter(({ before }) => before === null)).toEqual([]);
      expect(strokes.filter(({ level, before }) => level > (before ?? level)).length).toBeGreaterThan(0);
    });
    const week = (await api.call(getWeek, { token })).body;
    expect(Object.values(week).filter(({ isPlanned }) => !isPlanned)).toEqual([]);
    const { usage, subscription } = (await api.call(getMe, { token })).body;
    const counted = past.filter(({ localDate, type }) => localDate.startsWith(today.slice(0, 7)) && type !== 'Partido');
    expect(usage).toEqual({
      sessions: counted.length,
      routines: new Set(counted.map(({ routineId }) => routineId)).size,
    });
    const { sessions, routines } = planLimits[subscription.plan];
    expect([usage.sessions <= (sessions ?? 100), usage.routines <= (routines ?? 100)]).toEqual([true, true]);
  });
  const rows = await api.db
    .selectFrom('users')
    .select('injuries')
    .where('is_demo', '=', true)
    .where('injuries', '<>', '')
    .execute();
  expect(rows).toEqual([{ injuries: 'Molestias en el codo derecho desde hace dos meses' }]);
});
