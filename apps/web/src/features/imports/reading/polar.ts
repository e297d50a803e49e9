import { readNumber } from '#features/imports/reading/decode.ts';
import { readDuration } from '#features/imports/reading/durations.ts';
import type { Moment, Reader, Reading } from '#features/imports/reading/model.ts';
import { instantOfText, readInstant, readShifted } from '#features/imports/reading/moments.ts';
import { type Activity, activityReading } from '#features/imports/reading/watch.ts';

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isPolar(value: unknown): boolean {
  return isFields(value) && 'exportVersion' in value && 'startTime' in value;
}

/** A training session of Polar Flow's export: clocks without a zone, the offset in minutes beside; pulse in each exercise. */
export function readPolar(value: unknown, reader: Reader): Reading {
  const activity = isFields(value) ? activityOf(value, reader) : null;
  return activityReading('polar', activity === null ? [] : [activity], reader);
}

function activityOf(session: Fields, reader: Reader): Activity | null {
  const exercises = Array.isArray(session.exercises) ? session.exercises.filter(isFields) : [];
  const offset = [session, ...exercises].flatMap((each) => each.timeZoneOffset ?? each.timezoneOffset ?? []);
  const start = momentOf(session.startTime, offset[0], reader);
  if (start === null) return null;
  const stop = momentOf(session.stopTime, offset[0], reader);
  const elapsed = stop === null ? 0 : (stop.instant.getTime() - start.instant.getTime()) / 1000;
  const first = exercises[0] ?? {};
  const pulse = exercises.map(({ heartRate }) => heartRate).find(isFields) ?? {};
  const highest = exercises.flatMap(({ heartRate }) =>
    isFields(heartRate) ? (readNumber(heartRate.max, 260) ?? []) : [],
  );
  return {
    start,
    words: String(session.sport ?? first.sport ?? '').replaceAll('_', ' '),
    title: typeof session.name === 'string' ? session.name.slice(0, 200) : '',
    seconds: Math.max(elapsed, readDuration(session.duration) ?? 0),
    averageHeartRate: readNumber(session.averageHeartRate ?? pulse.avg, 260),
    maxHeartRate: readNumber(session.maximumHeartRate, 260) ?? (highest.length > 0 ? Math.max(...highest) : null),
    metres: readNumber(session.distance ?? first.distance, 1e6),
  };
}

function momentOf(value: unknown, offset: unknown, reader: Reader): Moment | null {
  if (typeof value !== 'string') return null;
  if (typeof offset === 'number') {
    const start = readShifted(value.replace(/Z$/, ''), offset, reader);
    return start && { ...start, localDate: value.slice(0, 10) };
  }
  const ms = instantOfText(value, reader);
  return ms === null ? null : readInstant(new Date(ms), reader);
}
