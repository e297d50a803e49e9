import * as contract from '@bandeja/domain/account/contract';
import { forgotPassword, login, resetPassword } from '@bandeja/domain/auth/contract';
import { createCalendarFeed } from '@bandeja/domain/calendar/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, password, readyPlayer, secondToken } from '#testing/factories.ts';
import { addressConfirmed, authSessionsOf, passwordHashOf } from '#testing/rows.ts';

const api = useApi();
const next = 'otra-distinta';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';

const change = (token: string | undefined, body: Record<string, unknown>, address?: string) =>
  api.call(contract.changePassword, { token, body, ...(address ? { address } : {}) });
const signIn = (player: Player, chosen = password) =>
  api.call(login, { body: { email: player.email, password: chosen } });
const isAlive = async (token: string) => (await api.call(getMe, { token })).status === 200;
const devicesOf = async (token: string) => (await api.call(contract.listDevices, { token })).body;

async function signInWith(player: Player, userAgent: string): Promise<string> {
  const body = { email: player.email, password };
  return (await api.call(login, { body, headers: { 'user-agent': userAgent } })).body.token;
}

describe('POST /account/password', () => {
  it('changes it, keeps this sign-in, ends the others and mails a notice', async () => {
    const player = await newPlayer(api);
    const other = await secondToken(api, player);
    await api.mails();
    await addressConfirmed(api, player.user._id);
    expect((await change(player.token, { currentPassword: password, newPassword: next })).status).toBe(204);
    expect([await isAlive(player.token), await isAlive(other)]).toEqual([true, false]);
    expect((await signIn(player)).status).toBe(401);
    expect((await signIn(player, next)).status).toBe(200);
    expect(await passwordHashOf(api, player.user._id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [mail, ...more] = await api.mails();
    expect([mail?.subject, mail?.to?.[0]?.address, more]).toEqual(['Tu contraseña ha cambiado', player.email, []]);
    expect(mail?.text).toContain('Hola, Marta Gil:');
    expect(mail?.text).toContain('la sesión se ha cerrado en tus demás dispositivos');
    expect(mail?.text).toContain('http://localhost:4000/forgot-password');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(new RegExp(`${next}|${password}`));
  });

  it('mails no name to an unconfirmed address', async () => {
    const player = await newPlayer(api, 'Compra en http://malo.example');
    await change(player.token, { currentPassword: password, newPassword: next });
    const texts = (await api.mails()).map(({ text }) => text);
    expect(texts.join()).toContain('Has cambiado la contraseña');
    expect(texts.join()).not.toContain('malo.example');
  });

  it('ends links to a new password that are still on their way', async () => {
    const player = await newPlayer(api);
    await api.call(forgotPassword, { body: { email: player.email } });
    const texts = (await api.mails()).map(({ text }) => text).join();
    const token = /reset-password#token=([\w-]{43})/.exec(texts)?.[1] ?? '';
    await change(player.token, { currentPassword: password, newPassword: next });
    expect((await api.call(resetPassword, { body: { token, password: 'de-un-ladrón' } })).status).toBe(404);
  });

  it('refuses a wrong password with 403 and changes nothing', async () => {
    const player = await newPlayer(api);
    await api.mails();
    const { status, error } = await change(player.token, { currentPassword: 'no-es-esta', newPassword: next });
    expect([status, error]).toEqual([
      403,
      { code: 'auth.wrong_password', message: 'La contraseña actual no es correcta.' },
    ]);
    expect((await signIn(player)).status).toBe(200);
    expect(await api.mails()).toEqual([]);
  });

  it.each([
    [{ currentPassword: '', newPassword: next }, 'currentPassword', 'Escribe tu contraseña actual'],
    [
      { currentPassword: password, newPassword: 'corta' },
      'newPassword',
      'La contraseña debe tener al menos 6 caracteres',
    ],
    [
      { currentPassword: password, newPassword: password },
      'newPassword',
      'La contraseña nueva tiene que ser distinta de la actual',
    ],
  ])('says what is wrong with %j', async (body, path, message) => {
    const player = await newPlayer(api);
    const { status, error } = await change(player.token, body);
    expect([status, error.issues]).toEqual([400, [{ path, message }]]);
  });

  it('is refused without a token', async () => {
    expect((await change(undefined, { currentPassword: password, newPassword: next })).status).toBe(401);
  });

  it('lets one of five changes at once win', async () => {
    const player = await newPlayer(api);
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        change(player.token, { currentPassword: password, newPassword: `contraseña-${index}` }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 403, 403, 403, 403]);
    const winner = replies.findIndex(({ status }) => status === 204);
    expect((await signIn(player, `contraseña-${winner}`)).status).toBe(200);
  });
});

describe('GET /account/devices', () => {
  it('names where the account is signed in: this one first, then the last used ones', async () => {
    const player = await newPlayer(api);
    const phone = await signInWith(player, iPhone);
    const tablet = await signInWith(player, android);
    api.clock.now = new Date(Date.now() + 7_200_000);
    await isAlive(phone);
    const devices = await devicesOf(tablet);
    expect(devices.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Chrome en Android', true],
      ['Safari en iPhone', false],
      ['Dispositivo desconocido', false],
    ]);
    expect(devices[1]?.lastSeenAt).toBe(api.clock.now.toISOString());
    expect(JSON.stringify(devices)).not.toContain('Mozilla');
    expect((await devicesOf(phone))[0]?.name).toBe('Safari en iPhone');
  });

  it('leaves out sign-ins past their end, and is refused without a token', async () => {
    const player = await newPlayer(api);
    api.clock.now = new Date(Date.now() + 60 * 86_400_000);
    const late = await secondToken(api, player);
    api.clock.now = new Date(Date.now() + 100 * 86_400_000);
    expect(await devicesOf(late)).toHaveLength(1);
    expect((await api.call(contract.listDevices)).status).toBe(401);
  });
});

describe('DELETE /account/devices/:id', () => {
  const signOut = (token: string | undefined, id: string) =>
    api.call(contract.signOutDevice, { token, params: { id } });

  it('ends that sign-in and no other, once', async () => {
    const player = await newPlayer(api);
    const phone = await signInWith(player, iPhone);
    const id = (await devicesOf(player.token)).find(({ name }) => name === 'Safari en iPhone')?._id ?? '';
    expect((await signOut(player.token, id)).status).toBe(204);
    expect([await isAlive(player.token), await isAlive(phone)]).toEqual([true, false]);
    const again = await signOut(player.token, id);
    expect([again.status, again.error.code]).toEqual([404, 'device.not_found']);
  });

  it('ends the caller’s own sign-in as well', async () => {
    const player = await newPlayer(api);
    const [current] = await devicesOf(player.token);
    expect((await signOut(player.token, current?._id ?? '')).status).toBe(204);
    expect(await isAlive(player.token)).toBe(false);
  });

  it('knows nothing of another player’s, and is refused without a token', async () => {
    const [player, stranger] = [await newPlayer(api), await newPlayer(api)];
    const [row] = await authSessionsOf(api, player.user._id);
    expect((await signOut(stranger.token, row?.id ?? '')).status).toBe(404);
    expect((await signOut(stranger.token, 'no-es-un-id')).error.code).toBe('device.not_found');
    expect((await signOut(undefined, row?.id ?? '')).status).toBe(401);
    expect(await isAlive(player.token)).toBe(true);
  });
});

describe('DELETE /account/devices', () => {
  it('ends every sign-in of this player, and no other’s', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const second = await secondToken(api, player);
    expect((await api.call(contract.signOutEverywhere, { token: player.token })).status).toBe(204);
    expect([await isAlive(player.token), await isAlive(second), await isAlive(other.token)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await signIn(player)).status).toBe(200);
    expect((await api.call(contract.signOutEverywhere)).status).toBe(401);
  });
});

describe('the address of the calendar', () => {
  const feedUrl = async ({ token }: Player) => (await api.call(createCalendarFeed, { token })).body.feed?.url ?? '';
  const statusOf = async (url: string) => (await api.app.inject(new URL(url).pathname)).statusCode;

  it('is listed with the devices and ended like one', async () => {
    const player = await readyPlayer(api);
    const url = await feedUrl(player);
    const [browser, calendar, ...more] = await devicesOf(player.token);
    expect([browser?.isCurrent, more]).toEqual([true, []]);
    expect(calendar).toMatchObject({ name: 'Calendario suscrito', isCurrent: false });
    expect(await statusOf(url)).toBe(200);
    const end = () => api.call(contract.signOutDevice, { token: player.token, params: { id: calendar?._id ?? '' } });
    expect([(await end()).status, (await end()).status]).toEqual([204, 404]);
    expect(await statusOf(url)).toBe(404);
  });

  it.each([
    ['a changed password', (player: Player) => change(player.token, { currentPassword: password, newPassword: next })],
    ['«sign out everywhere»', (player: Player) => api.call(contract.signOutEverywhere, { token: player.token })],
    [
      'a password set by mail',
      async ({ email }: Player) => {
        await api.mails();
        await api.call(forgotPassword, { body: { email } });
        const texts = (await api.mails()).map(({ text }) => text).join();
        const token = /reset-password#token=([\w-]{43})/.exec(texts)?.[1] ?? '';
        return api.call(resetPassword, { body: { token, password: next } });
      },
    ],
  ])('ends with %s', async (_name, act) => {
    const player = await readyPlayer(api);
    const url = await feedUrl(player);
    expect((await act(player)).status).toBe(204);
    expect(await statusOf(url)).toBe(404);
  });
});
