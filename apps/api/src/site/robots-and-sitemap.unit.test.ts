import { expect, test } from 'vitest';
import { robots, sitemap } from '#site/robots-and-sitemap.ts';

test('an address in the sitemap is escaped as XML', () => {
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
