import type { LiveState } from '#features/sessions/live/live-state.ts';
import { call } from '#lib/http.ts';

type Rest = LiveState['rest'];
export type RestWatch = {
  see: (rest: Rest) => void;
  stop: () => void;
};

/** While the screen is off the server pushes the end of a rest. Best effort: failed calls are not repeated. */
export function watchRest(): RestWatch {
  let rest: Rest = { status: 'off' };
  let orderedEnd: number | null = null;
  const order = (endsAt: number | null) => {
    if (endsAt === orderedEnd) return;
    orderedEnd = endsAt;
    const seconds = endsAt === null ? null : Math.ceil((endsAt - Date.now()) / 1000);
    call('POST /reminders/rest', { body: { seconds } }).catch(() => {});
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
