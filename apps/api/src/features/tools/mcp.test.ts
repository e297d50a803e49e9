import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { listConversations } from '@bandeja/domain/coach/contract';
import { allowProgram, getProgram, listTokens, revokeToken } from '@bandeja/domain/tokens/contract';
import type { TokenScope } from '@bandeja/domain/tokens/vocabulary';
import { listTools } from '@bandeja/domain/tools/contract';
import { trainerTools } from '@bandeja/trainer/tools/list';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import { buildServer } from '#server.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, password, readyPlayer } from '#testing/factories.ts';
import { refreshRows, tokenOf } from '#testing/tokens.ts';

const api = useApi();
let app: FastifyInstance;
let origin: string;

/** Metadata name the public address, so the server listens where it says it does. */
beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  origin = `http://127.0.0.1:${port}`;
  const settings = { ...api.deps.settings, publicUrl: origin };
  app = await buildServer({ deps: { ...api.deps, settings }, logger: false });
  await app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => app.close());

const mcpUrl = () => new URL(`${origin}/mcp`);

/** A client as docs/programs.md has it. */
async function connected(token: string): Promise<Client> {
  const client = new Client({ name: 'prueba', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(mcpUrl(), { requestInit }));
  return client;
}

type Told = { isError?: boolean; structuredContent: Record<string, unknown>; content: { text: string }[] };
const use = async (client: Client, name: string, input: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: input })) as unknown as Told;

describe('an assistant with a token', () => {
  it('finds the chat’s tools, reads, proposes, and changes nothing', async () => {
    const player = await readyPlayer(api);
    const client = await connected(await tokenOf(api, player, ['read', 'propose', 'facts']));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(trainerTools.map(({ name }) => name));
    const week = await use(client, 'read_week', { week: 'next' });
    const { data } = week.structuredContent as { data: { days: { date: string; kind: string }[] } };
    const busy = data.days.find(({ kind }) => kind !== 'Descanso');
    const proposed = await use(client, 'propose_rest', { dates: [busy?.date] });
    expect(proposed.structuredContent).toMatchObject({ proposal: { action: { type: 'update_day' }, outcome: null } });
    expect((await use(client, 'read_week', { week: 'next' })).structuredContent).toEqual(week.structuredContent);
    const { body } = await api.call(listConversations, { token: player.token, query: {} });
    expect(body).toHaveLength(1);
    await client.close();
  });

  it('is told what it may not do and what does not fit, in words', async () => {
    const player = await readyPlayer(api);
    const client = await connected(await tokenOf(api, player, ['read']));
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('propose_rest');
    const refused = await use(client, 'propose_rest', { dates: ['2026-12-01'] });
    expect([refused.isError, refused.content[0]?.text]).toEqual([true, expect.stringContaining('token.scope')]);
    const wrong = await use(client, 'read_sessions', { count: 99 });
    expect(wrong.content[0]?.text).toContain('input.count');
    await client.close();
  });

  it('gets in by a token alone, and over POST alone', async () => {
    const player = await newPlayer(api);
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    for (const authorization of ['', `Bearer ${player.token}`, 'Bearer bandeja_falso']) {
      const answer = await app.inject({ method: 'POST', url: '/mcp', headers: { authorization }, payload });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toContain('/.well-known/oauth-protected-resource/mcp');
    }
    expect((await app.inject({ method: 'GET', url: '/mcp' })).statusCode).toBe(405);
  });
});

const redirectUrl = 'http://127.0.0.1:33418/callback';

/** What the library wants of a program: where it keeps what it learns, and how it sends its player to us. */
function program(): OAuthClientProvider & { asked: URL | null } {
  const kept: Record<string, never> = {};
  const keep = (name: string) => (value: unknown) => {
    kept[name] = value as never;
  };
  return {
    asked: null,
    redirectUrl,
    clientMetadata: { client_name: 'Mi asistente', redirect_uris: [redirectUrl], token_endpoint_auth_method: 'none' },
    clientInformation: () => kept['client'],
    saveClientInformation: keep('client'),
    tokens: () => kept['tokens'],
    saveTokens: keep('tokens'),
    saveCodeVerifier: keep('verifier'),
    codeVerifier: () => kept['verifier'] ?? '',
    redirectToAuthorization(url) {
      this.asked = url;
    },
  };
}

/** What the page does once the player says yes. */
function allow(player: Player, asked: URL, scopes: TokenScope[] = ['read']) {
  const of = (name: string) => asked.searchParams.get(name) ?? '';
  const body = { clientId: of('client_id'), redirectUri: of('redirect_uri'), codeChallenge: of('code_challenge') };
  return api.call(allowProgram, { token: player.token, body: { ...body, scopes, consents: [], password } });
}

async function registered(redirectUris = [redirectUrl]): Promise<string> {
  const payload = { client_name: 'Otro', redirect_uris: redirectUris };
  const answer = await app.inject({ method: 'POST', url: '/oauth/register', payload });
  return answer.json().client_id;
}

describe('an assistant without a token', () => {
  it('registers, asks the player, and gets a token that the player sees and revokes', async () => {
    const player = await readyPlayer(api);
    const authProvider = program();
    const transport = new StreamableHTTPClientTransport(mcpUrl(), { authProvider });
    const client = new Client({ name: 'prueba', version: '1' });
    await expect(client.connect(transport)).rejects.toThrow('Unauthorized');
    const { asked } = authProvider;
    expect(asked?.pathname).toBe('/connect');
    const query = { clientId: asked?.searchParams.get('client_id') ?? '', redirectUri: redirectUrl };
    const { body: shown } = await api.call(getProgram, { token: player.token, query });
    expect(shown).toEqual({ name: 'Mi asistente', host: '127.0.0.1:33418' });
    const { body: allowed } = await allow(player, asked ?? mcpUrl());
    await transport.finishAuth(allowed.code);
    const again = new StreamableHTTPClientTransport(mcpUrl(), { authProvider });
    await client.connect(again);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('read_week');
    const { body } = await api.call(listTokens, { token: player.token });
    expect(body.tokens).toMatchObject([{ name: 'Mi asistente', isOfProgram: true, scopes: ['read'] }]);
    await api.call(revokeToken, { token: player.token, params: { id: body.tokens[0]?._id ?? '' } });
    await expect(client.listTools()).rejects.toThrow();
    await client.close();
  });

  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  async function code(player: Player, clientId: string): Promise<string> {
    const asked = new URL(`${origin}/connect`);
    asked.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUrl,
      code_challenge: challenge,
    }).toString();
    return (await allow(player, asked)).body.code;
  }
  const exchange = (sent: Record<string, string>, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      remoteAddress,
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: redirectUrl, ...sent }).toString(),
    });

  it('gets none with a wrong verifier, address or program, or too late; a code that comes twice ends its token', async () => {
    const player = await newPlayer(api);
    const [clientId, other] = [await registered(), await registered()];
    const fresh = () => code(player, clientId);
    const good = { client_id: clientId, code_verifier: verifier };
    const wrong: Record<string, string>[] = [
      { ...good, code: await fresh(), code_verifier: 'A'.repeat(43) },
      { ...good, code: await fresh(), redirect_uri: 'http://127.0.0.1:1/otra' },
      { ...good, code: await fresh(), client_id: other },
      { ...good, code: `${(await fresh()).slice(0, -1)}A` },
    ];
    for (const sent of wrong) expect((await exchange(sent)).json()).toEqual({ error: 'invalid_grant' });
    const late = await fresh();
    const inTime = new Date(Date.now() + 6 * 60_000);
    expect((await api.at(inTime, () => exchange({ ...good, code: late }))).statusCode).toBe(400);

    const once = await fresh();
    const answer = await exchange({ ...good, code: once });
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', scope: 'read' });
    expect((await api.call(listTokens, { token: player.token })).body.tokens).toHaveLength(1);
    expect((await exchange({ ...good, code: once })).statusCode).toBe(400);
    expect((await api.call(listTokens, { token: player.token })).body.tokens).toEqual([]);
  });

  it('is renewed by what came with it, once; what comes twice ends its access, as does the player', async () => {
    const player = await readyPlayer(api);
    const [clientId, other] = [await registered(), await registered()];
    const send = (sent: Record<string, string>) => exchange(sent, '10.0.0.1');
    const renew = (refresh: string, client = clientId) =>
      send({ grant_type: 'refresh_token', refresh_token: refresh, client_id: client });
    const given = async () =>
      (await send({ client_id: clientId, code_verifier: verifier, code: await code(player, clientId) })).json();
    const listed = async () => (await api.call(listTokens, { token: player.token })).body.tokens;
    const reads = async (token: string) => (await api.call(listTools, { token })).status;

    const first = await given();
    expect(first).toMatchObject({ expires_in: 3600, refresh_token: expect.stringMatching(/^bandeja_refresh_/) });
    expect(await reads(first.refresh_token)).toBe(401);
    expect((await renew(first.refresh_token, other)).json()).toEqual({ error: 'invalid_grant' });
    expect((await renew(`${first.refresh_token.slice(0, -1)}A`)).statusCode).toBe(400);
    const later = new Date(Date.now() + 2 * 3_600_000);
    const second = await api.at(later, async () => {
      expect(await reads(first.access_token)).toBe(401);
      const renewed = (await renew(first.refresh_token)).json();
      expect(renewed).toMatchObject({ token_type: 'Bearer', scope: 'read', expires_in: 3600 });
      expect(await reads(renewed.access_token)).toBe(200);
      return renewed;
    });
    expect(await listed()).toMatchObject([{ name: 'Otro', isOfProgram: true }]);
    const stored = await refreshRows(api, player);
    expect(stored.every(({ refresh_hash }) => refresh_hash.length === 32)).toBe(true);

    expect((await renew(first.refresh_token)).json()).toEqual({ error: 'invalid_grant' });
    expect(await listed()).toEqual([]);
    expect(await reads(second.access_token)).toBe(401);
    expect((await renew(second.refresh_token)).statusCode).toBe(400);

    const revoked = await given();
    await api.call(revokeToken, { token: player.token, params: { id: (await listed())[0]?._id ?? '' } });
    expect((await renew(revoked.refresh_token)).statusCode).toBe(400);

    const { refresh_token: copied } = await given();
    const replies = await Promise.all([renew(copied), renew(copied)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await refreshRows(api, player)).toEqual([]);

    const unused = await given();
    const tooLate = new Date(Date.now() + 91 * 86_400_000);
    expect((await api.at(tooLate, () => renew(unused.refresh_token))).statusCode).toBe(400);
    await api.at(tooLate, () => runMaintenance(api.deps));
    expect(await refreshRows(api, player)).toEqual([]);
  });

  it('is asked for by a known program at its own address, with the password', async () => {
    const player = await newPlayer(api);
    const clientId = await registered();
    const body = { clientId, redirectUri: redirectUrl, codeChallenge: challenge, scopes: ['read' as const], password };
    const send = (change: object) => api.call(allowProgram, { token: player.token, body: { ...body, ...change } });
    expect((await send({ redirectUri: 'https://otro.example/cb' })).error.code).toBe('token.program');
    expect((await send({ clientId: player.user._id })).error.code).toBe('token.program');
    expect((await send({ password: 'otra-cosa' })).error.code).toBe('auth.wrong_password');
    expect((await send({ scopes: ['read', 'pulse'] })).error.code).toBe('token.consent_required');
    // a program on the player's machine takes the port it finds
    expect((await send({ redirectUri: 'http://127.0.0.1:5555/callback' })).status).toBe(200);
    for (const uri of [
      'http://example.com/cb',
      'javascript:alert(1)',
      'https://a@b.example/',
      'https://b.example/#x',
    ]) {
      expect(await registered([uri])).toBeUndefined();
    }
  });

  it('is forgotten with its codes when nobody gave it access', async () => {
    const player = await newPlayer(api);
    const clientId = await registered();
    await code(player, clientId);
    await api.at(new Date(Date.now() + 31 * 86_400_000), () => runMaintenance(api.deps));
    const query = { clientId, redirectUri: redirectUrl };
    expect((await api.call(getProgram, { token: player.token, query })).error.code).toBe('token.program');
  });
});
