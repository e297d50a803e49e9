import { z } from 'zod';
import type { Deps } from '#kit/deps.ts';
import { greetAccount } from '#kit/mail/greeting.ts';
import { layOutMail } from '#kit/mail/layout.ts';
import type { MailOrder, MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';
import { ownerOf } from '#kit/webhooks/queries.ts';

const payloadSchema = z.object({ userId: z.uuid() });

export function disabledOrder(userId: string, to: string): MailOrder {
  return { kind: 'webhook_disabled', to, payload: { userId } };
}

export function webhookMails(deps: Deps): MailWriters {
  return {
    webhook_disabled: async ({ payload }) => {
      const owner = await ownerOf(deps.db, payloadSchema.parse(payload).userId);
      if (!owner) return null;
      return layOutMail(deps.settings, {
        heading: 'Hemos apagado un webhook',
        parts: [
          `${greetAccount(owner)}\nUna de las direcciones a las que avisamos de tus sesiones lleva demasiados envíos sin contestar bien, así que ya no le mandamos más.`,
          'Cuando esté arreglada, mándale una prueba desde tus programas conectados: con eso vuelve a recibir avisos.',
          {
            kind: 'button',
            label: 'Ver mis webhooks',
            url: `${deps.settings.publicUrl}${pages.connections}`,
          },
        ],
        why: 'Recibes este correo porque pusiste un webhook en tu cuenta de Bandeja.',
      });
    },
  };
}
