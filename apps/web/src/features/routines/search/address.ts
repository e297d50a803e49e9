import { categorySchema, difficultySchema } from '@bandeja/domain/exercises/schemas';
import { type Category, type Difficulty, type Material, materials } from '@bandeja/domain/exercises/vocabulary';
import { routineTypeSchema } from '@bandeja/domain/routines/schemas';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';

export const longestTerm = 200;

export const durationBands = {
  '0-30': { min: 0, max: 30 },
  '31-45': { min: 31, max: 45 },
  '46-60': { min: 46, max: 60 },
  // with a hyphen like the others: a bare number would be sorted first among the keys
  '61-180': { min: 61, max: undefined },
} as const;
export type DurationBand = keyof typeof durationBands;

export const noMaterial = 'ninguno';

/** Equipment that every court or home has: the server assumes it (docs/training.md#selection). */
export const alwaysThere: readonly Material[] = ['pared', 'silla', 'toalla'];
export const searchMaterials = materials.filter((material) => !alwaysThere.includes(material));

export type Search = {
  query: string;
  type: RoutineType | null;
  category: Category | null;
  difficulty: Difficulty | null;
  duration: DurationBand | null;
  equipment: readonly string[];
};

export function readSearch(params: URLSearchParams): Search {
  const duration = params.get('duration') ?? '';
  const named = new Set(params.getAll('equipment'));
  return {
    query: (params.get('query') ?? '').trim().slice(0, longestTerm),
    type: routineTypeSchema.safeParse(params.get('type')).data ?? null,
    category: categorySchema.safeParse(params.get('category')).data ?? null,
    difficulty: difficultySchema.safeParse(params.get('difficulty')).data ?? null,
    duration: isBand(duration) ? duration : null,
    equipment: named.has(noMaterial) ? [noMaterial] : searchMaterials.filter((material) => named.has(material)),
  };
}

function isBand(text: string): text is DurationBand {
  return Object.hasOwn(durationBands, text);
}

export function writeSearch(search: Search): URLSearchParams {
  const { equipment, ...single } = search;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(single)) if (value) params.append(name, value);
  // in one order: the same search has the same address
  for (const item of [noMaterial, ...searchMaterials]) if (equipment.includes(item)) params.append('equipment', item);
  return params;
}

export function withoutFilters({ query }: Search): Search {
  return { query, type: null, category: null, difficulty: null, duration: null, equipment: [] };
}
