import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { FileError, type Reading, type ReadingPlace } from '#features/imports/reading/model.ts';
import { readInstant } from '#features/imports/reading/moments.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';
import { type Activity, sessionOfActivity } from '#features/imports/reading/watch.ts';
import { at, childrenOf, type Element, textOf } from '#features/imports/reading/xml.ts';

export function readTcx(root: Element, place: ReadingPlace): Reading {
  const all = childrenOf(at(root, 'TrainingCenterDatabase', 'Activities'), 'Activity');
  if (all.length === 0) throw new FileError(fileErrors.noSessions);
  const activities = all.flatMap((each) => activityOf(each, place) ?? []);
  if (activities.length === 0) throw new FileError(fileErrors.noTimes);
  return { source: 'tcx', sessions: activities.map((each) => sessionOfActivity(each, place.timeZone)), remarks: [] };
}

function activityOf(activity: unknown, { timeZone, now }: ReadingPlace): Activity | null {
  const laps = childrenOf(activity, 'Lap');
  const start = readInstant(textOf(at(activity, 'Id')) || at(activity, 'Lap', '@StartTime'), timeZone, now);
  if (start === null) return null;
  let seconds = 0;
  let metres = 0;
  let weighted = 0;
  let weightedSeconds = 0;
  let highest: number | null = null;
  for (const lap of laps) {
    const lasted = readNumber(textOf(at(lap, 'TotalTimeSeconds')), 1e6) ?? 0;
    seconds += lasted;
    metres += readNumber(textOf(at(lap, 'DistanceMeters')), 1e7) ?? 0;
    const average = readNumber(textOf(at(lap, 'AverageHeartRateBpm', 'Value')), 260);
    if (average) {
      weighted += average * Math.max(lasted, 1);
      weightedSeconds += Math.max(lasted, 1);
    }
    const most = readNumber(textOf(at(lap, 'MaximumHeartRateBpm', 'Value')), 260);
    if (most && most > (highest ?? 0)) highest = most;
  }
  const notes = cleanText(textOf(at(activity, 'Notes')), 200);
  return {
    start,
    words: `${textOf(at(activity, '@Sport'))} ${notes}`,
    title: cleanText(textOf(at(activity, 'Training', 'Plan', 'Name')), 200),
    seconds,
    averageHeartRate: weightedSeconds > 0 ? weighted / weightedSeconds : null,
    maxHeartRate: highest,
    metres,
  };
}
