import { planPricesCents, withdrawalDays } from '@bandeja/domain/billing/rules';
import { type PlanId, plans } from '@bandeja/domain/billing/vocabulary';
import { z } from 'zod';
import { findMailedEntry } from '#features/billing/history.queries.ts';
import { termsFile } from '#features/billing/terms.service.ts';
import type { Deps } from '#kit/deps.ts';
import { greeting } from '#kit/mail/greeting.ts';
import { layOutMail } from '#kit/mail/layout.ts';
import type { MailContent, MailOrder, MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

const payloadSchema = z.object({ entryId: z.uuid() });

export function changeOrder(email: string, entryId: string): MailOrder {
  return { kind: 'subscription_change', to: email, payload: { entryId }, dedupeKey: `subscription_change ${entryId}` };
}

export function billingMails(deps: Deps): MailWriters {
  return {
    subscription_change: async ({ payload }) => {
      const found = await findMailedEntry(deps.db, payloadSchema.parse(payload).entryId);
      return found && changeMail(deps, found);
    },
  };
}

type Mailed = NonNullable<Awaited<ReturnType<typeof findMailedEntry>>>;

async function changeMail(deps: Deps, mailed: Mailed): Promise<MailContent> {
  const { settings } = deps;
  const [subject, first, ...rest] = words(mailed);
  const letter = layOutMail(settings, {
    heading: subject,
    parts: [
      `${greeting(mailed.to.name)}\n${first}`,
      ...rest,
      { kind: 'button', label: 'Ver mi plan', url: `${settings.publicUrl}${pages.plans}` },
      `Si algo no cuadra, escríbenos a ${settings.operator.email}.`,
    ],
    why: 'Recibes este correo porque ha cambiado algo en el plan de tu cuenta de Bandeja.',
  });
  return contractKinds.has(mailed.entry.kind) ? { ...letter, attachments: [await termsFile(deps)] } : letter;
}

/** A contract is confirmed on something lasting, with its terms (TRLGDCU art. 98.7). */
const contractKinds: ReadonlySet<Mailed['entry']['kind']> = new Set(['trial_started', 'started', 'upgraded'] as const);

const nameOf = (id: PlanId) => plans.find((plan) => plan.id === id)?.name ?? id;
const euros = (cents: number) =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' }).format(cents / 100).replaceAll('\u00a0', ' ');

function words({ entry, to: { timeZone }, wasPaid }: Mailed): [subject: string, first: string, ...rest: string[]] {
  const { kind, amountCents, expiresAt, reason } = entry;
  const plan = nameOf(entry.plan);
  const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone });
  const end = expiresAt === null ? null : day.format(new Date(expiresAt));
  const price = `${euros(planPricesCents[entry.plan])} al mes, IVA incluido`;
  const amount = amountCents === null ? '' : ` de ${euros(amountCents)}`;
  const renews = `Se renueva cada mes hasta que lo canceles, cuando quieras y sin coste, en la página de planes. Tienes ${withdrawalDays} días desde hoy para desistir del contrato, allí mismo`;
  const stays = 'Tu historial y tus estadísticas se quedan contigo.';
  switch (kind) {
    case 'trial_started':
      return [
        `Tu prueba de ${plan} ha empezado`,
        `Ya tienes el plan ${plan}. Hasta el ${end} no pagas nada; después cuesta ${price}. Si cancelas antes, no se cobra nada.`,
        `${renews}.`,
      ];
    case 'started':
      return [
        `Tu plan ${plan} ya está activo`,
        `Ya tienes el plan ${plan}: ${price}.`,
        `${renews}, y te devolvemos lo pagado.`,
      ];
    case 'paid':
      return [
        `Pago recibido de tu plan ${plan}`,
        `Hemos recibido tu pago${amount} (IVA incluido).${end ? ` Tu plan está pagado hasta el ${end}.` : ''}`,
      ];
    case 'payment_failed':
      return [
        'No se ha podido cobrar tu plan',
        `El pago${amount} de tu plan ${plan} no se ha podido hacer. Lo intentaremos de nuevo; conservas el plan 72 horas más.`,
        'Revisa tu tarjeta en la página de planes, en «Pagos y facturas».',
      ];
    case 'upgraded':
      return [
        `Ya tienes el plan ${plan}`,
        `Tu suscripción ha pasado al plan ${plan}: ${price}. Por lo que queda del mes se cobra solo la diferencia; durante la prueba, nada.`,
      ];
    case 'downgraded':
      return [`Ya tienes el plan ${plan}`, `Tu suscripción ha pasado al plan ${plan}: ${price}.`];
    case 'cancel_requested':
      return [
        'Has cancelado tu suscripción',
        `Tu suscripción no se renovará.${end ? ` El plan ${plan} es tuyo hasta el ${end}.` : ''} Si cambias de idea, puedes reanudarla hasta entonces.`,
        stays,
      ];
    case 'resumed':
      return [
        'Tu suscripción sigue adelante',
        `Has reanudado tu plan ${plan}: ${price}.${end ? ` La próxima renovación es el ${end}.` : ''}`,
      ];
    case 'ended':
      return [`Tu plan ${plan} ha terminado`, `Tu cuenta tiene ahora el plan gratuito. ${stays}`];
    case 'refunded':
      return [
        'Te hemos devuelto un pago',
        `Hemos devuelto un pago${amount}. Según tu banco, puede tardar unos días en aparecer.`,
      ];
    case 'withdrawn':
      return [
        'Has desistido de tu suscripción',
        wasPaid
          ? `Tu plan ${plan} ha terminado y te devolvemos lo pagado. Según tu banco, puede tardar unos días en aparecer.`
          : `Tu plan ${plan} ha terminado. No has pagado nada por él y no se te cobra nada.`,
        stays,
      ];
    case 'granted':
      return [
        `Te hemos dado el plan ${plan}`,
        `Tu cuenta tiene el plan ${plan}${end ? ` hasta el ${end}` : ''}, sin coste. Motivo: ${reason ?? ''}`,
      ];
    case 'ended_by_admin':
      return ['Tu plan ha terminado', `Tu cuenta tiene ahora el plan gratuito. Motivo: ${reason ?? ''}`];
  }
}
