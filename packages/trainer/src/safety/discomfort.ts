import { type DiscomfortReport, isSevere } from '@bandeja/domain/body/rules';
import { areaOfRegion, type BodyRegion } from '@bandeja/domain/body/vocabulary';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { forReader, safetyTexts } from '#reader/messages.ts';
import { burdens } from '#schedule/limits.ts';

type Exercise = { code: string | null; avoidFor: readonly BodyArea[]; cautionFor: readonly BodyArea[] };

/** `later` is spared as long as it hurts. */
export type DiscomfortAdvice<E> = {
  isReferral: boolean;
  text: string;
  protocol: { dose: string; now: E[]; later: E[] } | null;
};

/** Days without getting better (docs/training.md#professional-first). */
const daysUntilReferral = 7;

/** docs/training.md#protocols. */
const protocols: Record<BodyRegion, { codes: readonly string[]; dose: string }> = {
  cuello: { codes: ['F22', 'F23', 'F26'], dose: 'Diez minutos, tres veces por semana.' },
  hombro: { codes: ['F22', 'F23', 'F24', 'F25', 'F26'], dose: 'Diez minutos, tres veces por semana.' },
  codo: {
    codes: ['F28', 'F27', 'L11'],
    dose: 'Tres series de 15 cada día, unas seis semanas; si no tienes barra flexible, con goma.',
  },
  muñeca: { codes: ['F27', 'F28', 'F29', 'L11'], dose: 'Tres series de 15 cada día, unas seis semanas.' },
  'espalda alta': { codes: ['F33', 'F32', 'F22'], dose: 'Diez minutos, tres veces por semana.' },
  lumbar: { codes: ['F08', 'F31', 'F32', 'F33'], dose: 'Diez minutos, tres veces por semana.' },
  cadera: { codes: ['F11', 'F10', 'F01', 'F14'], dose: 'Una o dos veces por semana.' },
  isquios: { codes: ['F10', 'F11', 'F01', 'F14'], dose: 'Una o dos veces por semana.' },
  rodilla: { codes: ['F01', 'F14', 'F10', 'F11'], dose: 'Dos veces por semana.' },
  gemelo: { codes: ['F12', 'F13'], dose: 'Tres veces por semana.' },
  tobillo: { codes: ['U06', 'F12', 'F13'], dose: 'Equilibrio cinco minutos cada día, ocho semanas.' },
};

type Asked<E> = {
  report: Pick<DiscomfortReport, 'region' | 'level' | 'atNight'>;
  /** Since the place began to hurt. */
  days: number;
  hurting: { injured: readonly BodyArea[]; acute: readonly BodyArea[] };
  exercises: readonly E[];
  age: number | null;
};

/** The referral comes above 3 of 10, at night, or without progress for a week (docs/training.md#never-recommend). */
export function adviceOn<E extends Exercise>({ report, days, hurting, exercises, age }: Asked<E>): DiscomfortAdvice<E> {
  if (isSevere(report) || days >= daysUntilReferral) {
    return { isReferral: true, text: forReader(safetyTexts.prof, age), protocol: null };
  }
  const text = forReader(safetyTexts.injuryAdvice(areaOfRegion[report.region]), age);
  const { codes, dose } = protocols[report.region];
  const known = codes.flatMap((code) => exercises.find((exercise) => exercise.code === code) ?? []);
  const [now, later] = [false, true].map((isSpared) => known.filter((each) => burdens(each, hurting) === isSpared));
  return { isReferral: false, text, protocol: { dose, now: now ?? [], later: later ?? [] } };
}
