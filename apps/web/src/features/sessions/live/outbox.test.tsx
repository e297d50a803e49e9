import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { beforeEach, expect, test } from 'vitest';
import { createOutbox } from '#features/sessions/live/outbox.ts';
import { waitingSessions } from '#features/sessions/live/queue-database.ts';
import { changesOf } from '#features/sessions/live/queue-items.ts';
import { emptyDevice } from '#features/sessions/live/testing/fake-server.tsx';
import { answersOwnerKey } from '#lib/device-storage.ts';

const sessionId = '0193f5a0-0000-7000-8000-000000000001';
const change = (number: number): SessionChange => ({
  id: `0193f5a0-0000-7000-8000-00000000001${number}`,
  at: '2025-11-20T17:00:00.000Z',
  kind: 'position',
  index: number,
});
const places = (outbox: ReturnType<typeof createOutbox>) =>
  changesOf(outbox.pending()).map((each) => each.kind === 'position' && each.index);

beforeEach(emptyDevice);

test('what was put is in IndexedDB, in order, and no longer in local storage', async () => {
  const outbox = createOutbox(sessionId);
  outbox.put([change(1)]);
  outbox.put([change(2), change(3)]);
  await outbox.stored();
  outbox.close();
  expect(localStorage.length).toBe(0);
  const later = createOutbox(sessionId);
  await later.ready;
  expect(places(later)).toEqual([1, 2, 3]);
  expect(changesOf(later.pending()).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

test('a tab that ends before IndexedDB has it loses nothing: local storage has it at once', async () => {
  createOutbox(sessionId).put([change(1)]);
  const later = createOutbox(sessionId);
  expect(places(later)).toEqual([1]);
  await later.ready;
  expect(places(later)).toEqual([1]);
});

test('what the server has taken is gone, also when it was still being written', async () => {
  const outbox = createOutbox(sessionId);
  outbox.put([change(1), change(2)]);
  outbox.acknowledge([change(1).id]);
  await outbox.stored();
  const later = createOutbox(sessionId);
  await later.ready;
  expect(places(later)).toEqual([2]);
});

test('a second tab hears what the first one does, and that it was sent', async () => {
  const [one, other] = [createOutbox(sessionId), createOutbox(sessionId)];
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
  const outbox = createOutbox(sessionId);
  outbox.put([change(1)]);
  await outbox.stored();
  expect(await waitingSessions()).toEqual([sessionId]);
  localStorage.setItem(answersOwnerKey, 'marta');
  expect(await waitingSessions()).toEqual([]);
});
