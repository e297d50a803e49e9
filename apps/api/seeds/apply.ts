import { catalogue } from '@bandeja/catalogue/catalogue';
import type { CatalogueExercise, CatalogueRoutine } from '@bandeja/catalogue/types';
import { slugOf } from '@bandeja/domain/exercises/rules';
import { safetyQuestions } from '@bandeja/domain/exercises/vocabulary';
import { routineEquipment } from '@bandeja/domain/routines/rules';
import { drills } from '@bandeja/drawing/drills/drills';
import { figures } from '@bandeja/drawing/figures/figures';
import { sql } from 'kysely';
import { refreshSearchText } from '#features/routines/search-text.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { toColumns } from '#kit/database/names.ts';
import { inTransaction } from '#kit/database/transaction.ts';

/** Any number: makes two servers that start at once seed one after the other. */
const seedLock = 7_620_001;

/** Only what is absent, by its stable code: an admin's edit survives every restart. */
export async function seedCatalogue(
  db: Database,
  newId: () => string,
): Promise<{ exercises: number; routines: number }> {
  return inTransaction({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(tx);
    const exercises = await seedExercises(tx, catalogue.exercises, newId);
    await addDrills(tx);
    const routines = await seedRoutines(tx, catalogue.routines, newId);
    return { exercises, routines };
  });
}

async function idsByCode(tx: Database, table: 'exercises' | 'routines'): Promise<Map<string, string>> {
  const rows = await tx.selectFrom(table).select(['id', 'code']).where('code', 'is not', null).execute();
  return new Map(rows.map((row) => [row.code ?? '', row.id]));
}

async function seedExercises(tx: Database, seeds: CatalogueExercise[], newId: () => string): Promise<number> {
  const ids = await idsByCode(tx, 'exercises');
  const absent = seeds.filter((seed) => !ids.has(seed.code));
  if (absent.length === 0) return 0;
  for (const seed of absent) ids.set(seed.code, newId());
  const slugs = await freeSlugs(tx, absent);
  await tx
    .insertInto('exercises')
    .values(
      absent.map(({ variations: _, drawing, ...seed }) => ({
        ...toColumns(seed),
        id: idOf(ids, seed.code),
        slug: slugs.get(seed.code) ?? seed.code,
        drill: drillOf(drawing),
        figure: drawing !== null && drawing in figures ? drawing : null,
        dose: JSON.stringify(seed.dose),
        answered: [...safetyQuestions],
        published_at: sql<Date>`now()`,
      })),
    )
    .execute();
  const variations = absent.flatMap((seed) =>
    seed.variations.map((code) => ({ exercise_id: idOf(ids, seed.code), variation_id: idOf(ids, code) })),
  );
  if (variations.length > 0) await tx.insertInto('exercise_variations').values(variations).execute();
  return absent.length;
}

/** Slugs by code: an admin's exercise may have taken a name of the catalogue before the catalogue had it. */
async function freeSlugs(tx: Database, seeds: CatalogueExercise[]): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('exercises').select('slug').execute();
  const taken = new Set(rows.map((row) => row.slug));
  const slugs = new Map<string, string>();
  for (const { code, name } of seeds) {
    const slug = taken.has(slugOf(name)) ? `${slugOf(name)}-${code.toLowerCase()}` : slugOf(name);
    taken.add(slug);
    slugs.set(code, slug);
  }
  return slugs;
}

function drillOf(drawing: string | null): string | null {
  const drill = drawing === null ? undefined : drills[drawing];
  return drill === undefined ? null : JSON.stringify(drill);
}

async function addDrills(tx: Database): Promise<void> {
  const drawn = new Map(
    catalogue.exercises.flatMap(({ code, drawing }) => {
      const drill = drillOf(drawing);
      return drill === null ? [] : [[code, drill] as const];
    }),
  );
  const bare = await tx
    .selectFrom('exercises')
    .select(['id', 'code'])
    .where('drill', 'is', null)
    .where('code', 'in', [...drawn.keys()])
    .execute();
  for (const { id, code } of bare) {
    await tx
      .updateTable('exercises')
      .set({ drill: drawn.get(code ?? '') ?? null })
      .where('id', '=', id)
      .where('drill', 'is', null)
      .execute();
  }
}

async function seedRoutines(tx: Database, seeds: CatalogueRoutine[], newId: () => string): Promise<number> {
  const known = await idsByCode(tx, 'routines');
  const absent = seeds.filter((seed) => !known.has(seed.code)).map((seed) => ({ ...seed, id: newId() }));
  if (absent.length === 0) return 0;
  const exerciseIds = await idsByCode(tx, 'exercises');
  const equipmentByCode = new Map(catalogue.exercises.map((exercise) => [exercise.code, exercise.equipment]));
  await tx
    .insertInto('routines')
    .values(
      absent.map(({ entries, duration, ...seed }) => ({
        ...seed,
        duration_minutes: duration,
        published_at: sql<Date>`now()`,
        equipment: routineEquipment(
          entries.map((entry) => ({ exercise: { equipment: equipmentByCode.get(entry.exercise) ?? [] } })),
        ),
      })),
    )
    .execute();
  await tx
    .insertInto('routine_entries')
    .values(
      absent.flatMap((seed) =>
        seed.entries.map(({ exercise, duration = null, rest, ...entry }, position) => ({
          metres: null,
          notes: '',
          ...toColumns(entry),
          routine_id: seed.id,
          position,
          exercise_id: idOf(exerciseIds, exercise),
          duration_seconds: duration,
          rest_seconds: rest,
        })),
      ),
    )
    .execute();
  await refreshSearchText(
    tx,
    absent.map(({ id }) => id),
  );
  return absent.length;
}

function idOf(ids: Map<string, string>, code: string): string {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The catalogue names ${code}, which it does not hold`);
  return id;
}
