import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';

export type PushServer = Awaited<ReturnType<typeof startPushServer>>;
type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer };

export async function startPushServer() {
  const received: Received[] = [];
  const statuses = new Map<string, number[]>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(statuses.get(path)?.shift() ?? 201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    statuses,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    newBrowser(name: string) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${name}`;
      return {
        path,
        subscription: {
          endpoint: origin + path,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        read: () =>
          received
            .filter((message) => message.path === path)
            .map(({ body }) => JSON.parse(decrypted(body, keys, auth)) as Record<string, string>),
      };
    },
  };
}

/** What a push service that never ends an exchange says first; then a byte every few milliseconds. */
export const endlessHeaders = 'HTTP/1.1 201 Created\r\nx-slow: ';
export const endlessBody = 'HTTP/1.1 201 Created\r\ncontent-length: 60000\r\n\r\n';

/** A push service that answers byte by byte, without an end; or not at all. */
export async function startDrippingServer(beginning = endlessHeaders, drop = 'a') {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.write(beginning);
    const drip = setInterval(() => socket.write(drop), 20);
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      open.delete(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`,
    open: () => open.size,
    connections: () => connections,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]).toString('utf8');
  // the padding begins with the last 2
  return text.slice(0, text.lastIndexOf('\u0002'));
}

/** The sender of a message, if its signature is valid (VAPID, RFC 8292). @throws when it is not */
export function senderOf({ headers }: Received): { aud: string; sub: string; exp: number; publicKey: string } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(String(headers.authorization)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGood = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isGood) throw new Error('the signature is not of this key');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), publicKey };
}
