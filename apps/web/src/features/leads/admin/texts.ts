import type { Campaign, MarketingState } from '@bandeja/domain/leads/vocabulary';

export const leadAdminTexts = {
  title: 'Contactos',
  search: 'Buscar por nombre o email',
  campaign: 'Origen',
  allCampaigns: 'Todos los orígenes',
  marketing: 'Consentimiento comercial',
  allMarketing: 'Cualquier consentimiento',
  export: 'Exportar CSV',
  exporting: 'Exportando...',
  exportFailed: 'No se pudo exportar. Inténtalo de nuevo.',
  loading: 'Cargando contactos...',
  loadFailed: 'Error al cargar los contactos',
  moreFailed: 'No se han podido cargar más contactos. Inténtalo de nuevo.',
  count: (count: number, hasMore: boolean) => {
    if (hasMore) return `${count} contactos a la vista, hay más`;
    return count === 1 ? '1 contacto' : `${count} contactos`;
  },
  empty: 'Todavía no hay contactos.',
  emptyHint: 'Aparecerán aquí cuando alguien pida la rutina gratuita o termine el cuestionario.',
  nothingFound: 'Ningún contacto coincide con la búsqueda.',
  caption: 'Contactos, los más recientes primero',
  columns: {
    name: 'Nombre',
    email: 'Email',
    campaign: 'Origen',
    level: 'Nivel',
    frequency: 'Juega',
    goals: 'Objetivos',
    marketing: 'Consentimiento',
    date: 'Fecha',
    action: 'Acción',
  },
  noName: 'Sin nombre',
  delete: 'Eliminar',
  deleteOf: (name: string) => `Eliminar a ${name}`,
  deleted: 'Contacto eliminado',
  confirm: {
    title: '¿Eliminar el contacto?',
    text: (email: string) => `Se borrará lo que ${email} envió con este formulario. No se puede deshacer.`,
    confirm: 'Eliminar',
    pending: 'Eliminando...',
    failed: 'No se ha podido eliminar. Inténtalo de nuevo.',
  },
} as const;

export const campaignNames: Record<Campaign, string> = {
  paddle_routine_pdf: 'Rutina gratuita',
  training_assessment: 'Cuestionario',
  coming_soon_forum: 'Foro',
  coming_soon_events: 'Eventos',
  coming_soon_tournaments: 'Torneos',
  coming_soon_clubs: 'Clubes',
};

export const marketingNames: Record<MarketingState, string> = {
  none: 'Sin consentimiento',
  pending: 'Pendiente de confirmar',
  confirmed: 'Confirmado',
  withdrawn: 'Retirado',
};

export const answerNames: Record<string, string> = {
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  professional: 'Profesional',
  rarely: 'Rara vez',
  weekly: '1 vez por semana',
  '2-3_weekly': '2-3 veces por semana',
  daily: 'A diario',
  improve_technique: 'Técnica',
  get_fit: 'Forma física',
  compete: 'Competir',
  have_fun: 'Diversión',
  injury_prevention: 'Prevenir lesiones',
  social: 'Socializar',
};
