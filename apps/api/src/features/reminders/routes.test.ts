import { changePassword, signOutEverywhere } from '@bandeja/domain/account/contract';
import * as contract from '@bandeja/domain/reminders/contract';
import { getWeek, putSchedule } from '@bandeja/domain/schedule/contract';
import { planLabel } from '@bandeja/domain/schedule/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetKeys, storedKeys } from '#features/reminders/queries.ts';
import { orderAllDue, pushWorker } from '#features/reminders/send.service.ts';
import { pushKeys } from '#features/reminders/service.ts';
import { useApi } from '#testing/api.ts';
import {
  finishedSession,
  newPlayer,
  type Player,
  password,
  readyPlayer,
  routineIdByCode,
  startedSession,
} from '#testing/factories.ts';
import { type PushServer, senderOf, startPushServer } from '#testing/push-server.ts';
import { pushDevicesOf, setDeviceKey, setZoneOfReminders, zoneOfReminders } from '#testing/rows.ts';

const api = useApi();
let service: PushServer;
const monday = '2026-05-04';
const at = (time: string, day = monday) => new Date(`${day}T${time}:00Z`);

beforeAll(async () => {
  service = await startPushServer();
});
beforeEach(() => {
  api.clock.now = at('08:00');
});
afterEach(() => {
  service.received.length = 0;
});
afterAll(() => service.close());

const wishes = { today: true, nextWeek: false, rest: false, hour: 18 };
const zone = { 'x-time-zone': 'Europe/Madrid' };
let count = 0;

async function reminded(changes: Partial<contract.ReminderWishes> = {}, player?: Player) {
  const owner = player ?? (await readyPlayer(api));
  count += 1;
  const browser = service.newBrowser(`browser-${count}`);
  const { token } = owner;
  const added = await api.call(contract.addReminderDevice, { token, body: browser.subscription });
  await api.call(contract.putReminders, { token, body: { ...wishes, ...changes }, headers: zone });
  return { owner, browser, deviceId: added.body._id };
}

async function tick(now: Date): Promise<void> {
  api.clock.now = now;
  // as two servers do at the same hour
  await Promise.all([orderAllDue(api.deps, 2), orderAllDue(api.deps, 2)]);
  await api.jobs.runDue('push', pushWorker(api.deps));
}

describe('the choice', () => {
  it('is off at first, and names the key with which a browser subscribes', async () => {
    const { token } = await newPlayer(api);
    const { body } = await api.call(contract.getReminders, { token });
    const { publicKey } = await pushKeys(api.deps);
    const recap = { recapPage: true, recapPush: false, recapMail: false };
    expect(body).toEqual({ today: false, nextWeek: false, rest: false, hour: 18, ...recap, devices: [], publicKey });
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });

  it('keeps one key pair, sealed: the database alone does not give the private one away', async () => {
    const [one, other] = [await pushKeys(api.deps), await pushKeys(api.deps)];
    expect(one).toEqual(other);
    const stored = await storedKeys(api.db, null);
    expect(stored?.publicKey).toBe(one.publicKey);
    expect(stored?.sealed.toString('utf8')).not.toContain(one.privateKey);
  });

  it('takes the key pair of the settings where there is one', async () => {
    const pair = { publicKey: 'of the settings', privateKey: 'of the settings, too' };
    const settings = { ...api.deps.settings, pushKeys: pair };
    expect(await pushKeys({ ...api.deps, settings })).toEqual(pair);
  });

  it('refuses an address of a closed network with its reason, and stores nothing', async () => {
    const { token } = await newPlayer(api);
    const { keys } = service.newBrowser('refused').subscription;
    const body = { endpoint: 'https://192.168.1.10/push', keys };
    const reply = await api.call(contract.addReminderDevice, { token, body });
    expect([reply.status, reply.error.code]).toEqual([400, 'request.invalid']);
    expect((await api.call(contract.getReminders, { token })).body.devices).toEqual([]);
  });

  it('holds ten devices at most, the same one once; another account that signs in there takes it over', async () => {
    const { owner, browser } = await reminded();
    for (let index = 0; index < 10; index += 1) await reminded({}, owner);
    const { token } = owner;
    expect((await api.call(contract.getReminders, { token })).body.devices).toHaveLength(10);
    const other = await newPlayer(api);
    for (const _ of [1, 2])
      await api.call(contract.addReminderDevice, { token: other.token, body: browser.subscription });
    expect((await api.call(contract.getReminders, { token: other.token })).body.devices).toHaveLength(1);
  });

  it('of ten devices a device added again is not the oldest', async () => {
    const { owner, browser, deviceId } = await reminded();
    const { token } = owner;
    const others = [];
    for (let index = 1; index < 10; index += 1) {
      api.clock.now = at(`08:${10 + index}`);
      others.push((await reminded({}, owner)).deviceId);
    }
    api.clock.now = at('09:00');
    await api.call(contract.addReminderDevice, { token, body: browser.subscription });
    api.clock.now = at('09:01');
    const last = await reminded({}, owner);
    const { body } = await api.call(contract.getReminders, { token });
    expect(body.devices.map(({ _id }) => _id)).toEqual([...others.slice(1), deviceId, last.deviceId]);
  });

  it.each([
    ['signs out everywhere', (token: string) => api.call(signOutEverywhere, { token })],
    [
      'changes the password',
      (token: string) =>
        api.call(changePassword, { token, body: { currentPassword: password, newPassword: 'otra contraseña larga' } }),
    ],
  ])('a player who %s ends the devices', async (_, act) => {
    const { owner } = await reminded();
    expect((await act(owner.token)).status).toBeLessThan(300);
    expect(await pushDevicesOf(api, owner.user._id)).toBe(0);
  });

  it('a key that cannot be decrypted is deleted once, with its devices; a newer pair and its devices stay', async () => {
    const { owner } = await reminded();
    const { publicKey } = await pushKeys(api.deps);
    await forgetKeys(api.db, 'another server has replaced this one already');
    expect([await pushDevicesOf(api, owner.user._id), (await pushKeys(api.deps)).publicKey]).toEqual([1, publicKey]);
    await forgetKeys(api.db, publicKey);
    expect(await pushDevicesOf(api, owner.user._id)).toBe(0);
    const next = await reminded({}, owner);
    await forgetKeys(api.db, publicKey);
    expect((await api.call(contract.getReminders, { token: owner.token })).body.devices).toEqual([
      { _id: next.deviceId },
    ]);
  });

  it('a device of a former key is not listed, and is forgotten when there is something to say', async () => {
    const { owner, browser } = await reminded();
    await setDeviceKey(api, owner.user._id, 'former');
    expect((await api.call(contract.getReminders, { token: owner.token })).body.devices).toEqual([]);
    await tick(at('16:05'));
    expect([browser.read(), await pushDevicesOf(api, owner.user._id)]).toEqual([[], 0]);
  });
});

describe('today’s training', () => {
  it('is sent at the player’s hour, once, encrypted for the device and signed by this server', async () => {
    const { owner, browser } = await reminded();
    await tick(at('15:55'));
    expect(browser.read()).toEqual([]);
    await tick(at('16:05'));
    await tick(at('16:10'));
    const [message, ...others] = browser.read();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ url: '/dashboard', tag: `hoy-${monday}` });
    expect(message?.title).toMatch(/^Hoy (toca: |tienes partido)/);
    const [received] = service.received;
    const { publicKey } = await pushKeys(api.deps);
    expect(received && senderOf(received)).toMatchObject({ aud: service.origin, publicKey });
    expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
    expect(JSON.stringify(message)).not.toContain(owner.email);
  });

  it('names the kind of session, never a routine: that is what a player may have written', async () => {
    const { owner, browser } = await reminded();
    await tick(at('16:05'));
    const { body: week } = await api.call(getWeek, { token: owner.token, headers: zone });
    expect(week.monday.routine?.name).toBeTruthy();
    expect(browser.read()).toMatchObject([{ title: `Hoy toca: ${planLabel(week.monday)}` }]);
  });

  it('calls a session with the racket by its routine’s type', async () => {
    const { owner, browser } = await reminded();
    const { token } = owner;
    const routineId = await routineIdByCode(api, owner, 'R18');
    const currentWeek = { monday: { type: 'Funcionalidad', routineId } } as const;
    await api.call(putSchedule, { token, body: { currentWeek }, headers: zone });
    await tick(at('16:05'));
    expect(browser.read()).toMatchObject([{ title: 'Hoy toca: Técnico' }]);
  });

  it('is sent to all players of the hour in several batches, also beside one whose zone does not exist', async () => {
    const players = [await reminded(), await reminded(), await reminded(), await reminded(), await reminded()];
    const [bad] = players;
    await setZoneOfReminders(api, bad?.owner.user._id ?? '', 'Nowhere/Land');
    await tick(at('16:05'));
    expect(players.map(({ browser }) => browser.read().length)).toEqual([0, 1, 1, 1, 1]);
  });

  it('is sent at the hour of a zone with an odd name', async () => {
    const { owner, browser } = await reminded();
    const headers = { 'x-time-zone': 'AET' };
    await api.call(contract.putReminders, { token: owner.token, body: wishes, headers });
    expect(await zoneOfReminders(api, owner.user._id)).toBe('Australia/Sydney');
    await tick(at('08:05'));
    expect(browser.read()).toHaveLength(1);
  });

  it('is composed once for all devices of a player; a failed one is retried alone', async () => {
    const { owner, browser } = await reminded();
    const other = await reminded({}, owner);
    service.statuses.set(browser.path, [503]);
    await tick(at('16:05'));
    expect(other.browser.read()).toHaveLength(1);
    expect(await api.jobs.runDue('push', pushWorker(api.deps))).toBe(1);
    expect([browser.read().length, other.browser.read().length]).toEqual([2, 1]);
  });

  it('is not said when it was done, nor to who does not want it', async () => {
    const trained = await reminded();
    const { _id } = await startedSession(api, trained.owner);
    await finishedSession(api, trained.owner, _id);
    const silent = await reminded({ today: false });
    await tick(at('16:05'));
    expect([trained.browser.read(), silent.browser.read()]).toEqual([[], []]);
  });

  it('is tried again after a failure of the push service; a device that is gone is forgotten', async () => {
    const { browser } = await reminded();
    const gone = await reminded();
    service.statuses.set(browser.path, [503]);
    service.statuses.set(gone.browser.path, [410]);
    await tick(at('16:05'));
    expect((await api.call(contract.getReminders, { token: gone.owner.token })).body.devices).toEqual([]);
    expect(browser.read()).toHaveLength(1);
    const again = async () => {
      await api.jobs.runDue('push', pushWorker(api.deps));
      return service.received.filter(({ path }) => path === browser.path).length;
    };
    await expect.poll(again, { timeout: 30_000, interval: 500 }).toBe(2);
    expect(service.received.filter(({ path }) => path === gone.browser.path)).toHaveLength(1);
  });
});

describe('next week', () => {
  it('is sent on Friday at the same hour, once it is planned', async () => {
    const { owner, browser } = await reminded({ today: false, nextWeek: true });
    await tick(at('16:05', '2026-05-07'));
    expect(browser.read()).toEqual([]);
    const friday = '2026-05-08';
    api.clock.now = at('08:00', friday);
    await api.call(getWeek, { token: owner.token, query: { from: '2026-05-11' }, headers: zone });
    await tick(at('16:05', friday));
    expect(browser.read()).toMatchObject([{ title: 'La semana que viene ya está lista', tag: `semana-${friday}` }]);
  });
});

describe('the end of a rest', () => {
  const rest = (player: Player, seconds: number | null) =>
    api.call(contract.remindOfRest, { token: player.token, body: { seconds } });

  it('is sent with the address of the session', async () => {
    const { owner, browser } = await reminded({ today: false, rest: true });
    const session = await startedSession(api, owner);
    expect((await rest(owner, 1)).status).toBe(204);
    await expect
      .poll(async () => {
        await api.jobs.runDue('push', pushWorker(api.deps));
        return browser.read();
      })
      .toMatchObject([{ title: 'Descanso terminado', url: `/training-session/${session._id}`, tag: 'descanso' }]);
  });

  it('is not said when the screen is back before, nor without the wish', async () => {
    const { owner, browser } = await reminded({ today: false, rest: true });
    const other = await reminded({ today: false, rest: false });
    await startedSession(api, owner);
    await startedSession(api, other.owner);
    await rest(owner, 1);
    await rest(other.owner, 1);
    await rest(owner, null);
    await rest(owner, 2);
    await expect
      .poll(
        async () => {
          await api.jobs.runDue('push', pushWorker(api.deps));
          return browser.read().length;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    expect(other.browser.read()).toEqual([]);
  });
});
