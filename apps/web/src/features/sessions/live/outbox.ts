import { type SessionChange, sessionChangeSchema } from '@bandeja/domain/sessions/changes';
import { readStored, removeStored, writeStored } from '#lib/device-storage.ts';

/** What is done on this device and not yet acknowledged by the server, in order. */
export type Outbox = {
  /** Puts changes on the device; false when it has no room (they then live as long as the screen). */
  put: (changes: readonly SessionChange[]) => boolean;
  pending: () => SessionChange[];
  /** Forgets changes that the server has taken. */
  acknowledge: (ids: readonly string[]) => void;
};

/** The three calls an outbox needs of local storage. */
export type TextStore = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
};

const localStore: TextStore = { read: readStored, write: writeStored, remove: removeStored };

/**
 * The outbox of one session. Several tabs may share it: what this tab has put is also in memory, so that another
 * tab's write at the same moment cannot lose it.
 */
export function createOutbox(sessionId: string, store: TextStore = localStore): Outbox {
  const key = `bandeja.outbox.${sessionId}`;
  let own: SessionChange[] = [];

  function pending(): SessionChange[] {
    const stored = parseChanges(store.read(key));
    const storedIds = new Set(stored.map((change) => change.id));
    return [...stored, ...own.filter((change) => !storedIds.has(change.id))];
  }

  function save(changes: readonly SessionChange[]): boolean {
    if (changes.length > 0) return store.write(key, JSON.stringify(changes));
    store.remove(key);
    return true;
  }

  return {
    pending,
    put(changes) {
      own = [...own, ...changes];
      return save(pending());
    },
    acknowledge(ids) {
      const taken = new Set(ids);
      own = own.filter((change) => !taken.has(change.id));
      save(pending().filter((change) => !taken.has(change.id)));
    },
  };
}

/** Reads stored changes one by one: a line that is not understood must not cost the others. */
function parseChanges(text: string | null): SessionChange[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    return list.flatMap((item) => {
      const parsed = sessionChangeSchema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}
