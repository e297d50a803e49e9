import type { BodyRegion } from '@bandeja/domain/body/vocabulary';

/** `codes` the nearest first; `timesAWeek` 7 is every session, `least` also in weeks with few. */
export type Protocol = { codes: readonly string[]; timesAWeek: number; least: number; dose: string };

const threeTimes = 'Diez minutos, tres veces por semana.';

/** docs/training.md#protocols. */
export const protocols: Record<BodyRegion, Protocol> = {
  cuello: { codes: ['F22', 'F26', 'F23'], timesAWeek: 3, least: 2, dose: threeTimes },
  hombro: { codes: ['F22', 'F23', 'F26', 'F25', 'F24'], timesAWeek: 3, least: 2, dose: threeTimes },
  codo: {
    codes: ['F27', 'F28', 'F29', 'L11'],
    timesAWeek: 7,
    least: 2,
    dose: 'Tres series de 15 cada día, unas seis semanas; si no tienes barra flexible, con goma.',
  },
  muñeca: {
    codes: ['F27', 'F29', 'F28', 'L11'],
    timesAWeek: 7,
    least: 2,
    dose: 'Tres series de 15 cada día, unas seis semanas.',
  },
  'espalda alta': { codes: ['F33', 'F22', 'F32'], timesAWeek: 3, least: 2, dose: threeTimes },
  lumbar: { codes: ['F32', 'F33', 'F31', 'F21', 'F30'], timesAWeek: 3, least: 2, dose: threeTimes },
  cadera: { codes: ['F14', 'F08', 'F11'], timesAWeek: 2, least: 1, dose: 'Una o dos veces por semana.' },
  isquios: { codes: ['F08', 'F10', 'F11'], timesAWeek: 2, least: 1, dose: 'Una o dos veces por semana.' },
  rodilla: { codes: ['F14', 'F12', 'U06', 'F13', 'F04'], timesAWeek: 2, least: 2, dose: 'Dos veces por semana.' },
  gemelo: { codes: ['F12', 'F13'], timesAWeek: 3, least: 2, dose: 'Tres veces por semana.' },
  tobillo: {
    codes: ['U06', 'F12', 'F13'],
    timesAWeek: 7,
    least: 2,
    dose: 'Equilibrio cinco minutos cada día, ocho semanas.',
  },
};
