import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toDocument } from '#kit/document.ts';
import { cachePages, type DynamicPages } from '#site/dynamic-pages.ts';

let titles: Record<string, string>;
let gone: string[];
let version: number;
let isAway: boolean;

const source: DynamicPages = {
  version: async () => {
    if (isAway) throw new Error('away');
    return String(version);
  },
  load: async () => {
    if (isAway) throw new Error('away');
    const [now, taken] = [{ ...titles }, [...gone]];
    return {
      listed: Object.keys(now).map((path) => ({ path, changefreq: 'weekly' })),
      dataOf: (path) => (now[path] === undefined ? null : { data: { title: now[path] } }),
      isGone: (path) => taken.includes(path),
    };
  },
};
const load = vi.spyOn(source, 'load');
const look = vi.spyOn(source, 'version');
const render = vi.fn(async (path: string, data: unknown, search = '') =>
  toDocument(`${path} ${JSON.stringify(data)} ${search}`.trim()),
);
const onError = vi.fn();

const server = (freshMs = 0) => cachePages(source, render, { freshMs, onError });
type Server = ReturnType<typeof server>;
const textOf = async (pages: Server, path: string) => {
  const found = await pages.find(path);
  return typeof found === 'object' ? (found?.text ?? null) : found;
};
const write = (changes: Record<string, string>) => {
  Object.assign(titles, changes);
  version += 1;
};

beforeEach(() => {
  titles = { '/libros': 'Todos', '/libros/a': 'A', '/libros/b': 'B' };
  gone = [];
  version = 1;
  isAway = false;
  vi.clearAllMocks();
});

describe('a page with a query', () => {
  it('is rendered once while nothing changes, and apart from the page without one', async () => {
    const pages = server();
    const find = async () => {
      const found = await pages.find('/libros', '?texto=a');
      return typeof found === 'object' ? found?.text : found;
    };
    expect([await find(), await find()]).toEqual(Array(2).fill('/libros {"title":"Todos"} ?texto=a'));
    expect(await textOf(pages, '/libros')).toBe('/libros {"title":"Todos"}');
    expect(render).toHaveBeenCalledTimes(2);
    write({ '/libros': 'Muchos' });
    expect(await find()).toBe('/libros {"title":"Muchos"} ?texto=a');
    expect(await pages.find('/nada', '?texto=a')).toBeNull();
  });
});

describe('a stored page', () => {
  it('is rendered once, when it is first asked for', async () => {
    const pages = server();
    expect(load).not.toHaveBeenCalled();
    const texts = await Promise.all([1, 2, 3].map(() => textOf(pages, '/libros/a')));
    expect(new Set(texts)).toEqual(new Set(['/libros/a {"title":"A"}']));
    expect(await textOf(pages, '/libros/a')).toBe('/libros/a {"title":"A"}');
    expect([load.mock.calls.length, render.mock.calls]).toEqual([1, [['/libros/a', { title: 'A' }]]]);
  });

  it('is null where there is none, gone where there was one', async () => {
    gone = ['/libros/z'];
    const pages = server();
    expect(await pages.find('/libros/x')).toBeNull();
    expect(await pages.find('/libros/z')).toBe('gone');
  });

  it('follows a change on every server; pages that did not change are not rendered again', async () => {
    const [one, other] = [server(), server()];
    for (const pages of [one, other]) {
      await textOf(pages, '/libros/a');
      await textOf(pages, '/libros/b');
    }
    write({ '/libros/a': 'A2' });
    render.mockClear();
    for (const pages of [one, other]) {
      expect(await textOf(pages, '/libros/a')).toBe('/libros/a {"title":"A2"}');
      expect(await textOf(pages, '/libros/b')).toBe('/libros/b {"title":"B"}');
    }
    expect(render.mock.calls.map(([path]) => path)).toEqual(['/libros/a', '/libros/a']);
    delete titles['/libros/b'];
    gone = ['/libros/b'];
    version += 1;
    expect(await other.find('/libros/b')).toBe('gone');
    expect((await one.listed()).map(({ path }) => path)).toEqual(['/libros', '/libros/a']);
  });

  it('checks the version at most once per interval', async () => {
    const pages = server(60_000);
    for (let visit = 0; visit < 20; visit += 1) await textOf(pages, '/libros/a');
    expect(look).toHaveBeenCalledTimes(1);
    write({ '/libros/a': 'A2' });
    expect(await textOf(pages, '/libros/a')).toContain('"A"');
    await pages.renew();
    expect(await textOf(pages, '/libros/a')).toContain('"A2"');
  });

  it('is asked for once by many at a time', async () => {
    const pages = server();
    await Promise.all(Array.from({ length: 50 }, () => pages.find('/libros/a')));
    expect([look.mock.calls.length, load.mock.calls.length, render.mock.calls.length]).toEqual([1, 1, 1]);
  });

  it('is rendered again by renew, if it was read before', async () => {
    const pages = server();
    await textOf(pages, '/libros/a');
    write({ '/libros/a': 'A2', '/libros/b': 'B2' });
    render.mockClear();
    await pages.renew();
    expect(render.mock.calls).toEqual([['/libros/a', { title: 'A2' }]]);
  });

  it('stays readable while the data are away', async () => {
    const pages = server();
    await textOf(pages, '/libros/a');
    isAway = true;
    expect(await textOf(pages, '/libros/a')).toContain('"A"');
    expect(await textOf(pages, '/libros/b')).toContain('"B"');
    expect(onError).toHaveBeenCalled();
    await expect(server().find('/libros/a')).rejects.toThrow('away');
  });

  it('is tried again when it could not be rendered', async () => {
    const pages = server();
    render.mockRejectedValueOnce(new Error('no'));
    await expect(pages.find('/libros/a')).rejects.toThrow('no');
    expect(await textOf(pages, '/libros/a')).toContain('"A"');
  });

  it('makes room for others when it was not read for long', async () => {
    for (let book = 0; book < 600; book += 1) titles[`/libros/n${book}`] = `N${book}`;
    const pages = server();
    await textOf(pages, '/libros/a');
    for (let book = 0; book < 499; book += 1) await textOf(pages, `/libros/n${book}`);
    await textOf(pages, '/libros/a');
    await textOf(pages, '/libros/n500');
    render.mockClear();
    await textOf(pages, '/libros/a');
    expect(render).not.toHaveBeenCalled();
    await textOf(pages, '/libros/n0');
    expect(render).toHaveBeenCalledTimes(1);
  });
});
