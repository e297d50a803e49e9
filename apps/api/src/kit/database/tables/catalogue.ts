import type { Drill } from '@bandeja/domain/exercises/drill';
import type { Dose } from '@bandeja/domain/exercises/vocabulary';
import type { ColumnType } from 'kysely';
import type { Created, WithDefault } from '#kit/database/tables/columns.ts';

/** Exercises and routines, and how they are found and kept. */
export type CatalogueTables = {
  exercises: {
    id: string;
    code: string | null;
    name: string;
    description: string;
    categories: string[];
    difficulty: string;
    equipment: WithDefault<string[]>;
    muscle_groups: WithDefault<string[]>;
    steps: WithDefault<string[]>;
    common_mistakes: WithDefault<string[]>;
    tips: WithDefault<string[]>;
    video_url: string | null;
    dose: ColumnType<Dose, string, string>;
    load_type: WithDefault<string>;
    avoid_for: WithDefault<string[]>;
    caution_for: WithDefault<string[]>;
    demands: WithDefault<string[]>;
    places: WithDefault<string[]>;
    strokes: WithDefault<string[]>;
    slug: string;
    drill: ColumnType<Drill | null, string | null | undefined, string | null>;
    /** The name of a figure of `packages/catalogue`. */
    figure: string | null;
    /** Safety questions an admin has answered. */
    answered: WithDefault<string[]>;
    /** Null: a draft. */
    published_at: Date | null;
    /** Counts the writes of the form. */
    version: WithDefault<number>;
    retired_at: Date | null;
    created_at: Created;
    updated_at: Created;
  };
  exercise_variations: { exercise_id: string; variation_id: string };
  routines: {
    id: string;
    code: string | null;
    owner_id: string | null;
    author_name: WithDefault<string>;
    name: string;
    description: string;
    type: string;
    categories: string[];
    difficulty: string;
    duration_minutes: number;
    objectives: WithDefault<string[]>;
    equipment: WithDefault<string[]>;
    is_active: WithDefault<boolean>;
    /** Null: a draft of the library, or a player's own. */
    published_at: Date | null;
    /** Counts the writes of the form. */
    version: WithDefault<number>;
    retired_at: Date | null;
    created_at: Created;
    updated_at: Created;
    /** Kept by triggers. */
    search_document: ColumnType<string, never, never>;
  };
  search_terms: { term: string };
  routine_entries: {
    routine_id: string;
    position: number;
    exercise_id: string;
    sets: number;
    reps: number;
    duration_seconds: number | null;
    metres: number | null;
    per_side: WithDefault<boolean>;
    rest_seconds: number;
    notes: WithDefault<string>;
    part: string | null;
    reason: WithDefault<string>;
  };
  favorites: { user_id: string; routine_id: string; created_at: Created };
};
