import { daysBetween, localDateIn } from '@bandeja/domain/calendar/dates';
import { type ProgressPeriod, progressQuery } from '@bandeja/domain/progress/contract';
import { periodIds, periodOf } from '#features/progress/model.ts';
import { fetchWithToken, NetworkError } from '#lib/http.ts';
import { lastAnswer } from '#lib/last-answers.ts';
import { rememberAs } from '#lib/query.ts';
import { timeZone } from '#lib/time-zone.ts';

const address = '/graphql';
const call = `POST ${address}`;

/** A period of the same length as one that was read some days ago is the same choice of the page. */
function keyOf(body: unknown): string {
  const { variables } = JSON.parse(String(body)) as { variables: ProgressPeriod }; // our own page wrote it
  return `${call} ${daysBetween(variables.from, variables.to)}`;
}

/** `fetch` of the progress page: each answer is stored on this device and returned while the server is away. */
export async function fetchProgress(target: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const key = keyOf(init.body);
  try {
    const response = await fetchWithToken(target, init);
    if (response.ok) rememberAs(call, key, await response.clone().text());
    return response;
  } catch (error) {
    const known = error instanceof NetworkError ? await lastAnswer(key) : undefined;
    if (typeof known !== 'string') throw error;
    return new Response(known, { headers: { 'content-type': 'application/json' } });
  }
}

/** Has the device know the page before it is visited. */
export async function fetchProgressAhead(): Promise<void> {
  const [shortest] = periodIds;
  const variables = periodOf(shortest, localDateIn(timeZone, new Date()));
  const body = JSON.stringify({ query: progressQuery, variables });
  await fetchProgress(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
