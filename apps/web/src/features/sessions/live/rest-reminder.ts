import { remindOfRest } from '@bandeja/domain/reminders/contract';
import type { LiveState } from '#features/sessions/live/live-state.ts';
import { call } from '#lib/http.ts';

type Rest = LiveState['rest'];
export type RestWatch = {
  /** Updates the rest; a headset's buttons change it too while the screen is off. */
  see: (rest: Rest) => void;
  stop: () => void;
};

/**
 * While the screen of a session is off, the server pushes the end of its rest, because a sleeping device cannot. Best
 * effort: failed calls are not repeated.
 */
export function watchRest(): RestWatch {
  let rest: Rest = { status: 'off' };
  /** The end of the rest that is scheduled at the server. */
  let orderedEnd: number | null = null;
  const order = (endsAt: number | null) => {
    if (endsAt === orderedEnd) return;
    orderedEnd = endsAt;
    const seconds = endsAt === null ? null : Math.ceil((endsAt - Date.now()) / 1000);
    call(remindOfRest, { body: { seconds } }).catch(() => {});
  };
  const look = () => {
    if (document.visibilityState === 'visible') return order(null);
    // an ended rest is being announced at this moment
    if (rest.status === 'ended' || (rest.status === 'running' && rest.endsAt <= Date.now())) return;
    order(rest.status === 'running' ? rest.endsAt : null);
  };
  document.addEventListener('visibilitychange', look);
  return {
    see(now) {
      rest = now;
      look();
    },
    stop: () => document.removeEventListener('visibilitychange', look),
  };
}
