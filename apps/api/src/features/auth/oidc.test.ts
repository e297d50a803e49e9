import { beginSecondFactor, confirmSecondFactor } from '@bandeja/domain/account/contract';
import * as contract from '@bandeja/domain/auth/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import type { FastifyInstance } from 'fastify';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import { buildServer } from '#server.ts';
import { caller, type TestApi, useApi } from '#testing/api.ts';
import { newPlayer, type Player, password } from '#testing/factories.ts';
import { type OidcServer, oidcClient, startOidcServer } from '#testing/oidc-server.ts';

const api = useApi();
let provider: OidcServer;
let app: FastifyInstance;
let call: TestApi['call'];
let serial = 0;

const serverWith = (isOnly: boolean) => {
  const oidc = { issuer: provider.issuer, ...oidcClient, name: 'Club', isOnly };
  return buildServer({ deps: { ...api.deps, settings: { ...api.deps.settings, oidc } }, logger: false });
};

beforeAll(async () => {
  provider = await startOidcServer(`${api.deps.settings.publicUrl}/oidc`);
  app = await serverWith(false);
  call = caller(app);
});
afterAll(async () => {
  await app.close();
  provider.close();
});

const someone = (claims: { email?: string; email_verified?: boolean; name?: string } = {}) => {
  serial += 1;
  const email = `socia${serial}-${process.pid}@ejemplo.es`;
  return { sub: `sujeto-${serial}`, email, email_verified: true, name: 'Lucía Sanz', ...claims };
};

async function returned(person: ReturnType<typeof someone>) {
  const { body } = await call(contract.beginOidc);
  return { binding: body.binding, query: await provider.signIn(body.authorizeUrl, person) };
}

const confirm = (sent: { binding: string; query: string }) => call(contract.confirmOidc, { body: sent });
const enter = async (person: ReturnType<typeof someone>) => confirm(await returned(person));

/** The code of an application, so many half minutes from now: each counts once. */
const codeAt = (secret: string, steps: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

async function withSecondFactor({ token }: Player): Promise<string> {
  const { body } = await api.call(beginSecondFactor, { token, body: { password } });
  await api.call(confirmSecondFactor, { token, body: { code: await codeAt(body.secret, -1) } });
  return body.secret;
}

async function pendingOf(person: ReturnType<typeof someone>): Promise<string> {
  const { body } = await enter(person);
  if (body.step === 'signedIn') throw new Error('nothing was left to show');
  return body.pending;
}

describe('signing in with another account', () => {
  it('makes an account with a confirmed address, and finds it again', async () => {
    const person = someone();
    const { body } = await enter(person);
    if (body.step !== 'signedIn') throw new Error(body.step);
    expect(body.isNew).toBe(true);
    expect(body.session.user).toMatchObject({ email: person.email, name: 'Lucía Sanz', emailVerified: true });
    expect((await call(getMe, { token: body.session.token })).status).toBe(200);
    // another address at the provider: the subject counts
    const again = await enter({ ...person, email: 'otra@ejemplo.es' });
    expect(again.body).toMatchObject({
      step: 'signedIn',
      isNew: false,
      session: { user: { _id: body.session.user._id } },
    });
    const { body: joined } = await call(contract.getOidc, { token: body.session.token });
    expect(joined).toEqual({ name: 'Club', joinedAt: expect.any(String) });
  });

  it('joins the account of its address after the password alone, tells its owner, and parts again with it', async () => {
    const player = await newPlayer(api);
    const person = someone({ email: player.email });
    const { body } = await enter(person);
    expect(body).toEqual({ step: 'password', pending: expect.any(String), email: player.email });
    const pending = body.step === 'password' ? body.pending : '';
    const finish = (sent: object) => call(contract.finishOidc, { body: { pending, ...sent } });
    expect((await finish({})).error.code).toBe('auth.invalid_credentials');
    expect((await finish({ password: 'otra-cosa' })).error.code).toBe('auth.invalid_credentials');
    const done = await finish({ password });
    expect(done.body.user._id).toBe(player.user._id);
    expect((await finish({ password })).error.code).toBe('oidc.refused');
    expect((await api.mails()).map(({ subject }) => subject)).toContain('Otra forma de entrar en tu cuenta');
    expect((await enter(person)).body.step).toBe('signedIn');
    const leave = (sent: string) => call(contract.leaveOidc, { token: done.body.token, body: { password: sent } });
    expect((await leave('otra-cosa')).error.code).toBe('auth.wrong_password');
    expect((await leave(password)).body).toEqual({ name: 'Club', joinedAt: null });
    expect((await enter(person)).body.step).toBe('password');
  });

  it('takes no address that the provider has not confirmed, taken or free', async () => {
    const player = await newPlayer(api);
    for (const email of [player.email, someone().email]) {
      const { error } = await enter(someone({ email, email_verified: false }));
      expect(error.code).toBe('oidc.address');
    }
  });

  it('asks for the second factor all the same, of who joins and of who comes back', async () => {
    const player = await newPlayer(api);
    const secret = await withSecondFactor(player);
    const person = someone({ email: player.email });
    const finish = async (pending: string, sent: object) => call(contract.finishOidc, { body: { pending, ...sent } });
    const first = await pendingOf(person);
    expect((await finish(first, { password })).error.code).toBe('auth.code_required');
    expect((await finish(first, { password, code: await codeAt(secret, 0) })).status).toBe(200);
    const { body } = await enter(person);
    expect(body.step).toBe('code');
    const again = body.step === 'code' ? body.pending : '';
    expect((await finish(again, {})).error.code).toBe('auth.code_required');
    expect((await finish(again, { code: '000000' })).error.code).toBe('auth.code_wrong');
    expect((await finish(again, { code: await codeAt(secret, 1) })).status).toBe(200);
    const rows = await api.db
      .selectFrom('auth_sessions')
      .select('has_second_factor')
      .where('user_id', '=', player.user._id)
      .where('has_second_factor', '=', true)
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });
});

describe('what comes back', () => {
  it('counts once, for the browser that began, within ten minutes', async () => {
    const once = await returned(someone());
    expect((await confirm(once)).status).toBe(200);
    expect((await confirm(once)).error.code).toBe('oidc.refused');
    const foreign = await returned(someone());
    const { body: other } = await call(contract.beginOidc);
    expect((await confirm({ ...foreign, binding: other.binding })).error.code).toBe('oidc.refused');
    const late = await returned(someone());
    const refused = await api.at(new Date(Date.now() + 11 * 60_000), () => confirm(late));
    expect(refused.error.code).toBe('oidc.refused');
    await api.at(new Date(Date.now() + 11 * 60_000), () => runMaintenance(api.deps));
    expect(await api.db.selectFrom('oidc_attempts').select('expires_at').execute()).toEqual([]);
  });

  it('is refused from another issuer, with another code or state, and where the person said no', async () => {
    const wrong: ((query: URLSearchParams) => void)[] = [
      (query) => query.set('iss', 'https://otro.example'),
      (query) => query.set('code', 'inventado'),
      (query) => query.set('state', 'inventado'),
      (query) => {
        query.delete('code');
        query.set('error', 'access_denied');
      },
    ];
    for (const change of wrong) {
      const back = await returned(someone());
      const query = new URLSearchParams(back.query);
      change(query);
      expect((await confirm({ ...back, query: `?${query}` })).error.code).toBe('oidc.refused');
    }
  });
});

describe('a server', () => {
  it('without a provider offers nothing of it', async () => {
    expect((await api.call(contract.beginOidc)).error.code).toBe('oidc.unavailable');
    const { token } = await newPlayer(api);
    expect((await api.call(contract.getOidc, { token })).body).toEqual({ name: null, joinedAt: null });
  });

  it('whose provider is away says so', async () => {
    const oidc = { issuer: 'http://127.0.0.1:9', ...oidcClient, name: 'Club', isOnly: false };
    const away = await buildServer({ deps: { ...api.deps, settings: { ...api.deps.settings, oidc } }, logger: false });
    expect((await caller(away)(contract.beginOidc)).error.code).toBe('oidc.failed');
    await away.close();
  });

  it('for a club alone refuses passwords and registrations, and still joins by the password', async () => {
    const only = await serverWith(true);
    const callOnly = caller(only);
    const player = await newPlayer(api);
    const signIn = await callOnly(contract.login, { body: { email: player.email, password } });
    const signUp = await callOnly(contract.register, { body: { name: 'Eva', email: 'eva@ejemplo.es', password } });
    expect([signIn.error.code, signUp.error.code]).toEqual(['oidc.only', 'oidc.only']);
    const pending = await pendingOf(someone({ email: player.email }));
    expect((await callOnly(contract.finishOidc, { body: { pending, password } })).status).toBe(200);
    await only.close();
  });
});
