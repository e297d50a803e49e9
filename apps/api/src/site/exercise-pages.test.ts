import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Exercise } from '@bandeja/domain/exercises/contract';
import { shareSession, unshareSession } from '@bandeja/domain/sessions/contract';
import { each } from '@bandeja/domain/testing/each';
import { drawMoment, keySeconds, pictureOf } from '@bandeja/drawing/figures/drawing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicCatalogue } from '#features/exercises/service.ts';
import { buildServer } from '#server.ts';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, startedSession } from '#testing/factories.ts';
import { decodePng, isWhite } from '#testing/png.ts';
import { buildWebForTest } from '#testing/web-build.ts';

const api = useApi();
let folder = '';
let app: FastifyInstance;
let catalogue: Exercise[] = [];

beforeAll(async () => {
  folder = await buildWebForTest();
  app = await buildServer({ deps: api.deps, logger: false, webFolder: folder });
  catalogue = await publicCatalogue(api.deps);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (url: string) => {
  const { statusCode, body } = await app.inject({ url });
  return { statusCode, body };
};
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => plain(match[1] ?? ''));
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );
const pathOf = ({ slug }: { slug: string }) => `/exercises/${slug}`;

function firstPosture(figure: NonNullable<Exercise['figure']>): string[] {
  const picture = pictureOf(figure, 320, 240);
  const start = keySeconds(picture)[figure.keys.findIndex(({ step }) => step !== undefined)] ?? 0;
  return drawMoment(picture, start + 0.001, { cues: true }).map(({ d }) => d);
}

it('shows the drawing of the very exercise from the first answer on, and no other one', async () => {
  const drawn = catalogue.filter(({ figure }) => figure !== null);
  await each(drawn, 80, async (exercise) => {
    const { body } = await get(pathOf(exercise));
    const [drawing = ''] = body.match(/<svg viewBox="0 0 320 240".*?<\/svg>/s) ?? [];
    expect(
      [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d),
      exercise.name,
    ).toEqual(exercise.figure && firstPosture(exercise.figure));
  });
  expect(new Set(drawn.map(({ figure }) => JSON.stringify(figure))).size).toBe(drawn.length);
  const bare = catalogue.filter(({ figure, drill }) => figure === null && drill === null);
  await each(bare, 3, async (exercise) => {
    expect((await get(pathOf(exercise))).body, exercise.name).not.toMatch(/m-near|class="scene/);
  });
});

const pictureAt = async (url: string) => {
  const { statusCode, rawPayload } = await app.inject({ url: `/social${url}.png` });
  return statusCode === 200 ? decodePng(rawPayload) : statusCode;
};

it('draws in link previews the figure of the exercise, or the court', async () => {
  const figures = catalogue.filter(({ figure }) => figure !== null).slice(0, 3);
  const drill = catalogue.find((exercise) => exercise.drill !== null);
  const beside = { left: 640, top: 40, right: 1200, bottom: 620 };
  await each([...figures, ...(drill ? [drill] : [])], 4, async (exercise) => {
    const { body } = await get(pathOf(exercise));
    expect(body).toContain(`<meta property="og:image" content="http://localhost:4000/social${pathOf(exercise)}.png"/>`);
    const picture = await pictureAt(pathOf(exercise));
    if (typeof picture === 'number') throw new Error(`${exercise.name}: ${picture}`);
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    // a body of white limbs takes more of the picture than the lines of a court
    const white = picture.share(beside, isWhite);
    expect(white > 0.035, `${exercise.name}: ${white}`).toBe(exercise.figure !== null);
  });
  expect(await pictureAt('/exercises/no-existe')).toBe(404);
});

// where the renderer cannot draw one it ends the process, and this run with it
it('draws every figure in link previews', async () => {
  const figures = catalogue.filter(({ figure }) => figure !== null);
  await each(figures, 80, async (exercise) => {
    const { statusCode, headers } = await app.inject({ url: `/social${pathOf(exercise)}.png` });
    expect([exercise.name, statusCode, headers['content-type']]).toEqual([exercise.name, 200, 'image/png']);
  });
});

it('draws the picture of a shared session from its page’s data, as long as it is shared', async () => {
  const player = await newPlayer(api);
  const session = await startedSession(api, player);
  await finishedSession(api, player, session._id, { duration: 2770 });
  const params = { id: session._id };
  const { token } = (await api.call(shareSession, { token: player.token, params })).body;
  expect((await get(`/s/${token}`)).body).toContain(`content="http://localhost:4000/social/s/${token}.png"`);
  expect(await pictureAt(`/s/${token}`)).toMatchObject({ width: 1200, height: 630 });
  await api.call(unshareSession, { token: player.token, params });
  expect(await pictureAt(`/s/${token}`)).toBe(404);
});

async function libraryPages(): Promise<string[]> {
  const pages: string[] = [];
  let next: string | undefined = '/exercises';
  while (next !== undefined && pages.length < 10) {
    const { body } = await get(next);
    pages.push(body);
    [next] = all(body, /<link rel="next" href="([^"]+)"/g);
  }
  return pages;
}

it('the list shows each exercise’s own small picture, or none', async () => {
  const body = (await libraryPages()).join('');
  const cards = [...body.matchAll(/<li class="relative.*?<\/li>/gs)].map(([card]) => card);
  const shown = new Map(cards.map((card) => [all(card, /<h3[^>]*>(.*?)<\/h3>/g)[0], /src="([^"]+)"/.exec(card)?.[1]]));
  await each(catalogue, 109, async ({ name, code, figureName, hasDrill }) => {
    const file = figureName ?? (hasDrill ? code : null);
    expect(shown.get(name), name).toBe(file === null ? undefined : `/figures/${file}.svg`);
    if (file === null) return;
    expect(file, name).toBe(code);
    expect((await get(`/figures/${file}.svg`)).body, name).toContain('<svg');
  });
});

it('plays a figure with at most 12 kB of code beside the page itself', async () => {
  type Chunk = { file: string; imports?: string[] };
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const filesOf = (key: string, files = new Set<string>()) => {
    const { file, imports = [] } = manifest[key] ?? { file: `${key} is not in the build` };
    if (!files.has(file)) {
      files.add(file);
      for (const imported of imports) filesOf(imported, files);
    }
    return files;
  };
  const page = filesOf('src/pages/exercise.tsx');
  const own = [...filesOf('src/ui/figure/figure-player.tsx')].filter((file) => !page.has(file));
  const packed = await Promise.all(
    own.map(async (file) => brotliCompressSync(await readFile(path.join(folder, file))).length),
  );
  expect(own.length).toBeGreaterThan(2);
  expect(packed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(12_000);
});

it('gives every exercise its own page, with all its data for readers and machines', async () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(109);
  const [titles, descriptions] = [new Set<string>(), new Set<string>()];
  await each(catalogue, 109, async (exercise) => {
    const path = pathOf(exercise);
    const { statusCode, body } = await get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(all(body, /<h1[^>]*>(.*?)<\/h1>/g), path).toEqual([exercise.name]);
    const [title = ''] = all(body, /<title>([^<]+)<\/title>/g);
    const named = `${exercise.name}: ejercicio de pádel · Bandeja`;
    expect(title).toBe(named.length > 60 ? `${exercise.name}: ejercicio de pádel` : named);
    expect(title?.length).toBeLessThanOrEqual(60);
    titles.add(title);
    const [description = ''] = all(body, /<meta name="description" content="([^"]*)"\/>/g);
    expect(description.length, path).toBeGreaterThan(60);
    expect(description.length, path).toBeLessThanOrEqual(155);
    descriptions.add(description);
    expect(all(body, /<link rel="canonical" href="([^"]+)"\/>/g)).toEqual([api.deps.settings.publicUrl + path]);

    const [howTo, trail] = jsonLd(body);
    expect(howTo).toMatchObject({ '@context': 'https://schema.org', '@type': 'HowTo', name: exercise.name });
    expect(howTo.step.map(({ text }: { text: string }) => text)).toEqual(exercise.steps);
    expect(trail['@type']).toBe('BreadcrumbList');

    const text = plain(body);
    for (const line of [exercise.description, ...exercise.steps, ...exercise.commonMistakes, ...exercise.tips]) {
      expect(text, path).toContain(line);
    }
    expect(text).toContain('Información general; no es consejo médico.');
    expect(body.includes('Así se ve en la pista'), path).toBe(exercise.drill !== null);
    // a boundary that was still waiting would need a script to show the page
    expect(body, path).not.toContain('<!--$?-->');
  });
  expect(titles.size).toBe(catalogue.length);
  expect(descriptions.size).toBe(catalogue.length);
});

it('has headings in order and no link that leads nowhere', async () => {
  const leads = new Map<string, number>();
  for (const path of ['/exercises', '/exercises?pagina=2', '/exercises?pagina=3', ...catalogue.map(pathOf)]) {
    const { body } = await get(path);
    const levels = all(body, /<h([1-6])/g).map(Number);
    expect(levels[0], path).toBe(1);
    expect(
      levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1),
      path,
    ).toEqual([]);
    for (const link of all(body, /<a [^>]*href="(\/[^"#?]*)/g)) leads.set(link, leads.get(link) ?? 0);
  }
  for (const link of leads.keys()) leads.set(link, (await get(link)).statusCode);
  expect([...leads].filter(([, statusCode]) => statusCode !== 200)).toEqual([]);
  expect([...leads.keys()]).toEqual(expect.arrayContaining(catalogue.map(pathOf)));
});

it('lists all of them, 48 on a page, each page light enough for a phone', async () => {
  const pages = await libraryPages();
  expect(pages).toHaveLength(Math.ceil(catalogue.length / 48));
  const cards = pages.flatMap((html) => all(html, /<h3[^>]*><a [^>]*href="([^"]+)"/g));
  expect(cards.sort()).toEqual(catalogue.map(pathOf).sort());
  const lists = pages.map((html) => jsonLd(html)[0]);
  expect(lists.map(({ numberOfItems }) => numberOfItems)).toEqual(pages.map(() => catalogue.length));
  expect(lists.map(({ itemListElement }) => itemListElement[0].position)).toEqual(pages.map((_, at) => 48 * at + 1));
  const { statusCode, rawPayload } = await app.inject({ url: '/exercises', headers: { 'accept-encoding': 'br' } });
  expect(statusCode).toBe(200);
  const second = await app.inject('/exercises?pagina=2&categoria=Fuerza&golpe=todos');
  expect(second.headers.link).toBeUndefined();
  expect((await app.inject('/exercises?pagina=2')).headers.link).toBe(
    '</exercises>; rel="prev", </exercises?pagina=3>; rel="next"',
  );
  expect(rawPayload.length).toBeLessThan(16_000);
  expect(brotliDecompressSync(rawPayload).length).toBeLessThan(140_000);
});

it('answers its search and its filters without scripts, the same for the same question', async () => {
  const { body } = await get('/exercises?texto=bandeja&utm_source=x');
  const names = all(body, /<h3[^>]*><a [^>]*>(.*?)<\/a>/g);
  expect(names).toContain('Bandeja y recuperar la red');
  expect(names.length).toBeLessThan(30);
  expect(body).toContain('value="bandeja"');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect((await get('/exercises?texto=bandeja')).body).toBe(body);
  const { body: filtered } = await get('/exercises?categoria=Cardio&material=ninguno');
  const found = all(filtered, /<h3[^>]*><a [^>]*href="([^"]+)"/g);
  const wanted = catalogue.filter(
    ({ categories, equipment }) => categories.includes('Cardio') && equipment.length === 0,
  );
  expect(found.sort()).toEqual(wanted.map(pathOf).sort());
  const [section = ''] = all(body, /<a href="([^"]+)" class="chip/g);
  expect((await get(section)).statusCode).toBe(200);
});

it('knows no other exercise', async () => {
  expect((await get('/exercises/no-existe')).statusCode).toBe(404);
});

it('offers the library in the footer and in the sitemap', async () => {
  expect((await get('/faq')).body).toMatch(/<footer[\s\S]*<a [^>]*href="\/exercises"/);
  const { body } = await get('/sitemap.xml');
  const { publicUrl } = api.deps.settings;
  for (const path of ['/exercises', ...catalogue.map(pathOf)]) expect(body).toContain(`<loc>${publicUrl}${path}</loc>`);
});
