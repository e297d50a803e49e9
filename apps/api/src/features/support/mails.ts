import { promiseOf } from '@bandeja/domain/support/messages';
import { z } from 'zod';
import { threadsOfDigest } from '#features/support/person.queries.ts';
import { messagesOf, threadById } from '#features/support/thread.queries.ts';
import type { Deps } from '#kit/deps.ts';
import { greeting, plainName } from '#kit/mail/greeting.ts';
import { layOutMail } from '#kit/mail/layout.ts';
import type { MailContent, MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

const contactPayload = z.object({ messageId: z.uuid() });
const digestPayload = z.object({ digest: z.string() });
const receiptPayload = z.object({ threadId: z.uuid() });
const answerPayload = z.object({ threadId: z.uuid(), messageId: z.uuid() });

export function supportMails(deps: Deps): MailWriters {
  return {
    contact_message: async ({ payload }) => contactMail(deps, contactPayload.parse(payload).messageId),
    contact_digest: async ({ payload }) => digestMail(deps, digestPayload.parse(payload).digest),
    thread_receipt: async ({ payload }) => receiptMail(deps, receiptPayload.parse(payload).threadId),
    thread_addition: async ({ payload }) => additionMail(deps, answerPayload.parse(payload)),
    thread_answer: async ({ payload }) => answerMail(deps, answerPayload.parse(payload)),
  };
}

async function contactMail({ db, settings }: Deps, messageId: string): Promise<MailContent | null> {
  const thread = await threadById(db, messageId);
  if (!thread) return null;
  const { name, email, fromPlayer, priority } = thread;
  const writer = [`De ${name}, ${email}`, fromPlayer && 'con cuenta en Bandeja', priority && 'con soporte prioritario'];
  const letter = layOutMail(settings, {
    subject: `${priority ? 'Prioritario: mensaje' : 'Mensaje'} de contacto de ${name}`,
    heading: 'Mensaje de la página de contacto',
    parts: [
      `${writer.filter(Boolean).join(', ')}. Si respondes a este correo, le llega a esa dirección.`,
      thread.message,
      `Referencia: ${thread.reference}. Si respondes en el panel, queda en el hilo.`,
    ],
    why: 'Recibes este correo porque tu dirección es la de contacto de Bandeja.',
  });
  return { ...letter, replyTo: { name, address: email } };
}

const [listedMost, listedCharacters] = [200, 300];

async function digestMail({ db, settings }: Deps, digest: string): Promise<MailContent | null> {
  const { first, count } = await threadsOfDigest(db, digest, listedMost);
  if (count === 0) return null;
  const items = first.map(({ name, email, message, priority }) => {
    const cut = message.length > listedCharacters ? `${message.slice(0, listedCharacters)}…` : message;
    return `${priority ? 'Prioritario. ' : ''}De ${name}, ${email}: ${cut}`;
  });
  const unlisted = count - first.length;
  return layOutMail(settings, {
    subject: count === 1 ? 'Un mensaje de contacto más' : `${count} mensajes de contacto más`,
    heading: 'Mensajes de la página de contacto',
    parts: [
      'En una hora han llegado más mensajes de los que se envían uno a uno. Los demás están aquí y, enteros, en el panel.',
      { kind: 'list', items },
      ...(unlisted > 0 ? [`Y ${unlisted} más en el panel.`] : []),
      { kind: 'button', label: 'Ver los mensajes', url: `${settings.publicUrl}${pages.admin}` },
    ],
    why: 'Recibes este correo porque tu dirección es la de contacto de Bandeja.',
  });
}

/** Terms, «Reclamaciones»: a reference, and an answer within a month. A form can carry another person's address: the mail repeats nothing of it. */
async function receiptMail({ db, settings }: Deps, threadId: string): Promise<MailContent | null> {
  const thread = await threadById(db, threadId);
  if (!thread) return null;
  const { reference, priority, fromPlayer } = thread;
  const letter = layOutMail(settings, {
    subject: `Hemos recibido tu mensaje (${reference})`,
    heading: 'Ya tenemos tu mensaje',
    parts: [
      `${greeting(plainName(thread.name))}\nTu referencia es ${reference}.`,
      `Te contesta una persona ${promiseOf(priority)}; como máximo, en un mes.`,
      fromPlayer
        ? '¿Quieres añadir algo? Responde a este correo o hazlo en la aplicación, en el mismo hilo.'
        : '¿Quieres añadir algo? Responde a este correo.',
      ...(fromPlayer ? [threadButton(settings.publicUrl, threadId)] : []),
      'Si es por tu salud y es urgente, no esperes: llama al 112.',
    ],
    why: 'Recibes este correo porque alguien ha escrito a Bandeja con esta dirección. No es publicidad.',
  });
  return { ...letter, replyTo: { name: 'Bandeja', address: settings.operator.email } };
}

async function answerMail(
  { db, settings }: Deps,
  { threadId, messageId }: z.infer<typeof answerPayload>,
): Promise<MailContent | null> {
  const thread = await threadById(db, threadId);
  const message = (await messagesOf(db, threadId)).find(({ _id }) => _id === messageId);
  if (!thread || !message) return null;
  const letter = layOutMail(settings, {
    subject: `Respuesta a tu mensaje (${thread.reference})`,
    heading: 'Te respondemos',
    parts: [
      greeting(plainName(thread.name)),
      message.text,
      thread.fromPlayer
        ? '¿Falta algo? Responde a este correo o hazlo en la aplicación.'
        : '¿Falta algo? Responde a este correo.',
      ...(thread.fromPlayer ? [threadButton(settings.publicUrl, threadId)] : []),
    ],
    why: `Recibes este correo porque nos escribiste; tu referencia es ${thread.reference}. No es publicidad.`,
  });
  return { ...letter, replyTo: { name: 'Bandeja', address: settings.operator.email } };
}

async function additionMail(
  { db, settings }: Deps,
  { threadId, messageId }: z.infer<typeof answerPayload>,
): Promise<MailContent | null> {
  const thread = await threadById(db, threadId);
  const message = (await messagesOf(db, threadId)).find(({ _id }) => _id === messageId);
  if (!thread || !message) return null;
  const { name, email, reference } = thread;
  const letter = layOutMail(settings, {
    subject: `${name} añade algo (${reference})`,
    heading: 'Un mensaje más en un hilo',
    parts: [
      message.text,
      { kind: 'button', label: 'Ver el hilo', url: `${settings.publicUrl}${pages.deskThread(threadId)}` },
    ],
    why: 'Recibes este correo porque tu dirección es la de contacto de Bandeja.',
  });
  return { ...letter, replyTo: { name, address: email } };
}

function threadButton(publicUrl: string, threadId: string) {
  return { kind: 'button', label: 'Ver mi mensaje', url: `${publicUrl}${pages.thread(threadId)}` } as const;
}
