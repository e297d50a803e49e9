import type { SpeechIntent } from '#understand/frame.ts';
import { understand } from '#understand/understand.ts';

/** How a player would say what an intent stands for; intents without a sentence are never offered. */
const sentences: Partial<Record<SpeechIntent, string>> = {
  plan: '¿Qué me toca hoy?',
  change: 'Quiero cambiar un día de mi semana',
  newweek: 'Hazme otra semana',
  explain: 'Explícame un ejercicio',
  warm: '¿Cómo caliento antes de jugar?',
  recover: '¿Cómo me recupero después de jugar?',
  food: '¿Qué como antes de un partido?',
  progress: '¿Cómo voy?',
  racket: '¿Qué pala me conviene?',
  price: '¿Qué planes hay?',
  mental: 'Me pongo nervioso en los partidos',
  routine: 'Quiero una rutina',
  load: '¿Cuánto estoy entrenando?',
  injury: 'Tengo una molestia al jugar',
  app: '¿Cómo funciona la app?',
};
const offered = 3;

/** The next readings of a message, after the one it was taken for, as sentences to say instead: «No era eso». */
export function otherReadings(message: string): string[] {
  return understand(message, { channel: 'chat' })
    .intents.slice(1)
    .flatMap(({ value }) => sentences[value] ?? [])
    .slice(0, offered);
}
