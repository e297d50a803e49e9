import { type PlanId, planNames } from '@bandeja/domain/billing/vocabulary';

export const bannerTexts = {
  offline: 'Sin conexión no se puede: te espera aquí cuando vuelva.',
  title: 'Genera tu rutina con IA',
  lead: 'Cuéntale a tu entrenador qué quieres mejorar y te la prepara en segundos.',
  upsell: 'Con Premium o Pro.',
  plan: (plan: PlanId) => `Tu plan: ${planNames[plan]}`,
  write: 'Escribe qué quieres mejorar',
  plans: 'Ver Planes Premium',
} as const;
