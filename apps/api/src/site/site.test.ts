import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { each } from '@bandeja/domain/testing/each';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentPages } from '#features/content/pages.service.ts';
import { addSecurityHeaders } from '#kit/security.ts';
import { documentScriptHashes, pageCodeScript } from '#site/document-scripts.ts';
import { serveWebApp } from '#site/serve.ts';
import { useApi } from '#testing/api.ts';
import { decodePng, isWhite, isYellow } from '#testing/png.ts';
import { buildWebForTest } from '#testing/web-build.ts';

const publicUrl = 'https://bandeja.example';
const hostile = '</script><script>alert("1")</script> & Hijos';
const facts = {
  publicUrl,
  operator: { name: hostile, id: 'B00000000', address: 'Calle Mayor 1', email: 'hola@bandeja.example' },
  social: { x: 'https://x.com/bandeja', instagram: null, youtube: null },
  showRating: false,
  sellsPlans: true,
  year: 2031,
};

const api = useApi();
let folder = '';
let app: FastifyInstance;
let addresses: { path: string; inSitemap: boolean }[] = [];

async function serve(given: typeof facts): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  addSecurityHeaders(server, { https: true, scriptHashes: documentScriptHashes, styleHashes: [] });
  await serveWebApp(server, folder, given, contentPages(api.deps), async () => ({
    kicker: 'Fuerza · 46 min',
    title: 'Fuerza base',
  }));
  return server;
}

beforeAll(async () => {
  folder = await buildWebForTest();
  app = await serve(facts);
  const bundle = await import(pathToFileURL(path.join(folder, '.ssr/prerender.js')).href);
  // the settings name nobody here: the page about them is kept from search engines
  const named = ({ path: address, inSitemap }: { path: string; inSitemap: boolean }) => ({
    path: address,
    inSitemap: inSitemap && address !== '/quienes-somos',
  });
  addresses = [
    ...bundle.sitePaths().map(named),
    ...bundle.publicAppPaths.map((appPath: string) => ({ path: appPath, inSitemap: true })),
    ...(await contentPages(api.deps).load()).listed.map(({ path: address }) => ({ path: address, inSitemap: true })),
    ...['privacy', 'terms'].flatMap((kind) =>
      [1, 2, 3].map((version) => ({ path: `/${kind}/versiones/${version}`, inSitemap: false })),
    ),
  ];
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const pageOf = async (url: string) => (await get(url)).body;
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`, 'g'));
const visibleText = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<(script|svg|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('every public page', () => {
  it('exists, each with its own title and description', async () => {
    expect(addresses.length).toBeGreaterThanOrEqual(25);
    const pages = await Promise.all(addresses.map(async ({ path: address }) => ({ address, ...(await get(address)) })));
    expect(pages.filter((page) => page.statusCode !== 200).map((page) => page.address)).toEqual([]);
    const [titles, descriptions] = [new Map<string, string>(), new Map<string, string>()];
    each(pages, 27, ({ address, body }) => {
      const found = all(body, /<title>([^<]+)<\/title>/g);
      const described = meta(body, 'description');
      expect([address, found.length, described.length]).toEqual([address, 1, 1]);
      expect([...(found[0] ?? '')].length, address).toBeLessThanOrEqual(60);
      if ((found[0] ?? '').length <= 50) expect(found[0]).toContain('Bandeja');
      expect(described[0]?.length, address).toBeGreaterThan(40);
      titles.set(found[0] ?? '', address);
      descriptions.set(described[0] ?? '', address);
    });
    expect(titles.size).toBe(pages.length);
    expect(descriptions.size).toBe(pages.length);
  });

  it('says its address and shows a real picture in link previews; what search engines must not list says so', async () => {
    await each(addresses, 27, async ({ path: address, inSitemap }) => {
      const html = await pageOf(address);
      const canonical = all(html, /<link rel="canonical" href="([^"]+)"\/>/g);
      const robots = all(html, /<meta name="robots" content="([^"]+)"/g);
      expect([address, canonical, robots]).toEqual(
        inSitemap ? [address, [publicUrl + address], []] : [address, [], ['noindex']],
      );
      expect(meta(html, 'keywords').length, address).toBe(inSitemap ? 1 : 0);
      expect(meta(html, 'og:url'), address).toEqual([publicUrl + address]);
      expect(meta(html, 'og:image')[0], address).toMatch(/^https:\/\/bandeja\.example\/social\/.+\.png$/);
      expect(meta(html, 'twitter:card'), address).toEqual(['summary_large_image']);
    });
  });

  it('can be read without scripts: one main heading, its text, in Spanish', async () => {
    await each(addresses, 27, async ({ path: address }) => {
      const html = await pageOf(address);
      expect(html, address).toContain('<html lang="es">');
      expect([address, all(html, /<h1[^>]*>(.)/g).length]).toEqual([address, 1]);
      expect(visibleText(html).length, address).toBeGreaterThan(60);
      // a boundary that was still waiting would show its fallback, and need a script to show the page
      expect(html, address).not.toContain('<!--$?-->');
    });
  });

  it('has structured data that parses, and runs only our own files and the script that fetches them', async () => {
    const blocks: string[][] = [];
    await each(addresses, 27, async ({ path: address }) => {
      const html = await pageOf(address);
      const found = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
      blocks.push(...found.map((json) => [address, JSON.parse(json)['@context']]));
      const tags = all(html, /<script([^>]*)>/g);
      const runs = tags.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes));
      expect(runs, address).toEqual([
        expect.stringMatching(/^ fetchpriority="high" type="module" crossorigin src="\/assets\/[^"]+"$/),
        '',
      ]);
      expect(html, address).toContain(`<script>${pageCodeScript}</script>`);
      expect(html, address).not.toMatch(/ on\w+=/);
    });
    each(blocks, 5, ([address, context]) => expect(context, address).toBe('https://schema.org'));
  });

  it('hands the facts of the server to its script, and nothing in them ends the block', async () => {
    for (const { path: address } of [...addresses, { path: '/dashboard' }]) {
      const html = await pageOf(address);
      expect(html, address).not.toContain('alert("1")</script>');
      const [json] = all(html, /<script type="application\/json" id="site-facts">(.*?)<\/script>/g);
      expect(JSON.parse(json ?? ''), address).toEqual(facts);
    }
    expect(await pageOf('/')).toContain('© 2031 Bandeja');
    expect(await pageOf('/')).toContain('href="https://x.com/bandeja"');
  });

  it('preloads the files of its own code, and they exist', async () => {
    await each(addresses, 27, async ({ path: address }) => {
      const files = all(await pageOf(address), /<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/g);
      expect(files.length, address).toBeGreaterThan(1);
      expect(new Set(files).size, address).toBe(files.length);
      expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    });
    const preloadsOf = async (address: string) => all(await pageOf(address), /modulepreload"[^>]* href="([^"]+)"/g);
    expect((await preloadsOf('/')).some((file) => file.includes('/home-'))).toBe(true);
    expect((await preloadsOf('/login')).some((file) => file.includes('/login-'))).toBe(true);
    expect((await pageOf('/')).replace(/<template id="page-code">.*<\/template>/, '')).not.toContain('.js"');
  });
});

describe('the wire', () => {
  it('packs a page as the browser likes it, always the same page', async () => {
    const plain = await get('/faq');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
    const brotli = await get('/faq', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const zipped = await get('/faq', { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  it('asks each time and answers 304 while nothing has changed', async () => {
    const { headers } = await get('/faq');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/faq', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await serve({ ...facts, year: 2032 });
    expect((await other.inject({ url: '/faq', headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(
      200,
    );
    await other.close();
  });

  it('has one address for a page', async () => {
    for (const [asked, place] of [
      ['/faq/', '/faq'],
      ['/faq/?utm_source=x', '/faq?utm_source=x'],
      ['/login/', '/login'],
      ['/index.html', '/'],
    ]) {
      const { statusCode, headers } = await get(asked ?? '');
      expect([asked, statusCode, headers.location]).toEqual([asked, 301, place]);
    }
    expect((await get('/faq?utm_source=x')).statusCode).toBe(200);
    expect((await app.inject({ method: 'HEAD', url: '/faq' })).statusCode).toBe(200);
  });

  it('shows a form again that was sent before its code was there, with nothing of it in the address', async () => {
    const payload = 'email=ana%40club.es&password=secreta1';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await app.inject({ method: 'POST', url: '/login', payload, headers });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/login']);
  });

  it('keeps templates, the manifest and the server’s part to itself', async () => {
    for (const url of ['/app.html', '/.vite/manifest.json', '/.ssr/prerender.js', '/app.html.br']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

describe('addresses without a page', () => {
  it('is a 404 with the way back', async () => {
    for (const url of ['/no/existe', '/faq/nada', '/guides/no-existe']) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).toContain('Esta página no existe');
      expect(body).toMatch(/<a [^>]*href="\/"/);
    }
  });

  it('is the app’s empty shell on its routes, closed to search engines', async () => {
    for (const url of [
      '/dashboard',
      '/training-session',
      '/training-session/0198?routineId=1',
      '/training-sessions/1',
    ]) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).toContain('<div id="root"></div>');
    }
  });

  it('offers a shared session to link previews and not to search engines', async () => {
    const { statusCode, body } = await get('/s/abc%22%3E%3Cb%3E');
    expect(statusCode).toBe(200);
    expect(all(body, /<title>([^<]+)<\/title>/g)).toEqual(['Sesión compartida · Bandeja']);
    expect(meta(body, 'og:url')).toEqual([`${publicUrl}/s/abc%22%3E%3Cb%3E`]);
    expect(meta(body, 'robots')).toEqual(['noindex']);
  });
});

describe('for machines', () => {
  it('lists every public page in the sitemap and no private one', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = addresses.filter((address) => address.inSitemap).map((address) => publicUrl + address.path);
    expect(all(body, /<loc>([^<]+)<\/loc>/g).sort()).toEqual(listed.sort());
    expect(body).not.toContain('/dashboard');
  });

  it('keeps robots out of the app and of the API, but not link previews out of shared sessions', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const closed = all(body, /^Disallow: (.+)$/gm);
    expect(closed).toEqual(expect.arrayContaining(['/api/', '/dashboard', '/training-sessions']));
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const open = [...addresses.filter((address) => address.inSitemap).map((address) => address.path), '/s/abc'];
    expect(open.filter((address) => closed.some((prefix) => address.startsWith(prefix)))).toEqual([]);
  });

  it('offers a manifest, and every picture it and the pages name', async () => {
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const icons: { src: string; type: string; sizes: string }[] = JSON.parse(manifest.body).icons;
    await each(icons, 4, async ({ src, type, sizes }) => {
      const icon = await get(src);
      expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type]);
      if (type === 'image/png') expect(pixels(icon.rawPayload)).toBe(sizes);
    });
    const screens: { src: string; type: string; sizes: string }[] = JSON.parse(manifest.body).screenshots;
    await each(screens, 2, async ({ src, type, sizes }) => {
      const screen = await get(src);
      expect([src, screen.statusCode, screen.headers['content-type']]).toEqual([src, 200, type]);
      const { width, height } = await sharp(screen.rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    });
    expect(pixels((await get('/apple-touch-icon.png')).rawPayload)).toBe('180x180');
  });

  it('draws separate pictures for the landing, each article and the entry pages, with their titles', async () => {
    const own = addresses.filter(({ path: address }) => /^\/($|guides\/|blog\/|rutina|cuestionario)/.test(address));
    const seen = new Set<string>();
    await each(own, 11, async ({ path: address }) => {
      const html = await pageOf(address);
      const [url = ''] = meta(html, 'og:image');
      expect(url).toBe(`${publicUrl}/social${address === '/' ? '/portada' : address}.png`);
      expect(meta(html, 'og:image:alt')[0]?.length, address).toBeGreaterThan(20);
      const { statusCode, headers, rawPayload } = await get(url.slice(publicUrl.length));
      expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'image/png']);
      expect(rawPayload.length, address).toBeLessThan(260_000);
      const picture = decodePng(rawPayload);
      expect([picture.width, picture.height]).toEqual([1200, 630]);
      expect(picture.at(10, 10)).toEqual([16, 60, 146]);
      expect(picture.share({ left: 72, top: 200, right: 640, bottom: 600 }, isWhite)).toBeGreaterThan(0.04);
      expect(picture.share({ left: 0, top: 0, right: 71, bottom: 630 }, isWhite)).toBe(0);
      expect(picture.share({ left: 72, top: 60, right: 310, bottom: 130 }, isYellow)).toBeGreaterThan(0.003);
      seen.add(rawPayload.toString('base64'));
    });
    expect(seen.size).toBe(own.length);
    const tag = (await get('/social/portada.png')).headers.etag ?? '';
    expect((await get('/social/portada.png', { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('has no picture for unknown pages', async () => {
    for (const name of ['no/existe.png', 'login.png', 'guides/la-bandeja', 'guides/la-bandeja.svg', '../favicon.png']) {
      expect([name, (await get(`/social/${name}`)).statusCode]).toEqual([name, 404]);
    }
  });

  it('shows the marketing rating only where the settings say so', async () => {
    expect(await pageOf('/')).not.toContain('aggregateRating');
    const rated = await serve({ ...facts, showRating: true });
    const { body } = await rated.inject({ url: '/' });
    await rated.close();
    const blocks = all(body, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map((json) =>
      JSON.parse(json),
    );
    const rating = blocks.map((block) => block.aggregateRating).find(Boolean);
    expect(Number(rating.ratingValue)).toBe(4.8);
    expect(Number(rating.ratingCount ?? rating.reviewCount)).toBe(127);
  });
});

const pixels = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
