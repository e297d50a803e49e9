import { isOutwardAddress, OutwardFailure, type OutwardOptions, openOutward } from '#ports/outward.ts';
import type { PushKeys } from '#settings.ts';

export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

export class PushFailure extends Error {
  code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

type Order = {
  subscription: PushSubscription;
  keys: PushKeys;
  subject: string;
  text: string;
  ttlSeconds: number;
  topic: string;
  allowsLoopback: boolean;
  signal?: AbortSignal;
};

/** Sends an encrypted message to the device's push service. «gone»: the device has unsubscribed. @throws PushFailure */
export type SendPush = (order: Order) => Promise<'sent' | 'gone'>;

export function openPush(options: OutwardOptions = {}): SendPush {
  const post = openOutward(options);
  return async (order) => {
    const { subscription, keys, subject, text, ttlSeconds, topic, allowsLoopback, signal } = order;
    const { endpoint, p256dh, auth } = subscription;
    if (!isOutwardAddress(endpoint, allowsLoopback)) return 'gone';
    const { default: webPush } = await import('web-push');
    let details: ReturnType<typeof webPush.generateRequestDetails>;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, ...keys },
        TTL: ttlSeconds,
        urgency: 'high',
        topic,
      });
    } catch {
      return 'gone';
    }
    const { headers, body } = details;
    const status = await post(new URL(endpoint), { headers, body }, { allowsLoopback, signal }).catch((error) => {
      throw error instanceof OutwardFailure ? new PushFailure(codeOf(error)) : error;
    });
    if (status === 404 || status === 410) return 'gone';
    if (status < 200 || status >= 300) throw new PushFailure(`push_${status}`);
    return 'sent';
  };
}

/** The network's own codes are written large. */
const codeOf = ({ code }: OutwardFailure): string => (code === code.toUpperCase() ? code : `push_${code}`);
