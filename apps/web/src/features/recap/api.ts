import { call } from '#lib/http.ts';
import { callQuery } from '#lib/query.ts';

export const recapQuery = callQuery('GET /recap');

/** @throws HttpError mail.link_invalid for a link that was never sent */
export function endRecapMails(token: string): Promise<void> {
  return call('POST /recap/stop', { query: { token } });
}
