import { z } from 'zod';
import { type Account, accountByEmail, accountById } from '#features/auth/account.queries.ts';
import type { Deps } from '#kit/deps.ts';
import { greetAccount } from '#kit/mail/greeting.ts';
import { layOutMail } from '#kit/mail/layout.ts';
import { makeLink } from '#kit/mail/links.ts';
import type { MailContent, MailOrder, MailWriter, MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

const verificationPayload = z.object({ userId: z.uuid() });
const changePayload = z.object({ userId: z.uuid(), at: z.iso.datetime() });
const deviceSchema = changePayload.extend({ device: z.string(), area: z.string() });
const protectionChanges = [
  'on',
  'off',
  'codes',
  'passkey',
  'passkey_removed',
  'token',
  'webhook',
  'joined',
  'parted',
] as const;
type ProtectionChange = (typeof protectionChanges)[number];
const protectionSchema = changePayload.extend({ change: z.enum(protectionChanges) });

export function verificationOrder(account: { userId: string; email: string }): MailOrder {
  return { kind: 'verify_email', to: account.email, payload: { userId: account.userId } };
}

export function resetOrder(email: string): MailOrder {
  return { kind: 'reset_password', to: email, payload: {} };
}

type Owner = { id: string; email: string };

function noticeOrder(kind: string, { id, email }: Owner, { at, ...payload }: { at: Date }): MailOrder {
  return { kind, to: email, payload: { userId: id, ...payload, at: at.toISOString() } };
}

export const passwordChangedOrder = (account: Owner, at: Date) => noticeOrder('password_changed', account, { at });

export const unknownDeviceOrder = (account: Owner, seen: { device: string; area: string; at: Date }) =>
  noticeOrder('unknown_device', account, seen);

export const protectionOrder = (account: Owner, changed: { change: ProtectionChange; at: Date }) =>
  noticeOrder('protection_changed', account, changed);

export function authMails(deps: Deps): MailWriters {
  return {
    verify_email: async ({ payload }) => {
      const account = await accountById(deps.db, verificationPayload.parse(payload).userId);
      if (!account || account.isVerified) return null;
      const token = await makeLink(deps, deps.db, 'verify_email', { userId: account.id });
      return verificationMail(deps, account, verificationLink(deps, account, token));
    },
    reset_password: async ({ to }) => {
      const account = await accountByEmail(deps.db, to);
      if (!account) return null;
      const token = await makeLink(deps, deps.db, 'reset_password', { userId: account.id });
      // the order has the address as it was typed: only the stored one was confirmed by its owner
      return { ...resetMail(deps, account, linkTo(deps, pages.resetPassword, token)), to: account.email };
    },
    password_changed: noticeWriter(deps, changePayload, passwordChangedMail),
    unknown_device: noticeWriter(deps, deviceSchema, unknownDeviceMail),
    protection_changed: noticeWriter(deps, protectionSchema, protectionMail),
  };
}

function noticeWriter<Payload extends { userId: string; at: string }>(
  deps: Deps,
  schema: z.ZodType<Payload>,
  write: (deps: Deps, account: Account, payload: Payload) => MailContent,
): MailWriter {
  return async (mail) => {
    const payload = schema.parse(mail.payload);
    const account = await accountById(deps.db, payload.userId);
    return account ? write(deps, account, payload) : null;
  };
}

function linkTo({ settings }: Deps, path: string, token: string): string {
  // a fragment reaches no server, proxy or log; the page of the confirmation reads a query
  const mark = path === pages.resetPassword ? '#' : '?';
  return `${settings.publicUrl}${path}${mark}token=${token}`;
}

/** Goes on where the price page began. */
function verificationLink(deps: Deps, { chosenPlan }: Account, token: string): string {
  const link = linkTo(deps, pages.verifyEmail, token);
  return chosenPlan === null || deps.payments === null ? link : `${link}&plan=${chosenPlan}`;
}

function verificationMail({ settings }: Deps, account: Account, url: string): MailContent {
  return layOutMail(settings, {
    subject: 'Confirma tu correo en Bandeja',
    heading: 'Confirma tu correo',
    parts: [
      `${greetAccount(account)}\nYa tienes cuenta en Bandeja. Confirma que esta dirección es tuya: así sabemos que lo que te escribimos te llega a ti.`,
      { kind: 'button', label: 'Confirmar mi correo', url },
      'El enlace sirve durante siete días. Mientras tanto puedes entrenar con normalidad.',
      `Si no has creado tú la cuenta, escríbenos a ${settings.operator.email} y la borramos.`,
    ],
    why: 'Recibes este correo porque alguien ha creado una cuenta de Bandeja con esta dirección.',
  });
}

function resetMail({ settings }: Deps, account: Account, url: string): MailContent {
  return layOutMail(settings, {
    subject: 'Cambia tu contraseña de Bandeja',
    heading: 'Elige una contraseña nueva',
    parts: [
      `${greetAccount(account)}\nHas pedido cambiar la contraseña de tu cuenta de Bandeja. Elígela aquí:`,
      { kind: 'button', label: 'Cambiar mi contraseña', url },
      'El enlace caduca en una hora y sirve una sola vez. Al cambiarla, la sesión se cerrará en todos tus dispositivos.',
      'Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
    why: 'Recibes este correo porque alguien ha pedido cambiar la contraseña de la cuenta con esta dirección.',
  });
}

function passwordChangedMail({ settings }: Deps, account: Account, { at }: { at: string }): MailContent {
  return layOutMail(settings, {
    heading: 'Tu contraseña ha cambiado',
    parts: [
      `${greetAccount(account)}\nHas cambiado la contraseña de tu cuenta de Bandeja (${instantFor(account, at)}). Por seguridad, la sesión se ha cerrado en todos tus dispositivos: entra de nuevo con la contraseña nueva.`,
      { kind: 'button', label: 'Iniciar sesión', url: `${settings.publicUrl}${pages.login}` },
      `Si no has sido tú, pide ahora mismo otra contraseña en ${settings.publicUrl}${pages.forgotPassword} y escríbenos a ${settings.operator.email}.`,
    ],
    why: 'Recibes este correo porque la contraseña de tu cuenta ha cambiado.',
  });
}

function instantFor({ timeZone }: Account, at: string): string {
  return new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(at));
}

function wayOut({ settings }: Deps): string {
  return `Si no has sido tú, cambia ahora mismo tu contraseña en ${settings.publicUrl}${pages.forgotPassword} (así se cierran todas las sesiones) y escríbenos a ${settings.operator.email}.`;
}

function unknownDeviceMail(deps: Deps, account: Account, seen: z.infer<typeof deviceSchema>): MailContent {
  return layOutMail(deps.settings, {
    heading: 'Nuevo acceso a tu cuenta',
    parts: [
      `${greetAccount(account)}\nSe ha iniciado sesión en tu cuenta de Bandeja desde un dispositivo o un lugar nuevo:`,
      `Dispositivo: ${seen.device}\nCuándo: ${instantFor(account, seen.at)}\nRed aproximada: ${seen.area}`,
      'Si has sido tú, no tienes que hacer nada.',
      { kind: 'button', label: 'Ver mis dispositivos', url: `${deps.settings.publicUrl}${pages.profile}#seguridad` },
      wayOut(deps),
    ],
    why: 'Recibes este correo porque alguien ha entrado en tu cuenta desde un dispositivo que no conocíamos.',
  });
}

const protectionWords: Record<ProtectionChange, { heading: string; text: string }> = {
  on: {
    heading: 'Verificación en dos pasos activada',
    text: 'Desde ahora, al iniciar sesión te pediremos también un código de tu aplicación. Hemos cerrado la sesión en tus demás dispositivos.',
  },
  off: { heading: 'Verificación en dos pasos desactivada', text: 'Para iniciar sesión basta ahora con tu contraseña.' },
  codes: {
    heading: 'Códigos de recuperación nuevos',
    text: 'Has creado códigos de recuperación nuevos. Los anteriores ya no sirven.',
  },
  passkey: {
    heading: 'Llave de acceso añadida',
    text: 'Has añadido una llave de acceso: con ella se puede entrar en tu cuenta sin contraseña.',
  },
  passkey_removed: {
    heading: 'Llave de acceso quitada',
    text: 'Has quitado una llave de acceso de tu cuenta. Con ella ya no se puede entrar.',
  },
  token: {
    heading: 'Un programa nuevo en tu cuenta',
    text: 'Has dado acceso a un programa: puede leer o proponer lo que le has permitido. Lo ves y lo quitas en tu perfil, en «Programas conectados».',
  },
  joined: {
    heading: 'Otra forma de entrar en tu cuenta',
    text: 'Desde ahora también se entra en tu cuenta con la otra cuenta que has unido.',
  },
  parted: { heading: 'Cuenta separada', text: 'Con la otra cuenta que habías unido ya no se puede entrar en esta.' },
  webhook: {
    heading: 'Un webhook nuevo en tu cuenta',
    text: 'Has puesto una dirección a la que avisamos de tus sesiones. La ves y la quitas en tu perfil, en «Programas conectados».',
  },
};

function protectionMail(deps: Deps, account: Account, payload: z.infer<typeof protectionSchema>): MailContent {
  const { change, at } = payload;
  const { heading, text } = protectionWords[change];
  return layOutMail(deps.settings, {
    heading,
    parts: [
      `${greetAccount(account)}\n${text} (${instantFor(account, at)}.)`,
      wayOut(deps),
      // another password ends the sign-ins, but not the key
      ...(change === 'passkey' ? ['Después entra en tu perfil y quita esa llave en «Llaves de acceso».'] : []),
    ],
    why: 'Recibes este correo porque ha cambiado la protección de tu cuenta.',
  });
}
