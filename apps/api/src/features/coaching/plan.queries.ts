import type { CoachTemplate } from '@bandeja/domain/coaching/contract';
import { type DraftDay, type TemplateWeek, templateWeekSchema } from '@bandeja/domain/coaching/schemas';
import { planDayTypeSchema } from '@bandeja/domain/schedule/schemas';
import { ratedStrokeSchema } from '@bandeja/domain/strokes/schemas';
import type { RatedStroke } from '@bandeja/domain/strokes/vocabulary';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { routineOf } from '#kit/database/routines.ts';

export type Owner = { userId: string; linkId: string };
export type StoredDraft = DraftDay & { routineName: string | null };

export async function draftsOf(db: Database, { userId, linkId }: Owner): Promise<StoredDraft[]> {
  const rows = await db
    .selectFrom('coach_drafts as d')
    .leftJoinLateral(routineOf(userId, 'd.routine_id'), (join) => join.onTrue())
    .select(['d.date', 'd.type', 'r.id as routine_id', 'd.minutes', 'd.note', 'r.name'])
    .where('d.user_id', '=', userId)
    .where('d.link_id', '=', linkId)
    .orderBy('d.date')
    .execute();
  return rows.map((row) => ({
    date: row.date,
    type: planDayTypeSchema.parse(row.type),
    routineId: row.routine_id,
    minutes: row.minutes,
    note: row.note,
    routineName: row.name,
  }));
}

export async function storeDrafts(tx: Database, { userId, linkId }: Owner, days: DraftDay[], at: Date): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insertInto('coach_drafts')
    .values(
      days.map((day) => ({
        user_id: userId,
        link_id: linkId,
        date: day.date,
        type: day.type,
        routine_id: day.type === 'Descanso' ? null : day.routineId,
        minutes: day.minutes,
        note: day.note,
        updated_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'link_id', 'date']).doUpdateSet(({ ref }) => ({
        type: ref('excluded.type'),
        routine_id: ref('excluded.routine_id'),
        minutes: ref('excluded.minutes'),
        note: ref('excluded.note'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

type Range = { from?: string | undefined; to?: string | undefined };

export async function deleteDrafts(tx: Database, { userId, linkId }: Owner, { from, to }: Range = {}): Promise<void> {
  let query = tx.deleteFrom('coach_drafts').where('user_id', '=', userId).where('link_id', '=', linkId);
  if (from !== undefined) query = query.where('date', '>=', from);
  if (to !== undefined) query = query.where('date', '<=', to);
  await query.execute();
}

export async function marksOf(db: Database, { userId, linkId }: Owner): Promise<Map<RatedStroke, number>> {
  const rows = await db
    .selectFrom('coach_marks')
    .select(['stroke', 'level'])
    .where('user_id', '=', userId)
    .where('link_id', '=', linkId)
    .execute();
  return new Map(rows.map(({ stroke, level }) => [ratedStrokeSchema.parse(stroke), level]));
}

export async function storeMarks(
  tx: Database,
  { userId, linkId }: Owner,
  marks: { stroke: RatedStroke; level: number; ratedOn: string }[],
): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insertInto('coach_marks')
    .values(
      marks.map(({ stroke, level, ratedOn }) => ({
        user_id: userId,
        link_id: linkId,
        stroke,
        level,
        rated_on: ratedOn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'link_id', 'stroke'])
        .doUpdateSet(({ ref }) => ({ level: ref('excluded.level'), rated_on: ref('excluded.rated_on') })),
    )
    .execute();
}

export async function noteOf(db: Database, { userId, linkId }: Owner): Promise<string> {
  const row = await db
    .selectFrom('coach_notes')
    .select('text')
    .where('user_id', '=', userId)
    .where('link_id', '=', linkId)
    .executeTakeFirst();
  return row?.text ?? '';
}

export async function storeNote(tx: Database, { userId, linkId }: Owner, text: string, at: Date): Promise<void> {
  await tx
    .insertInto('coach_notes')
    .values({ user_id: userId, link_id: linkId, text, updated_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'link_id']).doUpdateSet({ text, updated_at: at }))
    .execute();
}

const weeksSchema = z.array(templateWeekSchema);

export async function templatesOf(db: Database, coachId: string): Promise<CoachTemplate[]> {
  const rows = await db
    .selectFrom('coach_templates')
    .select(['id', 'name', 'weeks'])
    .where('user_id', '=', coachId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, weeks }) => ({ _id: id, name, weeks: weeksSchema.parse(weeks) }));
}

export async function insertTemplate(
  tx: Database,
  template: { userId: string; id: string; name: string; weeks: TemplateWeek[]; at: Date },
): Promise<void> {
  const { userId, id, name, weeks, at } = template;
  await tx
    .insertInto('coach_templates')
    .values({ user_id: userId, id, name, weeks: JSON.stringify(weeks), created_at: at })
    .execute();
}

export async function updateTemplate(
  db: Database,
  coachId: string,
  { id, name, weeks }: { id: string; name: string; weeks: TemplateWeek[] },
): Promise<boolean> {
  const row = await db
    .updateTable('coach_templates')
    .set({ name, weeks: JSON.stringify(weeks) })
    .where('user_id', '=', coachId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTemplate(db: Database, coachId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('coach_templates')
    .where('user_id', '=', coachId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
