import type { Category, Demand, Material, MuscleGroup, Place, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Line } from '#reader/lexicon.ts';

/**
 * What a line of the lexicon of wishes stands for (domain.md section 6). `topic` is its kind: members of one list are
 * of one kind. `hush` lines only look like a wish («al revés», «split step») and cover what they hold.
 */
export type Target = {
  topic: 'stroke' | 'goal' | 'group' | 'kit' | 'place' | 'exercise' | 'demand' | 'hush';
  strokes?: readonly Stroke[];
  categories?: readonly Category[];
  /** Categories of a goal that says little of the means («perder peso»): they count when nothing else is wished. */
  fallback?: readonly Category[];
  groups?: readonly MuscleGroup[];
  equipment?: readonly Material[];
  /** «sin material». */
  noKit?: true;
  /** «pesas»: dumbbells when at hand, any free weight when refused. */
  freeWeights?: true;
  /** Things we have no exercises for: whoever has only these has none. */
  otherKit?: true;
  place?: Place;
  placeName?: string;
  /** A place that brings its kit. */
  kit?: readonly Material[];
  routineType?: RoutineType;
  /** A type that any other one outdoes («golpes» is Técnico). */
  weakType?: true;
  warmUp?: true;
  aerobicBase?: true;
  demands?: readonly Demand[];
  /** The line says itself how the text stands to it («la pista está cerrada»). */
  stance?: 'missing';
  /** A complaint asks for the same whatever negation stands around it: «sin cansarme», «no me canso tanto». */
  complaint?: true;
  /** A stem of catalogue names, for exercises refused by name. */
  exercise?: string;
};

/** Where a target is named in the text, in characters; `end` is exclusive. */
export type Named = { target: Target; start: number; end: number };

const overlap = (a: Named, b: Named): boolean => a.start < b.end && b.start < a.end;

/** Every target the text names, in its order. A longer reading covers the shorter ones inside it. */
export function targetsIn(text: string, lines: readonly Line<Target>[]): Named[] {
  const hits = lines.flatMap(({ pattern, effect }) =>
    [...text.matchAll(new RegExp(pattern, 'g'))]
      .filter(([hit]) => hit !== '')
      .map((hit): Named => ({ target: effect, start: hit.index, end: hit.index + hit[0].length })),
  );
  hits.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: Named[] = [];
  // Quadratic, over a few hundred hits at most: see the readLimit.
  for (const hit of hits) if (!kept.some((other) => overlap(hit, other))) kept.push(hit);
  return kept.filter(({ target }) => target.topic !== 'hush').sort((a, b) => a.start - b.start);
}
