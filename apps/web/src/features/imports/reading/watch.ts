import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { cleanText } from '#features/imports/reading/decode.ts';
import { readingLimits } from '#features/imports/reading/model.ts';
import type { Moment } from '#features/imports/reading/moments.ts';
import { sessionNames } from '#features/imports/reading/texts.ts';

type Sport = { type: SessionType; name: string };

const sports: [RegExp, Sport][] = [
  [/p[aá]del(?!ing)/, { type: 'Partido', name: sessionNames.Partido }],
  [/\btennis\b|\btenis\b/, { type: 'Partido', name: sessionNames.tennis }],
  [/racket|racquet|squash|badminton|pickleball/, { type: 'Partido', name: sessionNames.racket }],
  [/strength|weight|fuerza|pesas|crossfit/, { type: 'Fuerza', name: sessionNames.strength }],
  [/yoga|stretch|flexib|pilates|mobility|movilidad/, { type: 'Flexibilidad', name: sessionNames.flexibility }],
  [/\brun|carrera|correr|trail|treadmill/, { type: 'Cardio', name: sessionNames.running }],
  [/bik|cycl|cicl|bici|\bride/, { type: 'Cardio', name: sessionNames.cycling }],
  [/walk|hik|camina|senderismo/, { type: 'Cardio', name: sessionNames.walking }],
  [/swim|nata/, { type: 'Cardio', name: sessionNames.swimming }],
  [/cardio|hiit|ellipt|row|fitness/, { type: 'Cardio', name: sessionNames.cardio }],
];

function sportOf(words: string): Sport {
  const plain = words.toLowerCase().slice(0, 400);
  return sports.find(([pattern]) => pattern.test(plain))?.[1] ?? { type: 'Funcionalidad', name: sessionNames.other };
}

/** One activity recorded by a watch. Seconds, metres, beats per minute. */
export type Activity = {
  start: Moment;
  words: string;
  title: string;
  seconds: number;
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  metres: number | null;
};

/** The session of an activity. The key is the start to the second: the same match as GPX, TCX and FIT is one. */
export function sessionOfActivity(activity: Activity, timeZone: string): ImportedSession {
  const { type, name } = sportOf(`${activity.words} ${activity.title}`);
  const startTime = activity.start.instant.toISOString();
  return {
    key: `watch:${startTime.slice(0, 19)}`,
    name: cleanText(activity.title, 200) || name,
    type,
    startTime,
    localDate: activity.start.localDate,
    timeZone,
    duration: Math.min(Math.max(Math.round(activity.seconds), 0), readingLimits.seconds),
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

export function heartRatesOf(beats: readonly number[]): { average: number | null; highest: number | null } {
  let sum = 0;
  let highest = 0;
  for (const beat of beats) {
    sum += beat;
    if (beat > highest) highest = beat;
  }
  return beats.length === 0 ? { average: null, highest: null } : { average: sum / beats.length, highest };
}
