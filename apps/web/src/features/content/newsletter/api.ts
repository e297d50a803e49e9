import { call } from '#lib/http.ts';

/** @throws HttpError mail.link_invalid for a link that is too old or was never sent */
export function confirmSubscription(token: string): Promise<void> {
  return call('POST /leads/confirm', { body: { token } });
}

/** @throws HttpError mail.link_invalid for a link that was never sent */
export function endSubscription(token: string): Promise<void> {
  return call('POST /leads/unsubscribe', { query: { token } });
}
