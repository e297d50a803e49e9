import { expect, test } from 'vitest';
import { bestEncoding, keepDocument } from '#kit/document.ts';
import { robots, sitemap } from '#kit/site-files.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0, gzip ;q=0', 'identity'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
] as const)('%j is answered with %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});

test('the same text has the same tag and is packed once', async () => {
  const [first, same, other] = [keepDocument('uno'), keepDocument('uno'), keepDocument('dos')];
  expect(first.etag).toBe(same.etag);
  expect(first.etag).not.toBe(other.etag);
  expect(first.packed('br')).toBe(first.packed('br'));
  expect((await first.packed('identity')).toString()).toBe('uno');
});

test('an address in the sitemap is XML, whatever stands in it', () => {
  expect(sitemap('https://a.example', [{ path: "/a?b=1&c='2'", changefreq: 'daily' }])).toContain(
    '<url><loc>https://a.example/a?b=1&#38;c=&#39;2&#39;</loc><changefreq>daily</changefreq></url>',
  );
});

test('robots.txt closes each private route once, by what its addresses begin with', () => {
  const appPaths = ['/login', '/dashboard', '/training-sessions', '/training-sessions/:sessionId', '/s/:token'];
  expect(robots('https://a.example', appPaths, [{ path: '/login' }]).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /training-sessions',
    '',
    'Sitemap: https://a.example/sitemap.xml',
    '',
  ]);
});
