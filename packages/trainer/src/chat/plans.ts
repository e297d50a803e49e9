import { planPricesCents } from '@bandeja/domain/billing/rules';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import { planLimits } from '@bandeja/domain/usage/rules';
import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { answer, compose } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const names: Record<PlanId, string> = { free: 'gratuito', premium: 'Premium', pro: 'Pro' };
const euros = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function priceOf(plan: PlanId): string {
  return `${euros.format(planPricesCents[plan] / 100)} €`;
}

const asksLeft = phrases(
  'queda/quedan_…_sesion*/rutina* sesiones/rutinas_…_quedan limite/limites_…_plan/rutinas/sesiones',
);
const cancels = phrases('cancel* baja factura* devol*');
const renews = phrases('renov* caduca vence expira cuando_…_cobr*');

export function leftReply({ text }: Heard, context: ChatContext): ChatReply | null {
  return asksLeft.test(text) ? answer('suscripcion', leftLine(context)) : null;
}

/** As an answer to a question it may name the plans again. */
export function plansReply(heard: Heard, context: ChatContext): ChatReply {
  const left = leftReply(heard, context);
  if (left) return left;
  if (cancels.test(heard.text))
    return answer(
      'suscripcion',
      'La suscripción se gestiona en tu perfil, con «Gestionar Plan». Si la cancelas, no se borra nada de lo que has entrenado: pasas al plan gratuito.',
    );
  if (renews.test(heard.text))
    return answer(
      'suscripcion',
      `Ahora tienes el plan ${names[context.plan]}. La fecha en que se renueva o termina la ves en Perfil, en «Suscripción».`,
    );
  return answer('suscripcion', prices(context), { upsell: context.plan === 'free' && !context.upsellShown });
}

function prices({ plan }: ChatContext): string {
  const routines = planLimits.premium.routines ?? 0;
  const sessions = planLimits.premium.sessions ?? 0;
  return compose([
    `Premium cuesta ${priceOf('premium')} al mes: rutinas a medida con IA, soporte prioritario, ${routines} rutinas y ${sessions} sesiones al mes.`,
    `Pro, ${priceOf('pro')} al mes: lo mismo sin límites.`,
    `Ahora tienes el plan ${names[plan]}.`,
    plan === 'free' && 'El chat y el plan semanal los tienes también en el gratuito.',
  ]);
}

function leftLine({ left: { routines, sessions }, plan }: ChatContext): string {
  if (routines === null && sessions === null)
    return `Con el plan ${names[plan]} no tienes límite de rutinas ni de sesiones.`;
  const said = (count: number | null, one: string, many: string) =>
    count === null ? `${many} sin límite` : `${count} ${count === 1 ? one : many}`;
  return `Este mes te quedan ${said(routines, 'rutina', 'rutinas')} y ${said(sessions, 'sesión', 'sesiones')} en tu plan ${names[plan]}. El mes que viene se renuevan.`;
}
