import { z } from 'zod';
import { accountOf } from '#features/account/queries.ts';
import type { Deps } from '#kit/deps.ts';
import { farewellKind } from '#kit/mail/erasure.ts';
import { greetAccount, greeting } from '#kit/mail/greeting.ts';
import { layOutMail } from '#kit/mail/layout.ts';
import type { MailContent, MailOrder, MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

const changePayload = z.object({ userId: z.uuid(), at: z.iso.datetime() });

export function passwordChangedOrder(account: { userId: string; email: string }, at: Date): MailOrder {
  return { kind: 'own_password_change', to: account.email, payload: { userId: account.userId, at: at.toISOString() } };
}

export function farewellOrder(email: string): MailOrder {
  return { kind: farewellKind, to: email, payload: {} };
}

export function accountMails(deps: Deps): MailWriters {
  return {
    own_password_change: async ({ payload }) => {
      const { userId, at } = changePayload.parse(payload);
      const account = await accountOf(deps.db, userId);
      return account && passwordChangedMail(deps, account, new Date(at));
    },
    [farewellKind]: async () => farewellMail(deps),
  };
}

type Addressee = { name: string; isVerified: boolean; timeZone: string };

function passwordChangedMail({ settings }: Deps, account: Addressee, at: Date): MailContent {
  const { timeZone } = account;
  const when = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return layOutMail(settings, {
    heading: 'Tu contraseña ha cambiado',
    parts: [
      `${greetAccount(account)}\nHas cambiado la contraseña de tu cuenta de Bandeja desde tu perfil (${when.format(at)}). Por seguridad, la sesión se ha cerrado en tus demás dispositivos: entra en ellos con la contraseña nueva.`,
      `Si no has sido tú, pide ahora mismo otra contraseña en ${settings.publicUrl}${pages.forgotPassword} y escríbenos a ${settings.operator.email}.`,
    ],
    why: 'Recibes este correo porque la contraseña de tu cuenta ha cambiado.',
  });
}

function farewellMail({ settings }: Deps): MailContent {
  const { publicUrl, operator } = settings;
  return layOutMail(settings, {
    heading: 'Tu cuenta se ha eliminado',
    parts: [
      `${greeting(null)}\nLa cuenta de Bandeja con esta dirección ya no existe. Con ella se han borrado el perfil, el plan, las sesiones, las rutinas propias y las conversaciones, y no se pueden recuperar.`,
      `Lo poco que tenemos que conservar lo explica la política de privacidad: ${publicUrl}${pages.privacy}`,
      `Si no has sido tú, escríbenos a ${operator.email}. Gracias por entrenar con nosotros.`,
    ],
    why: 'Recibes este último correo porque se ha eliminado la cuenta de Bandeja con esta dirección.',
  });
}
