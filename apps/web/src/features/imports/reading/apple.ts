import { readNumber } from '#features/imports/reading/decode.ts';
import { FileError, type Reader } from '#features/imports/reading/model.ts';
import { instantOfText, readInstant } from '#features/imports/reading/moments.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';
import { toMetres } from '#features/imports/reading/units.ts';
import { type Activity, activityReading, newBeats } from '#features/imports/reading/watch.ts';
import type { Attributes, XmlReader } from '#features/imports/reading/xml.ts';

const heartRate = 'HKQuantityTypeIdentifierHeartRate';
/** Beats of eight years, one a minute: 5 bytes each. */
const mostBeats = 4_000_000;

type Workout = Activity & { from: number; to: number };

/** `export.xml` of Apple Health: workouts, and the beats that fall into them, which stand before or after them. */
export function appleReader(reader: Reader): XmlReader {
  const workouts: Workout[] = [];
  const pulse = newPulse();
  let workout: Workout | null = null;
  let hasPaddle = false;
  return {
    open(path, attributes) {
      const name = path.at(-1);
      if (name === 'Record' && attributes.type === heartRate) {
        const ms = instantOfText(attributes.startDate ?? '', reader);
        const beat = readNumber(attributes.value, 250);
        if (ms !== null && beat !== null) pulse.add(ms, beat);
      } else if (name === 'Workout') {
        workout = workoutOf(attributes, reader);
        hasPaddle ||= workout !== null && /PaddleSports/.test(attributes.workoutActivityType ?? '');
      } else if (name === 'WorkoutStatistics' && workout !== null) {
        addStatistics(workout, attributes);
      }
    },
    close(path) {
      if (path.at(-1) !== 'Workout' || workout === null) return;
      workouts.push(workout);
      workout = null;
    },
    endTorn() {
      return workouts.length === 0 ? null : this.end();
    },
    end() {
      if (workouts.length === 0)
        throw new FileError(reader.futureDates.size > 0 ? fileErrors.future : fileErrors.noSessions);
      for (const each of workouts) {
        if (each.averageHeartRate !== null) continue;
        const { average, highest } = pulse.between(each.from, each.to);
        each.averageHeartRate = average;
        each.maxHeartRate ??= highest;
      }
      return activityReading('apple', workouts, reader, hasPaddle ? [remarks.paddle] : []);
    },
  };
}

const secondsPer: Record<string, number> = { min: 60, s: 1, sec: 1, hr: 3600, h: 3600 };

function workoutOf(attributes: Attributes, reader: Reader): Workout | null {
  const from = instantOfText(attributes.startDate ?? '', reader);
  const start = from === null ? null : readInstant(new Date(from), reader);
  if (start === null || from === null) return null;
  const to = instantOfText(attributes.endDate ?? '', reader) ?? from;
  const timer = (readNumber(attributes.duration, 1e6) ?? 0) * (secondsPer[attributes.durationUnit ?? 'min'] ?? 60);
  return {
    from,
    to,
    start,
    words: (attributes.workoutActivityType ?? '').replace('HKWorkoutActivityType', ''),
    title: '',
    seconds: Math.max((to - from) / 1000, timer),
    averageHeartRate: null,
    maxHeartRate: null,
    metres: toMetres(readNumber(attributes.totalDistance, 1e6), attributes.totalDistanceUnit ?? '', 'activity'),
  };
}

function addStatistics(workout: Workout, { type = '', average, maximum, sum, unit = '' }: Attributes) {
  if (type === heartRate) {
    workout.averageHeartRate = readNumber(average, 250);
    workout.maxHeartRate = readNumber(maximum, 250);
  } else if (/^HKQuantityTypeIdentifierDistance/.test(type)) {
    workout.metres ??= toMetres(readNumber(sum, 1e6), unit, 'activity');
  }
}

/** Beats by their second, in arrays that grow; read in any order. */
function newPulse() {
  let times = new Uint32Array(4096);
  let beats = new Uint8Array(4096);
  let count = 0;
  let order: Uint32Array | null = null;
  return {
    add(ms: number, beat: number) {
      if (count >= mostBeats || ms < 0) return;
      if (count === times.length) {
        times = grown(times, new Uint32Array(count * 2));
        beats = grown(beats, new Uint8Array(count * 2));
      }
      times[count] = ms / 1000;
      beats[count] = beat;
      count++;
    },
    between(from: number, to: number): { average: number | null; highest: number | null } {
      order ??= Uint32Array.from({ length: count }, (_, index) => index).sort(
        (a, b) => (times[a] ?? 0) - (times[b] ?? 0),
      );
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((times[order[middle] ?? 0] ?? 0) < Math.floor(from / 1000)) low = middle + 1;
        else high = middle;
      }
      const found = newBeats();
      for (let index = low; index < count; index++) {
        const place = order[index] ?? 0;
        if ((times[place] ?? 0) > to / 1000) break;
        found.add(beats[place] ?? null);
      }
      return { average: found.average(), highest: found.highest() };
    },
  };
}

function grown<List extends Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(from: List, into: List): List {
  into.set(from);
  return into;
}
