import { mostReads } from '@bandeja/domain/wire/together';
import { hashKey } from '@tanstack/react-query';
import { addressOf, call, provideAnswers } from '#lib/http.ts';
import { storedAnswer } from '#lib/last-answers.ts';
import { keyOf, read } from '#lib/query.ts';

/** With all their steps and drawings: they can then be started without a network. What the device has read lately is left out. */
export async function readRoutines(ids: readonly string[], freshMs: number): Promise<void> {
  const missing: { params: { id: string } }[] = [];
  for (const id of ids) {
    const sent = { params: { id } };
    if (!(await isFresh(hashKey(keyOf('GET /routines/:id', sent)), freshMs))) missing.push(sent);
  }
  for (let first = 0; first < missing.length; first += mostReads) {
    const sent = missing.slice(first, first + mostReads);
    const addresses = sent.map((each) => addressOf('GET /routines/:id', each).replace('/api', ''));
    provideAnswers(await call('GET /together', { query: { read: addresses } }));
    await Promise.all(sent.map((each) => read('GET /routines/:id', each)));
  }
}

export async function isFresh(key: string, ageMs: number): Promise<boolean> {
  const known = await storedAnswer(key);
  return known !== undefined && Date.now() - known.at < ageMs;
}
