import type { SiteFacts } from '#lib/site-facts.ts';

/** Whom the header greets; null when nobody is signed in. */
export type HeaderSession = { name: string; isAdmin: boolean } | null;
export type NavLink = { path: string; label: string };
export type LinkColumn = { title: string; links: readonly NavLink[] };
export type SocialLink = { network: 'instagram' | 'youtube' | 'x'; url: string };

/** The addresses that have a page. A link to any other address is hidden until its page lands. */
const builtPaths: ReadonlySet<string> = new Set([
  ...['/', '/dashboard', '/training-sessions', '/login', '/register', '/admin', '/routine-manager', '/routines'],
  '/profile',
  '/subscription',
  ...[
    '/guides',
    '/blog',
    '/exercises',
    '/forum',
    '/events',
    '/tournaments',
    '/clubs',
    '/faq',
    '/contact',
    '/privacy',
    '/terms',
  ],
]);

/** Header links of section 2.2; «Progreso» is ours. */
const player: readonly NavLink[] = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/training-sessions', label: 'Sesiones' },
  { path: '/progress', label: 'Progreso' },
  { path: '/profile', label: 'Perfil' },
];

const admin: readonly NavLink[] = [
  { path: '/admin', label: 'Administración' },
  { path: '/routines', label: 'Rutinas' },
];

const guest: readonly NavLink[] = [
  { path: '/login', label: 'Iniciar Sesión' },
  { path: '/register', label: 'Registrarse' },
];

const footer: readonly LinkColumn[] = [
  {
    title: 'Recursos',
    links: [
      { path: '/guides', label: 'Guías' },
      { path: '/blog', label: 'Blog' },
      { path: '/exercises', label: 'Ejercicios' },
      { path: '/routines', label: 'Rutinas' },
    ],
  },
  {
    title: 'Comunidad',
    links: [
      { path: '/forum', label: 'Foro' },
      { path: '/events', label: 'Eventos' },
      { path: '/tournaments', label: 'Torneos' },
      { path: '/clubs', label: 'Clubes' },
    ],
  },
  {
    title: 'Soporte',
    links: [
      { path: '/faq', label: 'Preguntas frecuentes' },
      { path: '/contact', label: 'Contacto' },
      { path: '/privacy', label: 'Privacidad' },
      { path: '/terms', label: 'Términos' },
    ],
  },
];

/** The operator's accounts; the network's own front page stands in until they are named (docs/product.md#settings). */
export function socialLinks(social: SiteFacts['social']): SocialLink[] {
  return [
    { network: 'instagram', url: social.instagram ?? 'https://www.instagram.com/' },
    { network: 'youtube', url: social.youtube ?? 'https://www.youtube.com/' },
    { network: 'x', url: social.x ?? 'https://x.com/' },
  ];
}

/** Pages one reaches from the profile, with addresses of their own. */
const ofProfile: ReadonlySet<string> = new Set(['/subscription', '/subscription-success', '/import']);

/** Marks the link of the page one is on, or of the page above it. */
export function currentPage(link: NavLink, path: string): 'page' | undefined {
  const isBelow = path === link.path || path.startsWith(`${link.path}/`);
  return isBelow || (link.path === '/profile' && ofProfile.has(path)) ? 'page' : undefined;
}

/** Those links whose page exists. */
export function builtLinks(links: readonly NavLink[], built = builtPaths): NavLink[] {
  return links.filter((link) => built.has(link.path));
}

/** The header's links for a visitor, a player or an admin. */
export function headerLinks(session: { isAdmin: boolean } | null, built = builtPaths): NavLink[] {
  if (!session) return builtLinks(guest, built);
  return builtLinks(session.isAdmin ? [...player, ...admin] : player, built);
}

/**
 * The footer's columns without links that lead nowhere; a column that is left empty disappears. `/routines` is the
 * admins' page: anyone else is led to the shelf instead (docs/product.md#routes).
 */
export function footerColumns(session: { isAdmin: boolean } | null, built = builtPaths): LinkColumn[] {
  const own = (link: NavLink): NavLink =>
    link.path === '/routines' && !session?.isAdmin ? { ...link, path: '/routine-manager' } : link;
  return footer
    .map(({ title, links }) => ({ title, links: builtLinks(links.map(own), built) }))
    .filter((column) => column.links.length > 0);
}
