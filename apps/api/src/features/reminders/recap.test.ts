import { randomUUIDv7 } from 'node:crypto';
import { logMatch } from '@bandeja/domain/matches/contract';
import { putProfile } from '@bandeja/domain/profile/contract';
import { getRecap, stopRecapMail } from '@bandeja/domain/recap/contract';
import * as contract from '@bandeja/domain/reminders/contract';
import { getWeek, putAbsence } from '@bandeja/domain/schedule/contract';
import { putGoal } from '@bandeja/domain/season/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderDueRecaps } from '#features/reminders/recap.service.ts';
import { pushWorker } from '#features/reminders/send.service.ts';
import { useApi } from '#testing/api.ts';
import { completeProfile, type Player, readyPlayer } from '#testing/factories.ts';
import { type PushServer, startPushServer } from '#testing/push-server.ts';
import { addressConfirmed } from '#testing/rows.ts';

const api = useApi();
let service: PushServer;
const monday = '2026-05-04';
const sunday = '2026-05-10';
const at = (time: string, day = sunday) => new Date(`${day}T${time}:00Z`);
const nextSunday = '2026-05-17';

beforeAll(async () => {
  service = await startPushServer();
});
beforeEach(() => {
  api.clock.now = at('08:00', '2026-05-01');
});
afterEach(() => {
  service.received.length = 0;
});
afterAll(() => service.close());

const off = { today: false, nextWeek: false, rest: false, hour: 18 };
let count = 0;

type Switches = Partial<Pick<contract.ReminderWishes, 'recapPage' | 'recapPush' | 'recapMail'>>;

async function listener(switches: Switches, timeZone = 'Europe/Madrid') {
  const player = await readyPlayer(api);
  await addressConfirmed(api, player.user._id);
  count += 1;
  const browser = service.newBrowser(`recap-${count}`);
  const { token } = player;
  await api.call(contract.addReminderDevice, { token, body: browser.subscription });
  const headers = { 'x-time-zone': timeZone };
  await api.call(contract.putReminders, { token, body: { ...off, ...switches }, headers });
  await api.call(getWeek, { token, query: { from: monday } });
  const { email } = player;
  const mails = async () => (await api.mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  return { player, browser, mails };
}

async function tick(now: Date): Promise<void> {
  api.clock.now = now;
  // as two servers do at the same hour
  await Promise.all([orderDueRecaps(api.deps, 2), orderDueRecaps(api.deps, 2)]);
  await api.jobs.runDue('push', pushWorker(api.deps));
}

async function playOn({ token }: Player, day: string, sets: { us: number; them: number }[]): Promise<void> {
  const before = api.clock.now;
  api.clock.now = at('17:00', day);
  const startTime = at('15:00', day).toISOString();
  const match = { sets, side: null, partner: 'Marta', tags: [] };
  await api.call(logMatch, { token, body: { _id: randomUUIDv7(), startTime, minutes: 90, rpe: 6, ...match } });
  api.clock.now = before;
}

const won = [
  { us: 6, them: 4 },
  { us: 6, them: 3 },
];

describe('the weekly recap', () => {
  it('is off as message and mail, on as a page, and an older client leaves the switches alone', async () => {
    const { player } = await listener({ recapMail: true });
    const { token } = player;
    const { body } = await api.call(contract.putReminders, { token, body: { ...off, hour: 9 } });
    expect(body).toMatchObject({ recapPage: true, recapPush: false, recapMail: true, hour: 9 });
  });

  it('goes out once on Sunday evening of the player, each way by itself', async () => {
    const [both, silent, there] = [
      await listener({ recapPush: true, recapMail: true }),
      await listener({}),
      await listener({ recapPush: true }, 'America/New_York'),
    ];
    for (const { player } of [both, silent, there]) await playOn(player, '2026-05-09', won);
    await tick(at('16:59'));
    expect(both.browser.read()).toEqual([]);
    // 19:00 in Madrid
    for (const time of ['17:00', '17:05', '18:30']) await tick(at(time));
    expect(both.browser.read()).toMatchObject([
      { title: expect.stringContaining('Tu semana: una de'), url: '/weekly-recap' },
    ]);
    expect([silent.browser.read().length, there.browser.read().length]).toEqual([0, 0]);
    const [mail, ...others] = await both.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Tu semana: una de');
    expect(mail?.text).toContain('Hecho: 90 min.');
    expect(mail?.text).toContain('Partidos ganados: 1. Perdidos: 0.');
    // and 19:00 in New York
    await tick(at('23:00'));
    expect([both.browser.read().length, there.browser.read().length]).toEqual([1, 1]);
  });

  it('is not sent late: a server that slept through the evening wakes nobody', async () => {
    const { player, browser } = await listener({ recapPush: true });
    await playOn(player, '2026-05-09', won);
    await tick(at('20:00'));
    expect(browser.read()).toEqual([]);
  });

  it('says nothing of health, neither as a message nor as a mail', async () => {
    const { player, browser, mails } = await listener({ recapPush: true, recapMail: true });
    const injuries = 'Me duele el codo';
    await api.call(putProfile, { token: player.token, body: { ...completeProfile, injuries, injuriesConsent: true } });
    await playOn(player, '2026-05-09', won);
    await tick(at('17:00'));
    const texts = [JSON.stringify(browser.read()), ...(await mails()).map(({ text }) => text ?? '')];
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).not.toMatch(/codo|lesi|dolor|duele/i);
  });

  it('ends with the link of the mail, by one click', async () => {
    const { player, mails } = await listener({ recapMail: true });
    await playOn(player, '2026-05-09', won);
    await tick(at('17:00'));
    const [mail] = await mails();
    const token = /stop\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toContain(`/api/recap/stop?token=${token}`);
    expect((await api.call(stopRecapMail, { query: { token: 'a'.repeat(43) } })).error.code).toBe('mail.link_invalid');
    for (let time = 0; time < 2; time += 1) {
      const url = `/api/recap/stop?token=${token}`;
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const reply = await api.app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' });
      expect(reply.statusCode).toBe(204);
    }
    const { body } = await api.call(contract.getReminders, { token: player.token });
    expect(body.recapMail).toBe(false);
    await playOn(player, '2026-05-16', won);
    await tick(at('17:00', nextSunday));
    expect(await mails()).toEqual([]);
  });
});

describe('a week without a session', () => {
  it('gets one kind word, and the next such week none, until the player has trained again', async () => {
    const { player, browser, mails } = await listener({ recapPush: true, recapMail: true });
    await tick(at('17:00'));
    expect(browser.read()).toMatchObject([{ title: 'Una semana sin sesiones: pasa' }]);
    expect(await mails()).toHaveLength(1);
    await tick(at('17:00', nextSunday));
    expect([browser.read().length, (await mails()).length]).toEqual([1, 0]);
    await playOn(player, '2026-05-20', won);
    await tick(at('17:00', '2026-05-24'));
    await tick(at('17:00', '2026-05-31'));
    expect(browser.read().map(({ title }) => title)).toEqual([
      'Una semana sin sesiones: pasa',
      expect.stringContaining('Tu semana:'),
      'Una semana sin sesiones: pasa',
    ]);
  });

  it('of a trip gets none, nor does one that began with the account', async () => {
    const { player, browser } = await listener({ recapPush: true });
    const trip = { id: randomUUIDv7(), kind: 'away', from: monday, to: '2026-05-08', hasKit: false } as const;
    await api.call(putAbsence, { token: player.token, body: trip });
    api.clock.now = at('09:00', '2026-05-09');
    const fresh = await listener({ recapPush: true });
    await tick(at('17:00'));
    expect([browser.read(), fresh.browser.read()]).toEqual([[], []]);
  });
});

describe('GET /recap', () => {
  it('sets what was done beside what was planned, with the matches and what comes next', async () => {
    const { player } = await listener({});
    const { token } = player;
    await playOn(player, '2026-05-05', won);
    await playOn(player, '2026-05-09', [{ us: 3, them: 6 }]);
    api.clock.now = at('18:00');
    const { body } = await api.call(getRecap, { token });
    expect(body).toMatchObject({ monday, done: { sessions: 2, minutes: 180 } });
    expect(body.matches.map(({ localDate, won: isWon }) => [localDate, isWon])).toEqual([
      ['2026-05-05', true],
      ['2026-05-09', false],
    ]);
    expect(body.days.map(({ done }) => done)).toEqual([0, 90, 0, 0, 0, 90, 0]);
    expect(body.planned.sessions).toBe(body.days.filter(({ planned }) => planned > 0).length);
    expect(body.next).toMatchObject({ monday: '2026-05-11' });
    expect(body.next?.sessions).toBeGreaterThan(1);
    expect(body.planned.sessions).toBe(4);
    // on Monday it still looks back on that week
    api.clock.now = at('08:00', '2026-05-11');
    expect((await api.call(getRecap, { token })).body.monday).toBe(monday);
    expect((await api.call(getRecap, {})).status).toBe(401);
  });

  it('says which block of the season begins, and where in it the week lies, in the mail, too', async () => {
    const { player, mails } = await listener({ recapMail: true });
    const { token } = player;
    await api.call(putGoal, { token, body: { id: randomUUIDv7(), kind: 'net', name: '', date: null } });
    const block = async (day: string) => {
      api.clock.now = at('18:00', day);
      return (await api.call(getRecap, { token })).body.next?.block;
    };
    const base = { name: 'Base', trains: 'Piernas y volea de control: llegar a la red y aguantar en ella.', weeks: 3 };
    expect(await block('2026-05-03')).toEqual({ ...base, week: 2 });
    expect(await block(sunday)).toEqual({ ...base, week: 3 });
    const trains = 'Globo y subida, volea y bandeja para volver a la red.';
    expect(await block(nextSunday)).toEqual({ name: 'Construir', trains, week: 1, weeks: 4 });
    await playOn(player, '2026-05-16', won);
    await tick(at('17:00', nextSunday));
    expect((await mails())[0]?.text).toMatch(/La semana que viene: \d sesiones, \d+ min\. Empieza «Construir»\./);
  });

  it('says what got better: more minutes than the week before', async () => {
    const { player } = await listener({});
    await playOn(player, '2026-05-06', won);
    await playOn(player, '2026-05-12', won);
    await playOn(player, '2026-05-14', won);
    api.clock.now = at('18:00', nextSunday);
    const { body } = await api.call(getRecap, { token: player.token });
    expect(body.better).toEqual({ kind: 'minutes', value: 180, before: 90 });
  });
});
