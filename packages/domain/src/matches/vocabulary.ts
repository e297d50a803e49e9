export const teams = ['us', 'them'] as const;
export type Team = (typeof teams)[number];

/** The side of the court a player covers: `drive` is the right one, `backhand` the left one. */
export const courtSides = ['drive', 'backhand'] as const;
export type CourtSide = (typeof courtSides)[number];

/** The other pair beside one's own level. */
export const rivalLevels = ['lower', 'equal', 'higher'] as const;

export const surfaces = ['turf', 'carpet', 'concrete'] as const;

export const matchTags = [
  'Buen globo',
  'Piernas',
  'Viento',
  'Buena volea',
  'Buena bandeja',
  'Buen remate',
  'Buen saque',
  'Buen resto',
  'Buena defensa',
  'Comunicación',
  'Paciencia',
  'Nervios',
  'Errores propios',
  'Cansancio',
  'Sol',
  'Pista rápida',
] as const;
export const mostMatchTags = 3;
export const mostMatchSets = 5;
/** One a game at most. */
export const mostGoldenPoints = 99;

/** How a point was lost, as the player tags it on the score board. */
export const lostTags = ['net', 'glass', 'lob', 'return', 'unforced', 'winner'] as const;
export type LostTag = (typeof lostTags)[number];

export function taggedPoints({ tags }: { tags: Partial<Record<LostTag, number>> }): number {
  return lostTags.reduce((sum, tag) => sum + (tags[tag] ?? 0), 0);
}

/** No five sets hold more; a count beyond it is no match. */
export const mostPoints = 600;
/** With fewer, what cost most is not known. */
export const fewestTagged = 10;

/** By catalogue code, the nearest first: docs/training.md#lost-points. */
export const drillsOfLost: Record<LostTag, readonly string[]> = {
  net: ['T03', 'T13', 'T14', 'T02'],
  glass: ['T09', 'T10', 'T12', 'T13'],
  lob: ['T05', 'K01', 'T13', 'T09'],
  return: ['T02', 'T13', 'T14', 'T04'],
  unforced: ['T03', 'K02', 'T09', 'T13'],
  winner: ['K04', 'T13', 'T09', 'K01'],
};

/** Offered after a match. */
export const drillsOffered = 2;
