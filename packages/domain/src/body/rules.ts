import type { BodyRegion, BodySide, DiscomfortSource } from '#body/vocabulary.ts';
import { daysBetween } from '#calendar/dates.ts';

/** `level` is 0 to 10, null where it was not said; 0 says that it is over, or with `cares` that it does not hurt. */
export type DiscomfortReport = {
  _id: string;
  region: BodyRegion;
  side: BodySide;
  level: number | null;
  atNight: boolean;
  acute: boolean;
  cares: boolean;
  /** A professional has looked at it. */
  seen: boolean;
  source: DiscomfortSource;
  /** Instant at which it began, where that was said. */
  since: string | null;
  reportedAt: string;
};

/** The latest report of a place, with what the earlier ones of the same discomfort add. */
export type StandingDiscomfort = Omit<DiscomfortReport, '_id' | 'since'> & {
  since: string;
  /** Of its first report. */
  firstLevel: number | null;
};

type EndedDiscomfort = { region: BodyRegion; side: BodySide; since: string; endedAt: string };

/** Up to this level an exercise that needs care may be done (docs/training.md#protocols). */
export const mildLevel = 3;
/** Days without getting better (docs/training.md#professional-first). */
const daysUntilReferral = 7;
/** Days after which the drawing asks again (docs/product.md#discomforts). */
const daysUntilAsked = 14;

const middleRegions: readonly BodyRegion[] = ['cuello', 'espalda alta', 'lumbar'];

export function hasSide(region: BodyRegion): boolean {
  return !middleRegions.includes(region);
}

/** Above 3 of 10, at night or acute: a professional comes first. */
export function isSevere({
  level,
  atNight,
  acute,
}: Pick<DiscomfortReport, 'level' | 'atNight'> & { acute?: boolean }): boolean {
  return (level ?? 0) > mildLevel || atNight || acute === true;
}

type DayOf = (instant: string) => string;

/** `dayOf` gives the local date of an instant, `today` is one. */
export function needsReferral(
  standing: Pick<StandingDiscomfort, 'level' | 'atNight' | 'acute' | 'cares' | 'seen' | 'since'>,
  today: string,
  dayOf: DayOf,
): boolean {
  if (isSevere(standing)) return true;
  if (standing.cares || standing.seen) return false;
  return daysBetween(dayOf(standing.since), today) >= daysUntilReferral;
}

/** Every two weeks, and at once where nobody has said how much. */
export function isAsked({ level, cares, reportedAt }: StandingDiscomfort, today: string, dayOf: DayOf): boolean {
  if (cares) return false;
  return level === null || daysBetween(dayOf(reportedAt), today) >= daysUntilAsked;
}

type Run = { side: BodySide; reports: DiscomfortReport[] };

const isOver = ({ level, cares }: DiscomfortReport) => level === 0 && !cares;
const inOrder = (a: DiscomfortReport, b: DiscomfortReport) =>
  a.reportedAt.localeCompare(b.reportedAt) || a._id.localeCompare(b._id);

/** A report without a side means the sides that are known to hurt. */
function sidesMeant(side: BodySide, open: ReadonlyMap<BodySide, Run>): BodySide[] {
  if (side === 'both') return ['left', 'right'];
  const known = [...open.keys()].filter((each) => each !== 'none');
  return side === 'none' && known.length > 0 ? known : [side];
}

/** Each discomfort from its first report to the one that ends it. A side that becomes known is that of the one without. */
function runsOf(reports: readonly DiscomfortReport[]): { open: Run[]; ended: Run[] } {
  const ended: Run[] = [];
  const open = [...Map.groupBy([...reports].sort(inOrder), ({ region }) => region).values()].flatMap((ofRegion) => {
    const runs = new Map<BodySide, Run>();
    for (const report of ofRegion) {
      for (const side of sidesMeant(report.side, runs)) {
        const unsided = runs.get('none');
        const run = runs.get(side) ?? unsided ?? { side, reports: [] };
        if (run === unsided) runs.delete('none');
        const grown = { side, reports: [...run.reports, report] };
        if (!isOver(report)) runs.set(side, grown);
        else {
          runs.delete(side);
          if (run.reports.length > 0) ended.push(grown);
        }
      }
    }
    return [...runs.values()];
  });
  return { open, ended };
}

function beginningOf(reports: readonly DiscomfortReport[]): string {
  return reports
    .map(({ since, reportedAt }) => since ?? reportedAt)
    .reduce((first, each) => (each < first ? each : first));
}

function standingOf({ side, reports }: Run): StandingDiscomfort[] {
  const [first, latest] = [reports[0], reports.at(-1)];
  if (!first || !latest) return [];
  const { _id, since, ...rest } = latest;
  // a place that does not hurt any more has no level to carry on
  const level = latest.level ?? reports.findLast((report) => report.level !== null && !report.cares)?.level ?? null;
  const seen = reports.some((report) => report.seen);
  const beginning = beginningOf(reports);
  // of a day that was only told later no level is known
  const firstLevel = beginning === first.reportedAt ? first.level : null;
  return [{ ...rest, side, level, seen, since: beginning, firstLevel }];
}

/** Both sides of one report are one discomfort. */
function paired(standing: readonly StandingDiscomfort[]): StandingDiscomfort[] {
  return standing.flatMap((each) => {
    const other = standing.find(
      ({ region, side, reportedAt }) =>
        region === each.region && reportedAt === each.reportedAt && side !== each.side && side !== 'none',
    );
    if (other === undefined || each.side === 'none') return [each];
    const since = other.since < each.since ? other.since : each.since;
    return each.side === 'left' ? [{ ...each, side: 'both' as const, since }] : [];
  });
}

/** What hurts now or is cared for, the strongest first. */
export function standingDiscomforts(reports: readonly DiscomfortReport[]): StandingDiscomfort[] {
  const standing = paired(runsOf(reports).open.flatMap(standingOf));
  return standing.sort((a, b) => (b.level ?? 0) - (a.level ?? 0) || b.reportedAt.localeCompare(a.reportedAt));
}

/** The latest of each place, without those that hurt again. */
export function endedDiscomforts(reports: readonly DiscomfortReport[]): EndedDiscomfort[] {
  const { open, ended } = runsOf(reports);
  const last = ended.flatMap(({ side, reports: ofRun }) => {
    const [first, end] = [ofRun[0], ofRun.at(-1)];
    const again = open.some((run) => run.side === side && run.reports[0]?.region === first?.region);
    return first && end && !again
      ? [{ region: first.region, side, since: beginningOf(ofRun), endedAt: end.reportedAt }]
      : [];
  });
  return last.filter(
    (each) =>
      !last.some(({ region, side, endedAt }) => region === each.region && side === each.side && endedAt > each.endedAt),
  );
}

/** How much of its own work a place gets: all of it, half, once a week. */
export type CareStage = 'hurts' | 'cares' | 'fading' | 'last';
export type CaredPlace = { region: BodyRegion; side: BodySide; level: number | null; stage: CareStage };

const fadingDays = 14;
const lastDays = 28;

/** Places that get work of their own: none while a professional comes first, and less of it once nothing hurts. */
export function caredPlaces(reports: readonly DiscomfortReport[], today: string, dayOf: DayOf): CaredPlace[] {
  const standing = standingDiscomforts(reports);
  if (standing.some(isSevere)) return [];
  const now = standing.flatMap((each): CaredPlace[] =>
    needsReferral(each, today, dayOf)
      ? []
      : [{ ...placeOf(each), level: each.level, stage: each.cares ? 'cares' : 'hurts' }],
  );
  const fading = endedDiscomforts(reports).flatMap((each): CaredPlace[] => {
    const days = daysBetween(dayOf(each.endedAt), today);
    // noted by mistake and taken back at once
    const wasShort = daysBetween(dayOf(each.since), dayOf(each.endedAt)) < 1;
    if (wasShort || days >= lastDays) return [];
    return [{ ...placeOf(each), level: 0, stage: days < fadingDays ? 'fading' : 'last' }];
  });
  return [...now, ...fading];
}

const placeOf = ({ region, side }: { region: BodyRegion; side: BodySide }) => ({ region, side });
