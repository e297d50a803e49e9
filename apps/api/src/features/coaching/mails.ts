import { coachTitle } from '@bandeja/domain/coaching/messages';
import { z } from 'zod';
import { coachById } from '#features/coaching/coaches.queries.ts';
import { decisionMailKind } from '#features/coaching/coaches.service.ts';
import { guardianMailKind } from '#features/coaching/guardian.service.ts';
import { standingLink } from '#features/coaching/link.queries.ts';
import { ownerOfAccount, writtenMessage } from '#features/coaching/notice.queries.ts';
import { messageMailKind, publishedMailKind } from '#features/coaching/thread.service.ts';
import type { Deps } from '#kit/deps.ts';
import { greetAccount, greeting } from '#kit/mail/greeting.ts';
import { layOutMail } from '#kit/mail/layout.ts';
import type { MailContent, MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

const guardianPayload = z.object({ userId: z.uuid(), token: z.string() });
const decisionPayload = z.object({ userId: z.uuid(), state: z.enum(['approved', 'rejected']) });
const publishedPayload = z.object({ userId: z.uuid() });
const messagePayload = z.object({ to: z.uuid(), threadId: z.uuid(), messageId: z.uuid() });

export function coachingMails(deps: Deps): MailWriters {
  return {
    [guardianMailKind]: async ({ payload }) => guardianMail(deps, guardianPayload.parse(payload)),
    [decisionMailKind]: async ({ payload }) => decisionMail(deps, decisionPayload.parse(payload)),
    [publishedMailKind]: async ({ payload }) => publishedMail(deps, publishedPayload.parse(payload)),
    [messageMailKind]: async ({ payload }) => messageMail(deps, messagePayload.parse(payload)),
  };
}

async function guardianMail(
  { db, settings }: Deps,
  { userId, token }: z.infer<typeof guardianPayload>,
): Promise<MailContent | null> {
  const link = await standingLink(db, userId);
  const player = await ownerOfAccount(db, userId);
  const coach = link?.coach_id ? await coachById(db, link.coach_id) : null;
  if (!player || !coach) return null;
  return layOutMail(settings, {
    heading: `${coach.name} quiere entrenar a ${player.name}`,
    parts: [
      `${greeting(null)}\n${player.name} usa Bandeja para entrenar al pádel y ha elegido a ${coach.name} (${coach.qualification}) como ${coachTitle(coach.feminine)}. Como tiene menos de 18 años, necesitamos tu permiso.`,
      'Antes de decidir verás qué comparte. Después, con el mismo enlace, puedes leer lo que se escriben y quitar el acceso cuando quieras.',
      { kind: 'button', label: 'Ver y decidir', url: `${settings.publicUrl}${pages.guardian(token)}` },
      'Guarda este correo: el enlace es solo tuyo.',
    ],
    why: `Recibes este correo porque ${player.name} dio tu dirección como la de su madre, padre o tutor. Si no es así, no hagas nada: sin tu permiso no se comparte nada.`,
  });
}

async function decisionMail(
  { db, settings }: Deps,
  { userId, state }: z.infer<typeof decisionPayload>,
): Promise<MailContent | null> {
  const owner = await ownerOfAccount(db, userId);
  if (!owner) return null;
  const isApproved = state === 'approved';
  return layOutMail(settings, {
    heading: isApproved ? 'Ya puedes entrenar a tus jugadores' : 'Tu alta para entrenar a otros',
    parts: [
      greetAccount(owner),
      isApproved
        ? 'Hemos comprobado tus datos. Invita a tus jugadores con un código: cada uno decide qué ves.'
        : 'No hemos podido darte de alta para entrenar a otros. Si te falta algo por enseñarnos, corrígelo y pídelo otra vez, o escríbenos.',
      {
        kind: 'button',
        label: isApproved ? 'Ver mis jugadores' : 'Ver mi solicitud',
        url: `${settings.publicUrl}${isApproved ? pages.coachHome : pages.coachApplication}`,
      },
    ],
    why: 'Recibes este correo porque pediste entrenar a otros jugadores en Bandeja.',
  });
}

async function publishedMail(
  { db, settings }: Deps,
  { userId }: z.infer<typeof publishedPayload>,
): Promise<MailContent | null> {
  const link = await standingLink(db, userId);
  const owner = await ownerOfAccount(db, userId);
  const coach = link?.coach_id ? await coachById(db, link.coach_id) : null;
  if (!link?.mails_player || !owner || !coach) return null;
  return layOutMail(settings, {
    heading: `${coach.name} ha publicado tu plan`,
    parts: [
      greetAccount(owner),
      `Tienes días nuevos en tu semana, puestos por tu ${coachTitle(coach.feminine)}.`,
      { kind: 'button', label: 'Ver mi semana', url: `${settings.publicUrl}${pages.dashboard}` },
    ],
    why: `Recibes este correo porque tienes encendidos los avisos por correo de tu ${coachTitle(coach.feminine)}. Apágalos en «Mi entrenador».`,
  });
}

async function messageMail(
  { db, settings }: Deps,
  payload: z.infer<typeof messagePayload>,
): Promise<MailContent | null> {
  const written = await writtenMessage(db, payload);
  const owner = await ownerOfAccount(db, payload.to);
  if (!written || !owner) return null;
  const page = written.isToPlayer ? pages.myCoach : pages.coachedPlayer(written.playerId);
  return layOutMail(settings, {
    heading: `${written.author} te ha escrito`,
    parts: [
      greetAccount(owner),
      written.text,
      { kind: 'button', label: 'Ver y responder', url: `${settings.publicUrl}${page}` },
    ],
    why: 'Recibes este correo porque tienes encendidos los avisos por correo de tu entrenamiento con otra persona. Apágalos en esa misma página.',
  });
}
