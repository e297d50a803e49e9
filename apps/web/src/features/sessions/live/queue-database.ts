import { journalPrefix, type QueueItem } from '#features/sessions/live/queue-items.ts';
import { deviceDatabase } from '#lib/device-database.ts';
import { answersOwnerKey, readStored } from '#lib/device-storage.ts';

/** Stores items of a session in their order, each once: another tab may have stored one already. */
export async function insert(sessionId: string, items: readonly QueueItem[]): Promise<void> {
  const owner = readStored(answersOwnerKey);
  const transaction = (await deviceDatabase()).transaction('queue', 'readwrite', { durability: 'strict' });
  for (const item of items) {
    if ((await transaction.store.index('id').getKey(item.id)) !== undefined) continue;
    await transaction.store.add({ id: item.id, sessionId, owner, item });
  }
  await transaction.done;
}

export async function remove(ids: readonly string[]): Promise<void> {
  const transaction = (await deviceDatabase()).transaction('queue', 'readwrite');
  for (const id of ids) {
    const order = await transaction.store.index('id').getKey(id);
    if (order !== undefined) await transaction.store.delete(order);
  }
  await transaction.done;
}

export async function read(sessionId: string): Promise<unknown[]> {
  const stored = await (await deviceDatabase()).getAllFromIndex('queue', 'sessionId', sessionId);
  return stored.map(({ item }) => item);
}

/** The sessions of the signed-in player that this device has something to send for, in the order of what waits. */
export async function waitingSessions(): Promise<string[]> {
  const journals = Object.keys(localStorage)
    .filter((key) => key.startsWith(journalPrefix))
    .map((key) => key.slice(journalPrefix.length));
  const owner = readStored(answersOwnerKey);
  const stored = await (await deviceDatabase()).getAll('queue');
  const own = stored.filter((item) => item.owner === null || item.owner === owner);
  return [...new Set([...own.map(({ sessionId }) => sessionId), ...journals.sort()])];
}
