import type { getResults, Results } from '@bandeja/domain/matches/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { resultsOf } from '#features/matches/queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';

export async function resultsFor(
  deps: Deps,
  actor: Actor,
  query: Parsed<typeof getResults>['query'],
): Promise<Results> {
  const { tallies, ...sums } = await resultsOf(deps.db, actor.userId, query);
  // the keys were written through the contract's vocabularies, which check them again on the way out
  const of = <Key extends string>(wanted: string) =>
    tallies.flatMap(({ kind, key, won, lost }) => (kind === wanted ? [{ key: key as Key, won, lost }] : []));
  return {
    ...sums,
    months: of('month').sort((one, other) => one.key.localeCompare(other.key)),
    partners: of('partner'),
    sides: of('side'),
    rivals: of('rivals'),
    surfaces: of('surface'),
    tags: of('tag'),
  };
}
