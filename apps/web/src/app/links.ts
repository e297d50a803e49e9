import type { User } from '@bandeja/domain/profile/contract';
import { hasRole, isStaff } from '@bandeja/domain/profile/rules';
import * as paths from '#lib/paths.ts';
import type { SiteFacts } from '#lib/site-facts.ts';

type Rights = Pick<User, 'isAdmin' | 'roles' | 'isCoach'>;
export type HeaderSession = (Rights & { name: string }) | null;
export type NavLink = { path: paths.Address; label: string };
export type LinkColumn = { title: string; links: readonly NavLink[] };
export type SocialLink = { network: 'instagram' | 'youtube' | 'x'; url: string };

const player: readonly NavLink[] = [
  { path: paths.dashboard, label: 'Dashboard' },
  { path: paths.sessions, label: 'Sesiones' },
  { path: paths.shelf, label: 'Rutinas' },
  { path: paths.generator, label: 'Generador' },
  { path: paths.progress, label: 'Progreso' },
  { path: paths.profile, label: 'Perfil' },
];

const coached: NavLink = { path: paths.coachHome, label: 'Jugadores' };
const administration: NavLink = { path: paths.admin, label: 'Administración' };

const guest: readonly NavLink[] = [
  { path: paths.login, label: 'Iniciar Sesión' },
  { path: paths.register, label: 'Registrarse' },
];

const footer: readonly LinkColumn[] = [
  {
    title: 'Recursos',
    links: [
      { path: paths.guides, label: 'Guías' },
      { path: paths.blog, label: 'Blog' },
      { path: paths.exercises, label: 'Ejercicios' },
      { path: paths.shelf, label: 'Rutinas' },
      { path: paths.prices, label: 'Precios' },
    ],
  },
  {
    title: 'Comunidad',
    links: [
      { path: paths.forum, label: 'Foro' },
      { path: paths.events, label: 'Eventos' },
      { path: paths.tournaments, label: 'Torneos' },
      { path: paths.clubs, label: 'Clubes' },
    ],
  },
  {
    title: 'Soporte',
    links: [
      { path: paths.faq, label: 'Preguntas frecuentes' },
      { path: paths.contact, label: 'Contacto' },
      { path: paths.privacy, label: 'Privacidad' },
      { path: paths.terms, label: 'Términos' },
    ],
  },
];

const frontPages = {
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
  x: 'https://x.com/',
};

/** The operator's accounts. On a loopback address missing ones link to the network's front page. */
export function socialLinks({ social, publicUrl }: Pick<SiteFacts, 'social' | 'publicUrl'>): SocialLink[] {
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl).hostname);
  return (['instagram', 'youtube', 'x'] as const).flatMap((network) => {
    const url = social[network] ?? (isLocal ? frontPages[network] : null);
    return url === null ? [] : [{ network, url }];
  });
}

const below: Readonly<Record<string, readonly string[]>> = {
  [paths.profile]: [paths.plans, paths.plansDone, paths.importFiles],
  [paths.progress]: [paths.body],
  [paths.shelf]: [paths.routineSearch, paths.generator],
  [paths.routines]: [paths.shelf, paths.routineSearch],
};

export function currentPage(link: NavLink, path: string): 'page' | undefined {
  const isOneRoutine = link.path === paths.shelf && path.startsWith(`${paths.routines}/`);
  const isBelow = path === link.path || path.startsWith(`${link.path}/`) || isOneRoutine;
  return isBelow || below[link.path]?.includes(path) ? 'page' : undefined;
}

/** A page with a link of its own is below no other. */
export function currentAmong(links: readonly NavLink[], link: NavLink, path: string): 'page' | undefined {
  if (links.some((other) => other.path === path)) return link.path === path ? 'page' : undefined;
  return currentPage(link, path);
}

export function headerLinks(session: Rights | null): readonly NavLink[] {
  if (!session) return guest;
  const own = session.isCoach ? [...player, coached] : player;
  if (hasRole(session, 'editor')) return [...own.map(forEditor), administration];
  return isStaff(session) ? [...own, administration] : own;
}

/** @param hasTeam «Quiénes somos» names everybody it must */
export function footerColumns(session: Rights | null, hasTeam = false): readonly LinkColumn[] {
  const columns = hasTeam ? footer.map(withTeam) : footer;
  if (session && !hasRole(session, 'editor')) return columns;
  const change = session ? forEditor : forGuest;
  return columns.map(({ title, links }) => ({ title, links: links.map(change) }));
}

function withTeam({ title, links }: LinkColumn): LinkColumn {
  const at = links.findIndex(({ path }) => path === paths.privacy);
  const team: NavLink = { path: paths.about, label: 'Quiénes somos' };
  return { title, links: at < 0 ? links : links.toSpliced(at, 0, team) };
}

/** «Rutinas» leads a guest to the public pages. */
function forGuest(link: NavLink): NavLink {
  return link.path === paths.shelf ? { ...link, path: paths.publicRoutines } : link;
}

/** «Rutinas» leads a player to the shelf, who edits them to the page of all (docs/product.md#routes). */
function forEditor(link: NavLink): NavLink {
  return link.path === paths.shelf ? { ...link, path: paths.routines } : link;
}
