import { hasSide } from '@bandeja/domain/body/rules';
import type { BodyRegion, BodySide } from '@bandeja/domain/body/vocabulary';

const list = new Intl.ListFormat('es-ES');

const names: Record<BodyRegion, string> = {
  cuello: 'cuello',
  hombro: 'hombro',
  codo: 'codo',
  muñeca: 'muñeca',
  'espalda alta': 'espalda alta',
  lumbar: 'zona lumbar',
  cadera: 'cadera',
  isquios: 'muslo',
  rodilla: 'rodilla',
  gemelo: 'gemelo',
  tobillo: 'tobillo',
};

/** «Para tu codo». */
export const forRegions = (regions: readonly BodyRegion[]): string =>
  list.format([...new Set(regions)].map((region) => `tu ${names[region]}`));

const numbers = ['', 'el primero', 'los dos primeros', 'los tres primeros', 'los cuatro primeros'];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const workTexts = {
  sentence: (count: number, regions: readonly BodyRegion[], afterWarmUp: boolean): string => {
    const which = numbers[count] ?? `los ${count} primeros`;
    const verb = count === 1 ? 'es' : 'son';
    return afterWarmUp
      ? `Tras calentar, ${which} ${verb} para ${forRegions(regions)}.`
      : `${capital(which)} ${verb} para ${forRegions(regions)}.`;
  },
  /** On one arm or leg alone where the side is known. */
  note: (region: BodyRegion, side: BodySide, isOneSided: boolean): string => {
    const limit = 'Si pasa de 3 de 10, para.';
    if (!isOneSided || !hasSide(region)) return limit;
    return `${side === 'left' ? 'Solo el lado izquierdo' : 'Solo el lado derecho'}. ${limit}`;
  },
  balance: 'Desde los 60 años, en cada sesión. Cerca de una pared por si necesitas apoyo.',
  balanceRoom: 'Deja sitio al equilibrio.',
  makesRoom: (regions: readonly BodyRegion[]): string => `Deja sitio a lo de ${forRegions(regions)}.`,
} as const;
