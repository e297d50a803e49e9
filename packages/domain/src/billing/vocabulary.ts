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
};

const real = (id: string, text: string): PlanFeature => ({ id, text, available: true });

export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: planNames.free,
    tagline: 'Para empezar a moverte con orden.',
    priceCents: 0,
    limits: { sessions: 10, routines: 3 },
    features: [real('basic_routines', 'Rutinas básicas'), real('basic_tracking', 'Seguimiento básico del progreso')],
  },
  {
    id: 'premium',
    name: planNames.premium,
    tagline: 'Para entrenar cada semana con un plan tuyo.',
    priceCents: 999,
    limits: { sessions: 100, routines: 20 },
    features: [
      real('ai_generation', 'Generación de rutinas con IA'),
      real('priority_support', 'Soporte prioritario'),
      real('advanced_analysis', 'Análisis avanzado'),
    ],
  },
  {
    id: 'pro',
    name: planNames.pro,
    tagline: 'Todo lo de Premium, sin límites, y tu reloj.',
    priceCents: 1999,
    limits: { sessions: null, routines: null },
    features: [
      real('ai_generation', 'Todas las funciones de IA'),
      real('wearable_integration', 'Conexión con tu reloj o pulsera'),
      real('early_access', 'Acceso anticipado'),
      real('custom_plans', 'Planes a medida'),
      real('video_analysis', 'Análisis de vídeo'),
      real('personal_trainer', 'Entrenador personal o consultoría: invita a quien te entrena'),
    ],
  },
];
