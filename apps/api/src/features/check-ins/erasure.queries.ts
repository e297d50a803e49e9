import type { Database } from '#kit/database/database.ts';

export async function deleteCheckIns(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('check_ins').where('user_id', '=', userId).execute();
  await tx.deleteFrom('check_in_nudges').where('user_id', '=', userId).execute();
}
