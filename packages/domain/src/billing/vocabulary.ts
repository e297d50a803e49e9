export const planIds = ['free', 'premium', 'pro'] as const;
export const paidPlans = ['premium', 'pro'] as const;
export type PaidPlan = (typeof paidPlans)[number];
export type PlanId = (typeof planIds)[number];
export const planNames: Record<PlanId, string> = { free: 'Gratis', premium: 'Premium', pro: 'Pro' };

export const subscriptionStatuses = ['active', 'inactive', 'past_due', 'canceled'] as const;
/** `available` is false for features still to come, shown as «Próximamente». */
export type PlanFeature = {
  id: string;
  text: string;
  /** Small print: what it is. */
  note?: string;
  available: boolean;
};

export type Plan = {
  id: PlanId;
  name: string;
  tagline: string;
  /** Of a month, in euro cents, IVA included. */
  priceCents: number;
  /** By calendar month in Europe/Madrid; null means none. */
  limits: { sessions: number | null; routines: number | null };
  features: readonly PlanFeature[];
  /** What everybody has: shown, and asked for nowhere. */
  includes: readonly string[];
  /** What it does not do, said on its card. */
  honesty: string;
};

const real = (id: string, text: string, note?: string): PlanFeature => ({
  id,
  text,
  available: true,
  ...(note !== undefined && { note }),
});
const promised = (id: string, text: string): PlanFeature => ({ id, text, available: false });

export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: planNames.free,
    tagline: 'Para empezar a moverte con orden.',
    priceCents: 0,
    limits: { sessions: 10, routines: 3 },
    features: [
      real('basic_routines', 'Rutinas básicas'),
      real('basic_tracking', 'Seguimiento básico del progreso', 'Las últimas cuatro semanas.'),
    ],
    includes: [
      'Toda la biblioteca de ejercicios y rutinas',
      'Tu entrenador por chat',
      'Sesión en vivo, también sin conexión',
      'Calendario y partidos con marcador',
    ],
    honesty: 'No caduca ni pide tarjeta.',
  },
  {
    id: 'premium',
    name: planNames.premium,
    tagline: 'Para entrenar cada semana con un plan tuyo.',
    priceCents: 999,
    limits: { sessions: 100, routines: 20 },
    features: [
      real('ai_generation', 'Generación de rutinas con IA', 'Cuentas qué quieres y la monta con nuestro catálogo.'),
      real('priority_support', 'Soporte prioritario', 'Tu mensaje va delante.'),
      real('advanced_analysis', 'Análisis avanzado', 'Todo tu historial: 12 semanas, un año, comparaciones.'),
    ],
    includes: [],
    honesty: 'La IA no inventa ejercicios: elige entre los que hemos revisado.',
  },
  {
    id: 'pro',
    name: planNames.pro,
    tagline: 'Todo lo de Premium, sin límites, y tu reloj.',
    priceCents: 1999,
    limits: { sessions: null, routines: null },
    features: [
      real('ai_generation', 'Todas las funciones de IA'),
      real(
        'wearable_integration',
        'Conexión con tu reloj o pulsera',
        'Con archivos: FIT, TCX, GPX, Apple Health y Polar, también en ZIP. Los CSV son de todos los planes.',
      ),
      promised('early_access', 'Acceso anticipado'),
      real(
        'custom_plans',
        'Planes a medida',
        'La temporada entera, que cambias tú, con varios objetivos y tus plantillas.',
      ),
      real(
        'video_analysis',
        'Análisis de vídeo',
        'El espejo de golpes, en pruebas: tu móvil mide tu golpe y lo compara con los tuyos. No pone nota ni diagnostica.',
      ),
      promised('personal_trainer', 'Entrenador personal o consultoría'),
    ],
    includes: [],
    honesty: 'Tu reloj no se conecta solo, y nada de esto predice lesiones.',
  },
];
