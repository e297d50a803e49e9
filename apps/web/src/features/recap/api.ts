import { getRecap, stopRecapMail } from '@bandeja/domain/recap/contract';
import { call } from '#lib/http.ts';
import { callQuery } from '#lib/query.ts';

export const recapQuery = callQuery(getRecap);

/** @throws HttpError mail.link_invalid for a link that was never sent */
export function endRecapMails(token: string): Promise<void> {
  return call(stopRecapMail, { query: { token } });
}
