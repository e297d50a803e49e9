import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  isSessionRunning,
  isUpdateWaiting,
  takeUpdate,
  untilNoSessionRuns,
  watchUpdate,
} from '#app/offline/worker-update.ts';
import { appTexts } from '#app/texts.ts';
import { unsentSessions, watchUnsent } from '#features/sessions/live/queue/unsent.ts';
import { formatAge } from '#lib/format.ts';
import { oldestShown, watchOldestShown } from '#lib/last-answers.ts';
import { useOffline } from '#lib/use-offline.ts';
import { Button } from '#ui/button.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';

export function Notices() {
  const isLost = useOffline();
  const since = useSyncExternalStore(watchOldestShown, oldestShown, () => null);
  return (
    <>
      {(isLost || since !== null) && (
        <div className="sticky top-14 z-1 lg:top-16">
          <LastKnown title={isLost ? appTexts.offline.title : appTexts.offline.failing} since={since} />
        </div>
      )}
      <UnsentStrip />
      <UpdateStrip />
    </>
  );
}

const minuteMs = 60_000;

function LastKnown({ title, since }: { title: string; since: number | null }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const { pathname } = useLocation();
  const { age, noAge, stored } = appTexts.offline;
  return (
    <OfflineStrip>
      <strong className="block">{title}</strong>
      <span>{since === null ? noAge : age(formatAge(Math.max(0, now - since)))}</span>{' '}
      {/* counted again on each page */}
      <Waiting key={pathname} otherwise={since === null ? '' : stored} />
    </OfflineStrip>
  );
}

function Waiting({ otherwise }: { otherwise: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const read = async () => (await import('#features/sessions/live/queue/queue-database.ts')).waitingSessions();
    const countAgain = () =>
      void read().then(
        (ids) => setCount(ids.length),
        () => {},
      );
    countAgain();
    return watchUnsent(countAgain);
  }, []);
  return <span>{count > 0 ? appTexts.offline.waiting(count) : otherwise}</span>;
}

function UnsentStrip() {
  const unsent = useSyncExternalStore(watchUnsent, unsentSessions, unsentSessions);
  const [isBusy, setBusy] = useState(false);
  const [first] = unsent;
  if (first === undefined) return null;
  const areGone = unsent.every(({ isGone }) => isGone);
  async function act() {
    setBusy(true);
    const { forgetGone, sendWaitingSessions } = await import('#features/sessions/live/queue/send-waiting.ts');
    if (areGone) await forgetGone(unsent.map(({ sessionId }) => sessionId));
    await sendWaitingSessions().catch(() => {});
    setBusy(false);
  }
  return (
    <div role="status" className="offline-strip">
      <span>{appTexts.unsent.text(unsent.length, first.reason)}</span>
      <Button variant="line" size="sm" pending={isBusy} onClick={() => void act()}>
        {areGone ? appTexts.unsent.forget : appTexts.retry}
      </Button>
    </div>
  );
}

/** Asks before the app changes under the player; never while a session runs in any tab. */
function UpdateStrip() {
  const isWaiting = useSyncExternalStore(watchUpdate, isUpdateWaiting, () => false);
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    if (!isWaiting) return;
    const gone = new AbortController();
    const ask = () => void isSessionRunning().then(setBusy);
    if (isBusy)
      untilNoSessionRuns(gone.signal).then(
        () => setBusy(false),
        () => {},
      );
    // a session in another tab may have begun meanwhile
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone.abort();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isWaiting, isBusy]);
  const take = () => void isSessionRunning().then((isRunning) => (isRunning ? setBusy(true) : takeUpdate()));
  if (!isWaiting || isBusy) return null;
  return (
    <div role="status" className="offline-strip">
      <span>{appTexts.update.text}</span>
      <Button variant="line" size="sm" onClick={take}>
        {appTexts.update.take}
      </Button>
    </div>
  );
}
