import { randomUUID } from 'node:crypto';
import { changePassword, signOutEverywhere } from '@bandeja/domain/account/contract';
import { listFacts } from '@bandeja/domain/coach/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { getSession, listPast } from '@bandeja/domain/sessions/contract';
import { atLeast } from '@bandeja/domain/testing/each';
import * as contract from '@bandeja/domain/tokens/contract';
import { isOpenTo, scopesOfCall } from '@bandeja/domain/tokens/rules';
import { tokenScopes } from '@bandeja/domain/tokens/vocabulary';
import { describe, expect, it } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import { useApi } from '#testing/api.ts';
import { allContracts } from '#testing/contracts.ts';
import { finishedSession, newPlayer, password, readyPlayer, startedSession } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { tokenOf } from '#testing/tokens.ts';

const api = useApi();
const contracts = await allContracts();
const lineOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const wish = { name: 'Mi reloj', scopes: ['read' as const], days: 30 as const, consents: [], password };

describe('making a token', () => {
  it('shows it once, lists what it may do, and tells the owner', async () => {
    const { token, user } = await newPlayer(api);
    const { status, body } = await api.call(contract.createToken, { token, body: wish });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^bandeja_[\w-]{65}$/);
    const { body: listed } = await api.call(contract.listTokens, { token });
    expect(listed).toEqual({
      tokens: [expect.objectContaining({ name: 'Mi reloj', scopes: ['read'], isOfProgram: false, lastUsedAt: null })],
      consents: [],
    });
    expect(JSON.stringify(listed)).not.toContain(body.token.slice(-20));
    const mails = await api.mails();
    expect(mails.map(({ subject }) => subject)).toContain('Un programa nuevo en tu cuenta');
    const stored = await api.db.selectFrom('personal_tokens').selectAll().where('user_id', '=', user._id).execute();
    expect(JSON.stringify(stored)).not.toContain(body.token.slice(-43));
  });

  it('is refused without the password, without a scope, without a name, and for a life nobody offers', async () => {
    const { token } = await newPlayer(api);
    const make = (change: object) => api.call(contract.createToken, { token, body: { ...wish, ...change } });
    expect((await make({ password: 'otra-cosa' })).error.code).toBe('auth.wrong_password');
    for (const change of [{ scopes: [] }, { name: ' ' }, { days: 4000 }, { scopes: ['todo'] }]) {
      expect((await make(change)).status).toBe(400);
    }
  });

  it('needs a consent for what is sensitive, and forgets the scope once that is withdrawn', async () => {
    const { token } = await newPlayer(api);
    const refused = await api.call(contract.createToken, { token, body: { ...wish, scopes: ['read', 'pulse'] } });
    expect(refused.error.code).toBe('token.consent_required');
    const body = {
      ...wish,
      scopes: ['read' as const, 'facts' as const, 'health' as const],
      consents: ['facts' as const, 'health' as const],
    };
    const { body: made } = await api.call(contract.createToken, { token, body });
    const facts = async () => (await api.call(listFacts, { token: made.token })).status;
    expect(await facts()).toBe(200);
    const consents = (kinds: ('facts' | 'health')[]) =>
      api.call(contract.putTokenConsents, { token, body: { consents: kinds } });
    expect((await consents(['health'])).body.consents).toEqual(['health']);
    expect(await facts()).toBe(403);
    await consents(['facts', 'health']);
    expect(await facts()).toBe(200);
  });

  it('ends at twenty; expired ones do not count, and go after a month', async () => {
    const { token } = await newPlayer(api);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const make = () => api.call(contract.createToken, { token, body: { ...wish, days: 7 } });
    for (let made = 0; made < 20; made += 1) expect((await make()).status).toBe(201);
    expect((await make()).error.code).toBe('token.full');
    await api.at(day(8), async () => {
      expect((await make()).status).toBe(201);
      await runMaintenance(api.deps);
      expect((await api.call(contract.listTokens, { token })).body.tokens).toHaveLength(21);
    });
    await api.at(day(39), async () => {
      await runMaintenance(api.deps);
      expect((await api.call(contract.listTokens, { token })).body.tokens).toHaveLength(1);
    });
  });
});

describe('a token', () => {
  it('reads what its scope opens and says when it was used', async () => {
    const player = await readyPlayer(api);
    const token = await tokenOf(api, player, ['read']);
    expect((await api.call(getWeek, { token })).status).toBe(200);
    const { body } = await api.call(contract.listTokens, { token: player.token });
    expect(body.tokens[0]?.lastUsedAt).not.toBeNull();
  });

  it('hides notes, reasons and pulse without their scopes, and shows them with them', async () => {
    const player = await readyPlayer(api, { injuries: 'Me duele el codo', injuriesConsent: true });
    const session = await startedSession(api, player);
    await finishedSession(api, player, session._id, { notes: 'El codo me ha dolido' });
    await api.db
      .updateTable('training_sessions')
      .set({ average_heart_rate: 131 })
      .where('user_id', '=', player.user._id)
      .execute();
    const read = await tokenOf(api, player, ['read']);
    const all = await tokenOf(api, player, [...tokenScopes]);
    const seen = async (token: string) => {
      const [past, one, week] = [
        (await api.call(listPast, { token, query: {} })).body,
        (await api.call(getSession, { token, params: { id: session._id } })).body,
        (await api.call(getWeek, { token })).body,
      ];
      const reasons = Object.values(week).filter(({ reason }) => reason !== '').length;
      return { notes: past[0]?.notes, pulse: one.averageHeartRate, hasReasons: reasons > 0, name: one.name };
    };
    expect(await seen(read)).toEqual({ notes: '', pulse: null, hasReasons: false, name: session.name });
    expect(await seen(all)).toEqual({
      notes: 'El codo me ha dolido',
      pulse: 131,
      hasReasons: true,
      name: session.name,
    });
  });

  it('counts until it is revoked, expires, or access ends', async () => {
    const player = await readyPlayer(api);
    const works = async (token: string) => (await api.call(getWeek, { token })).status;
    const revoked = await tokenOf(api, player, ['read']);
    const { body } = await api.call(contract.listTokens, { token: player.token });
    const stranger = await newPlayer(api);
    const id = body.tokens[0]?._id ?? '';
    expect((await api.call(contract.revokeToken, { token: stranger.token, params: { id } })).status).toBe(404);
    expect(await works(revoked)).toBe(200);
    const left = await api.call(contract.revokeToken, { token: player.token, params: { id } });
    expect(left.body.tokens).toEqual([]);
    expect(await works(revoked)).toBe(401);

    const old = await tokenOf(api, player, ['read']);
    expect(await api.at(new Date(Date.now() + 31 * 86_400_000), () => works(old))).toBe(401);

    const renewed = await tokenOf(api, player, ['read']);
    const body2 = { currentPassword: password, newPassword: 'otra-distinta-9' };
    expect((await api.call(changePassword, { token: player.token, body: body2 })).status).toBe(204);
    expect(await works(renewed)).toBe(401);

    const other = await readyPlayer(api);
    const everywhere = await tokenOf(api, other, ['read']);
    await api.call(signOutEverywhere, { token: other.token });
    expect(await works(everywhere)).toBe(401);
  });

  it('does not count with another player’s id, cut short or changed', async () => {
    const [player, stranger] = [await readyPlayer(api), await readyPlayer(api)];
    const token = await tokenOf(api, player, ['read']);
    const foreign = await tokenOf(api, stranger, ['read']);
    const mixed = foreign.slice(0, 30) + token.slice(30);
    for (const wrong of [mixed, token.slice(0, -1), `${token}A`, 'bandeja_', `bandeja_${'A'.repeat(65)}`]) {
      expect((await api.call(getWeek, { token: wrong })).status).toBe(401);
    }
  });

  it('slows itself alone: the player goes on in the app', async () => {
    const player = await readyPlayer(api);
    const token = await tokenOf(api, player, ['read']);
    const calls = await Promise.all(Array.from({ length: 121 }, () => api.call(contract.listTokens, { token })));
    expect(calls.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await api.call(getWeek, { token: player.token })).status).toBe(200);
    expect((await api.call(getWeek, { token: await tokenOf(api, player, ['read']) })).status).toBe(200);
  });
});

describe('every call', () => {
  const closed = atLeast(
    100,
    contracts.filter((each) => each.access !== 'public' && !(lineOf(each) in scopesOfCall)),
  );
  const open = atLeast(
    20,
    contracts.filter((each) => lineOf(each) in scopesOfCall),
  );

  it('that stands in the table of scopes exists, reads or proposes, and has no right of the team', () => {
    expect(open.map(lineOf).sort()).toEqual(Object.keys(scopesOfCall).sort());
    expect(open.filter(({ method }) => method !== 'GET').map(lineOf)).toEqual(['POST /tools/:name']);
    expect(open.every(({ access }) => access === 'player' || access === 'optional')).toBe(true);
    expect(isOpenTo('GET /users/me', tokenScopes)).toBe(false);
  });

  it('that does not is refused to a token with every scope, an admin’s too', async () => {
    const admin = await newAdmin(api);
    const token = await tokenOf(api, admin, [...tokenScopes]);
    // one after the other, and few enough for a minute of one token
    for (const each of closed.filter(({ access }) => access !== 'player').slice(0, 40)) {
      const { status, error } = await api.call(each, {
        token,
        params: { id: randomUUID(), mediaId: randomUUID(), key: 'faq' },
        body: {},
      });
      expect([lineOf(each), status, error.code]).toEqual([lineOf(each), 403, 'token.scope']);
    }
    const other = await tokenOf(api, admin, [...tokenScopes]);
    for (const each of closed.filter(({ access }) => access === 'player').slice(0, 100)) {
      const { status, error } = await api.call(each, {
        token: other,
        params: { id: randomUUID(), messageId: randomUUID() },
        body: {},
      });
      expect([lineOf(each), status, error.code]).toEqual([lineOf(each), 403, 'token.scope']);
    }
  });

  it.each(open.map((each) => [lineOf(each), each] as const))('%s is refused without its scopes', async (line, each) => {
    const player = await readyPlayer(api);
    const needed = scopesOfCall[line as keyof typeof scopesOfCall] ?? [];
    const without = tokenScopes.filter((scope) => scope !== needed[needed.length - 1]);
    const token = await tokenOf(api, player, [...without]);
    const { status, error } = await api.call(each, {
      token,
      params: { id: randomUUID(), name: 'read_week' },
      body: {},
    });
    expect([status, error.code]).toEqual([403, 'token.scope']);
  });

  it('of GraphQL is for the player alone', async () => {
    const token = await tokenOf(api, await readyPlayer(api), ['read']);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: '{ progress(from: "2026-01-01", to: "2026-01-02") { streak { weeks } } }' },
    });
    expect(answer.statusCode).toBe(403);
  });
});
