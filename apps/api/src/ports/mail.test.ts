import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { MailMessage, MailPort } from '#ports/mail.ts';
import { fileMails } from '#ports/mail-files.ts';
import { smtpMails } from '#ports/mail-smtp.ts';
import { type MailServer, startMailServer } from '#testing/mail-server.ts';
import { freePort } from '#testing/server-process.ts';

const from = 'Bandeja <hola@bandeja.example>';

const mail = (fields: Partial<MailMessage> = {}): MailMessage => ({
  id: randomUUIDv7(),
  to: 'marta@ejemplo.es',
  subject: 'Tu semana de pádel: ánimo, ñandú',
  html: '<p>¡Qué <b>bien</b>!</p>',
  text: 'Qué bien: «sí».\n.\nDespués del punto',
  ...fields,
});

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function mailServer(smtp?: SMTPServerOptions): Promise<MailServer> {
  const server = await startMailServer(smtp ? { smtp } : {});
  ends.push(server.stop);
  return server;
}

function portTo(url: string): MailPort {
  const port = smtpMails({ url, from });
  ends.push(port.close);
  return port;
}

describe('mails over a mail server', () => {
  it('arrive as they were written, with the marks of an automatic mail', async () => {
    const server = await mailServer();
    const message = mail({
      replyTo: { name: 'Íñigo «El Muro»', address: 'inigo@ejemplo.es' },
      headers: { 'List-Unsubscribe': '<http://localhost:4000/api/leads/unsubscribe?token=abc>' },
      attachments: [{ filename: 'semana.pdf', content: Buffer.from('%PDF-1.7 á'), contentType: 'application/pdf' }],
    });
    await portTo(server.url).send(message);
    const [received] = server.received;
    expect(received?.envelope).toEqual({ from: 'hola@bandeja.example', to: ['marta@ejemplo.es'] });
    expect(received?.messageId).toBe(`<${message.id}@bandeja.example>`);
    expect(received?.from).toEqual({ name: 'Bandeja', address: 'hola@bandeja.example' });
    expect(received?.to).toEqual([{ name: '', address: 'marta@ejemplo.es' }]);
    expect(received?.replyTo).toEqual([{ name: 'Íñigo «El Muro»', address: 'inigo@ejemplo.es' }]);
    expect(received?.subject).toBe('Tu semana de pádel: ánimo, ñandú');
    expect(received?.text?.trim()).toBe('Qué bien: «sí».\n.\nDespués del punto');
    expect(received?.html).toContain('¡Qué <b>bien</b>!');
    const header = (key: string) => received?.headers.find((each) => each.key === key)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('list-unsubscribe')).toBe('<http://localhost:4000/api/leads/unsubscribe?token=abc>');
    expect(Math.abs(Date.now() - Date.parse(received?.date ?? ''))).toBeLessThan(60_000);
    expect(received?.attachments[0]).toMatchObject({ filename: 'semana.pdf', mimeType: 'application/pdf' });
  });

  it.each([
    ['peña@ejemplo.es', 'peña@ejemplo.es', true],
    ['ana@cañón.es', 'ana@xn--can-8mak.es', false],
    ['анна@почта.рф', 'анна@почта.рф', true],
  ])('go to %s', async (to, recipient, isInternational) => {
    const asked: boolean[] = [];
    const server = await mailServer({
      onMailFrom: ({ args }, _session, callback) => {
        asked.push(typeof args === 'object' && 'SMTPUTF8' in args);
        callback();
      },
    });
    await portTo(server.url).send(mail({ to, replyTo: { name: 'Íñigo', address: 'iñigo@ejemplo.es' } }));
    const [received] = server.received;
    expect([received?.envelope.to, asked]).toEqual([[to], [isInternational]]);
    expect(/^To: <?([^\r>]+)/m.exec(received?.raw ?? '')?.[1]).toBe(recipient);
    expect(received?.replyTo?.[0]?.address).toBe('iñigo@ejemplo.es');
  });

  it('speak TLS from the first byte, or from STARTTLS on, as the address says', async () => {
    for (const [scheme, smtp] of [
      ['smtps', { secure: true }],
      ['smtp', { disabledCommands: [] }],
    ] as const) {
      const seen: boolean[] = [];
      const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, session, callback) => {
        seen.push(session.secure);
        callback();
      };
      const server = await mailServer({ ...smtp, disabledCommands: [], onMailFrom });
      const url = `${scheme}://127.0.0.1:${server.port}`;
      // the server's certificate is self-signed: only named certificates are trusted
      await expect(portTo(url).send(mail())).rejects.toMatchObject({ refused: false });
      await portTo(`${url}?tls.rejectUnauthorized=false`).send(mail());
      expect([scheme, seen, server.received.length]).toEqual([scheme, [true], 1]);
    }
  });

  it('insist on TLS where the address does', async () => {
    const server = await mailServer();
    await expect(portTo(`${server.url}?requireTLS=true`).send(mail())).rejects.toMatchObject({ refused: false });
    expect(server.received).toEqual([]);
  });

  const answering = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const refusingRecipient = (code: number, text: string): SMTPServerOptions => ({
    onRcptTo: (_address, _session, callback) => callback(answering(code, text)),
  });
  const refusingSender: SMTPServerOptions = {
    onMailFrom: (_address, _session, callback) => callback(answering(550, '5.7.1 marta@ejemplo.es not you')),
  };
  const refusingLogin: SMTPServerOptions = {
    onAuth: (_auth, _session, callback) => callback(answering(535, '5.7.8 marta@ejemplo.es who?')),
    authOptional: false,
  };

  it.each([
    ['a recipient that does not exist', refusingRecipient(550, '5.1.1 <marta@ejemplo.es> unknown'), true, '550 5.1.1'],
    ['a full mailbox', refusingRecipient(452, '4.2.2 marta@ejemplo.es is full'), false, '452 4.2.2'],
    ['a sender the server does not take', refusingSender, false, '550 5.7.1'],
    ['a wrong password', refusingLogin, false, '535 5.7.8'],
  ])('that fail for %s say whether trying again may help, and quote no address', async (_name, smtp, refused, code) => {
    const server = await mailServer({ allowInsecureAuth: true, ...smtp });
    const port = portTo(`smtp://usuario:clave@127.0.0.1:${server.port}`);
    const error = await port.send(mail()).catch((error: unknown) => error);
    const noAddress = code === '550 5.1.1';
    expect(error).toMatchObject({ name: 'Error', refused, noAddress, code: expect.stringContaining(code) });
    expect(JSON.stringify([String(error), error])).not.toMatch(/marta|usuario|clave/);
  });

  it('that are refused for what they say are refused for good', async () => {
    const refusal = Object.assign(new Error('5.7.1 looks like spam'), { responseCode: 554 });
    const server = await startMailServer({ onMail: ({ answer }) => answer(refusal) });
    ends.push(server.stop);
    const sending = portTo(server.url).send(mail());
    await expect(sending).rejects.toMatchObject({ refused: true, code: 'EMESSAGE DATA 554 5.7.1' });
  });

  it('are not repeated by themselves when the connection breaks before the last word', async () => {
    let offered = 0;
    const server = await startMailServer({
      onMail: () => {
        offered += 1;
        server.hangUp();
      },
    });
    ends.push(server.stop);
    await expect(portTo(server.url).send(mail())).rejects.toMatchObject({ refused: false });
    expect(offered).toBe(1);
  });

  it('ask a server that was away whether it is back before a mail is written', async () => {
    const port = await freePort();
    const mails = portTo(`smtp://127.0.0.1:${port}`);
    await mails.check();
    await expect(mails.send(mail())).rejects.toMatchObject({ refused: false });
    await expect(mails.check()).rejects.toMatchObject({ refused: false });
    const server = await startMailServer({ port });
    ends.push(server.stop);
    await mails.check();
    await mails.send(mail());
    expect(server.received).toHaveLength(1);
  });
});

describe('with any content of a name or subject', () => {
  const evil = 'Ana\r\nBcc: victima@ejemplo.es\r\n\r\n<script>alert(1)</script>';

  it.each([
    ['the subject', { subject: evil }],
    ['the name to reply to', { replyTo: { name: evil, address: 'ana@ejemplo.es' } }],
    ['the name to reply to, with quotes', { replyTo: { name: `"Ana" <x@y.es>, ${evil}`, address: 'ana@ejemplo.es' } }],
    ['the address to reply to', { replyTo: { name: 'Ana', address: `ana@ejemplo.es\r\nBcc: victima@ejemplo.es` } }],
    ['a header', { headers: { 'List-Unsubscribe': `<http://a.es>\r\nBcc: victima@ejemplo.es` } }],
    ['the name of a file', { attachments: [{ filename: evil, content: Buffer.from('a'), contentType: 'text/plain' }] }],
    ['the recipient', { to: 'marta@ejemplo.es, victima@ejemplo.es' }],
    ['the recipient, broken', { to: 'marta@ejemplo.es>\r\nRCPT TO:<victima@ejemplo.es' }],
  ] satisfies [string, Partial<MailMessage>][])('no header comes out of %s', async (_name, fields) => {
    const server = await mailServer();
    const refusals: unknown[] = [];
    await portTo(server.url)
      .send(mail(fields))
      .catch((refusal: unknown) => refusals.push(refusal));
    expect(server.received.length + refusals.length).toBe(1);
    const [received] = server.received;
    if (!received) return expect(refusals).toHaveLength(1);
    expect(received.envelope.to).toEqual(['marta@ejemplo.es']);
    const head = received.raw.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^bcc:|=0D|=0A/im);
    expect(received.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(received.text?.trim()).toBe('Qué bien: «sí».\n.\nDespués del punto');
  });
});

describe('mails as files', () => {
  async function folderOfMails() {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-mails-'));
    ends.push(() => rm(folder, { recursive: true }));
    return path.join(folder, 'mail');
  }

  it('are whole mails for their owner alone, and a repeated one replaces itself', async () => {
    const folder = await folderOfMails();
    const port = fileMails({ folder, from });
    const message = mail({ subject: 'Confirma tu correo… ¡ya! ../../etc/passwd' });
    await port.send(message);
    await port.send(message);
    const names = await readdir(folder);
    expect(names).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-confirma-tu-correo-ya-etc-passwd-[0-9a-f]{6}\.eml$/),
    ]);
    const file = path.join(folder, names[0] ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const bytes = await readFile(file);
    expect(bytes.toString().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const parsed = await PostalMime.parse(bytes);
    expect(parsed).toMatchObject({ messageId: `<${message.id}@bandeja.example>`, subject: message.subject });
    expect(parsed.to).toEqual([{ name: '', address: 'marta@ejemplo.es' }]);
    expect(parsed.html).toContain('¡Qué <b>bien</b>!');
  });

  it('are deleted one by one, with half-written remains, and no others', async () => {
    const folder = await folderOfMails();
    const port = fileMails({ folder, from });
    const [gone, wordless, complete] = [mail(), mail({ subject: '…' }), mail()];
    await port.erase([gone.id]);
    for (const message of [gone, wordless, complete]) await port.send(message);
    const fileOf = async ({ id }: MailMessage) =>
      (await readdir(folder)).filter((name) => name.includes(id.replaceAll('-', '').slice(-6)));
    const [name = ''] = await fileOf(gone);
    await writeFile(path.join(folder, `${name}.part`), 'half');
    await port.erase([gone.id, wordless.id, randomUUIDv7()]);
    expect(await readdir(folder)).toEqual(await fileOf(complete));
    expect(await fileOf(complete)).toHaveLength(1);
    await port.erase([gone.id]);
  });
});
