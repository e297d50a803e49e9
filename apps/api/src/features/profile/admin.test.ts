import { listAccounts, putProfile } from '@bandeja/domain/profile/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AccountPage, listAccounts as accountsOf, accountsPage } from '#features/profile/admin.queries.ts';
import { useApi } from '#testing/api.ts';
import { approvedCoach, link } from '#testing/coaching.ts';
import { planOf, signedOutEverywhere, statementsOf, storedAccounts, withPlan } from '#testing/exercises.ts';
import { finishedSession, newPlayer, type Player, startedSession } from '#testing/factories.ts';
import { exportNotes, newAdmin } from '#testing/leads.ts';
import { addressConfirmed, lastActive } from '#testing/rows.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();
let admin: Player;

beforeAll(async () => {
  admin = await newAdmin(api);
});

const list = (query: Record<string, string | number> = {}) => api.call(listAccounts, { token: admin.token, query });
const accountOf = async ({ email }: Player) => (await list({ search: email })).body[0];

describe('GET /admin/users', () => {
  it('answers what the contract names, newest first', async () => {
    const [first, second] = [await newPlayer(api, 'Ana'), await newPlayer(api, 'Begoña Núñez')];
    const { status, body } = await list({ limit: 2 });
    expect(status).toBe(200);
    expect(body.map(({ _id }) => _id)).toEqual([second.user._id, first.user._id]);
    expect(body[0]).toEqual({
      _id: second.user._id,
      name: 'Begoña Núñez',
      email: second.email,
      isAdmin: false,
      roles: [],
      emailVerified: false,
      plan: 'free',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      finishedSessions: 0,
    });
    expect((await accountOf(admin))?.isAdmin).toBe(true);
  });

  it('says nothing of health or body', async () => {
    const player = await newPlayer(api);
    const injuries = 'Epicondilitis del codo derecho';
    const saved = await api.call(putProfile, {
      token: player.token,
      body: { injuries, injuriesConsent: true, height: 171, weight: 64.5, age: 43 },
    });
    expect(saved.body.injuries).toBe(injuries);
    const text = JSON.stringify((await list({ search: player.email })).body);
    expect(text).toContain(player.email);
    for (const secret of ['Epicondilitis', ':171', ':64.5', '"age"', 'password', 'argon2'])
      expect(text).not.toContain(secret);
    expect(accountsPage(api.db, { limit: 1 }, new Date()).compile().sql).not.toMatch(/injuries|weight|height|password/);
  });

  it('counts finished sessions and says when the player was last there', async () => {
    const player = await newPlayer(api);
    const finished = await startedSession(api, player);
    const { body } = await finishedSession(api, player, finished._id);
    await startedSession(api, player);
    const active = await accountOf(player);
    expect(active?.finishedSessions).toBe(1);
    expect(active?.lastSeenAt).not.toBeNull();
    await signedOutEverywhere(api, player.user._id);
    expect((await accountOf(player))?.lastSeenAt).toBe(body.finishedAt);
    const idle = await newPlayer(api);
    await signedOutEverywhere(api, idle.user._id);
    expect((await accountOf(idle))?.lastSeenAt).toBeNull();
  });

  it('names the plan that is in force', async () => {
    const [paying, former] = [await newPlayer(api), await newPlayer(api)];
    await withPlan(api, paying.user._id, 'premium', 'active');
    await withPlan(api, former.user._id, 'pro', 'inactive');
    expect([(await accountOf(paying))?.plan, (await accountOf(former))?.plan]).toEqual(['premium', 'free']);
  });

  it('finds words anywhere in address and name, whatever their accents, case and order', async () => {
    const { email } = await newPlayer(api, 'Zuriñe Etxeberría');
    for (const search of ['zurine', 'ETXEBERRIA zuriñe', 'berría', email.toUpperCase()]) {
      expect([search, (await list({ search })).body.map((account) => account.email)]).toEqual([search, [email]]);
    }
    for (const search of ['zurine garcia', 'zuri_e', '%zurine', 'zurine\u0000garcia', "'; drop table users; --"]) {
      expect([search, (await list({ search })).body]).toEqual([search, []]);
    }
  });

  it('takes a word with an @ as the beginning of an address, and where none begins so, as any part of one', async () => {
    const found = async (search: string) => (await list({ search })).body.map(({ email }) => email);
    await storedAccounts(api, ['Iria Soto', 'Vera Rey'], ['Íria@Principio.es', 'miria@principio.es']);
    for (const search of ['iria@', 'IRIA@principio', 'íria@principio.es', 'soto iria@p', 'iria@ soto'])
      expect([search, await found(search)]).toEqual([search, ['Íria@Principio.es']]);
    for (const search of ['ria@principio', '@principio.es'])
      expect([search, await found(search)]).toEqual([search, ['miria@principio.es', 'Íria@Principio.es']]);
    expect(await found('mir@principio')).toEqual([]);
    expect(await found('rey ria@principio')).toEqual(['miria@principio.es']);
    expect(await found('ir_a@principio')).toEqual([]);
  });

  it('pages through the Link header', async () => {
    await storedAccounts(api, ['Página A', 'Página B', 'Página C', 'Página D', 'Página E']);
    const seen: string[] = [];
    let query: Record<string, string> | null = { search: 'pagina', limit: '2' };
    while (query) {
      const { body, headers } = await list(query);
      seen.push(...body.map(({ name }) => name));
      const next: string | undefined = /<\/api\/admin\/users\?(.*)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
      query = next === undefined ? null : Object.fromEntries(new URLSearchParams(next));
    }
    expect(seen).toEqual(['Página E', 'Página D', 'Página C', 'Página B', 'Página A']);
  });

  it('filters by plan, activity, address, trial and payment, and sorts on pages', async () => {
    const dana = await newPlayer(api, 'Filtro Dana');
    const bea = await newPlayer(api, 'Filtro Bea');
    const ada = await newPlayer(api, 'Filtro Ada');
    await withPlan(api, dana.user._id, 'premium', 'active');
    await withPlan(api, bea.user._id, 'pro', 'past_due');
    await addressConfirmed(api, ada.user._id);
    await lastActive(api, bea.user._id, new Date(Date.now() - 40 * 86_400_000));
    await lastActive(api, ada.user._id, new Date(Date.now() - 2 * 86_400_000));
    const found = async (query: Record<string, string>) =>
      (await list({ search: 'filtro', ...query })).body.map(({ name }) => name.replace('Filtro ', ''));
    expect(await found({ plan: 'premium' })).toEqual(['Dana']);
    expect(await found({ plan: 'free' })).toEqual(['Ada', 'Bea']);
    expect(await found({ payment: 'failed' })).toEqual(['Bea']);
    expect(await found({ active: 'no' })).toEqual(['Bea']);
    expect(await found({ active: 'yes', sort: 'activity' })).toEqual(['Dana', 'Ada']);
    expect(await found({ verified: 'yes' })).toEqual(['Ada']);
    expect(await found({ trial: 'week' })).toEqual([]);
    const coach = await approvedCoach(api);
    await subscribe(api, ada, { plan: 'pro' });
    await link(api, coach, ada);
    expect(await found({ coach: 'yes' })).toEqual(['Ada']);
    expect(await found({ coach: coach.user._id, plan: 'pro' })).toEqual(['Ada']);
    expect(await found({ coach: dana.user._id })).toEqual([]);
    expect(await found({ coach: 'no' })).toEqual(['Bea', 'Dana']);
    expect(await found({ coach: 'yes', plan: 'free' })).toEqual([]);
    expect(await found({ sort: 'name' })).toEqual(['Ada', 'Bea', 'Dana']);
    const before = (await list({ search: 'filtro', sort: 'name', limit: 1 })).body[0]?._id ?? '';
    expect(await found({ sort: 'name', before })).toEqual(['Bea', 'Dana']);
    const csv = await api.app.inject({
      url: '/api/admin/users/export',
      query: { search: 'filtro', verified: 'no' },
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const [heading = '', ...lines] = csv.body.trimEnd().split('\r\n');
    expect(heading).toMatch(/^\uFEFFAlta;Email;Nombre;Plan;/);
    expect(lines.map((line) => line.split(';')[2])).toEqual(['Filtro Bea', 'Filtro Dana']);
    const [note] = (await exportNotes(api, admin.user._id)).filter(({ action }) => action === 'export');
    expect(note?.details).toEqual({ count: 2, verified: 'no', searched: true });
  });

  it.each<Record<string, string | number>>([
    { limit: 0 },
    { sort: 'weight' },
    { plan: 'gold' },
    { limit: 201 },
    { before: 'no-es-un-id' },
    { coach: 'quizá' },
    { search: 'a'.repeat(101) },
  ])('refuses %j', async (query) => {
    const { status, error } = await list(query);
    expect([status, error.code]).toEqual([400, 'request.invalid']);
  });

  it('is for admins', async () => {
    const { token } = await newPlayer(api);
    expect((await api.call(listAccounts)).status).toBe(401);
    expect((await api.call(listAccounts, { token })).status).toBe(403);
  });
});

it('4,000 accounts are searched among the newest, then through the trigram index; a list is one statement', async () => {
  await storedAccounts(
    api,
    Array.from({ length: 4000 }, (_, index) => `Cuenta${index}`),
  );
  const { email } = await newPlayer(api, 'Quijano Íñigo');
  const page = { search: 'iñigo quijano', limit: 50 };
  const plan = await planOf(api, accountsPage(api.db, page, new Date()));
  expect(plan).toContain('Bitmap Index Scan on users_search_idx');
  expect(plan).not.toContain('Seq Scan on users');
  expect((await list(page)).body.map((account) => account.email)).toEqual([email]);
  const byAddress = await planOf(api, accountsPage(api.db, { search: email, limit: 50 }, new Date()));
  expect(byAddress).toContain('users_address_idx');
  expect(byAddress).not.toContain('Seq Scan on users');
  const count = (wanted: AccountPage) => statementsOf(api, (db) => accountsOf(db, wanted, new Date()));
  expect(await count({ limit: 200 })).toBe(1);
  const common = { search: 'cuenta', limit: 50 };
  expect(await count(common)).toBe(1);
  expect(await count({ search: email, limit: 50 })).toBe(1);
  expect(await planOf(api, accountsPage(api.db, common, new Date(), 'newest'))).toContain(
    'Index Scan Backward using users_pkey',
  );
  const names = (await list(common)).body.map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 50 }, (_, index) => `Cuenta${3999 - index}`));
  expect((await list({ search: 'cuenta7', limit: 200 })).body).toHaveLength(111);
});
