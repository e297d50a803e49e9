import { createServer } from 'node:http';
import { startMailServer } from '../../apps/api/testing/mail-server.ts';

// SMTP on the first port, HTTP on the second: GET /<address>?count=2 answers once that address has got two mails.

const [smtpPort, httpPort] = process.argv.slice(2).map(Number);
const mails = await startMailServer({ port: smtpPort, smtp: { maxClients: 100 } });

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const address = decodeURIComponent(pathname.slice(1));
  const wanted = Number(searchParams.get('count') ?? (address === '' ? 0 : 1));
  const ofAddress = () => mails.received.filter(({ envelope }) => envelope.to.includes(address));
  while (ofAddress().length < wanted) await mails.has(mails.received.length + 1);
  const found = ofAddress().map(({ subject, text, html, headers, attachments }) => ({
    subject,
    text,
    html,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      base64: bytesOf(content).toString('base64'),
    })),
  }));
  response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
}).listen(httpPort, '127.0.0.1');

function bytesOf(content: string | ArrayBuffer | Uint8Array): Buffer {
  return Buffer.from(typeof content === 'string' ? content : new Uint8Array(content));
}
