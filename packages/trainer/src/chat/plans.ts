import { planPricesCents } from '@bandeja/domain/billing/rules';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import { planLimits } from '@bandeja/domain/usage/rules';
import type { Heard } from '#chat/hear.ts';
import { compose } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { phrases } from '#language/phrases.ts';

const names: Record<PlanId, string> = { free: 'gratuito', premium: 'Premium', pro: 'Pro' };
const euros = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const left = phrases(`
    queda/quedan_…_sesion*/rutina* sesiones/rutinas_…_quedan limite/limites_…_plan/rutinas/sesiones`);
/** «9,99 €», from the domain's price table. */
export function priceOf(plan: PlanId): string {
  return `${euros.format(planPricesCents[plan] / 100)} €`;
}

/** Prices, what each plan gives and what is left. It answers a question, so it may name the plans again. */
export function plansReply({ text }: Heard, context: ChatContext): ChatReply {
  const base = { intent: 'suscripcion', action: null, final: false } as const;
  if (left.test(text)) return { ...base, text: compose([leftLine(context)]), upsell: false };
  if (phrases('cancel* baja factura* devol*').test(text)) {
    return {
      ...base,
      text: 'La suscripción se gestiona en tu perfil, con «Gestionar Plan». Si la cancelas, no se borra nada de lo que has entrenado: pasas al plan gratuito.',
      upsell: false,
    };
  }
  if (phrases('renov* caduca vence expira cuando_…_cobr*').test(text))
    return {
      ...base,
      text: `Ahora tienes el plan ${names[context.plan]}. La fecha en que se renueva o termina la ves en Perfil, en «Suscripción».`,
      upsell: false,
    };
  const routines = planLimits.premium.routines ?? 0;
  const sessions = planLimits.premium.sessions ?? 0;
  const prices = compose([
    `Premium cuesta ${priceOf('premium')} al mes: rutinas a medida con IA, soporte prioritario, ${routines} rutinas y ${sessions} sesiones al mes.`,
    `Pro, ${priceOf('pro')} al mes: lo mismo sin límites.`,
    `Ahora tienes el plan ${names[context.plan]}.`,
    context.plan === 'free' && 'El chat y el plan semanal los tienes también en el gratuito.',
  ]);
  return { ...base, text: prices, upsell: context.plan === 'free' && !context.upsellShown };
}

function leftLine({ left: { routines, sessions }, plan }: ChatContext): string {
  if (routines === null && sessions === null)
    return `Con el plan ${names[plan]} no tienes límite de rutinas ni de sesiones.`;
  const said = (count: number | null, one: string, many: string) =>
    count === null ? `${many} sin límite` : `${count} ${count === 1 ? one : many}`;
  return `Este mes te quedan ${said(routines, 'rutina', 'rutinas')} y ${said(sessions, 'sesión', 'sesiones')} en tu plan ${names[plan]}. El mes que viene se renuevan.`;
}
