import { bodyParts } from '@bandeja/domain/broadcasts/rules';
import { z } from 'zod';
import { broadcastById, recipientNow } from '#features/broadcasts/queries.ts';
import { isSuppressedAddress } from '#features/leads/marketing.service.ts';
import type { Deps } from '#kit/deps.ts';
import { plainName } from '#kit/mail/greeting.ts';
import { layOutMail, type MailPart, unsubscribeHeaders } from '#kit/mail/layout.ts';
import { makeLink } from '#kit/mail/links.ts';
import type { MailContent, MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

const payloadSchema = z.object({ broadcastId: z.uuid(), recipientId: z.uuid() });
const testSchema = z.object({ subject: z.string(), body: z.string(), name: z.string() });

export function broadcastMails(deps: Deps): MailWriters {
  return {
    broadcast: async ({ to, payload }) => broadcastMail(deps, to, payloadSchema.parse(payload)),
    broadcast_test: async ({ payload }) => {
      const { name, ...text } = testSchema.parse(payload);
      const why = 'Recibes este correo porque es la prueba de un envío que has preparado en el panel.';
      return letterOf(deps, { ...text, subject: `Prueba: ${text.subject}` }, name, { why });
    },
  };
}

/** Consent, age and account are asked for again when it is sent. */
async function broadcastMail(
  deps: Deps,
  to: string,
  { broadcastId, recipientId }: z.infer<typeof payloadSchema>,
): Promise<MailContent | null> {
  const { db, settings } = deps;
  const broadcast = await broadcastById(db, broadcastId);
  if (!broadcast || broadcast.state === 'cancelled') return null;
  const recipient = await recipientNow(db, broadcast, recipientId, deps.now());
  if (!recipient || recipient.email.toLowerCase() !== to.toLowerCase()) return null;
  if (broadcast.kind === 'service') {
    const why = 'Recibes este aviso del servicio porque tienes una cuenta en Bandeja. No es publicidad.';
    return letterOf(deps, broadcast, recipient.name, { why });
  }
  if (await isSuppressedAddress(deps, to)) return null;
  const token = await makeLink(deps, db, 'unsubscribe', { leadId: recipientId });
  const letter = letterOf(deps, broadcast, recipient.name, {
    why: 'Recibes este correo porque has confirmado que quieres consejos y novedades de Bandeja.',
    unsubscribeUrl: `${settings.publicUrl}${pages.unsubscribe}?token=${token}`,
  });
  return { ...letter, headers: unsubscribeHeaders(`${settings.publicUrl}/api/leads/unsubscribe?token=${token}`) };
}

type Text = { subject: string; body: string };

function letterOf(
  { settings }: Deps,
  { subject, body }: Text,
  name: string,
  foot: { why: string; unsubscribeUrl?: string },
) {
  const firstName = plainName(name.split(' ')[0] ?? '');
  const parts = bodyParts(body, firstName).map((part): MailPart => {
    if (typeof part === 'string') return part;
    return { kind: 'button', label: part.label, url: `${settings.publicUrl}${part.path}` };
  });
  return layOutMail(settings, { subject, heading: subject, parts, ...foot });
}
