import type { Category, MuscleGroup } from '@bandeja/domain/exercises/vocabulary';

/** A kind of day a message names. `first` and `gentle` as `pickFor` wants them. */
export type Kind = {
  category: Category | 'Partido' | 'Descanso';
  first: 'Técnico' | 'Táctico' | 'Mental' | 'prevention' | null;
  gentle: boolean;
  /** The muscle groups, if parts of the body are named. */
  groups?: readonly MuscleGroup[];
  start: number;
};

type Line = Omit<Kind, 'start'> & { pattern: RegExp };

const line = (
  category: Kind['category'],
  pattern: RegExp,
  more: Partial<Pick<Kind, 'first' | 'gentle'>> = {},
): Line => ({
  category,
  pattern,
  first: null,
  gentle: false,
  ...more,
});

/** The more precise first: «fuerza explosiva» is no Fuerza. */
const lines: readonly Line[] = [
  line('Fuerza explosiva', /\bfuerza explosiva\b|\bexplosiv\w+|\bpotencia\b/g),
  line('Pliometría', /\bplio\w*|\bsaltos\b/g),
  line('Descanso', /\bdescans(?:o|ar)\b|\bdia libre\b|\blibre\b|\breposo\b/g),
  line('Partido', /\bparti(?:do|dito|da|dillo)s?\b|\btorneo\b|\bliga\b|\bpachanga\b/g),
  line('Fuerza', /\bfuerza\b|\bpesas\b|\bgimnasio\b|\bgym\b|\bmusculacion\b/g),
  line('Cardio', /\bcardio\w*|\bcorrer\b|\bresistencia\b|\bbici\b|\baerobic\w+|\bintervalos\b|\bhiit\b/g),
  line(
    'Flexibilidad',
    /\b(?:algo|mas|muy|sesion) (?:\w+ )?(?:suave|ligera?|floj(?:it)?[oa]|tranquil[oa])\b|\b(?:afloj|suaviz|aliger)\w+|\bbaj\w+(?: \w+){0,3}? (?:cana|ritmo|intensidad|carga|piston|exigencia)\b|\bsuav(?:e|ecit[oa]|it[oa])\b|\brecuperacion\b/g,
    { gentle: true },
  ),
  line('Flexibilidad', /\bflexib\w+|\bmovilidad\b|\bestira\w*|\byoga\b|\bpilates\b/g),
  line(
    'Funcionalidad',
    /\btecnic[oa]\b|(?<=\b(?:apetece|quiero|prefiero|mejor|sesion de|algo de|entreno (?:de|en)) )(?:ir a |en |la )*pista\b/g,
    { first: 'Técnico' },
  ),
  line('Funcionalidad', /\btactic[oa]\b/g, { first: 'Táctico' }),
  line('Funcionalidad', /\bfuncional\w*|\bagilidad\b|\bequilibrio\b|\bcoordinacion\b|\bcore\b|\babdominal\w*/g),
];

/** The kinds of day a spelled text names, in its order. */
export function readKinds(text: string): Kind[] {
  let left = text;
  const found: Kind[] = [];
  for (const { pattern, ...kind } of lines) {
    left = left.replace(pattern, (hit: string, ...rest: unknown[]) => {
      const start = rest.find((value) => typeof value === 'number') ?? 0;
      found.push({ ...kind, start });
      return ' '.repeat(hit.length);
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Share of a routine's main part that trains a part of the body, 0 to 1: an exercise counts fully if that part comes
 * first on its card, half otherwise.
 */
export function shareOf(
  group: MuscleGroup,
  entries: readonly { exercise: { code: string | null; muscleGroups: readonly MuscleGroup[] } }[],
): number {
  const main = entries.filter(({ exercise: { code } }) => !code?.startsWith('L'));
  const worked = main.map(({ exercise: { muscleGroups: at } }) => {
    if (at[0] === group) return 1;
    return at.includes(group) ? 0.5 : 0;
  });
  return main.length === 0 ? 0 : worked.reduce<number>((sum, part) => sum + part, 0) / main.length;
}
