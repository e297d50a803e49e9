import { hasSide, standingDiscomforts } from '@bandeja/domain/body/rules';
import type { BodyRegion, BodySide, DiscomfortSource } from '@bandeja/domain/body/vocabulary';
import * as queries from '#features/body/queries.ts';
import { lockProfile, standingConsents, writtenDiscomforts } from '#features/profile/service.ts';
import { followHealthChange } from '#features/schedule/health.service.ts';
import type { Actor, Deps } from '#kit/deps.ts';

type HeardPlace = { region: BodyRegion; side?: BodySide; level: number | null; acute: boolean; lasts: boolean };

const lastingMs = 14 * 86_400_000;

/**
 * Adds what notes, the check-in and the chat tell to the one list (docs/product.md#discomforts), with its consent alone;
 * what the list knows already is not added again. Inside the transaction of the text. @returns whether the list knows it
 */
export async function hearDiscomforts(
  inTx: Deps,
  actor: Actor,
  places: readonly HeardPlace[],
  source: DiscomfortSource,
): Promise<boolean> {
  if (places.length === 0 || !(await standingConsents(inTx, actor)).has('discomforts')) return false;
  await lockProfile(inTx, actor);
  const standing = await standingOf(inTx, actor);
  const isNews = ({ region, level, acute }: HeardPlace) =>
    level !== null || acute || !standing.some((each) => each.region === region && !each.cares);
  const now = inTx.now();
  const news = places.filter(isNews).map(({ region, side, level, acute, lasts }) => ({
    id: inTx.newId(),
    region,
    side: side ?? (hasSide(region) ? ('none' as const) : ('middle' as const)),
    level,
    acute,
    atNight: false,
    cares: false,
    seen: false,
    source,
    since: lasts ? new Date(now.getTime() - lastingMs) : null,
  }));
  if (news.length === 0) return true;
  await queries.insertReports(inTx.db, actor.userId, news, now);
  await followHealthChange(inTx, actor, { wasKnown: false });
  return true;
}

/** Whether the list, with its consent, knows these places. */
export async function knowsDiscomforts(inTx: Deps, actor: Actor, places: readonly HeardPlace[]): Promise<boolean> {
  if (places.length === 0 || !(await standingConsents(inTx, actor)).has('discomforts')) return false;
  const standing = await standingOf(inTx, actor);
  return places.every(({ region }) => standing.some((each) => each.region === region));
}

async function standingOf(inTx: Deps, actor: Actor) {
  const [reports, written] = await Promise.all([
    queries.reportsOf(inTx.db, actor.userId),
    writtenDiscomforts(inTx, actor),
  ]);
  return standingDiscomforts([...reports, ...written]);
}
