import type { BodyRegion, BodySide } from '#body/vocabulary.ts';

/** `level` 0 means that it is over. */
export type DiscomfortReport = {
  _id: string;
  region: BodyRegion;
  side: BodySide;
  level: number;
  atNight: boolean;
  reportedAt: string;
};

/** Up to this level an exercise that needs care may be done (docs/training.md#protocols). */
export const mildLevel = 3;

const middleRegions: readonly BodyRegion[] = ['cuello', 'espalda alta', 'lumbar'];

export function hasSide(region: BodyRegion): boolean {
  return !middleRegions.includes(region);
}

export function isSevere({ level, atNight }: Pick<DiscomfortReport, 'level' | 'atNight'>): boolean {
  return level > mildLevel || atNight;
}

/** The latest of each place unless its level is 0, the strongest first; `since` is the first one after the last 0. */
export function standingDiscomforts<R extends DiscomfortReport>(reports: readonly R[]): (R & { since: string })[] {
  const ordered = [...reports].sort((a, b) => b.reportedAt.localeCompare(a.reportedAt) || b._id.localeCompare(a._id));
  const places = Map.groupBy(ordered, ({ region, side }) => `${region} ${side}`);
  const standing = [...places.values()].flatMap((ofPlace) => {
    const end = ofPlace.findIndex(({ level }) => level === 0);
    const open = end === -1 ? ofPlace : ofPlace.slice(0, end);
    const [latest, first] = [open[0], open.at(-1)];
    return latest && first ? [{ ...latest, since: first.reportedAt }] : [];
  });
  return standing.sort((a, b) => b.level - a.level || b.reportedAt.localeCompare(a.reportedAt));
}
