import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from '#ports/mail.ts';

/** Addresses go in parts, so that none is read as a list. nodemailer removes line breaks from headers and addresses, and reads neither files nor addresses itself. */
export function toNodemailer(message: MailMessage, from: string): SendMailOptions {
  const { replyTo, attachments = [] } = message;
  return {
    from,
    to: { name: '', address: message.to },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    attachments: attachments.map((each) => ({ ...each, filename: oneLine(each.filename) })),
    messageId: `<${message.id}@${domainOf(from)}>`,
    headers: { ...message.headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Encoded, a line break in a name would reach the reader's program and be decoded there. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

export async function mimeOf(message: MailMessage, from: string): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: mime } = await composer.sendMail(toNodemailer(message, from));
  if (!Buffer.isBuffer(mime)) throw new Error('nodemailer returned no buffer');
  return mime;
}

function domainOf(from: string): string {
  return domainToASCII(/@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? '') || 'localhost';
}
