import { describe, expect, it } from 'vitest';
import { footerColumns, headerLinks } from '#app/links.ts';

const all = new Set([
  ...['/dashboard', '/training-sessions', '/progress', '/profile', '/admin', '/routines', '/routine-manager'],
  ...['/login', '/register', '/guides', '/blog', '/exercises', '/forum', '/events', '/tournaments', '/clubs'],
  ...['/faq', '/contact', '/privacy', '/terms'],
]);
const player = { isAdmin: false };
const admin = { isAdmin: true };

describe('headerLinks', () => {
  it('offers each kind of visitor their own ways', () => {
    expect(headerLinks(null, all).map((link) => link.label)).toEqual(['Iniciar Sesión', 'Registrarse']);
    expect(headerLinks(player, all).map((link) => link.label)).toEqual(['Dashboard', 'Sesiones', 'Progreso', 'Perfil']);
    expect(headerLinks(admin, all).map((link) => link.path)).toEqual([
      '/dashboard',
      '/training-sessions',
      '/progress',
      '/profile',
      '/admin',
      '/routines',
    ]);
  });

  it('hides what leads nowhere yet', () => {
    expect(headerLinks(admin, new Set(['/dashboard'])).map((link) => link.label)).toEqual(['Dashboard']);
  });
});

describe('footerColumns', () => {
  it('has the three columns of the specification', () => {
    expect(footerColumns(admin, all).map((column) => [column.title, column.links.map((link) => link.path)])).toEqual([
      ['Recursos', ['/guides', '/blog', '/exercises', '/routines']],
      ['Comunidad', ['/forum', '/events', '/tournaments', '/clubs']],
      ['Soporte', ['/faq', '/contact', '/privacy', '/terms']],
    ]);
  });

  it('leads anyone but an admin from «Rutinas» to the shelf', () => {
    const paths = footerColumns(player, all).flatMap((column) => column.links.map((link) => link.path));
    expect(paths).toContain('/routine-manager');
    expect(paths).not.toContain('/routines');
  });

  it('drops a column that is left empty', () => {
    expect(footerColumns(null, new Set(['/faq'])).map((column) => column.title)).toEqual(['Soporte']);
    expect(footerColumns(null, new Set(['/dashboard']))).toEqual([]);
  });
});
