import { sessionTypes } from '@bandeja/domain/sessions/vocabulary';
import { dropGuest, readGuest } from '#features/routines/public/guest-store.ts';
import { call } from '#lib/http.ts';

/** Moves a finished session of this device into the account that just signed in. It may be sent twice: its id is its own. */
export async function keepGuest(): Promise<void> {
  const guest = readGuest();
  if (guest === null || guest.duration === null) return;
  const { id, routineId, startTime, duration, completed: completedExercises } = guest;
  const type = sessionTypes.find((each) => each === guest.type);
  if (type === undefined) return dropGuest();
  const body = { _id: id, routineId, type, date: startTime, startTime, duration, completedExercises };
  try {
    await call('POST /training-sessions', { body });
    await call('PUT /training-sessions/:id/complete', { params: { id }, body: { duration, completedExercises } });
    dropGuest();
  } catch (error) {
    // it stays on the device for the next sign-in
    console.error(error);
  }
}
