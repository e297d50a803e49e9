import { blockKindSchema, seasonGoalKindSchema } from '@bandeja/domain/season/schemas';
import type { BlockKind, SeasonGoalKind } from '@bandeja/domain/season/vocabulary';
import type { SeasonBlock, SeasonGoal } from '@bandeja/trainer/season/types';
import * as z from 'zod/mini';
import type { Database } from '#kit/database/database.ts';

export type StoredGoal = SeasonGoal & { name: string };

export async function goalsOf(db: Database, userId: string): Promise<StoredGoal[]> {
  const rows = await db
    .selectFrom('season_goals')
    .select(['id', 'kind', 'name', 'date'])
    .where('user_id', '=', userId)
    .orderBy('date')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, ...row }) => ({ ...row, kind: seasonGoalKindSchema.parse(kind) }));
}

export async function upsertGoal(
  db: Database,
  userId: string,
  { id, kind, name, date }: StoredGoal,
  now: Date,
): Promise<void> {
  await db
    .insertInto('season_goals')
    .values({ user_id: userId, id, kind, name, date, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ kind, name, date }))
    .execute();
}

/** With their blocks. */
export async function deleteGoals(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('season_goals').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

export async function blocksOf(db: Database, userId: string): Promise<SeasonBlock[]> {
  const rows = await db
    .selectFrom('season_blocks')
    .select(['goal_id', 'kind', 'first_monday', 'weeks'])
    .where('user_id', '=', userId)
    .orderBy('first_monday')
    .execute();
  return rows.map((row) => ({
    goalId: row.goal_id,
    kind: blockKindSchema.parse(row.kind),
    from: row.first_monday,
    weeks: row.weeks,
  }));
}

export async function writeBlocks(db: Database, userId: string, blocks: readonly SeasonBlock[]): Promise<void> {
  await db.deleteFrom('season_blocks').where('user_id', '=', userId).execute();
  if (blocks.length === 0) return;
  await db
    .insertInto('season_blocks')
    .values(
      blocks.map(({ goalId, kind, from, weeks }) => ({
        user_id: userId,
        first_monday: from,
        goal_id: goalId,
        kind,
        weeks,
      })),
    )
    .execute();
}

const goalsBeforeSchema = z.array(
  z.object({
    id: z.string(),
    kind: seasonGoalKindSchema,
    name: z.string(),
    date: z.nullable(z.string()),
  }),
);
const blocksBeforeSchema = z.array(
  z.object({ goalId: z.string(), kind: blockKindSchema, from: z.string(), weeks: z.int() }),
);
export type SeasonBefore = { goals: StoredGoal[]; blocks: SeasonBlock[] };

/** Replaces what was kept of the change before it. */
export async function keepBefore(
  db: Database,
  userId: string,
  { id, goals, blocks, now }: SeasonBefore & { id: string; now: Date },
): Promise<void> {
  const columns = { id, goals: JSON.stringify(goals), blocks: JSON.stringify(blocks), changed_at: now };
  await db
    .insertInto('season_undo')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** What the last change found, and forgets it; null where another change came after `id`. */
export async function takeBefore(db: Database, userId: string, id: string): Promise<SeasonBefore | null> {
  const row = await db
    .deleteFrom('season_undo')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['goals', 'blocks'])
    .executeTakeFirst();
  return row ? { goals: goalsBeforeSchema.parse(row.goals), blocks: blocksBeforeSchema.parse(row.blocks) } : null;
}

export async function isLastChange(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('season_undo')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetBefore(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('season_undo').where('user_id', '=', userId).execute();
}

const templateBlocksSchema = z.array(z.object({ kind: blockKindSchema, weeks: z.int() }));
export type StoredTemplate = {
  id: string;
  name: string;
  kind: SeasonGoalKind;
  blocks: { kind: BlockKind; weeks: number }[];
};

export async function templatesOf(db: Database, userId: string): Promise<StoredTemplate[]> {
  const rows = await db
    .selectFrom('season_templates')
    .select(['id', 'name', 'kind', 'blocks'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: seasonGoalKindSchema.parse(row.kind),
    blocks: templateBlocksSchema.parse(row.blocks),
  }));
}

export async function upsertTemplate(
  db: Database,
  userId: string,
  { id, name, kind, blocks }: StoredTemplate,
  now: Date,
): Promise<void> {
  const columns = { name, kind, blocks: JSON.stringify(blocks) };
  await db
    .insertInto('season_templates')
    .values({ user_id: userId, id, ...columns, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(columns))
    .execute();
}

export async function deleteTemplate(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('season_templates')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
