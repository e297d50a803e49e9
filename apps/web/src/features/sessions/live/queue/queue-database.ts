import { journalPrefix, parseItems, type QueueItem, sendingPlayer } from '#features/sessions/live/queue/queue-items.ts';
import { deviceDatabase } from '#lib/device-database.ts';
import { readStored, storedKeys } from '#lib/device-storage.ts';

/** Stores items of a player's session in their order, each once: another tab may have stored one already. */
export async function insert(owner: string | null, sessionId: string, items: readonly QueueItem[]): Promise<void> {
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

export async function read(owner: string | null, sessionId: string): Promise<unknown[]> {
  const stored = await (await deviceDatabase()).getAllFromIndex('queue', 'sessionId', sessionId);
  return stored.filter((item) => item.owner === owner).map(({ item }) => item);
}

type Waiting = { id: string; sessionId: string };

/** The signed-in player's sessions with unsent items on this device, in the items' order. */
export async function waitingSessions(): Promise<string[]> {
  const owner = sendingPlayer();
  // keys are in the order of time: an item that is only in the journal is sorted in
  const waiting = [...(await storedItems(owner)), ...journalItems(owner)].sort(
    (one, other) => timeOf(one) - timeOf(other),
  );
  return [...new Set(waiting.map(({ sessionId }) => sessionId))];
}

/** The instant in a UUIDv7, in milliseconds. */
const timeOf = ({ id }: Waiting) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

async function storedItems(owner: string | null): Promise<Waiting[]> {
  try {
    return (await (await deviceDatabase()).getAll('queue')).filter((item) => item.owner === owner);
  } catch {
    // the browser forbids this storage: waiting items are in the journals
    return [];
  }
}

function journalItems(owner: string | null): Waiting[] {
  const prefix = journalPrefix(owner);
  return (
    storedKeys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parseItems(readStored(key)).map(({ id }) => ({ id, sessionId: key.slice(prefix.length) })))
      // without a name the prefix is that of every player's journals
      .filter(({ sessionId }) => !sessionId.includes('.'))
  );
}
