import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { PushKeys } from '#settings.ts';

export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

/** A push service did not take a message now; a later try may do. */
export class PushFailure extends Error {
  code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const timeoutMs = 10_000;

/** Addresses of this machine and of closed networks: no push service is there. */
const closedNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  closedNetworks.addSubnet(network, prefix, 'ipv4');
}
// IPv4 addresses written as IPv6 (`::ffff:0:0/96`) are checked by the rows above; a row here would refuse all of IPv4
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  closedNetworks.addSubnet(network, prefix, 'ipv6');
}

const isClosed = (address: string): boolean => closedNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether a subscription's address may be a push service: https and no private network. A name is checked again when a
 * message is sent, by the address it resolves to then.
 * @param allowsLoopback a server that only this machine reaches may use a push service on it, as tests do
 */
export function isPushEndpoint(endpoint: string, allowsLoopback: boolean): boolean {
  const { protocol, hostname, username } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (allowsLoopback && (host === 'localhost' || host === '127.0.0.1')) return true;
  if (protocol !== 'https:' || username !== '' || host === 'localhost' || host.endsWith('.localhost')) return false;
  return isIP(host) === 0 ? host.includes('.') : !isClosed(host);
}

type Order = {
  subscription: PushSubscription;
  keys: PushKeys;
  /** `mailto:` of the operator, for the push service. */
  subject: string;
  /** The decrypted text. */
  text: string;
  /** A device that is offline may get it within this time. */
  ttlSeconds: number;
  /** A newer message with the same topic replaces a waiting one. */
  topic: string;
  allowsLoopback: boolean;
};

/** Sends an encrypted message to the device's push service. «gone»: the device has unsubscribed. @throws PushFailure */
export async function sendPush(order: Order): Promise<'sent' | 'gone'> {
  const { subscription, keys, subject, text, ttlSeconds, topic, allowsLoopback } = order;
  if (!isPushEndpoint(subscription.endpoint, allowsLoopback)) return 'gone';
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = subscription;
  let details: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject, ...keys },
      TTL: ttlSeconds,
      urgency: 'high',
      topic,
    });
  } catch {
    // keys that encrypt nothing: no try will change them
    return 'gone';
  }
  const status = await post(endpoint, details.headers, details.body, allowsLoopback);
  if (status === 404 || status === 410) return 'gone';
  if (status < 200 || status >= 300) throw new PushFailure(`push_${status}`);
  return 'sent';
}

type Headers = Record<string, string | number | undefined>;

/** Posts without following redirects, to the address that the name resolves to at this moment. */
function post(endpoint: string, headers: Headers, body: Buffer | null, allowsLoopback: boolean): Promise<number> {
  const url = new URL(endpoint);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: sent,
        timeout: timeoutMs,
        lookup: (host, options, done) =>
          lookup(host, options, (error, address, family) => {
            const found = typeof address === 'string' ? [address] : (address ?? []).map((each) => each.address);
            if (!error && !allowsLoopback && found.some(isClosed)) done(new PushFailure('push_closed'), '', 4);
            else done(error, address, family);
          }),
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('timeout', () => call.destroy(new PushFailure('push_timeout')));
    call.on('error', (error: NodeJS.ErrnoException) => reject(new PushFailure(error.code ?? 'push_network')));
    call.end(body);
  });
}
