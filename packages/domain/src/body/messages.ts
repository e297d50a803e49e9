import type { BodyRegion, BodySide } from '#body/vocabulary.ts';

export const bodyMessages = {
  place: 'Elige una zona del dibujo',
  discomfortsConsent: 'Acepta que guardemos tus molestias para apuntarlas',
  weightConsent: 'Acepta que guardemos tu peso para apuntarlo',
  futureWeight: 'El peso se apunta en el día de hoy o en uno anterior',
} as const;

const names: Record<BodyRegion, { name: string; ending: 'o' | 'a' }> = {
  cuello: { name: 'cuello', ending: 'o' },
  hombro: { name: 'hombro', ending: 'o' },
  codo: { name: 'codo', ending: 'o' },
  muñeca: { name: 'muñeca o mano', ending: 'a' },
  'espalda alta': { name: 'espalda alta', ending: 'a' },
  lumbar: { name: 'zona lumbar', ending: 'a' },
  cadera: { name: 'cadera o ingle', ending: 'a' },
  isquios: { name: 'muslo por detrás', ending: 'o' },
  rodilla: { name: 'rodilla', ending: 'a' },
  gemelo: { name: 'gemelo', ending: 'o' },
  tobillo: { name: 'tobillo o pie', ending: 'o' },
};

export function placeName(region: BodyRegion, side: BodySide): string {
  const { name, ending } = names[region];
  if (side === 'middle' || side === 'none') return name;
  if (side === 'both') return `${name}, los dos lados`;
  const word = `${side === 'left' ? 'izquierd' : 'derech'}${ending}`;
  return name.includes(' ') ? `${name}, ${word}` : `${name} ${word}`;
}
