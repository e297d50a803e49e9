import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox, type Outbox } from '#features/sessions/live/queue/outbox.ts';
import { waitingSessions } from '#features/sessions/live/queue/queue-database.ts';
import { changesOf } from '#features/sessions/live/queue/queue-items.ts';
import { emptyDevice } from '#features/sessions/live/testing/fake-server.tsx';
import { answersOwnerKey, playerIdKey } from '#lib/device-storage.ts';

const sessionId = '0193f5a0-0000-7000-8000-000000000001';
const change = (number: number): SessionChange => ({
  id: `0193f5a0-0000-7000-8000-00000000001${number}`,
  at: '2025-11-20T17:00:00.000Z',
  kind: 'position',
  index: number,
});
const places = (outbox: Outbox) => changesOf(outbox.pending()).map((each) => each.kind === 'position' && each.index);

const opened: Outbox[] = [];
function openOutbox(...input: Parameters<typeof createOutbox>): Outbox {
  const outbox = createOutbox(...input);
  opened.push(outbox);
  return outbox;
}

beforeEach(emptyDevice);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const outbox of opened.splice(0)) {
    await outbox.stored();
    outbox.close();
  }
});

test('stored items are in IndexedDB, in order, and no longer in local storage', async () => {
  const outbox = openOutbox(sessionId);
  outbox.put([change(1)]);
  outbox.put([change(2), change(3)]);
  await outbox.stored();
  outbox.close();
  expect(localStorage.length).toBe(0);
  const later = openOutbox(sessionId);
  await later.ready;
  expect(places(later)).toEqual([1, 2, 3]);
  expect(changesOf(later.pending()).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

test('a tab that ends before IndexedDB has it loses nothing: local storage has it at once', async () => {
  const ended = openOutbox(sessionId);
  ended.put([change(1)]);
  const later = openOutbox(sessionId);
  expect(places(later)).toEqual([1]);
  await later.ready;
  expect(places(later)).toEqual([1]);
});

test('acknowledged items are gone, even if they were still being written', async () => {
  const outbox = openOutbox(sessionId);
  outbox.put([change(1), change(2)]);
  outbox.acknowledge([change(1).id]);
  await outbox.stored();
  const later = openOutbox(sessionId);
  await later.ready;
  expect(places(later)).toEqual([2]);
});

test('a second tab gets the first one’s items, and that they were sent', async () => {
  const [one, other] = [openOutbox(sessionId), openOutbox(sessionId)];
  await Promise.all([one.ready, other.ready]);
  const heard: number[] = [];
  other.watch((items) => heard.push(items.length));
  one.put([change(1)]);
  await expect.poll(() => heard).toEqual([1]);
  expect(places(other)).toEqual([1]);
  one.acknowledge([change(1).id]);
  await expect.poll(() => places(other)).toEqual([]);
});

test('only the sessions of the signed-in player are sent', async () => {
  localStorage.setItem(answersOwnerKey, 'lucia');
  const outbox = openOutbox(sessionId);
  outbox.put([change(1)]);
  await outbox.stored();
  expect(await waitingSessions()).toEqual([sessionId]);
  localStorage.setItem(answersOwnerKey, 'marta');
  expect(await waitingSessions()).toEqual([]);
});

test('what reached local storage only belongs to its player, too: another one neither sees nor writes over it', async () => {
  localStorage.setItem(playerIdKey, 'lucia');
  const lucia = openOutbox(sessionId, undefined, null);
  lucia.put([change(1)]);
  lucia.close();
  localStorage.setItem(playerIdKey, 'marta');
  expect(await waitingSessions()).toEqual([]);
  const marta = openOutbox(sessionId);
  await marta.ready;
  expect(places(marta)).toEqual([]);
  marta.put([change(2)]);
  await marta.stored();
  marta.close();
  localStorage.setItem(playerIdKey, 'lucia');
  expect(await waitingSessions()).toEqual([sessionId]);
  const later = openOutbox(sessionId);
  await later.ready;
  expect(places(later)).toEqual([1]);
  later.close();
});

test('without IndexedDB sessions with items in local storage are still listed', async () => {
  const outbox = openOutbox(sessionId, undefined, null);
  outbox.put([change(1)]);
  outbox.close();
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await waitingSessions()).toEqual([sessionId]);
});

test('a session that reached local storage only comes before one that was begun later', async () => {
  const [earlier, later] = ['0193f5a0-0000-7000-8000-00000000000f', '0193f5a0-0000-7000-8000-00000000000e'] as const;
  const unmoved = openOutbox(earlier, undefined, null);
  unmoved.put([{ ...change(1), id: '0193f5a0-0000-7000-8000-000000000011' }]);
  unmoved.close();
  const moved = openOutbox(later);
  moved.put([{ ...change(2), id: '0193f5a0-0001-7000-8000-000000000012' }]);
  await moved.stored();
  moved.close();
  expect(await waitingSessions()).toEqual([earlier, later]);
});
