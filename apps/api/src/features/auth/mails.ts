import { z } from 'zod';
import { type Account, accountByEmail, accountById } from '#features/auth/account.queries.ts';
import type { Deps } from '#kit/deps.ts';
import { greetAccount } from '#kit/mail/greeting.ts';
import { layOutMail } from '#kit/mail/layout.ts';
import { makeLink } from '#kit/mail/links.ts';
import type { MailContent, MailOrder, MailWriters } from '#kit/mail/outbox.ts';

const verificationPayload = z.object({ userId: z.uuid() });
const changePayload = z.object({ userId: z.uuid(), at: z.iso.datetime() });

export function verificationOrder(account: { userId: string; email: string }): MailOrder {
  return { kind: 'verify_email', to: account.email, payload: { userId: account.userId } };
}

export function resetOrder(email: string): MailOrder {
  return { kind: 'reset_password', to: email, payload: {} };
}

export function passwordChangedOrder(account: { id: string; email: string }, at: Date): MailOrder {
  return { kind: 'password_changed', to: account.email, payload: { userId: account.id, at: at.toISOString() } };
}

/** The mails around an account: confirming its address, a new password, word that the password has changed. */
export function authMails(deps: Deps): MailWriters {
  return {
    verify_email: async ({ payload }) => {
      const account = await accountById(deps.db, verificationPayload.parse(payload).userId);
      if (!account || account.isVerified) return null;
      const token = await makeLink(deps, deps.db, 'verify_email', { userId: account.id });
      return verificationMail(deps, account, linkTo(deps, '/verify-email', token));
    },
    reset_password: async ({ to }) => {
      const account = await accountByEmail(deps.db, to);
      if (!account) return null;
      const token = await makeLink(deps, deps.db, 'reset_password', { userId: account.id });
      return resetMail(deps, account, linkTo(deps, '/reset-password', token));
    },
    password_changed: async ({ payload }) => {
      const { userId, at } = changePayload.parse(payload);
      const account = await accountById(deps.db, userId);
      return account ? passwordChangedMail(deps, account, new Date(at)) : null;
    },
  };
}

function linkTo({ settings }: Deps, path: string, token: string): string {
  // a fragment reaches no server, proxy or log; the page of the confirmation reads a query
  const mark = path === '/reset-password' ? '#' : '?';
  return `${settings.publicUrl}${path}${mark}token=${token}`;
}

function verificationMail({ settings }: Deps, account: Account, url: string): MailContent {
  const letter = layOutMail(settings, {
    heading: 'Confirma tu correo',
    parts: [
      {
        kind: 'paragraph',
        text: `${greetAccount(account)}\nYa tienes cuenta en Bandeja. Confirma que esta dirección es tuya: así sabemos que lo que te escribimos te llega a ti.`,
      },
      { kind: 'button', label: 'Confirmar mi correo', url },
      { kind: 'paragraph', text: 'El enlace sirve durante siete días. Mientras tanto puedes entrenar con normalidad.' },
      {
        kind: 'paragraph',
        text: `Si no has creado tú la cuenta, escríbenos a ${settings.operator.email} y la borramos.`,
      },
    ],
    why: 'Recibes este correo porque alguien ha creado una cuenta de Bandeja con esta dirección.',
  });
  return { subject: 'Confirma tu correo en Bandeja', ...letter };
}

function resetMail({ settings }: Deps, account: Account, url: string): MailContent {
  const letter = layOutMail(settings, {
    heading: 'Elige una contraseña nueva',
    parts: [
      {
        kind: 'paragraph',
        text: `${greetAccount(account)}\nHas pedido cambiar la contraseña de tu cuenta de Bandeja. Elígela aquí:`,
      },
      { kind: 'button', label: 'Cambiar mi contraseña', url },
      {
        kind: 'paragraph',
        text: 'El enlace caduca en una hora y sirve una sola vez. Al cambiarla, la sesión se cerrará en todos tus dispositivos.',
      },
      {
        kind: 'paragraph',
        text: 'Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
      },
    ],
    why: 'Recibes este correo porque alguien ha pedido cambiar la contraseña de la cuenta con esta dirección.',
  });
  return { subject: 'Cambia tu contraseña de Bandeja', ...letter };
}

function passwordChangedMail({ settings }: Deps, account: Account, at: Date): MailContent {
  const when = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeStyle: 'short', timeZone: account.timeZone });
  const letter = layOutMail(settings, {
    heading: 'Tu contraseña ha cambiado',
    parts: [
      {
        kind: 'paragraph',
        text: `${greetAccount(account)}\nHas cambiado la contraseña de tu cuenta de Bandeja (${when.format(at)}). Por seguridad, la sesión se ha cerrado en todos tus dispositivos: entra de nuevo con la contraseña nueva.`,
      },
      { kind: 'button', label: 'Iniciar sesión', url: `${settings.publicUrl}/login` },
      {
        kind: 'paragraph',
        text: `Si no has sido tú, pide ahora mismo otra contraseña en ${settings.publicUrl}/forgot-password y escríbenos a ${settings.operator.email}.`,
      },
    ],
    why: 'Recibes este correo porque la contraseña de tu cuenta ha cambiado.',
  });
  return { subject: 'Tu contraseña ha cambiado', ...letter };
}
