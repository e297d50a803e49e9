import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from '#ports/mail.ts';

/**
 * A mail as nodemailer takes it. Addresses are handed over in parts, so that none is read as a list; nodemailer takes
 * line breaks out of headers and addresses, and reads neither files nor addresses on its own.
 */
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
    // RFC 3834: no automatic answers to automatic mails
    headers: { ...message.headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Encoded, a line break in a name would reach the reader's program and be decoded there. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** The whole mail as it would cross the wire (RFC 5322). */
export async function mimeOf(message: MailMessage, from: string): Promise<Buffer> {
  // loaded with the first mail: the start of the server does not wait for it
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: mime } = await composer.sendMail(toNodemailer(message, from));
  if (!Buffer.isBuffer(mime)) throw new Error('nodemailer was asked for a buffer');
  return mime;
}

function domainOf(from: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
