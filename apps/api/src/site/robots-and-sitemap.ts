/** Shared sessions: not listed by search engines, but link previews must fetch them, and they obey robots.txt. */
const previewed = /^\/s\//;

export function sitemap(publicUrl: string, pages: readonly { path: string; changefreq: string }[]): string {
  const entries = pages.map(
    ({ path, changefreq }) =>
      `  <url><loc>${escapeXml(publicUrl + path)}</loc><changefreq>${changefreq}</changefreq></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(publicUrl: string, appPaths: readonly string[], listed: readonly { path: string }[]): string {
  const open = new Set(listed.map((page) => page.path));
  const closed = appPaths
    .filter((appPath) => !open.has(appPath) && !previewed.test(appPath))
    .map((appPath) => appPath.replace(/\/:.*$/, ''));
  return [
    'User-agent: *',
    ...['/api/', ...new Set(closed)].map((prefix) => `Disallow: ${prefix}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
