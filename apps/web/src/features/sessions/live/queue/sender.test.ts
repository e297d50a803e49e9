import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox, type Outbox } from '#features/sessions/live/queue/outbox.ts';
import { idsOf, type QueueItem } from '#features/sessions/live/queue/queue-items.ts';
import { createSender, retryDelayMs, type SaveStatus, type Sender } from '#features/sessions/live/queue/sender.ts';
import { HttpError, NetworkError } from '#lib/http.ts';

const change = (number: number): SessionChange => ({
  id: `0193f5a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
  at: '2025-11-20T17:00:00.000Z',
  kind: 'position',
  index: number % 90,
});
const finish: QueueItem = {
  id: '0193f5a0-0000-7000-8000-aaaaaaaaaaaa',
  kind: 'finish',
  at: '2025-11-20T18:00:00.000Z',
  duration: 3600,
};
const changes = (count: number) => Array.from({ length: count }, (_, number) => change(number));

let outbox: Outbox;
let sender: Sender;
let sent: number[];
let statuses: SaveStatus[];
let planned: { callback: () => void; delayMs: number }[];
let answers: (Error | Promise<void>)[];
let inFlight: number;
let paint: () => void;

const runResolved = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  const texts = new Map<string, string>();
  outbox = createOutbox('s', {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => texts.set(key, value) === texts,
    remove: (key) => void texts.delete(key),
  });
  [sent, statuses, planned, answers, inFlight] = [[], [], [], [], 0];
  sender = createSender({
    outbox,
    send: async (batch) => {
      inFlight += 1;
      expect(inFlight).toBe(1);
      const answer = answers.shift();
      try {
        if (answer instanceof Error) throw answer;
        await answer;
        sent.push(idsOf(batch).length);
      } finally {
        inFlight -= 1;
      }
    },
    lock: (run) => run(),
    schedule: (callback, delayMs) => {
      planned.push({ callback, delayMs });
      return () => {};
    },
    afterPaint: (callback) => {
      paint = callback;
      return () => {
        paint = () => {};
      };
    },
    onStatus: (status) => statuses.push(status),
  });
});

describe('sender', () => {
  it('waits for the paint where it may, at the latest until it is stopped', async () => {
    outbox.put(changes(1));
    sender.wakeAfterPaint();
    await runResolved();
    expect(sent).toEqual([]);
    paint();
    await runResolved();
    expect(sent).toEqual([1]);
    outbox.put([change(7)]);
    sender.wakeAfterPaint();
    sender.stop();
    await runResolved();
    expect(sent).toEqual([1, 1]);
  });

  it('plans nothing once it is stopped while a request fails and a paint is waited for', async () => {
    let fail = (_: Error) => {};
    answers = [new Promise<void>((_, reject) => (fail = reject)), new NetworkError('no network')];
    outbox.put(changes(1));
    sender.wake();
    await runResolved();
    sender.wakeAfterPaint();
    fail(new NetworkError('no network'));
    await runResolved();
    expect(planned).toHaveLength(1);
    sender.stop();
    await runResolved();
    paint();
    await runResolved();
    expect([planned.length, sent, statuses.at(-1)]).toEqual([1, [], 'offline']);
  });

  it('does not say saved while the end has not got through', async () => {
    answers = [new NetworkError('no network')];
    outbox.put([...changes(2), finish]);
    expect(await sender.flush()).toBe('offline');
    expect(outbox.pending()).toHaveLength(3);
    expect(await sender.flush()).toBe('saved');
    expect(outbox.pending()).toEqual([]);
    expect(statuses.at(-1)).toBe('saved');
  });

  it('sends at most a hundred at a time and forgets acknowledged ones', async () => {
    outbox.put(changes(230));
    sender.wake();
    await runResolved();
    expect(sent).toEqual([100, 100, 30]);
    expect(outbox.pending()).toEqual([]);
    expect(statuses.at(-1)).toBe('saved');
  });

  it('has one request in flight, and sends what came meanwhile', async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    outbox.put([change(1)]);
    sender.wake();
    await runResolved();
    outbox.put([change(2)]);
    sender.wake();
    sender.wake();
    slow.resolve();
    await runResolved();
    expect(sent).toEqual([1, 1]);
    expect(outbox.pending()).toEqual([]);
  });

  it.each([
    ['offline', new NetworkError('offline')],
    ['offline', new HttpError(503, {}, '')],
    ['failing', new HttpError(500, {}, '')],
    ['failing', new HttpError(429, {}, '')],
    ['failing', new HttpError(408, { code: 'request.timeout' }, '')],
    ['failing', new HttpError(400, { code: 'request.malformed' }, '')],
  ])('is %s, keeps everything and tries again later after %o', async (status, error) => {
    answers = [error, error];
    outbox.put([change(1)]);
    sender.wake();
    await runResolved();
    expect(statuses.at(-1)).toBe(status);
    expect(outbox.pending()).toHaveLength(1);
    planned[0]?.callback();
    await runResolved();
    planned[1]?.callback();
    await runResolved();
    expect(planned.map(({ delayMs }) => delayMs)).toEqual([1000, 2000]);
    expect(outbox.pending()).toEqual([]);
  });

  it('keeps everything after a 401 and goes on when woken with a login', async () => {
    answers = [new HttpError(401, { code: 'auth.required' }, '')];
    outbox.put([change(1)]);
    sender.wake();
    await runResolved();
    expect(statuses.at(-1)).toBe('signedOut');
    expect(planned).toEqual([]);
    sender.wake();
    await runResolved();
    expect(sent).toEqual([1]);
  });

  it.each([
    new HttpError(404, { code: 'session.not_found', message: 'No se encontró la sesión' }, ''),
    new HttpError(409, { code: 'session.locked', message: 'No se encontró la sesión' }, ''),
  ])('stops for good after %o', async (error) => {
    answers = [error];
    outbox.put([change(1)]);
    sender.wake();
    await runResolved();
    sender.wake();
    await runResolved();
    expect(statuses.at(-1)).toEqual({ gone: 'No se encontró la sesión' });
    expect(sent).toEqual([]);
  });

  it('tells a refusal and tries again when asked', async () => {
    answers = [new HttpError(400, { message: 'Revisa los datos marcados.' }, '')];
    outbox.put([change(1)]);
    sender.wake();
    await runResolved();
    expect(statuses.at(-1)).toEqual({ rejected: 'Revisa los datos marcados.' });
    sender.wake();
    await runResolved();
    expect(outbox.pending()).toEqual([]);
  });

  it('sends the end with what remains, after the request under way', async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    outbox.put([change(1)]);
    sender.wake();
    await runResolved();
    outbox.put([change(2), finish]);
    const flushed = sender.flush();
    expect(sent).toEqual([]);
    slow.resolve();
    expect(await flushed).toBe('saved');
    expect(sent).toEqual([1, 2]);
    expect(outbox.pending()).toEqual([]);
  });

  it('plans nothing more once stopped, until it is woken', async () => {
    answers = [new NetworkError('offline')];
    outbox.put([change(1)]);
    sender.wake();
    sender.stop();
    await runResolved();
    expect(planned).toEqual([]);
    expect(outbox.pending()).toHaveLength(1);
    sender.wake();
    await runResolved();
    expect(outbox.pending()).toEqual([]);
  });

  it('waits longer each time, half a minute at most', () => {
    expect([1, 2, 3, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30_000]);
  });
});
