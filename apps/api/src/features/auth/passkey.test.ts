import * as account from '@bandeja/domain/account/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { describe, expect, it } from 'vitest';
import { verifyPasskey } from '#features/auth/passkey.service.ts';
import { useApi } from '#testing/api.ts';
import { newAuthenticator } from '#testing/authenticator.ts';
import { newPlayer, type Player, password } from '#testing/factories.ts';

const api = useApi();
type Device = ReturnType<typeof newAuthenticator>;

async function challengeToMake({ token }: Player): Promise<string> {
  const { body } = await api.call(account.beginPasskey, { token, body: { password } });
  return String(body.options.challenge);
}
async function challengeToEnter(): Promise<string> {
  return String((await api.call(account.beginPasskeySignIn, {})).body.options.challenge);
}
const add = ({ token }: Player, response: ReturnType<Device['make']>) =>
  api.call(account.addPasskey, { token, body: { name: 'Móvil', response } });
const enter = (response: ReturnType<Device['sign']>) => api.call(account.loginWithPasskey, { body: { response } });

async function withPasskey(): Promise<{ player: Player; device: Device }> {
  const [player, device] = [await newPlayer(api), newAuthenticator()];
  const { status } = await add(player, device.make({ challenge: await challengeToMake(player) }));
  if (status !== 201) throw new Error(`adding answered ${status}`);
  return { player, device };
}
const refused = [403, 'auth.passkey_refused'];
const minutes = (count: number) => {
  api.clock.now = new Date((api.clock.now ?? new Date()).getTime() + count * 60_000);
};

describe('a passkey', () => {
  it('signs its player in', async () => {
    const { player, device } = await withPasskey();
    const { status, body } = await enter(device.sign({ challenge: await challengeToEnter() }));
    expect([status, body.user._id]).toEqual([200, player.user._id]);
    expect((await api.call(getMe, { token: body.token })).status).toBe(200);
  });

  it('that was copied is refused: its counter has been used', async () => {
    const { device } = await withPasskey();
    const [older, newer] = [await challengeToEnter(), await challengeToEnter()];
    const copy = device.sign({ challenge: older });
    expect((await enter(device.sign({ challenge: newer }))).status).toBe(200);
    const { status, error } = await enter(copy);
    expect([status, error.code]).toEqual(refused);
  });

  it('is refused from another site and with another signature', async () => {
    const { device } = await withPasskey();
    const elsewhere = device.sign({ challenge: await challengeToEnter(), origin: 'https://bandeja.example.evil' });
    const another = {
      ...newAuthenticator().sign({ challenge: await challengeToEnter() }),
      id: device.id,
      rawId: device.id,
    };
    for (const response of [elsewhere, another]) {
      const { status, error } = await enter(response);
      expect([status, error.code]).toEqual(refused);
    }
  });
});

describe('a challenge', () => {
  it('to sign in counts once, also at the same moment', async () => {
    const { device } = await withPasskey();
    const challenge = await challengeToEnter();
    const replies = await Promise.all([device.sign({ challenge }), device.sign({ challenge })].map(enter));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await enter(device.sign({ challenge }))).error.code).toBe('auth.passkey_refused');
  });

  it('to make a passkey counts once', async () => {
    const player = await newPlayer(api);
    const challenge = await challengeToMake(player);
    expect((await add(player, newAuthenticator().make({ challenge }))).status).toBe(201);
    const { status, error } = await add(player, newAuthenticator().make({ challenge }));
    expect([status, error.code]).toEqual(refused);
  });

  it('ends after five minutes', async () => {
    const { player, device } = await withPasskey();
    api.clock.now = new Date();
    const [toMake, early, late] = [await challengeToMake(player), await challengeToEnter(), await challengeToEnter()];
    minutes(4.9);
    expect((await enter(device.sign({ challenge: early }))).status).toBe(200);
    minutes(0.2);
    expect((await enter(device.sign({ challenge: late }))).error.code).toBe('auth.passkey_refused');
    expect((await add(player, newAuthenticator().make({ challenge: toMake }))).error.code).toBe('auth.passkey_refused');
  });

  it('is valid only for its owner and its purpose', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const { device } = await withPasskey();
    const theirs = newAuthenticator().make({ challenge: await challengeToMake(other) });
    const toEnter = newAuthenticator().make({ challenge: await challengeToEnter() });
    for (const response of [theirs, toEnter]) {
      const { status, error } = await add(player, response);
      expect([status, error.code]).toEqual(refused);
    }
    expect((await enter(device.sign({ challenge: await challengeToMake(player) }))).error.code).toBe(
      'auth.passkey_refused',
    );
    expect((await add(other, theirs)).status).toBe(201);
  });

  it('that the database could not be asked about is no refusal', async () => {
    const { device } = await withPasskey();
    const response = device.sign({ challenge: await challengeToEnter() });
    const lost = () => {
      throw new Error('Connection terminated unexpectedly');
    };
    const db = new Proxy(api.db, {
      get: (target, key) => (key === 'deleteFrom' ? lost : Reflect.get(target, key).bind(target)),
    });
    const trying = verifyPasskey({ ...api.deps, db }, { response });
    await expect(trying).rejects.toThrow('Connection terminated unexpectedly');
    expect((await enter(response)).status).toBe(200);
  });
});
