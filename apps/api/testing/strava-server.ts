import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StravaSettings } from '#settings.ts';

export type StravaServer = Awaited<ReturnType<typeof startStravaServer>>;

export async function startStravaServer() {
  const activities: { token: string; fields: Record<string, string> }[] = [];
  const state = {
    isDown: false,
    isRevoked: false,
    tokenSeconds: 6 * 3600,
    tokensGiven: 0,
    refusedTypes: [] as string[],
    activityAnswer: 'good' as 'good' | 'lost' | 'invalid',
    usedRefreshTokens: new Set<string>(),
    deauthorized: [] as string[],
    received: [] as string[],
    hold: null as Promise<void> | null,
  };
  /** Codes and refresh tokens behave like Strava's: a refresh token works once. */
  const tokensFor = (fields: Record<string, string>): [number, unknown] => {
    const refresh = fields.refresh_token ?? '';
    const isGood =
      fields.grant_type === 'refresh_token' ? !state.usedRefreshTokens.has(refresh) : fields.code === 'the-code';
    if (!isGood || state.isRevoked) return [400, { message: 'Bad Request' }];
    state.usedRefreshTokens.add(refresh);
    state.tokensGiven += 1;
    const expires_at = Math.floor(Date.now() / 1000) + state.tokenSeconds;
    const [access_token, refresh_token] = [`access-${state.tokensGiven}`, `refresh-${state.tokensGiven}`];
    return [200, { access_token, refresh_token, expires_at }];
  };
  const activityFor = (token: string, fields: Record<string, string>): [number, unknown] | null => {
    if (state.isRevoked) return [401, { message: 'Authorization Error' }];
    const isRefusedType = state.refusedTypes.includes(fields.sport_type ?? '');
    if (state.activityAnswer === 'invalid' || isRefusedType) return [400, { message: 'Bad Request' }];
    activities.push({ token, fields });
    return state.activityAnswer === 'lost' ? null : [201, { id: 1000 + activities.length }];
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '', 'http://strava.example');
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const send = ([status, body]: [number, unknown]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/oauth/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({
        state: url.searchParams.get('state') ?? '',
        code: 'the-code',
        scope: 'read,activity:write',
      }).toString();
      return response.writeHead(302, { location: back.href }).end();
    }
    if (state.isDown) return send([500, {}]);
    state.received.push(url.pathname);
    if (url.pathname === '/oauth/token') {
      await state.hold;
      return send(tokensFor(fields));
    }
    if (url.pathname === '/oauth/deauthorize') {
      state.deauthorized.push(token);
      return send([200, {}]);
    }
    if (url.pathname === '/api/v3/activities') {
      await state.hold;
      const answer = activityFor(token, fields);
      return answer === null ? request.socket.destroy() : send(answer);
    }
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Actividad</h1>');
  });
  // a caller whose next request comes late must not find its connection closed
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return Object.assign(state, {
    url,
    activities,
    settings: { clientId: '12345', clientSecret: 'un-secreto-de-prueba', apiBase: url } satisfies StravaSettings,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
