import { planPricesCents } from '@bandeja/domain/billing/rules';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import { planLimits } from '@bandeja/domain/usage/rules';
import type { Heard } from '#chat/hear.ts';
import { compose } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const names: Record<PlanId, string> = { free: 'gratuito', premium: 'Premium', pro: 'Pro' };
const euros = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const money =
  /\bpremium\b|\b(?:plan|version|el|al|cuenta|suscripcion) pro\b|\bpro al mes\b|\b(?:pasar\w*|subir\w*|cambiar\w*) a pro\b|\bpro\b(?= *[?.]| *$)|\bsuscri\w+|\bprecios?\b|\btarifas?\b|\bcuanto (?:cuesta|cuestan|vale|valen|pago|cobra\w*|sale (?:el|la|al))\b|\b(?:que|q) (?:vale|cuesta)\b|\bpag(?:ar|o|ando)\b|\bgratis\b|\bprueba (?:gratuita|gratis)\b|\bperiodo de prueba\b|\bplan(?:es)? (?:de pago|gratuit\w+|free|hay)\b|\b(?:que|los|vuestros) planes\b(?! (?:de entren|semanal))|\bsubscription\b|\b(?:dar(?:me|nos)?|doy) de baja\b|\bfactura\w*|\bcobr(?:an|ais|as|a|o|aron|ado)\b|\brenov\w+|\b(?:caduca|vence|expira)\b|\bdevol\w+(?: \w+){0,3}? (?:dinero|pago|importe|suscripcion)|\breembols\w+|\bdescuentos?\b|\bpromocion\w*\b|\bcupon\w*\b|\b(?:bizum|paypal|tarjeta)\b/;
const left =
  /\b(?:me )?quedan?\b(?: \w+){0,4}? (?:sesion\w*|rutina\w*|mes)\b|\b(?:sesiones|rutinas)(?: \w+){0,2}? quedan\b|\blimites?\b.*\b(?:plan|mes|rutinas|sesiones)\b|\bmi limite\b/;
/** «y no me vendas el premium». */
const unwanted =
  /\b(?:no me (?:vend\w+|habl\w+|ofrezc\w+)|no quiero|sin|deja de vender\w*)(?: \w+){0,3}? (?:premium|pro|suscripcion|planes)\b/g;
const things = /\bpalas?\b|\bzapatill\w+|\bpistas?\b|\bclases?\b|\btorneos?\b|\bgafas\b|\bpelotas?\b|\binscripcion\b/;

/** Whether a message asks for plans, prices or what is left of the month (intent «suscripcion»). */
export function asksPlans({ text: said }: Heard): boolean {
  const text = said.replace(unwanted, ' ');
  return (money.test(text) && !things.test(text)) || (left.test(text) && !/\besta semana\b/.test(text));
}

/** «9,99 €», from the domain's price table. */
export function priceOf(plan: PlanId): string {
  return `${euros.format(planPricesCents[plan] / 100)} €`;
}

/** Prices, what each plan gives and what is left. It answers a question, so it may name the plans again. */
export function plansReply({ text }: Heard, context: ChatContext): ChatReply {
  const base = { intent: 'suscripcion', action: null, final: false } as const;
  if (left.test(text)) return { ...base, text: compose([leftLine(context)]), upsell: false };
  if (/\bcancel\w+|\bbaja\b|\bfactura\w*|\bdevol\w+/.test(text)) {
    return {
      ...base,
      text: 'La suscripción se gestiona en tu perfil, con «Gestionar Plan». Si la cancelas, no se borra nada de lo que has entrenado: pasas al plan gratuito.',
      upsell: false,
    };
  }
  if (/\bcuando\b.*\bcobr|\brenov\w+|\b(?:caduca|vence|expira)\b/.test(text))
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
