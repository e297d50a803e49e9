import type {
  BodyArea,
  Category,
  Demand,
  Difficulty,
  Dose,
  LoadType,
  MuscleGroup,
  Place,
  Stroke,
} from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';

/** An exercise card as it is seeded; refers to other cards by `code`. */
export type SeedExercise = {
  code: string;
  name: string;
  description: string;
  categories: Category[];
  difficulty: Difficulty;
  /** Everything needed together; an item may name alternatives: «mancuernas o kettlebell». */
  equipment: string[];
  muscleGroups: MuscleGroup[];
  steps: string[];
  commonMistakes: string[];
  tips: string[];
  /** Codes of the variations. */
  variations: string[];
  dose: Dose;
  loadType: LoadType;
  avoidFor: BodyArea[];
  cautionFor: BodyArea[];
  demands: Demand[];
  places: Place[];
  strokes: Stroke[];
};

/** One line of a seeded routine: `exercise` is a code, `rest` and `duration` are seconds. */
export type SeedEntry = {
  exercise: string;
  sets: number;
  reps: number;
  duration?: number;
  metres?: number;
  perSide: boolean;
  rest: number;
  notes?: string;
};

export type SeedRoutine = {
  code: string;
  name: string;
  description: string;
  type: RoutineType;
  categories: Category[];
  difficulty: Difficulty;
  /** Minutes. */
  duration: number;
  objectives: string[];
  entries: SeedEntry[];
};
