import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The server's last answer to a call. `key` is the call with its input, `at` milliseconds. */
export type StoredAnswer = { key: string; answer: unknown; at: number };

/** Something to send for a session. `order` is given by the database; `owner` is the player it belongs to. */
export type StoredItem = { order?: number; id: string; sessionId: string; owner: string | null; item: unknown };

interface DeviceSchema extends DBSchema {
  answers: { key: string; value: StoredAnswer };
  queue: { key: number; value: StoredItem; indexes: { id: string; sessionId: string } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | null = null;

/** A newer app gets it at once: this page gives its connection up. Rejected where the browser forbids storage. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= open();
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

// async: a browser that forbids storage may throw at once
async function open(): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>('bandeja', 2, {
    upgrade: (database) => {
      const stores = database.objectStoreNames;
      if (!stores.contains('answers')) database.createObjectStore('answers', { keyPath: 'key' });
      if (stores.contains('queue')) return;
      const queue = database.createObjectStore('queue', { keyPath: 'order', autoIncrement: true });
      queue.createIndex('id', 'id', { unique: true });
      queue.createIndex('sessionId', 'sessionId');
    },
    blocking: (_current, _blocked, event) => {
      // the event's target is the blocking connection
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
}
