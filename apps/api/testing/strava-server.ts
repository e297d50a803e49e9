import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StravaSettings } from '#settings.ts';

/* A service on this machine that plays Strava: its page of authorisation, tokens and activities; it misbehaves on demand. */

export type StravaServer = Awaited<ReturnType<typeof startStravaServer>>;

export async function startStravaServer() {
  const activities: { token: string; fields: Record<string, string> }[] = [];
  const state = {
    /** Answers everything but the page with 500. */
    isDown: false,
    /** Every authorisation was taken back at Strava. */
    isRevoked: false,
    /** How long the tokens it gives live. */
    tokenSeconds: 6 * 3600,
    tokensGiven: 0,
    deauthorized: [] as string[],
    /** Holds activities until the promise resolves. */
    hold: null as Promise<void> | null,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '', 'http://strava.example');
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/oauth/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({
        ...{ state: url.searchParams.get('state') ?? '', code: 'the-code', scope: 'read,activity:write' },
      }).toString();
      return response.writeHead(302, { location: back.href }).end();
    }
    if (state.isDown) return send(500, {});
    if (url.pathname === '/oauth/token') {
      const isGood = fields.code === 'the-code' || fields.grant_type === 'refresh_token';
      if (!isGood || state.isRevoked) return send(400, { message: 'Bad Request' });
      state.tokensGiven += 1;
      const expiresAt = Math.floor(Date.now() / 1000) + state.tokenSeconds;
      const [access, refresh] = [`access-${state.tokensGiven}`, `refresh-${state.tokensGiven}`];
      return send(200, { access_token: access, refresh_token: refresh, expires_at: expiresAt });
    }
    if (url.pathname === '/oauth/deauthorize') {
      state.deauthorized.push(token);
      return send(200, {});
    }
    if (url.pathname === '/api/v3/activities') {
      await state.hold;
      if (state.isRevoked) return send(401, { message: 'Authorization Error' });
      activities.push({ token, fields });
      return send(201, { id: 1000 + activities.length });
    }
    // the page of an activity
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Actividad</h1>');
  });
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
