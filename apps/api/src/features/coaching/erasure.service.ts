import type { Database } from '#kit/database/database.ts';

/** A coach's id in rows of players: it knows no foreign key to the account that goes. */
export async function forgetCoach(tx: Database, userId: string): Promise<void> {
  await tx.updateTable('coach_links').set({ coach_id: null }).where('coach_id', '=', userId).execute();
  await tx.deleteFrom('coach_blocks').where('blocked_id', '=', userId).execute();
  await tx.updateTable('coach_reports').set({ about_id: null }).where('about_id', '=', userId).execute();
}
