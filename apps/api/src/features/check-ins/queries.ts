import type { CheckIn } from '@bandeja/domain/check-ins/contract';
import { answersSchema, type CheckInAnswers } from '@bandeja/domain/check-ins/schemas';
import { type CheckInQuestion, checkInQuestions } from '@bandeja/domain/check-ins/vocabulary';
import type { Database } from '#kit/database/database.ts';

type Sent = { userId: string; linkId: string; monday: string; answers: CheckInAnswers; alarming: boolean; at: Date };

/** @returns what was answered before */
export async function upsertCheckIn(
  tx: Database,
  { userId, linkId, monday, answers, alarming, at }: Sent,
): Promise<CheckInAnswers | null> {
  const former = await tx
    .selectFrom('check_ins')
    .select('answers')
    .where('user_id', '=', userId)
    .where('monday', '=', monday)
    .forUpdate()
    .executeTakeFirst();
  const sent = { link_id: linkId, answers: JSON.stringify(answers), alarming, sent_at: at };
  await tx
    .insertInto('check_ins')
    .values({ user_id: userId, monday, ...sent })
    .onConflict((conflict) => conflict.columns(['user_id', 'monday']).doUpdateSet(sent))
    .execute();
  return former ? answersSchema.parse(former.answers) : null;
}

/** Newest first. @param linkId those sent to one coach alone */
export async function checkInsOf(
  db: Database,
  userId: string,
  { most, linkId }: { most: number; linkId?: string },
): Promise<CheckIn[]> {
  let query = db.selectFrom('check_ins').select(['monday', 'answers', 'sent_at']).where('user_id', '=', userId);
  if (linkId !== undefined) query = query.where('link_id', '=', linkId);
  const rows = await query.orderBy('monday', 'desc').limit(most).execute();
  return rows.map(({ monday, answers, sent_at }) => ({
    monday,
    answers: answersSchema.parse(answers),
    sentAt: sent_at.toISOString(),
  }));
}

type Chosen = { userId: string; linkId: string };

/** Null: the coach has chosen none. */
export async function questionsOf(db: Database, { userId, linkId }: Chosen): Promise<CheckInQuestion[] | null> {
  const row = await db
    .selectFrom('check_in_questions')
    .select('questions')
    .where('user_id', '=', userId)
    .where('link_id', '=', linkId)
    .executeTakeFirst();
  return row ? checkInQuestions.filter((question) => row.questions.includes(question)) : null;
}

export async function upsertQuestions(
  tx: Database,
  { userId, linkId, questions, at }: Chosen & { questions: CheckInQuestion[]; at: Date },
): Promise<void> {
  await tx
    .insertInto('check_in_questions')
    .values({ user_id: userId, link_id: linkId, questions, chosen_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'link_id']).doUpdateSet({ questions, chosen_at: at }))
    .execute();
}

export async function wasNudged(db: Database, userId: string, monday: string): Promise<boolean> {
  const row = await db
    .selectFrom('check_in_nudges')
    .select('monday')
    .where('user_id', '=', userId)
    .where('monday', '=', monday)
    .executeTakeFirst();
  return row !== undefined;
}
