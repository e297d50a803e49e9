import { lookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { LRUCache } from 'lru-cache';
import { takeTurns } from '#kit/turns.ts';

/** What was sent to an address that a player chose did not arrive. `code`: late, busy, closed, or the network's own. */
export class OutwardFailure extends Error {
  code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const longestMs = 10_000;
/** A host that missed so many deadlines in a row gets nothing for so many more: what is meant for it waits in its jobs. */
const [missesMost, restDeadlines] = [3, 6];
const [postsAtOnce, postsAtOncePerHost, waitingMost] = [300, 6, 2_000];
const longestAnswerBytes = 65_536;

/** Networks in which no service of others is: this machine, closed networks, examples, multicast, the future. */
const closedNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closedNetworks.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 only global unicast is open: outside it lie `::1`, mapped, compatible and translated IPv4, ULA, link-local, multicast. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
/** Parts of it that lead elsewhere: Teredo and other protocols, examples, 6to4. */
const closedUnicast = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closedUnicast.addSubnet(network, prefix, 'ipv6');
}

function isClosed(address: string): boolean {
  if (isIP(address) !== 6) return closedNetworks.check(address, 'ipv4');
  return !globalUnicast.check(address, 'ipv6') || closedUnicast.check(address, 'ipv6');
}

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1';

/**
 * A name is checked again by its addresses when a message is sent.
 * @param allowsLoopback for a server that only this machine reaches
 */
export function isOutwardAddress(address: string, allowsLoopback: boolean): boolean {
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (allowsLoopback && isLoopback(host)) return protocol === 'http:' || protocol === 'https:';
  // the usual port is not written
  if (protocol !== 'https:' || port !== '' || host === 'localhost' || host.endsWith('.localhost')) return false;
  return isIP(host) === 0 ? host.includes('.') : !isClosed(host);
}

export type Outward = { headers: Record<string, string | number | undefined>; body: Buffer | string | null };

/** Posts to an address that a player chose, and answers the status. @throws OutwardFailure */
export type PostOutward = (
  url: URL,
  sent: Outward,
  how: { allowsLoopback: boolean; signal?: AbortSignal | undefined },
) => Promise<number>;

export type OutwardOptions = { deadlineMs?: number; resolve?: LookupFunction };

/** A post ends within two deadlines: it waits one for its turn among those to its host and takes one itself. */
export function openOutward({ deadlineMs = longestMs, resolve = lookup }: OutwardOptions = {}): PostOutward {
  const turns = takeTurns({ atOnce: postsAtOnce, atOncePerCaller: postsAtOncePerHost, waitingMost });
  const agentOf = openAgents(resolve);
  const misses = new LRUCache<string, number>({ max: 10_000, ttl: deadlineMs * restDeadlines });

  return async (url, sent, { allowsLoopback, signal }) => {
    const expiry = signal ?? new AbortController().signal;
    const exchange = async () => {
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        return await post(url, sent, agentOf(url, allowsLoopback), AbortSignal.any([deadline, expiry]));
      } finally {
        if (deadline.aborted) misses.set(url.host, (misses.get(url.host) ?? 0) + 1);
        else misses.delete(url.host);
      }
    };
    if ((misses.get(url.host) ?? 0) >= missesMost) throw new OutwardFailure('late');
    try {
      return await turns.run(url.host, exchange, AbortSignal.any([AbortSignal.timeout(deadlineMs), expiry]));
    } catch (error) {
      throw error instanceof OutwardFailure ? error : new OutwardFailure('busy');
    }
  };
}

/** Connections are used again for a while. Those to the open network are made to addresses that were checked, and to no others. */
function openAgents(resolve: LookupFunction): (url: URL, allowsLoopback: boolean) => HttpAgent {
  const kept = { keepAlive: true, maxSockets: postsAtOncePerHost, maxFreeSockets: 2, timeout: longestMs };
  const checked: LookupFunction = (host, options, done) =>
    resolve(host, options, (error, address, family) => {
      const found = typeof address === 'string' ? [address] : (address ?? []).map((each) => each.address);
      if (!error && found.some(isClosed)) done(new OutwardFailure('closed'), '', 4);
      else done(error, address, family);
    });
  const open = new HttpsAgent({ ...kept, lookup: checked });
  const onLoopback = { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) };
  return ({ hostname, protocol }, allowsLoopback) => {
    if (!allowsLoopback || !isLoopback(hostname)) return open;
    return onLoopback[protocol === 'https:' ? 'https:' : 'http:'];
  };
}

/** Posts without following redirects, and reads the answer to its end or its most. Answers the status. @throws OutwardFailure */
function post(url: URL, { headers, body }: Outward, agent: HttpAgent, signal: AbortSignal): Promise<number> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers: sent, agent, signal }, (answer) => {
      let bytes = 0;
      const end = () => resolve(answer.statusCode ?? 0);
      call.removeAllListeners('error').on('error', end);
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > longestAnswerBytes) call.destroy();
      });
      answer.on('error', end).on('close', end);
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      reject(error instanceof OutwardFailure ? error : new OutwardFailure(signal.aborted ? 'late' : codeOf(error)));
    });
    call.end(body);
  });
}

const codeOf = ({ code }: NodeJS.ErrnoException): string => code ?? 'network';
