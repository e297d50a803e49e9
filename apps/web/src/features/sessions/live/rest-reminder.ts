import { remindOfRest } from '@bandeja/domain/reminders/contract';
import type { LiveState } from '#features/sessions/live/live-state.ts';
import { call } from '#lib/http.ts';

type Rest = LiveState['rest'];
export type RestWatch = {
  /** The rest as it is from now on; it changes by the buttons of a headset, too, while the screen is away. */
  see: (rest: Rest) => void;
  stop: () => void;
};

/**
 * While the screen of a session is away the server says when its rest ends; a device that sleeps says nothing itself. Best
 * effort: what does not get through is not tried again.
 */
export function watchRest(): RestWatch {
  let rest: Rest = { status: 'off' };
  /** The end that the server has been asked to say. */
  let orderedEnd: number | null = null;
  const order = (endsAt: number | null) => {
    if (endsAt === orderedEnd) return;
    orderedEnd = endsAt;
    const seconds = endsAt === null ? null : Math.ceil((endsAt - Date.now()) / 1000);
    call(remindOfRest, { body: { seconds } }).catch(() => {});
  };
  const look = () => {
    if (document.visibilityState === 'visible') return order(null);
    // what has ended by itself is being said just now
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
