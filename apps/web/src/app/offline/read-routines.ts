import { addressOf, call, provideAnswers } from '#lib/http.ts';
import { read } from '#lib/query.ts';

/** With all their steps and drawings: they can then be started without a network. */
export async function readRoutines(ids: readonly string[]): Promise<void> {
  const sent = ids.map((id) => ({ params: { id } }));
  const addresses = sent.map((each) => addressOf('GET /routines/:id', each).replace('/api', ''));
  provideAnswers(await call('GET /together', { query: { read: addresses } }));
  await Promise.all(sent.map((each) => read('GET /routines/:id', each)));
}
