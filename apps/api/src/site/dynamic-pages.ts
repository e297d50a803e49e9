import { LRUCache } from 'lru-cache';
import type { Document } from '#kit/document.ts';

export type PagesSnapshot = {
  listed: readonly { path: string; changefreq: string }[];
  dataOf: (path: string) => { data: unknown } | null;
  isGone: (path: string) => boolean;
};

export type DynamicPages = {
  version: () => Promise<string>;
  load: () => Promise<PagesSnapshot>;
};

/** Several features' pages as one: each address has one source. */
export function joinPages(...sources: readonly DynamicPages[]): DynamicPages {
  return {
    version: async () => (await Promise.all(sources.map((source) => source.version()))).join(' '),
    load: async () => {
      const snapshots = await Promise.all(sources.map((source) => source.load()));
      const firstOf = <T>(read: (snapshot: PagesSnapshot) => T | null) =>
        snapshots.map(read).find((found) => found !== null) ?? null;
      return {
        listed: snapshots.flatMap(({ listed }) => listed),
        dataOf: (path) => firstOf((snapshot) => snapshot.dataOf(path)),
        isGone: (path) => snapshots.some((snapshot) => snapshot.isGone(path)),
      };
    },
  };
}

export type PageCache = {
  find: (path: string, search?: string) => Promise<Document | 'gone' | null>;
  listed: () => Promise<PagesSnapshot['listed']>;
  renew: () => Promise<void>;
};

type Loaded = { version: string; snapshot: PagesSnapshot };
type Rendered = { loaded: Loaded; json: string; document: Promise<Document> };

const freshForMs = 1_000;
/** Rendered pages in memory, about 50 kB each. */
const mostPages = 500;
const mostSearched = 100;

/** Each server checks the version at most once a second. While the database is down the last snapshot is served. */
export function cachePages(
  source: DynamicPages,
  render: (path: string, data: unknown, search?: string) => Promise<Document>,
  options: { freshMs?: number; onError?: (error: unknown) => void } = {},
): PageCache {
  let loaded: Loaded | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<Loaded> | null = null;
  const rendered = new LRUCache<string, Rendered>({ max: mostPages });
  const searched = new LRUCache<string, Rendered>({ max: mostSearched });

  const check = async (): Promise<Loaded> => {
    const startedAt = performance.now();
    try {
      // the version first: a change between the two calls is found by the next check
      const version = await source.version();
      if (loaded?.version !== version) loaded = { version, snapshot: await source.load() };
    } catch (error) {
      if (loaded === null) throw error;
      options.onError?.(error);
    }
    checkedAt = startedAt;
    return loaded;
  };
  const checkOnce = () => {
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };
  const current = async (): Promise<Loaded> =>
    loaded !== null && performance.now() - checkedAt < (options.freshMs ?? freshForMs) ? loaded : checkOnce();

  const renderChanged = (now: Loaded, path: string, data: unknown): Rendered => {
    const json = JSON.stringify(data);
    const former = rendered.get(path);
    const document = former?.json === json ? former.document : render(path, data);
    return { loaded: now, json, document };
  };
  const documentOf = (now: Loaded, path: string): Promise<Document> | null => {
    const former = rendered.get(path);
    const page = former?.loaded === now ? null : now.snapshot.dataOf(path);
    const entry = former?.loaded === now ? former : page && renderChanged(now, path, page.data);
    if (!entry) {
      rendered.delete(path);
      return null;
    }
    rendered.set(path, entry);
    entry.document.catch(() => {
      if (rendered.get(path) === entry) rendered.delete(path);
    });
    return entry.document;
  };

  const searchedDocument = (now: Loaded, path: string, search: string): Promise<Document> | null => {
    const key = path + search;
    const former = searched.get(key);
    if (former?.loaded === now) return former.document;
    const page = now.snapshot.dataOf(path);
    if (!page) return null;
    const document = render(path, page.data, search);
    document.catch(() => searched.delete(key));
    searched.set(key, { loaded: now, json: '', document });
    return document;
  };

  return {
    find: async (path, search = '') => {
      const now = await current();
      if (search !== '') return searchedDocument(now, path, search);
      return documentOf(now, path) ?? (now.snapshot.isGone(path) ? 'gone' : null);
    },
    listed: async () => (await current()).snapshot.listed,
    renew: async () => {
      // a check that is under way may have read the data from before the change
      await checking?.catch(() => {});
      const now = await checkOnce();
      for (const path of [...rendered.keys()]) await (await documentOf(now, path))?.compressAll();
    },
  };
}
