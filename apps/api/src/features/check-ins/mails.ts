import { firstNameOf } from '@bandeja/domain/profile/rules';
import { z } from 'zod';
import { waitsByMail } from '#features/check-ins/nudge.queries.ts';
import { nudgeMailKind } from '#features/check-ins/nudge.service.ts';
import type { Deps } from '#kit/deps.ts';
import { greeting } from '#kit/mail/greeting.ts';
import { layOutMail } from '#kit/mail/layout.ts';
import type { MailContent, MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

const nudgePayload = z.object({ userId: z.uuid(), monday: z.iso.date() });

export function checkInMails(deps: Deps): MailWriters {
  return { [nudgeMailKind]: async ({ payload }) => nudgeMail(deps, nudgePayload.parse(payload)) };
}

/** None to who has answered since it was ordered. */
async function nudgeMail(
  { db, settings }: Deps,
  { userId, monday }: z.infer<typeof nudgePayload>,
): Promise<MailContent | null> {
  const waiting = await waitsByMail(db, userId, monday);
  if (waiting === null) return null;
  const coach = firstNameOf(waiting.coach);
  return layOutMail(settings, {
    heading: 'Tu control semanal te espera',
    parts: [
      greeting(waiting.name),
      `${coach} lo lee para preparar tu semana. Es un minuto, y se puede contestar hasta el miércoles.`,
      { kind: 'button', label: 'Contestar', url: `${settings.publicUrl}${pages.checkIn}` },
    ],
    why: `Recibes este correo porque ${coach} te entrena y tienes encendidos sus avisos por correo. Apágalos en «Mi entrenador».`,
  });
}
