import type { CheckKind, CheckSide } from '@bandeja/domain/mirror/vocabulary';
import { checkMeasures } from '@bandeja/domain/mirror/vocabulary';
import { formatMonth } from '#lib/format.ts';

const unitTexts = {
  reps: (value: number) => (value === 1 ? '1 rep' : `${value} reps`),
  degrees: (value: number) => `${value}°`,
  seconds: (value: number) => `${value} s`,
} as const;

const legs: Record<CheckSide, string> = { R: 'pierna derecha', L: 'pierna izquierda' };
const arms: Record<CheckSide, string> = { R: 'brazo derecho', L: 'brazo izquierdo' };

export const checkNames: Record<CheckKind, string> = {
  heelRaise: 'Talón a una pierna',
  shoulderFlexion: 'Hombro hacia arriba',
  singleLegStance: 'Equilibrio a una pierna',
  squatDepth: 'Sentadilla profunda',
};

export const withUnit = (kind: CheckKind, value: number) => unitTexts[checkMeasures[kind].unit](value);

export function checkTitle(kind: CheckKind, side: CheckSide | null): string {
  const name = checkNames[kind];
  return side === null ? name : `${name}, ${(kind === 'shoulderFlexion' ? arms : legs)[side]}`;
}

/** What progress says of the checks: apart, because its page needs no more. */
export const checkCardTexts = {
  title: 'Tu revisión del mes',
  none: 'Cuatro pruebas con la cámara: talones, hombros, equilibrio y sentadilla. Lo que ve no sale de tu móvil.',
  open: 'Hacer la revisión',
  more: 'Ver la revisión',
  before: (value: string, date: string) => `${formatMonth(date).slice(0, 3)}. ${value}`,
  noBefore: 'sin anterior',
} as const;
