import { type PlanId, planNames } from '@bandeja/domain/billing/vocabulary';
import type { Place } from '@bandeja/domain/exercises/vocabulary';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import type { Weekday } from '@bandeja/domain/schedule/vocabulary';
import { hasHealthWord } from '@bandeja/reader/language/health/words';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import type { Frame } from '@bandeja/reader/understand/frame';
import { understand } from '@bandeja/reader/understand/understand';
import type { ComposerPlayer } from '#composer/types.ts';

/** In Spanish; `sentOut`: an outside model gets it too. */
export type TrainerFact = { label: string; value: string; sentOut: boolean };

/** `player.injuries` is empty without consent. */
export type TrainerView = {
  name: string;
  player: ComposerPlayer;
  availableDays: readonly Weekday[];
  trainingDays: number | null;
  plan: PlanId;
  usage: { sessions: number; routines: number };
  recentSessions: number;
  outside: boolean;
};

const placeNames: Record<Place, string> = { home: 'en casa', court: 'en la pista' };
const bandLabel = 'Franja de edad';

/** Prompts of an outside model use this list ({@link sentFacts}): unmarked facts cannot leave. */
export function trainerFacts(view: TrainerView): TrainerFact[] {
  const { name, availableDays, trainingDays, plan, usage, recentSessions } = view;
  return [
    ...(view.outside ? [...playerFacts(view.player), ...wordsSent] : [...playerFactsHere(view.player), ...wordsLocal]),
    ...local('Nombre', name),
    ...local('Días disponibles', availableDays.map((day) => weekdayNames[day].toLowerCase()).join(', ')),
    ...local('Días de entreno por semana', trainingDays === null ? '' : String(trainingDays)),
    ...local('Sesiones de los últimos 28 días', String(recentSessions)),
    ...local('Plan y uso de este mes', `${planNames[plan]}: ${usedUp(usage)}`),
  ];
}

const wordsLocal: readonly TrainerFact[] = [
  { label: 'Lo que escribes', value: 'Tus mensajes y peticiones', sentOut: false },
];
const wordsSent: readonly TrainerFact[] = [
  {
    label: 'Lo que escribes',
    value:
      'Tus mensajes y peticiones, sin tu nombre ni el de otros, para leerlos y responderte; de tu salud, solo en la conversación y si lo permites aparte',
    sentOut: true,
  },
  {
    label: 'Ejercicios para tu rutina',
    value: 'Los del catálogo que encajan contigo y con tu petición, y los que marcas para conservar',
    sentOut: true,
  },
];

/** Facts that never leave the server need no coarser copy. */
function playerFactsHere(player: ComposerPlayer): TrainerFact[] {
  return playerFacts(player)
    .filter(({ label }) => label !== bandLabel)
    .map((each) => ({ ...each, sentOut: false }));
}

/** The least a routine needs, by label. */
export function sentFacts(player: ComposerPlayer): Record<string, string> {
  const sent = playerFacts(player).filter((fact) => fact.sentOut);
  return Object.fromEntries(sent.map(({ label, value }) => [label, value]));
}

function playerFacts(player: ComposerPlayer): TrainerFact[] {
  const { level, age, goals, sessionDuration, equipment, places, injuries } = player;
  const areas = profileHealth(player).injuries.map(({ area }) => area);
  return [
    ...sent('Nivel', level ?? ''),
    ...local('Edad', age === null ? '' : `${age} años`),
    ...sent(bandLabel, age === null ? '' : ageBand(age)),
    ...sent('Objetivos', goals.join(', ')),
    ...sent('Minutos por sesión', sessionDuration === null ? '' : `${sessionDuration.min}–${sessionDuration.max}`),
    ...sent('Material', equipment === null ? '' : equipment.join(', ') || 'sin material'),
    ...sent('Dónde entrena', (places ?? []).map((place) => placeNames[place]).join(', ')),
    ...local('Lesiones y molestias, con tus palabras', injuries.trim()),
    // the offered exercises are filtered by these already; no consent allows sending them
    ...local('Zonas que cuidar', areas.join(', ')),
  ];
}

function usedUp({ sessions, routines }: TrainerView['usage']): string {
  return `${sessions} ${sessions === 1 ? 'sesión' : 'sesiones'} y ${routines} ${routines === 1 ? 'rutina' : 'rutinas'}`;
}

const sent = (label: string, value: string): TrainerFact[] => fact(label, value, true);
const local = (label: string, value: string): TrainerFact[] => fact(label, value, false);
const fact = (label: string, value: string, sentOut: boolean): TrainerFact[] =>
  value === '' ? [] : [{ label, value, sentOut }];

/** The borders of the bands are those of the rules for minors and from 60 on. */
function ageBand(age: number): string {
  if (age < 16) return 'menos de 16';
  if (age < 30) return '16–29';
  if (age < 45) return '30–44';
  if (age < 60) return '45–59';
  return '60 o más';
}

/** In a broad sense: such words never go to an outside model unchanged. `frame` is an existing reading. */
export function speaksOfHealth(text: string, frame?: Frame): boolean {
  if (hasHealthWord(text)) return true;
  const { redFlag, injuries, prevent, pain, doubt } = (frame ?? understand(text, { channel: 'chat' })).health;
  return redFlag !== null || pain || doubt !== undefined || injuries.length > 0 || prevent.length > 0;
}
