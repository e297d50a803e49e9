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

export type ExerciseRow = {
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
};

export type ExerciseCard = {
  description: string;
  steps: string[];
  commonMistakes: string[];
  tips: string[];
  variations: string[];
};
export type ExerciseCards = Record<string, ExerciseCard>;

export type CatalogueExercise = ExerciseRow & ExerciseCard;

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

/** `duration` in minutes. */
export type RoutineRow = {
  code: string;
  name: string;
  type: RoutineType;
  categories: Category[];
  difficulty: Difficulty;
  duration: number;
  objective: string;
  entries: CatalogueEntry[];
};

/** `objectives` after the row's first; `notes` by the place of the entry in its row, from 0. */
export type RoutineCard = { description: string; objectives: string[]; notes?: Record<number, string> };
export type RoutineCards = Record<string, RoutineCard>;

export type CatalogueRoutine = Omit<RoutineRow, 'objective'> & { description: string; objectives: string[] };
