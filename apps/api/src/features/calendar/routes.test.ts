import { randomUUIDv7 } from 'node:crypto';
import * as contract from '@bandeja/domain/calendar/contract';
import { restoreFact } from '@bandeja/domain/coach/contract';
import { importSessions } from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { logMatch } from '@bandeja/domain/matches/contract';
import { type ProfileBody, putProfile } from '@bandeja/domain/profile/contract';
import { putReminders } from '@bandeja/domain/reminders/contract';
import { getWeek, putSchedule } from '@bandeja/domain/schedule/contract';
import { each } from '@bandeja/domain/testing/each';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import {
  completeProfile,
  finishedSession,
  newPlayer,
  type Player,
  readyPlayer,
  routineIdByCode,
  startedSession,
} from '#testing/factories.ts';
import { ownRoutineNamed, planRoutine } from '#testing/library.ts';
import { planDayCount } from '#testing/rows.ts';

const api = useApi();

const joinedAt = new Date('2026-11-02T09:00:00Z');
const member = (profile: ProfileBody = {}) => api.at(joinedAt, () => readyPlayer(api, profile));
const day = 86_400_000;
const missing = { date: '', end: '', summary: '', isDate: true };

beforeEach(() => {
  api.clock.now = new Date('2026-11-20T09:00:00Z');
});
const feedOf = async ({ token }: Player) => (await api.call(contract.getCalendarFeed, { token })).body.feed;

async function newFeed({ token }: Player): Promise<string> {
  const { body } = await api.call(contract.createCalendarFeed, { token });
  return body.feed?.url ?? '';
}

function read(url: string, headers: Record<string, string> = {}) {
  return api.app.inject({ url: new URL(url).pathname, headers });
}

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const property = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      date: event.startDate.toString(),
      end: event.endDate.toString(),
      isDate: event.startDate.isDate,
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
      changed: component.getFirstPropertyValue('last-modified')?.toString(),
      transparency: component.getFirstPropertyValue('transp'),
    };
  });
  return { property, events };
}

const eventsAt = async (url: string) => parsed((await read(url)).body).events;

describe('the private address of a week', () => {
  it('is created on request, shown again, with the time it was last read', async () => {
    const player = await member();
    expect(await feedOf(player)).toBeNull();
    const url = await newFeed(player);
    expect(url).toMatch(/^http:\/\/localhost:4000\/api\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
    const feed = { url, createdAt: '2026-11-20T09:00:00.000Z' };
    expect(await feedOf(player)).toEqual({ ...feed, lastReadAt: null });
    api.clock.now = new Date('2026-11-20T10:30:00Z');
    await read(url);
    expect(await feedOf(player)).toEqual({ ...feed, lastReadAt: '2026-11-20T10:30:00.000Z' });
  });

  it('ends when a new one is created or it is revoked, which may be repeated', async () => {
    const player = await member();
    const [former, url] = [await newFeed(player), await newFeed(player)];
    expect(former).not.toBe(url);
    expect([(await read(former)).statusCode, (await read(url)).statusCode]).toEqual([404, 200]);
    const revoke = () => api.call(contract.revokeCalendarFeed, { token: player.token });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    const { statusCode, headers, body } = await read(url);
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'calendar.not_found']);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(await feedOf(player)).toBeNull();
  });

  it('is one, however many are asked for at once', async () => {
    const player = await member();
    const urls = await Promise.all(Array.from({ length: 5 }, () => newFeed(player)));
    const statuses = await Promise.all(urls.map(async (url) => (await read(url)).statusCode));
    const standing = (await feedOf(player))?.url;
    // two callers may have got the current address
    expect(urls.map((url) => (url === standing ? 200 : 404))).toEqual(statuses);
  });

  it.each(['corto.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}.txt`, 'a'.repeat(43), `${'a'.repeat(42)}%2F.ics`])(
    'is not %s',
    async (file) => {
      const { statusCode, body } = await read(`http://localhost:4000/api/calendar/${file}`);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'calendar.not_found']);
    },
  );

  it('belongs to its player alone, and is created at most ten times a minute', async () => {
    for (const call of [contract.getCalendarFeed, contract.createCalendarFeed, contract.revokeCalendarFeed]) {
      expect((await api.call(call)).status).toBe(401);
    }
    const [player, stranger] = [await member(), await member()];
    const url = await newFeed(player);
    expect(await feedOf(stranger)).toBeNull();
    await api.call(contract.revokeCalendarFeed, { token: stranger.token });
    expect((await read(url)).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { status } = await api.call(contract.createCalendarFeed, { token: player.token, address: '198.51.100.3' });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('GET /calendar/{token}.ics', () => {
  it('is a calendar that Google, Apple and Outlook take: head, line ends, folding', async () => {
    const player = await member();
    const { statusCode, headers, body } = await read(await newFeed(player));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Bandeja\/\/[^\r]+\r\n/);
    expect(body).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    each(body.split('\r\n'), 40, (line) => expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75));
    const { property } = parsed(body);
    expect(property('method')).toBe('PUBLISH');
    expect(property('calscale')).toBe('GREGORIAN');
    expect(property('x-wr-calname')).toBe('Bandeja');
    expect(property('refresh-interval')).toBe('PT4H');
    expect(body).not.toMatch(/VTIMEZONE|TZID/);
    expect(body).toContain('DTSTART;VALUE=DATE:20261116\r\n');
  });

  it('holds the planned days of the week as whole days, without those of rest', async () => {
    const player = await member();
    const week = (await api.call(getWeek, { token: player.token })).body;
    const events = await eventsAt(await newFeed(player));
    const planned = Object.values(week).filter(({ type }) => type !== 'Descanso');
    expect(events.map(({ date }) => date)).toEqual(planned.map(({ date }) => date));
    expect(events.map(({ summary }) => summary)).toEqual(
      planned.map(({ routine }) => expect.stringContaining(`${routine?.name} (${routine?.duration} min)`)),
    );
    expect(events[0]).toMatchObject({
      date: '2026-11-16',
      end: '2026-11-17',
      isDate: true,
      transparency: 'TRANSPARENT',
    });
    expect(events[0]?.description).toBe('Entrenamiento de tu plan. Ábrelo en Bandeja: http://localhost:4000/dashboard');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('begins planned days at the player’s hour: as told to the trainer, else that of the reminder', async () => {
    const player = await member();
    const { token } = player;
    const url = await newFeed(player);
    const first = async () => {
      const [{ date, end, summary, isDate } = missing] = await eventsAt(url);
      const minutes = Number(/\((\d+) min\)$/.exec(summary ?? '')?.[1]);
      return { date, isDate, lasts: (Date.parse(end) - Date.parse(date)) / 60_000 === minutes };
    };
    await api.call(putReminders, { token, body: { today: true, nextWeek: false, rest: false, hour: 20 } });
    expect(await first()).toEqual({ date: '2026-11-16T19:00:00Z', isDate: false, lasts: true });
    const told = { sentence: 'Entreno a las 7:30 de la mañana', saidAt: '2026-11-20T08:00:00.000Z' };
    const at = (part: 'morning' | null) => ({ ...told, fact: { kind: 'hour' as const, at: '7:30', part } });
    await api.call(restoreFact, { token, body: at('morning') });
    expect(await first()).toEqual({ date: '2026-11-16T06:30:00Z', isDate: false, lasts: true });
    // which half of the day is open
    await api.call(restoreFact, { token, body: at(null) });
    expect((await first()).date).toBe('2026-11-16T19:00:00Z');
  });

  it('names a match, a day without a routine and one with commas in its name', async () => {
    // a Monday: past days cannot be changed
    api.clock.now = new Date('2026-11-16T09:00:00Z');
    const player = await readyPlayer(api);
    const match = await routineIdByCode(api, player, 'R16');
    const currentWeek = {
      monday: { type: 'Partido' as const, routineId: match },
      tuesday: { type: 'Partido' as const },
      wednesday: { type: 'Cardio' as const },
    };
    await api.call(putSchedule, { token: player.token, body: { currentWeek } });
    const [monday, tuesday, wednesday] = await eventsAt(await newFeed(player));
    expect(monday?.summary).toMatch(/^Partido · .+ \(\d+ min\)$/);
    expect(monday?.description).toMatch(/^Partido de tu plan\. /);
    expect([tuesday?.summary, wednesday?.summary]).toEqual(['Partido', 'Cardio']);
  });

  it('shows finished sessions with their hours instead of that day’s plan', async () => {
    const player = await member();
    const url = await newFeed(player);
    const planned = (await eventsAt(url)).map(({ date }) => date);
    const match = { sets: [], side: null, partner: 'Ana', tags: [], rpe: 7 };
    const startTime = '2026-11-20T07:00:00.000Z';
    const body = { _id: randomUUIDv7(), startTime, minutes: 90, ...match };
    expect((await api.call(logMatch, { token: player.token, body })).status).toBe(201);
    const events = await eventsAt(url);
    const done = events.filter(({ isDate }) => !isDate);
    expect(done.map(({ date, end, summary }) => [date, end, summary])).toEqual([
      ['2026-11-20T07:00:00Z', '2026-11-20T08:30:00Z', 'Hecho: Partido (90 min)'],
    ]);
    expect(planned).toContain('2026-11-20');
    expect(events.filter(({ isDate }) => isDate).map(({ date }) => date)).not.toContain('2026-11-20');
    expect(JSON.stringify(events)).not.toContain('Ana');
    api.clock.now = new Date('2026-12-28T09:00:00Z');
    expect((await eventsAt(url)).filter(({ isDate }) => !isDate)).toEqual([]);
  });

  it('calls a session as the app does, and says no word twice', async () => {
    api.clock.now = new Date('2026-11-16T09:00:00Z');
    const player = await readyPlayer(api);
    const [technique, match] = [await routineIdByCode(api, player, 'R17'), await routineIdByCode(api, player, 'R21')];
    const currentWeek = {
      monday: { type: 'Funcionalidad' as const, routineId: technique },
      tuesday: { type: 'Partido' as const, routineId: match },
    };
    await api.call(putSchedule, { token: player.token, body: { currentWeek } });
    const url = await newFeed(player);
    const planned = (await eventsAt(url)).map(({ summary }) => summary);
    expect(planned.slice(0, 2)).toEqual(['Técnico · Bandeja y remate (60 min)', 'Partido amistoso dirigido (75 min)']);
    await finishedSession(api, player, (await startedSession(api, player, 'R17'))._id);
    const [done] = (await eventsAt(url)).filter(({ isDate }) => !isDate);
    expect(done?.summary).toMatch(/^Hecho: Técnico · Bandeja y remate \(\d+ min\)$/);
  });

  it('keeps the match of the day after another session, until the day is over', async () => {
    const player = await member();
    const url = await newFeed(player);
    const isPlanned = async () => (await eventsAt(url)).some(({ isDate, date }) => isDate && date === '2026-11-20');
    await api.call(putSchedule, { token: player.token, body: { currentWeek: { friday: { type: 'Partido' } } } });
    await finishedSession(api, player, (await startedSession(api, player, 'R13'))._id);
    expect(await isPlanned()).toBe(true);
    api.clock.now = new Date('2026-11-21T09:00:00Z');
    expect(await isPlanned()).toBe(false);
  });

  it('hides the name of an imported session, which is the player’s own words', async () => {
    const player = await member();
    const answers = { notes: '', score: null, rpe: null, improvements: [] };
    const measured = { averageHeartRate: null, maxHeartRate: null, distanceMetres: null };
    const session: ImportedSession = {
      key: 'one',
      name: 'Rehabilitación de rodilla',
      type: 'Fuerza',
      entries: [],
      startTime: '2026-11-20T07:00:00.000Z',
      duration: 1800,
      ...answers,
      ...measured,
    };
    const body = { _id: randomUUIDv7(), source: 'hevy' as const, fileName: 'a.csv', sessions: [session] };
    expect((await api.call(importSessions, { token: player.token, body })).status).toBe(201);
    const done = (await eventsAt(await newFeed(player))).filter(({ isDate }) => !isDate);
    expect(done.map(({ summary }) => summary)).toEqual(['Hecho: Fuerza (30 min)']);
  });

  it('reveals nothing of health: no reason, no name of a generated routine', async () => {
    const player = await member({ injuries: 'Me duele la rodilla derecha', injuriesConsent: true });
    const week = (await api.call(getWeek, { token: player.token })).body;
    expect(JSON.stringify(week)).toMatch(/rodilla/);
    await planRoutine(
      api,
      player.user._id,
      await ownRoutineNamed(api, player.user._id, 'Fuerza sin rodilla'),
      '2026-11-16',
    );
    const { body } = await read(await newFeed(player));
    const unfolded = body.replaceAll('\r\n ', '');
    expect(unfolded).not.toMatch(/rodilla|lesi[oó]n|duele/i);
    each(Object.values(week), 7, ({ reason }) => expect(unfolded).not.toContain(reason));
    expect(parsed(body).events[0]?.summary).toMatch(/^[^·]+ · Mi rutina \(30 min\)$/);
    expect(unfolded).not.toMatch(new RegExp(`${player.user._id}|${player.user.name}|${player.email}`));
  });

  it('plans a new Monday when it is read, once, as if its player had opened the app', async () => {
    const player = await member();
    const url = await newFeed(player);
    await read(url);
    api.clock.now = new Date('2026-11-22T23:30:00Z');
    const texts = await Promise.all(Array.from({ length: 8 }, async () => (await read(url)).body));
    expect(new Set(texts).size).toBe(1);
    expect(parsed(texts[0] ?? '').events.map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-27',
      '2026-11-29',
    ]);
    expect(await planDayCount(api, player.user._id)).toBe(14);
    const week = (await api.call(getWeek, { token: player.token })).body;
    expect(Object.values(week)[0]?.date).toBe('2026-11-23');
    expect(await planDayCount(api, player.user._id)).toBe(14);
  });

  it('follows the zone of the profile, not the reader’s', async () => {
    const player = await member({ timeZone: 'America/Mexico_City' });
    const url = await newFeed(player);
    api.clock.now = new Date('2026-11-23T03:00:00Z');
    const { body } = await read(url, { 'x-time-zone': 'Europe/Madrid' });
    expect(parsed(body).events[0]?.date).toBe('2026-11-16');
  });

  it('shows later weeks as far as they are planned', async () => {
    const player = await member();
    const routineId = await routineIdByCode(api, player, 'R13');
    await planRoutine(api, player.user._id, routineId, '2026-12-02');
    await planRoutine(api, player.user._id, routineId, '2026-11-11');
    const dates = (await eventsAt(await newFeed(player))).map(({ date }) => date);
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-16', '2026-12-02']);
  });

  it('keeps the identity of a day that changes, and says when it did', async () => {
    // later than the library's routines, whose changes count too
    api.clock.now = new Date('2030-11-18T09:00:00Z');
    const player = await readyPlayer(api);
    const url = await newFeed(player);
    const [before] = await eventsAt(url);
    api.clock.now = new Date('2030-11-18T12:00:00Z');
    const routineId = await routineIdByCode(api, player, 'R13');
    const currentWeek = { monday: { type: 'Flexibilidad' as const, routineId } };
    await api.call(putSchedule, { token: player.token, body: { currentWeek } });
    const [after] = await eventsAt(url);
    expect(after).toMatchObject({ uid: before?.uid, summary: 'Flexibilidad · Movilidad total (25 min)' });
    expect([after?.stamp, after?.changed]).toEqual(['2030-11-18T12:00:00Z', '2030-11-18T12:00:00Z']);
    const [moved] = await eventsAt(await newFeed(player));
    expect(moved?.uid).toBe(before?.uid);
    const other = await readyPlayer(api);
    expect((await eventsAt(await newFeed(other)))[0]?.uid).not.toBe(before?.uid);
  });

  it('is not sent again while nothing has changed', async () => {
    const player = await member();
    const url = await newFeed(player);
    const first = await read(url);
    const etag = String(first.headers.etag);
    api.clock.now = new Date(Date.parse('2026-11-20T09:00:00Z') + day / 2);
    const again = await read(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    await api.call(putSchedule, { token: player.token, body: { currentWeek: { sunday: { type: 'Descanso' } } } });
    const changed = await read(url, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('is empty, and still a calendar, while the profile is incomplete', async () => {
    const player = await api.at(joinedAt, () => newPlayer(api));
    const url = await newFeed(player);
    const { statusCode, body } = await read(url);
    expect([statusCode, parsed(body).events]).toEqual([200, []]);
    await api.call(putProfile, { token: player.token, body: completeProfile });
    expect(await eventsAt(url)).toHaveLength(4);
  });
});
