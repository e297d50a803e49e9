import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { sessionNames } from '#features/imports/reading/texts.ts';

type Sport = { type: SessionType; name: string };

/** Words of watches for what was done, the more telling ones first; a racket in the hand is a match. */
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

/** What a watch's words (sport, sub-sport, title) stand for. */
export function sportOf(words: string): Sport {
  const plain = words.toLowerCase().slice(0, 400);
  return sports.find(([pattern]) => pattern.test(plain))?.[1] ?? { type: 'Funcionalidad', name: sessionNames.other };
}
