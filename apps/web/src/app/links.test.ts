import { describe, expect, it, test } from 'vitest';
import { currentAmong, currentPage, footerColumns, headerLinks, socialLinks } from '#app/links.ts';
import { sitePages } from '#app/site/pages.ts';
import { appPaths } from '#lib/app-paths.ts';

const player = { isAdmin: false };
const admin = { isAdmin: true };

describe('headerLinks', () => {
  it('offers each kind of visitor their own ways', () => {
    expect(headerLinks(null).map((link) => link.label)).toEqual(['Iniciar Sesión', 'Registrarse']);
    expect(headerLinks(player).map((link) => link.label)).toEqual([
      'Dashboard',
      'Sesiones',
      'Rutinas',
      'Generador',
      'Progreso',
      'Perfil',
    ]);
    expect(headerLinks(admin).map((link) => link.path)).toEqual([
      '/dashboard',
      '/training-sessions',
      '/routines',
      '/ai-routine-generator',
      '/progress',
      '/profile',
      '/admin',
    ]);
    expect(headerLinks({ ...player, isCoach: true }).at(-1)).toEqual({ path: '/coach', label: 'Jugadores' });
  });
});

describe('footerColumns', () => {
  it('has its three columns', () => {
    expect(footerColumns(admin).map((column) => [column.title, column.links.map((link) => link.path)])).toEqual([
      ['Recursos', ['/guides', '/blog', '/exercises', '/routines', '/precios']],
      ['Comunidad', ['/forum', '/events', '/tournaments', '/clubs']],
      ['Soporte', ['/faq', '/contact', '/privacy', '/terms']],
    ]);
  });

  it('leads a guest from «Rutinas» to the public pages, a player to the shelf', () => {
    expect(footerColumns(null)[0]?.links.map((link) => link.path)).toContain('/rutinas');
    const paths = footerColumns(player).flatMap((column) => column.links.map((link) => link.path));
    expect(paths).toContain('/routine-manager');
    expect(paths).not.toContain('/routines');
  });
});

test('every link of header and footer has a page', () => {
  const built: ReadonlySet<string> = new Set([...appPaths, ...sitePages.map((page) => page.path)]);
  for (const session of [null, player, admin]) {
    const links = [...headerLinks(session), ...footerColumns(session).flatMap((column) => column.links)];
    expect(links.length).toBeGreaterThan(12);
    expect(links.filter((link) => !built.has(link.path))).toEqual([]);
  }
});

test('the page one is on is marked, and the page above it', () => {
  const sessions = { path: '/training-sessions', label: 'Sesiones' } as const;
  expect(currentPage(sessions, '/training-sessions')).toBe('page');
  expect(currentPage(sessions, '/training-sessions/0198')).toBe('page');
  expect(currentPage(sessions, '/training-session/0198')).toBeUndefined();
  expect(currentPage({ path: '/profile', label: 'Perfil' }, '/subscription')).toBe('page');
  const routines = { path: '/routine-manager', label: 'Rutinas' } as const;
  expect(currentPage(routines, '/routine-search')).toBe('page');
  expect(currentPage(routines, '/routines/0198')).toBe('page');
  expect(currentPage(routines, '/routines')).toBeUndefined();
  expect(currentPage({ path: '/progress', label: 'Progreso' }, '/body')).toBe('page');
  expect(currentPage(sessions, '/subscription')).toBeUndefined();
  const marked = headerLinks(player).filter((link) => currentAmong(headerLinks(player), link, '/ai-routine-generator'));
  expect(marked.map(({ label }) => label)).toEqual(['Generador']);
});

test('the operator’s accounts alone; on a server of one machine the networks themselves until there are any', () => {
  const social = { x: 'https://x.com/bandeja', instagram: null, youtube: null };
  const urlsAt = (publicUrl: string) => socialLinks({ social, publicUrl }).map((link) => link.url);
  expect(urlsAt('https://bandeja.example')).toEqual(['https://x.com/bandeja']);
  expect(urlsAt('http://localhost:4000')).toEqual([
    'https://www.instagram.com/',
    'https://www.youtube.com/',
    'https://x.com/bandeja',
  ]);
});
