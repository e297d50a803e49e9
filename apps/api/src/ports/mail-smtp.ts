import { MailError, type MailPort } from '#ports/mail.ts';
import { toNodemailer } from '#ports/mail-mime.ts';

const patienceMs = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
  // before the server or the socket's own patience ends an idle connection
  idleTimeout: 20_000,
};

/** `smtp://` uses STARTTLS where the server offers it (`?requireTLS=true` insists), `smtps://` TLS from the first byte. */
export function smtpMails(options: { url: string; from: string }): MailPort {
  const { url, from } = options;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    // after a broken connection the server may have accepted the mail: we decide about repeating it
    return createTransport({ url, pool: true, maxConnections: 3, maxRequeues: 0, ...patienceMs });
  };
  let opened: ReturnType<typeof open> | undefined;
  const transport = () => {
    opened ??= open();
    return opened;
  };
  let isHealthy = true;
  const guarded = async (work: () => Promise<unknown>) => {
    try {
      await work();
      isHealthy = true;
    } catch (error) {
      const mailError = toMailError(error);
      if (!mailError.refused) isHealthy = false;
      throw mailError;
    }
  };
  return {
    check: async () => {
      if (!isHealthy) await guarded(async () => (await transport()).verify());
    },
    send: (message) => guarded(async () => (await transport()).sendMail(toNodemailer(message, from))),
    forget: async () => {},
    erase: async () => {},
    // by force: unfinished mails were returned to the queue
    close: async () => (await opened)?.close({ force: true }),
  };
}

type Failure = { code?: string; command?: string; responseCode?: number; response?: string };

/** RFC 3463, 5.1.x: the address; a full or blocked mailbox has another number. Servers without such numbers say 550, 551 or 553. */
function saysNoAddress(status: string | undefined, responseCode: number | undefined): boolean {
  if (status !== undefined) return status.startsWith('5.1.');
  return [550, 551, 553].includes(responseCode ?? 0);
}

function toMailError(error: unknown): MailError {
  // nodemailer throws nothing else; what is not there has a default
  const { code = 'unknown', command = '', responseCode, response = '' } = (error ?? {}) as Failure;
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
  const codes = [code, command.split(' ')[0], responseCode, status].filter(Boolean).join(' ');
  const isAboutThisMail = /^(RCPT TO|DATA)/.test(command);
  const refused = isAboutThisMail && (responseCode ?? 0) >= 500;
  return new MailError(codes, {
    refused,
    noAddress: refused && command.startsWith('RCPT TO') && saysNoAddress(status, responseCode),
  });
}
