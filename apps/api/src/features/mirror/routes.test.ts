import { exportAccount } from '@bandeja/domain/account/contract';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import * as contract from '@bandeja/domain/mirror/contract';
import type { Check } from '@bandeja/domain/mirror/schemas';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, readyPlayer } from '#testing/factories.ts';

const api = useApi();

const allow = ({ token }: Player) => api.call(contract.allowChecks, { token, body: { consent: true } });
const put = ({ token }: Player, side: 'L' | 'R' | null, value: number, kind: Check['kind'] = 'heelRaise') =>
  api.call(contract.putChecks, { token, body: { checks: [{ kind, side, value }] } });
const read = async ({ token }: Player) => (await api.call(contract.getChecks, { token })).body;

describe('a monthly check', () => {
  it('is stored with a consent of its own, rounded, once a day, for everybody', async () => {
    const player = await newPlayer(api);
    const { status, error } = await put(player, 'L', 19);
    expect([status, error.code]).toEqual([403, 'checks.consent_required']);
    expect((await allow(player)).body).toEqual({ consent: true, checks: [] });
    await put(player, 'L', 17);
    const twice = [18, 19].map((value) => ({ kind: 'heelRaise' as const, side: 'L' as const, value }));
    await api.call(contract.putChecks, { token: player.token, body: { checks: twice } });
    const date = localDateIn('Europe/Madrid', new Date());
    expect(await read(player)).toEqual({ consent: true, checks: [{ date, kind: 'heelRaise', side: 'L', value: 19 }] });
    const refused = async (...wish: Parameters<typeof put>) => (await put(...wish)).error.issues?.[0]?.message;
    expect(await refused(player, 'L', 167, 'shoulderFlexion')).toBe('La medida no está entre las que da la revisión');
    expect(await refused(player, 'L', 100, 'squatDepth')).toBe('Di de qué lado es la medida');
    expect((await put(player, null, 100, 'squatDepth')).status).toBe(200);
    expect((await api.call(contract.getChecks, {})).status).toBe(401);
  });

  it('is the player’s own, in the export, and goes with the consent', async () => {
    const [player, stranger] = [await newPlayer(api), await newPlayer(api)];
    await allow(player);
    await put(player, 'R', 24);
    expect((await read(stranger)).checks).toEqual([]);
    const { body } = await api.call(exportAccount, { token: player.token });
    expect(body).toMatchObject({ checks: [{ kind: 'heelRaise', side: 'R', value: 24 }] });
    const erased = await api.call(contract.eraseChecks, { token: player.token });
    expect(erased.body).toEqual({ consent: false, checks: [] });
    expect((await put(player, 'R', 24)).status).toBe(403);
  });

  it('gives a weaker calf its work in the week', async () => {
    api.clock.now = new Date('2026-11-16T09:00:00Z');
    const player = await readyPlayer(api);
    await allow(player);
    await put(player, 'R', 24);
    await put(player, 'L', 19);
    const { body } = await api.call(getWeek, { token: player.token });
    const reasons = weekdays.map((weekday) => body[weekday].reason);
    expect(reasons).toContainEqual(expect.stringContaining('el izquierdo hizo un 21 % menos'));
  });
});
