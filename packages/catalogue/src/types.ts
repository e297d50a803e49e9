import type { Dose } from '@bandeja/domain/exercises/schemas';
import type {
  BodyArea,
  Category,
  Demand,
  Difficulty,
  LoadType,
  MuscleGroup,
  Place,
  Stroke,
} from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';

/** One file of `packages/catalogue/exercises`. */
export type CatalogueExercise = {
  code: string;
  name: string;
  categories: Category[];
  difficulty: Difficulty;
  /** An item may name alternatives: «mancuernas o kettlebell». */
  equipment: string[];
  muscleGroups: MuscleGroup[];
  dose: Dose;
  loadType: LoadType;
  avoidFor: BodyArea[];
  cautionFor: BodyArea[];
  demands: Demand[];
  places: Place[];
  strokes: Stroke[];
  /** The code under which a figure or a drill is drawn. */
  drawing: string | null;
  description: string;
  steps: string[];
  commonMistakes: string[];
  tips: string[];
  /** Codes of other exercises. */
  variations: string[];
};

/** `exercise` is a code, `rest` and `duration` are seconds. */
export type CatalogueEntry = {
  exercise: string;
  sets: number;
  reps: number;
  duration?: number;
  metres?: number;
  perSide: boolean;
  rest: number;
  notes?: string;
};

/** One file of `packages/catalogue/routines`. `duration` in minutes. */
export type CatalogueRoutine = {
  code: string;
  name: string;
  type: RoutineType;
  categories: Category[];
  difficulty: Difficulty;
  duration: number;
  description: string;
  objectives: string[];
  entries: CatalogueEntry[];
};
