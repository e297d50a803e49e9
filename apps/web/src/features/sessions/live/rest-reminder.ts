import { remindOfRest } from '@bandeja/domain/reminders/contract';
import { storedTimers } from '#features/sessions/live/device-storage.ts';
import { call } from '#lib/http.ts';

/**
 * While the screen of a session is away the server says when its rest ends; a device that sleeps says nothing itself. Best
 * effort: what does not get through is not tried again. Answers how to stop.
 */
export function watchRest(sessionId: string): () => void {
  let isOrdered = false;
  const tell = (seconds: number | null) => {
    isOrdered = seconds !== null;
    call(remindOfRest, { body: { seconds } }).catch(() => {});
  };
  const look = () => {
    if (document.visibilityState === 'visible') {
      if (isOrdered) tell(null);
      return;
    }
    const { rest } = storedTimers(sessionId, Date.now());
    const seconds = rest.status === 'running' ? Math.ceil((rest.endsAt - Date.now()) / 1000) : 0;
    if (seconds > 0) tell(seconds);
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
