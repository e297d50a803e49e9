import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#lib/device-storage.ts';

const key = 'bandeja.device.guest-session';
const keptMs = 30 * 86_400_000;

const guestSchema = z.object({
  id: z.string(),
  routineId: z.string(),
  type: z.string(),
  startTime: z.string(),
  /** How many sets of each exercise are done. */
  sets: z.array(z.int()),
  /** Indexes of exercises whose sets are all done. */
  completed: z.array(z.int()),
  at: z.int(),
  /** Seconds; null while it runs. */
  duration: z.nullable(z.int()),
});
export type Guest = z.infer<typeof guestSchema>;

/** A session without an account, on this device alone; after 30 days it is gone. */
export function readGuest(now = Date.now()): Guest | null {
  try {
    const parsed = guestSchema.safeParse(JSON.parse(readStored(key) ?? 'null'));
    if (parsed.success && now - Date.parse(parsed.data.startTime) < keptMs) return parsed.data;
  } catch {
    // what cannot be read is no session
  }
  dropGuest();
  return null;
}

export const storeGuest = (guest: Guest): boolean => writeStored(key, JSON.stringify(guest));

export const dropGuest = (): void => removeStored(key);
