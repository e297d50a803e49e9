import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import type { ImportSource } from '@bandeja/domain/imports/vocabulary';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { cleanText } from '#features/imports/reading/decode.ts';
import { FileError, type Moment, type Reader, type Reading, readingLimits } from '#features/imports/reading/model.ts';
import { fileErrors, remarks, sessionNames } from '#features/imports/reading/texts.ts';

type Sport = { type: SessionType; name: string };

const sports: [RegExp, Sport][] = [
  [/p[aàá]del(?!ing)|paddlesports|paddle tennis/, { type: 'Partido', name: sessionNames.Partido }],
  [/(?<!table[ _]?)\btennis\b|\btenis\b(?! de mesa)/, { type: 'Partido', name: sessionNames.tennis }],
  [
    /racket|racquet|raqueta|squash|b[aá]dminton|pickleball|tischtennis|table[ _]?tennis|tenis de mesa/,
    { type: 'Partido', name: sessionNames.racket },
  ],
  [
    /strength|weight|fuerza|pesas|crossfit|musculaci|krafttraining|core_?training/,
    { type: 'Fuerza', name: sessionNames.strength },
  ],
  [
    /yoga|stretch|estiramiento|flexib|pilates|mobility|movilidad/,
    { type: 'Flexibilidad', name: sessionNames.flexibility },
  ],
  [
    /\brun|running|carrera|correr|trail|treadmill|laufen|course|corsa|corrida/,
    { type: 'Cardio', name: sessionNames.running },
  ],
  [/bik|cycl|cicl|bici|\bride|radfahren|vélo/, { type: 'Cardio', name: sessionNames.cycling }],
  [/walk|hik|camina|senderismo|gehen|marche|wander/, { type: 'Cardio', name: sessionNames.walking }],
  [/swim|nata/, { type: 'Cardio', name: sessionNames.swimming }],
  [
    /cardio|hiit|interval|ellipt|el[ií]ptica|\brow|remo|fitness|stair|rope/,
    { type: 'Cardio', name: sessionNames.cardio },
  ],
];

function sportOf(words: string): Sport {
  const plain = words.toLowerCase().slice(0, 400);
  return sports.find(([pattern]) => pattern.test(plain))?.[1] ?? { type: 'Funcionalidad', name: sessionNames.other };
}

/** One activity recorded by a watch. Seconds, metres, beats per minute. */
export type Activity = {
  /** Of a file that we wrote ourselves. */
  key?: string;
  type?: SessionType;
  start: Moment;
  words: string;
  title: string;
  seconds: number;
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  metres: number | null;
};

/** Sessions of activities, with a remark on what was left out. @throws FileError when none is left */
export function activityReading(
  source: ImportSource,
  activities: readonly Activity[],
  reader: Reader,
  notes: readonly string[] = [],
): Reading {
  const lasting = activities.filter(({ seconds }) => Math.round(seconds) > 0);
  if (activities.length === 0)
    throw new FileError(reader.futureDates.size > 0 ? fileErrors.future : fileErrors.noTimes);
  if (lasting.length === 0) throw new FileError(fileErrors.noDuration);
  const implausible = lasting.filter(({ seconds }) => seconds > readingLimits.seconds).length;
  const empty = activities.length - lasting.length;
  return {
    source,
    sessions: lasting.map((each) => sessionOfActivity(each, reader.timeZone)),
    remarks: [
      ...notes,
      ...(empty > 0 ? [remarks.skippedSessions(empty)] : []),
      ...(implausible > 0 ? [remarks.implausibleDuration(implausible)] : []),
    ],
  };
}

/** The start to the second: the same match as GPX, TCX and FIT is one. */
export const keyOfActivity = ({ key, start }: Pick<Activity, 'key' | 'start'>) =>
  key ?? `watch:${start.instant.toISOString().slice(0, 19)}`;

export function sessionOfActivity(activity: Activity, timeZone: string): ImportedSession {
  const { name, ...sport } = sportOf(`${activity.words} ${activity.title}`);
  const type = activity.type ?? sport.type;
  const startTime = activity.start.instant.toISOString();
  return {
    key: keyOfActivity(activity),
    name: cleanText(activity.title, 200) || name,
    type,
    startTime,
    localDate: activity.start.localDate,
    timeZone,
    duration: activity.seconds > readingLimits.seconds ? 0 : Math.round(activity.seconds),
    notes: '',
    score: null,
    rpe: null,
    improvements: [],
    averageHeartRate: heartRate(activity.averageHeartRate),
    maxHeartRate: heartRate(activity.maxHeartRate),
    distanceMetres: distance(activity.metres),
    entries: [],
  };
}

function heartRate(beats: number | null): number | null {
  if (beats === null || !Number.isFinite(beats)) return null;
  const rounded = Math.round(beats);
  return rounded >= 20 && rounded <= 260 ? rounded : null;
}

function distance(metres: number | null): number | null {
  if (metres === null || !Number.isFinite(metres)) return null;
  const rounded = Math.round(metres);
  return rounded > 0 && rounded <= 500_000 ? rounded : null;
}

/** Mean and highest of single beats, without holding them. */
export function newBeats() {
  let sum = 0;
  let count = 0;
  let highest = 0;
  return {
    add(beat: number | null) {
      if (beat === null || beat < 20 || beat > 250) return;
      sum += beat;
      count++;
      if (beat > highest) highest = beat;
    },
    average: () => (count === 0 ? null : sum / count),
    highest: () => (count === 0 ? null : highest),
  };
}
