import { exportSessionsCsv } from '@bandeja/domain/account/contract';
import { getSession, listPast } from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { manySessions, playerWithEverything } from '#testing/everything.ts';
import { newPlayer } from '#testing/factories.ts';

const api = useApi();

const download = (token: string) =>
  api.app.inject({ url: `/api${exportSessionsCsv.path}`, headers: { authorization: `Bearer ${token}` } });

describe('GET /account/sessions.csv', () => {
  it('has a line for each set, and one for a session without any', async () => {
    const player = await playerWithEverything(api);
    const { statusCode, headers, body } = await download(player.token);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="bandeja-sesiones-\d{4}-\d\d-\d\d\.csv"$/);
    expect(body.startsWith('\uFEFFFecha;Hora;Sesión;Tipo;Terminada;Duración (min);')).toBe(true);
    expect(body).toMatch(
      /\r\n2026-03-29;00:30;Partido de Qvist;Partido;sí;90;;;;;141;176;4210;{22}[0-9a-f-]{36};Partido\r\n/,
    );
    const { body: past } = await api.call(listPast, { token: player.token });
    const details = await Promise.all(
      past.map(async ({ _id }) => (await api.call(getSession, { token: player.token, params: { id: _id } })).body),
    );
    const sets = details.flatMap(({ exercises }) => exercises.flatMap(({ setRows }) => setRows));
    const records = body.replaceAll(/"(?:[^"]|"")*"/g, 'x').split('\r\n');
    expect(records).toHaveLength(1 + sets.length + 1 + 1);
    expect(new Set(records.slice(0, -1).map((record) => record.split(';').length))).toEqual(new Set([36]));
    expect(records.filter((record) => record.includes(';no;')).length).toBeGreaterThan(0);
  });

  it('writes decimals with a comma, keeps line breaks in their cell and runs no formula', async () => {
    const player = await playerWithEverything(api);
    const { body } = await download(player.token);
    expect(body).toContain(';"6,5";');
    expect(body).toContain(';"Bandeja, Remate, x3";');
    expect(body).toContain('"Bien.\nCon ""Qvist"""');
    expect(body).toMatch(/;1;11;;;"12,5";sí;/);
    expect(body).toMatch(/;2;\d+;;;"14,25";no;/);
    expect(body).toContain('"Zuazúa: =mejor con goma;"');
    await manySessions(api, player, 1, '=HYPERLINK("http://x")');
    const { body: later } = await download(player.token);
    expect(later).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(later).not.toMatch(/(^|[;\n])"?=/);
  });

  it('is refused without a token and beyond ten a minute', async () => {
    expect((await api.call(exportSessionsCsv)).status).toBe(401);
    const { token } = await newPlayer(api);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const headers = { authorization: `Bearer ${token}` };
      const url = `/api${exportSessionsCsv.path}`;
      statuses.push((await api.app.inject({ url, headers, remoteAddress: '198.51.100.6' })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
