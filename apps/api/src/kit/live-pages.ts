import type { Document } from '#kit/document.ts';

/** Pages made of data that changes while the server runs, as they were at one moment. */
export type LiveSnapshot = {
  listed: readonly { path: string; changefreq: string }[];
  /** What a page is made of; null where there is none. */
  dataOf: (path: string) => { data: unknown } | null;
  /** Whether there was a page that was taken away for good. */
  isGone: (path: string) => boolean;
};

export type LivePages = {
  /** Cheap; another text whenever any page would be another one. */
  version: () => Promise<string>;
  load: () => Promise<LiveSnapshot>;
};

export type KeptPages = {
  /** The page of an address, rendered when it is first asked for; 'gone' and null where there is none. */
  find: (path: string) => Promise<Document | 'gone' | null>;
  listed: () => Promise<LiveSnapshot['listed']>;
  /** Looks for changes at once; makes those pages again that were being read. */
  renew: () => Promise<void>;
};

type Known = { version: string; snapshot: LiveSnapshot };
type Rendered = { known: Known; json: string; document: Promise<Document> };

/** How long a server relies on what it knows: a change that another server made is seen after that. */
const trustMs = 1_000;
/** Rendered pages kept in memory, about 50 kB each; those not read for longest make room. */
const keptMost = 500;

/**
 * Keeps pages rendered and true on every one of several servers: each asks for the version before it answers, at most
 * once a second, and reads the data anew when that is another one. A database that is away changes nothing: what is
 * known stays readable.
 */
export function keepPages(
  source: LivePages,
  render: (path: string, data: unknown) => Promise<Document>,
  options: { trustMs?: number; onError?: (error: unknown) => void } = {},
): KeptPages {
  let known: Known | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Known> | null = null;
  const rendered = new Map<string, Rendered>();

  const look = async (): Promise<Known> => {
    const startedAt = performance.now();
    try {
      // the version first: a change between the two is found the next time
      const version = await source.version();
      if (known?.version !== version) known = { version, snapshot: await source.load() };
    } catch (error) {
      if (known === null) throw error;
      options.onError?.(error);
    }
    lookedAt = startedAt;
    return known;
  };
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  const current = async (): Promise<Known> =>
    known !== null && performance.now() - lookedAt < (options.trustMs ?? trustMs) ? known : lookOnce();

  /** A page whose data are what they were stays as it is. */
  const renderAnew = (now: Known, path: string, data: unknown): Rendered => {
    const json = JSON.stringify(data);
    const former = rendered.get(path);
    const document = former?.json === json ? former.document : render(path, data);
    return { known: now, json, document };
  };
  const documentOf = (now: Known, path: string): Promise<Document> | null => {
    const former = rendered.get(path);
    const page = former?.known === now ? null : now.snapshot.dataOf(path);
    const entry = former?.known === now ? former : page && renderAnew(now, path, page.data);
    // last read, last in line
    rendered.delete(path);
    if (!entry) return null;
    rendered.set(path, entry);
    entry.document.catch(() => {
      if (rendered.get(path) === entry) rendered.delete(path);
    });
    const [eldest] = rendered.keys();
    if (rendered.size > keptMost && eldest !== undefined) rendered.delete(eldest);
    return entry.document;
  };

  return {
    find: async (path) => {
      const now = await current();
      return documentOf(now, path) ?? (now.snapshot.isGone(path) ? 'gone' : null);
    },
    listed: async () => (await current()).snapshot.listed,
    renew: async () => {
      // one that has begun may have read what was before the change
      await looking?.catch(() => {});
      const now = await lookOnce();
      for (const path of [...rendered.keys()]) {
        const document = await documentOf(now, path);
        await document?.packed('br');
        await document?.packed('gzip');
      }
    },
  };
}
