import {
  isChange,
  journalPrefix,
  parseItem,
  parseItems,
  type QueueItem,
  sendingPlayer,
} from '#features/sessions/live/queue/queue-items.ts';
import { readStored, removeStored, writeStored } from '#lib/device-storage.ts';

/**
 * First written to local storage, within the tap, so that a closed tab loses nothing; then to IndexedDB; only then
 * sent.
 */
export type Outbox = {
  /** The player who owns all items: items of another player for the same session are neither read nor written. */
  owner: string | null;
  ready: Promise<void>;
  /** Writes items into the journal; false if local storage is full: `stored` then says whether IndexedDB has them. */
  put: (items: readonly QueueItem[]) => boolean;
  pending: () => QueueItem[];
  /** Whether IndexedDB holds all items, once it has answered; if not, they live only as long as the screen. */
  stored: () => Promise<boolean>;
  acknowledge: (ids: readonly string[]) => void;
  watch: (onPut: (items: QueueItem[]) => void) => () => void;
  close: () => void;
};

export type TextStore = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
};

type QueueDatabase = {
  insert: (owner: string | null, sessionId: string, items: readonly QueueItem[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  read: (owner: string | null, sessionId: string) => Promise<unknown[]>;
};

/** Loaded after the screen: earlier items go to the journal. */
const loadDatabase = (): Promise<QueueDatabase> => import('#features/sessions/live/queue/queue-database.ts');

const localStore: TextStore = { read: readStored, write: writeStored, remove: removeStored };

/** Several tabs may share it, and each may send all items; the server orders each tab's changes by their sequence. */
export function createOutbox(
  sessionId: string,
  store: TextStore = localStore,
  database: (() => Promise<QueueDatabase>) | null = typeof indexedDB === 'undefined' ? null : loadDatabase,
  owner = sendingPlayer(),
): Outbox {
  const key = journalPrefix(owner) + sessionId;
  const device = crypto.randomUUID();
  let channel = typeof window === 'undefined' ? null : new BroadcastChannel(key);
  const acknowledgedIds = new Set<string>();
  const watchers = new Set<(items: QueueItem[]) => void>();
  let queue: QueueItem[] = [];
  /** Items of this tab that the database does not have yet: another tab's write of the journal cannot lose them. */
  let unstored: QueueItem[] = [];
  let hasRoom = true;
  let sequence = 0;
  let writing: Promise<void> = Promise.resolve();

  function journal(): QueueItem[] {
    const stored = parseItems(store.read(key));
    const ids = new Set(stored.map(({ id }) => id));
    return [...stored, ...unstored.filter(({ id }) => !ids.has(id))].filter(({ id }) => !acknowledgedIds.has(id));
  }

  function add(items: readonly QueueItem[]): QueueItem[] {
    const ids = new Set([...acknowledgedIds, ...queue.map(({ id }) => id)]);
    const newItems: QueueItem[] = [];
    for (const item of items) {
      if (ids.has(item.id)) continue;
      ids.add(item.id);
      newItems.push(item);
    }
    queue = [...queue, ...newItems];
    return newItems;
  }

  function writeJournal(items: readonly QueueItem[]): boolean {
    if (items.length > 0) return store.write(key, JSON.stringify(items));
    store.remove(key);
    return true;
  }

  function journalWithout(ids: ReadonlySet<string>): void {
    unstored = unstored.filter(({ id }) => !ids.has(id));
    writeJournal(journal().filter(({ id }) => !ids.has(id)));
  }

  async function moveToDatabase(items: readonly QueueItem[]): Promise<void> {
    if (database === null || items.length === 0) return;
    try {
      await (await database()).insert(owner, sessionId, items);
      journalWithout(new Set(items.map(({ id }) => id)));
      // items acknowledged during the write must not come back
      await removeItems(items.map(({ id }) => id).filter((id) => acknowledgedIds.has(id)));
    } catch {
      // the journal still has it
    }
  }

  async function removeItems(ids: readonly string[]): Promise<void> {
    if (database === null || ids.length === 0) return;
    await (await database()).remove(ids);
  }

  async function readDatabase(): Promise<QueueItem[]> {
    try {
      return database === null ? [] : (await (await database()).read(owner, sessionId)).flatMap(parseItem);
    } catch {
      // storage is forbidden, or its code did not arrive: the journal is there
      return [];
    }
  }

  async function load(): Promise<void> {
    const itemsBeforeLoad = queue;
    const stored = await readDatabase();
    queue = [];
    add([...stored, ...journal(), ...itemsBeforeLoad]);
    writing = writing.then(() => moveToDatabase(journal()));
  }

  queue = journal();
  channel?.addEventListener('message', ({ data }) => {
    const { put = [], acknowledged = [] } = data as { put?: unknown[]; acknowledged?: string[] }; // only this app writes to it
    for (const id of acknowledged) acknowledgedIds.add(id);
    queue = queue.filter(({ id }) => !acknowledgedIds.has(id));
    const newItems = add(put.flatMap(parseItem));
    if (newItems.length > 0) for (const watch of watchers) watch(newItems);
  });

  return {
    owner,
    ready: load(),
    pending() {
      // the last items of a closed tab may be in the journal only
      add(journal());
      return queue;
    },
    stored: async () => {
      await writing;
      return unstored.length === 0 || hasRoom;
    },
    put(items) {
      const ordered = items.map((item) => {
        sequence += 1;
        return isChange(item) ? { ...item, device, sequence } : item;
      });
      add(ordered);
      unstored = [...unstored, ...ordered];
      hasRoom = writeJournal(journal());
      channel?.postMessage({ put: ordered });
      writing = writing.then(() => moveToDatabase(ordered));
      return hasRoom;
    },
    acknowledge(ids) {
      for (const id of ids) acknowledgedIds.add(id);
      queue = queue.filter(({ id }) => !acknowledgedIds.has(id));
      journalWithout(acknowledgedIds);
      channel?.postMessage({ acknowledged: ids });
      writing = writing.then(() => removeItems(ids)).catch(() => {});
    },
    watch(onPut) {
      watchers.add(onPut);
      return () => void watchers.delete(onPut);
    },
    close() {
      channel?.close();
      channel = null;
    },
  };
}
