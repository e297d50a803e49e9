import type { PlanId } from '@bandeja/domain/subscriptions/vocabulary';

/** What admins read about accounts. Health data is never part of it. */
export const accountTexts = {
  title: 'Usuarios',
  search: 'Buscar por nombre o email',
  loading: 'Cargando usuarios...',
  loadFailed: 'Error al cargar los usuarios',
  empty: 'Todavía no hay usuarios.',
  nothingFound: 'Ningún usuario coincide con la búsqueda.',
  more: 'Cargar más',
  moreLoading: 'Cargando...',
  caption: 'Usuarios, los más recientes primero',
  columns: {
    name: 'Nombre',
    email: 'Email',
    plan: 'Plan',
    verified: 'Email verificado',
    lastSeen: 'Última actividad',
    sessions: 'Sesiones',
    since: 'Alta',
  },
  changePlan: 'Ver plan',
  planOf: (name: string) => `Ver plan de ${name}`,
  admin: 'Admin',
  yes: 'Sí',
  no: 'No',
  never: 'Sin actividad',
} as const;

export const planNames: Record<PlanId, string> = { free: 'Gratis', premium: 'Premium', pro: 'Pro' };
