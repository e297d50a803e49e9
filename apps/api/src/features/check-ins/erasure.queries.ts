import type { Database } from '#kit/database/database.ts';

export async function deleteCheckIns(db: Database, userId: string, until: Date): Promise<void> {
  await db.deleteFrom('check_ins').where('user_id', '=', userId).where('sent_at', '<=', until).execute();
  await db.deleteFrom('check_in_nudges').where('user_id', '=', userId).where('nudged_at', '<=', until).execute();
}
