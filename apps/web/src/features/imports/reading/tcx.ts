import { exportKeyPrefix } from '@bandeja/domain/imports/vocabulary';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { FileError, type Reader } from '#features/imports/reading/model.ts';
import { instantOfText, readInstant } from '#features/imports/reading/moments.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';
import { type Activity, activityReading, newBeats } from '#features/imports/reading/watch.ts';
import type { XmlReader } from '#features/imports/reading/xml.ts';

/** Garmin's TrainingCenterDatabase v2, of one or several activities. */
export function tcxReader(reader: Reader): XmlReader {
  const activities: Activity[] = [];
  let count = 0;
  let activity = newActivity('');
  let lap = { seconds: 0, average: 0 };
  return {
    open(path, attributes) {
      const name = path.at(-1);
      if (name === 'Activity') activity = newActivity(attributes.Sport ?? '');
      if (name === 'Lap') {
        lap = { seconds: 0, average: 0 };
        activity.lapStart = instantOfText(attributes.StartTime ?? '', reader);
        activity.first ??= activity.lapStart;
      }
    },
    close(path, text) {
      const [name, parent] = [path.at(-1), path.at(-2)];
      if (parent === 'Activity' || parent === 'Plan' || parent === 'Extensions') describe(`${parent}/${name}`, text);
      else if (path.includes('Trackpoint')) addToPoint(`${parent}/${name}`, text);
      else if (path.includes('Lap')) addToLap(`${parent}/${name}`, text);
      if (name === 'Lap') endLap();
      if (name === 'Activity') {
        count++;
        endActivity();
        activity = newActivity('');
      }
    },
    end() {
      if (count === 0) throw new FileError(fileErrors.noSessions);
      return activityReading('tcx', activities, reader);
    },
    endTorn() {
      if (hasBegun()) endActivity();
      return activities.length === 0 ? null : activityReading('tcx', activities, reader);
    },
  };

  /** Of the activity in which the file breaks off: a whole lap, or time between two whole points. */
  function hasBegun(): boolean {
    const { first, last, timer } = activity;
    return timer > 0 || (first !== null && last !== null && last > first);
  }

  function describe(place: string, text: string) {
    if (place === 'Activity/Id') activity.first = instantOfText(text, reader) ?? activity.first;
    if (place === 'Activity/Notes') activity.notes = text.slice(0, 200);
    if (place === 'Plan/Name') activity.title = cleanText(text, 200);
    if (place === 'Extensions/BandejaSession') activity.own = text.slice(0, 80);
    if (place === 'Extensions/BandejaType') activity.type = sessionTypeSchema.safeParse(text).data;
  }

  function addToPoint(place: string, text: string) {
    if (place === 'Trackpoint/Time') activity.last = instantOfText(text, reader) ?? activity.last;
    if (place === 'Trackpoint/DistanceMeters') activity.pointMetres = readNumber(text, 1e7) ?? activity.pointMetres;
    if (place === 'HeartRateBpm/Value') activity.beats.add(readNumber(text, 260));
  }

  function addToLap(place: string, text: string) {
    if (place === 'Lap/TotalTimeSeconds') lap.seconds = readNumber(text, 1e6) ?? 0;
    if (place === 'Lap/DistanceMeters') activity.metres += readNumber(text, 1e7) ?? 0;
    if (place === 'AverageHeartRateBpm/Value') lap.average = readNumber(text, 260) ?? 0;
    if (place === 'MaximumHeartRateBpm/Value') {
      activity.highest = Math.max(activity.highest, readNumber(text, 260) ?? 0);
    }
  }

  function endLap() {
    activity.timer += lap.seconds;
    if (activity.lapStart !== null) {
      activity.last = Math.max(activity.last ?? 0, activity.lapStart + lap.seconds * 1000);
    }
    if (lap.average > 0) {
      activity.weighted += lap.average * Math.max(lap.seconds, 1);
      activity.weightedSeconds += Math.max(lap.seconds, 1);
    }
  }

  function endActivity() {
    const { first, last, timer, weighted, weightedSeconds, beats, sport, notes, title, own } = activity;
    const start = first === null ? null : readInstant(new Date(first), reader);
    if (start === null || first === null) return;
    const elapsed = last === null ? 0 : (last - first) / 1000;
    activities.push({
      ...(own === '' ? {} : { key: cleanText(exportKeyPrefix + own, 200) }),
      ...(activity.type === undefined ? {} : { type: activity.type }),
      start,
      words: `${sport} ${notes}`,
      title: title || (own === '' ? '' : cleanText(notes.split('\n')[0], 200)),
      // as of a FIT file: a match continues while the watch pauses, and is never shorter than its timer
      seconds: Math.max(elapsed, timer),
      averageHeartRate: weightedSeconds > 0 ? weighted / weightedSeconds : beats.average(),
      maxHeartRate: activity.highest > 0 ? activity.highest : beats.highest(),
      metres: activity.metres || activity.pointMetres,
    });
  }
}

function newActivity(sport: string) {
  return {
    sport,
    notes: '',
    title: '',
    own: '',
    type: undefined as SessionType | undefined,
    first: null as number | null,
    last: null as number | null,
    lapStart: null as number | null,
    timer: 0,
    metres: 0,
    pointMetres: 0,
    weighted: 0,
    weightedSeconds: 0,
    highest: 0,
    beats: newBeats(),
  };
}
