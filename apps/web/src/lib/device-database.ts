import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An answer of the server as it was last read. `key` is the call with what it was sent, `at` milliseconds. */
export type StoredAnswer = { key: string; answer: unknown; at: number };

interface DeviceSchema extends DBSchema {
  answers: { key: string; value: StoredAnswer };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | null = null;

/**
 * The database of this device. A next version of the app that needs another shape gets it at once: this page gives its
 * connection up.
 * @throws where the browser forbids storage
 */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDB<DeviceSchema>('bandeja', 1, {
    upgrade: (database) => {
      database.createObjectStore('answers', { keyPath: 'key' });
    },
    blocking: (_current, _blocked, event) => {
      // the event's target is the connection that is in the way
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}
