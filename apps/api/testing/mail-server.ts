import { once } from 'node:events';
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = Email & { envelope: { from: string; to: string[] }; raw: string };

export type MailServer = {
  port: number;
  url: string;
  received: ReceivedMail[];
  has: (count: number) => Promise<ReceivedMail[]>;
  hangUp: () => void;
  stop: () => Promise<void>;
};

export type PendingMail = { mail: ReceivedMail; answer: (error?: Error) => void };

/** @param onMail decides about a mail that came in whole; it is taken once `answer` is called without an error */
export async function startMailServer(
  options: { port?: number; onMail?: (pending: PendingMail) => void; smtp?: SMTPServerOptions } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anybody' }),
    onData: (stream, session, callback) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        const mail = { ...(await PostalMime.parse(raw)), envelope, raw: raw.toString() };
        const answer = (error?: Error) => {
          if (!error) received.push(mail);
          callback(error);
          for (const look of waiting) look();
        };
        if (options.onMail) options.onMail({ mail, answer });
        else answer();
      })();
    },
    ...options.smtp,
  });
  // some tests kill clients meanwhile
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    has: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
