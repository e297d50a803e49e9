import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecurityHeaders } from '#kit/security.ts';
import { documentScriptHashes } from '#site/document-scripts.ts';
import { serveWebApp } from '#site/serve.ts';
import { policyHash, styleHashesOf } from '#site/template.ts';

const facts = {
  publicUrl: 'https://bandeja.example',
  operator: { name: 'Club', id: 'B1', address: 'Calle 1', email: 'hola@bandeja.example' },
  social: { x: null, instagram: null, youtube: null },
  showRating: false,
  sellsPlans: true,
  year: 2026,
};

const prerender = `
  export const appPaths = ['/login', '/dashboard', '/training-session/:sessionId?', '/s/:token'];
  export const publicAppPaths = ['/login'];
  export const sitePaths = () => [{ path: '/', changefreq: 'weekly', inSitemap: true }];
  export const dynamicPaths = () => ['/libros', '/libros/:slug'];
  export const searchOf = async () => '';
  const page = (title, sources = []) => async ({ path, data }) =>
    ({ head: '<title>' + title + '</title>', body: '<h1>' + path + " $& $'" + JSON.stringify(data ?? null) + '</h1>', sources, data });
  export const renderPage = page('Página', ['src/pages/home.tsx']);
  export const renderAppPage = page('Formulario');
  export const renderSharedHead = page('Compartida');
  export const drawSocialPicture = () => '<svg xmlns="http://www.w3.org/2000/svg"/>';
  export const renderDrawings = async () => ({ home: { silent: '<p>…</p>', spoken: '<p data-word></p>' } });
  export const firstLoadTable = () => [{ path: '^/dashboard$', source: 'src/pages/dashboard.tsx', reads: ['/users/me'], drawing: 'home' }];
`;

const template =
  '<html><head><meta name="robots" content="noindex" /><title>Bandeja</title><script type="module" src="/assets/app-1a2b.js"></script><link rel="stylesheet" href="/assets/app-1.css"></head><body><div id="root"></div></body></html>';

const style = 'p { color: blue }';

const manifest = {
  'src/pages/home.tsx': {
    file: 'assets/home-3c4d.js',
    imports: ['_court.js', 'app.html'],
  },
  'src/pages/dashboard.tsx': { file: 'assets/dashboard-9a0b.js', imports: ['_court.js', 'app.html'] },
  '_court.js': { file: 'assets/court-7a8b.js', imports: ['_court.js'] },
  'app.html': { file: 'assets/app-1a2b.js' },
};

let folder = '';
let app: FastifyInstance;
const looked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-web-'));
  for (const below of ['assets', '.ssr', '.vite']) await mkdir(path.join(folder, below));
  const files = {
    'app.html': template,
    'index.html': template.replace('<meta name="robots" content="noindex" />', ''),
    'assets/app-1a2b.js': 'export {};',
    'assets/app-1.css': style,
    'favicon.svg': '<svg/>',
    '.ssr/prerender.js': prerender,
    '.ssr/package.json': '{"type":"module"}',
    '.vite/manifest.json': JSON.stringify(manifest),
  };
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content);
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  addSecurityHeaders(app, {
    https: true,
    scriptHashes: documentScriptHashes,
    styleHashes: await styleHashesOf(folder),
  });
  await serveWebApp(app, folder, facts, undefined, async (token) => {
    looked.push(token);
    return token === 'gone' ? null : { kicker: 'Fuerza', title: 'Fuerza base' };
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the web app', () => {
  it.each([
    '/',
    '/login',
    '/dashboard',
    '/dashboard/',
    '/training-session/x?routineId=y',
    '/s/there',
    '/robots.txt',
    '/no/existe',
  ])('serves %s with the security headers', async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self'( 'sha256-[\w+/]{43}='){2};.*upgrade-insecure-requests/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });

  it('lets the app’s documents alone ask for the camera', async () => {
    const camera = async (url: string) =>
      /camera=\S+(?=,)/.exec(String((await app.inject({ url })).headers['permissions-policy']))?.[0];
    for (const url of ['/login', '/dashboard', '/training-session/x']) expect(await camera(url)).toBe('camera=(self)');
    for (const url of ['/', '/no/existe', '/s/there']) expect(await camera(url)).toBe('camera=()');
  });

  it('keeps the policy off files that no browser opens as a document', async () => {
    const { headers } = await app.inject({ url: '/assets/app-1a2b.js' });
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('hashed files are cached for a year, all others are checked each time', async () => {
    const cacheOf = async (url: string) => (await app.inject({ url })).headers['cache-control'];
    expect(await cacheOf('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    for (const url of ['/', '/dashboard', '/s/there', '/favicon.svg', '/sitemap.xml']) {
      expect([url, await cacheOf(url)]).toEqual([url, 'no-cache']);
    }
  });

  it('answers 404 for unknown addresses, for files outside the folder and for writes', async () => {
    const statusOf = async (method: 'GET' | 'HEAD' | 'POST', url: string) =>
      (await app.inject({ method, url })).statusCode;
    expect(await statusOf('HEAD', '/dashboard')).toBe(200);
    expect(await statusOf('GET', '/no/existe')).toBe(404);
    expect((await app.inject({ url: '/assets/otro.js' })).body).toBe('404');
    expect(await statusOf('GET', '/assets/otro.js')).toBe(404);
    expect(await statusOf('GET', '/assets/..%2f..%2f..%2fetc%2fpasswd')).toBe(404);
    expect(await statusOf('POST', '/dashboard')).toBe(404);
  });

  it('puts a rendered page into its template as it is, and preloads the files it needs, each once', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body).toContain(`<div id="root"><h1>/ $& $'null</h1></div>`);
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/home-3c4d.js">');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/court-7a8b.js">');
    expect(body.split('app-1a2b.js')).toHaveLength(2);
  });

  const scriptsOf = (body: string) => {
    const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
    return scripts.map(policyHash);
  };

  it('fetches the code of a page after the page was painted, by a script that the policy allows', async () => {
    for (const url of ['/', '/login', '/dashboard']) {
      const { body, headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toContain(scriptsOf(body).at(-1));
      const waiting = /<template id="page-code">(.*?)<\/template>/.exec(body)?.[1];
      expect(waiting).toContain('<script fetchpriority="high" type="module" src="/assets/app-1a2b.js"></script>');
      expect(body.replace(/<template.*<\/template>/, '')).not.toMatch(/(src|href)="[^"]*\.js"/);
    }
    expect(scriptsOf((await app.inject({ url: '/s/there' })).body)).toEqual([]);
  });

  it('answers a shared session that is not there with the app’s page and 404, compressed once whatever the address', async () => {
    const get = (url: string, encoding = 'br') => app.inject({ url, headers: { 'accept-encoding': encoding } });
    const [gone, dashboard] = [await get('/s/gone'), await get('/dashboard')];
    expect([gone.statusCode, gone.rawPayload.equals(dashboard.rawPayload)]).toEqual([404, true]);
    expect(gone.headers.etag).toBeUndefined();
    expect((await get('/s/gone', 'identity')).body).toContain('<meta name="robots" content="noindex" />');
    expect((await get('/s/a/b')).statusCode).toBe(404);
    looked.length = 0;
    const [first, second] = [await get('/s/there'), await get('/s/there')];
    expect([first.statusCode, first.headers.etag]).toEqual([200, second.headers.etag]);
    expect(looked).toEqual(['there', 'there']);
  });

  it('gives an address so many shared sessions and pictures a minute', async () => {
    const get = (remoteAddress: string) => app.inject({ url: '/s/gone', remoteAddress });
    const statuses = [];
    for (let count = 0; count < 302; count += 1) statuses.push((await get('198.51.100.1')).statusCode);
    expect(statuses).toEqual([...Array(300).fill(404), 429, 429]);
    expect((await get('198.51.100.2')).statusCode).toBe(404);
    const picture = await app.inject({ url: '/social/s/there.png', remoteAddress: '198.51.100.1' });
    expect([picture.statusCode, Number(picture.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('writes into the app’s document what begins with it: two scripts, those that the policy allows', async () => {
    const { body, headers } = await app.inject({ url: '/training-session/x' });
    const [, table = ''] = /<script type="application\/json" id="first-loads">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(table)).toEqual([
      {
        path: '^/dashboard$',
        files: ['assets/dashboard-9a0b.js', 'assets/court-7a8b.js'],
        reads: ['/users/me'],
        silent: '<p>…</p>',
        spoken: '<p data-word></p>',
      },
    ]);
    const hashes = scriptsOf(body);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(hashes).toHaveLength(2);
  });

  it('brings the style with the landing page and the app’s documents, as the policy allows; the others name its file', async () => {
    for (const url of ['/', '/login', '/dashboard']) {
      const { body, headers } = await app.inject({ url });
      expect(body).toContain(`<style>${style}</style>`);
      expect(body).not.toContain('stylesheet');
      expect(headers['content-security-policy']).toMatch(/style-src 'self' [^;]*;/);
      expect(headers['content-security-policy']).toContain(policyHash(style));
    }
    for (const url of ['/libros', '/s/there'])
      expect((await app.inject({ url })).body).toContain('<link rel="stylesheet" href="/assets/app-1.css">');
  });

  it('opens the app’s public pages to search engines, and nothing else of it', async () => {
    const login = (await app.inject({ url: '/login' })).body;
    expect(login).toContain('<title>Formulario</title>');
    expect(login).not.toContain('noindex');
    expect(login).not.toContain('<title>Bandeja</title>');
    const shell = (await app.inject({ url: '/dashboard' })).body;
    expect(shell).toContain('<meta name="robots" content="noindex" /><title>Bandeja</title>');
  });

  it('serves pages rendered from data: found, gone, unknown, each at one address', async () => {
    const books = new Map([
      ['/libros', { titles: ['Uno'] }],
      ['/libros/uno', { title: '</script> Uno' }],
    ] as [string, unknown][]);
    const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
    const { renewPages } = await serveWebApp(server, folder, facts, {
      version: async () => String(books.size),
      load: async () => {
        const now = new Map(books);
        return {
          listed: [...now.keys()].map((address) => ({ path: address, changefreq: 'weekly' })),
          dataOf: (address) => (now.has(address) ? { data: now.get(address) } : null),
          isGone: (address) => address === '/libros/retirado',
        };
      },
    });
    const get = (url: string, headers = {}) => server.inject({ url, headers });
    const page = await get('/libros/uno');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(
      '<script type="application/json" id="page-data">{"title":"\\u003c/script> Uno"}</script>',
    );
    expect((await get('/libros?orden=1')).statusCode).toBe(200);
    expect((await get('/libros/uno', { 'if-none-match': page.headers.etag })).statusCode).toBe(304);
    const moved = await get('/libros/uno/?a=1');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/libros/uno?a=1']);
    for (const [url, status] of [
      ['/libros/retirado', 410],
      ['/libros/retirado/', 410],
      ['/libros/dos', 404],
      ['/libros/UNO', 404],
      ['/libros/__proto__', 404],
    ] as const) {
      const nothing = await get(url);
      expect([url, nothing.statusCode]).toEqual([url, status]);
      expect(nothing.body).toContain('<h1>/404');
      expect(nothing.headers.etag).toBeUndefined();
    }
    books.set('/libros/dos', {});
    await renewPages();
    expect((await get('/libros/dos')).statusCode).toBe(200);
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body.match(/<loc>.*?<\/loc>/g)).toEqual(
      ['/', '/login', '/libros', '/libros/uno', '/libros/dos'].map(
        (address) => `<loc>${facts.publicUrl}${address}</loc>`,
      ),
    );
    await server.close();
  });

  it('has no address for such pages without their data', async () => {
    expect((await app.inject({ url: '/libros' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/sitemap.xml' })).body).not.toContain('/libros');
  });

  it('is no web app at all without a build', async () => {
    const bare = Fastify();
    await serveWebApp(bare, path.join(folder, 'assets'), facts);
    expect((await bare.inject({ url: '/' })).json()).toMatchObject({ statusCode: 404 });
    await bare.close();
  });
});
