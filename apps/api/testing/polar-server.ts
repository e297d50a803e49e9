import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PolarSettings } from '#settings.ts';

export type PolarServer = Awaited<ReturnType<typeof startPolarServer>>;

/** Polar AccessLink as far as it is used, with exercises that a test puts there. */
export async function startPolarServer() {
  const state = {
    isDown: false,
    isRevoked: false,
    polarUser: 475,
    registered: [] as string[],
    deregistered: [] as string[],
    exercises: new Map<string, unknown>(),
    asked: [] as string[],
  };
  const basic = `Basic ${Buffer.from('un-cliente:un-secreto-de-prueba').toString('base64')}`;
  function answer(method: string, path: string, auth: string, text: string): [number, unknown?] {
    if (path === '/v2/oauth2/token') {
      const fields = new URLSearchParams(text);
      if (auth !== basic) return [401, {}];
      if (fields.get('code') !== 'the-code' || !fields.get('redirect_uri')) return [400, {}];
      return [200, { access_token: `polar-access-${state.polarUser}`, x_user_id: state.polarUser, expires_in: 1e8 }];
    }
    if (state.isRevoked || !auth.startsWith('Bearer polar-access-')) return [401, {}];
    if (method === 'POST' && path === '/v3/users') {
      const { 'member-id': member } = JSON.parse(text) as { 'member-id': string };
      state.registered.push(member);
      return state.registered.length > 1 ? [409, {}] : [200, {}];
    }
    if (method === 'DELETE' && path.startsWith('/v3/users/')) {
      state.deregistered.push(path.slice('/v3/users/'.length));
      return [204];
    }
    const exercise = state.exercises.get(path.replace('/v3/exercises/', ''));
    return exercise === undefined ? [404, {}] : [200, exercise];
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = new URL(request.url ?? '', 'http://polar.example').pathname;
    state.asked.push(path);
    const [status, body] = state.isDown
      ? [500]
      : answer(request.method ?? '', path, request.headers.authorization ?? '', Buffer.concat(chunks).toString());
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  // a caller whose next request comes late must not find its connection closed
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: PolarSettings = {
    clientId: 'un-cliente',
    clientSecret: 'un-secreto-de-prueba',
    webhookSecret: 'otro-secreto-de-prueba',
    flowBase: url,
    tokenBase: url,
    apiBase: url,
  };
  return Object.assign(state, {
    settings,
    sign: (text: string) => createHmac('sha256', settings.webhookSecret).update(text).digest('hex'),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
