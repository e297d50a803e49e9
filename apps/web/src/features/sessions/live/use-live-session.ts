import type { Session } from '@bandeja/domain/sessions/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sessionChanged } from '#features/sessions/live/api.ts';
import { advance, type Intent, initialState, type LiveState } from '#features/sessions/live/live-state.ts';
import { applyChanges, withBases } from '#features/sessions/live/queue/apply-changes.ts';
import * as storage from '#features/sessions/live/queue/device-storage.ts';
import { changesOf, type QueueItem } from '#features/sessions/live/queue/queue-items.ts';
import type { SaveStatus } from '#features/sessions/live/queue/sender.ts';
import { requestSending } from '#features/sessions/live/queue/unsent.ts';
import { type Saving, useSaving } from '#features/sessions/live/queue/use-saving.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { HttpError, NetworkError } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { uuid7 } from '#lib/uuid7.ts';
import { useToast } from '#ui/toast.tsx';

export type Ending =
  | { status: 'no' }
  | { status: 'sending'; what: 'finish' | 'discard' }
  | { status: 'failed'; what: 'finish' | 'discard'; message: string };

export type LiveSession = {
  state: LiveState;
  act: (intent: Intent) => void;
  /** The instant the clock counts from, in milliseconds. */
  begunAt: number;
  saving: Saving;
  ending: Ending;
  discardSession: () => Promise<void>;
  leave: () => void;
};

const maxSeconds = 86_400;

export function useLiveSession(opened: Session, signedIn: boolean): LiveSession {
  const id = opened._id;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [state, setState] = useState(() =>
    initialState(opened, {
      ...storage.storedTimers(id, Date.now()),
      supersets: storage.storedSupersets(id),
      autoRest: storage.storedAutoRest(),
    }),
  );
  const [begunAt, setBegunAt] = useState(() => storage.resumeClock(id, Date.parse(opened.startTime), Date.now()));
  const [ending, setEnding] = useState<Ending>({ status: 'no' });
  const live = useRef({ state, begunAt, stampedAt: 0 });
  const toast = useToast();
  // a second tap comes before the button is drawn as pending
  const isEnding = useRef(false);
  const readDuration = useCallback(
    () => Math.min(maxSeconds, Math.max(0, Math.floor((Date.now() - live.current.begunAt) / 1000))),
    [],
  );
  const saving = useSaving(id, readDuration, signedIn);
  const { outbox } = saving;
  useStoredSession(state);

  function act(intent: Intent) {
    // changes of one device never share an instant: the later one must win
    const now = Math.max(Date.now(), live.current.stampedAt + 1);
    if (intent.do === 'begin') {
      live.current.begunAt = storage.beginClock(id, opened.duration, now);
      setBegunAt(live.current.begunAt);
    }
    if (intent.do === 'clockSetBack') {
      live.current.begunAt = storage.setBackClock(id, live.current.begunAt, intent.ms);
      setBegunAt(live.current.begunAt);
    }
    const before = live.current.state;
    const { state: next, changes } = advance(before, intent, { now, newId: uuid7 });
    live.current = { ...live.current, state: next, stampedAt: now };
    // an exercise that is added is on the device before its change: other tabs and a reload find it there
    if (intent.do === 'exercises') storage.storeSession(next.session);
    // «Anterior» moves back without saving; «Finalizar» sends its change with the end itself
    const isLater = intent.do === 'previous' || intent.do === 'finish';
    saving.put(withBases(before.session, changes), isLater ? 'later' : 'now');
    setState(next);
    if (intent.do === 'finish') void finish(intent.seconds);
  }

  /** @param most seconds after which nothing was done */
  async function finish(most = maxSeconds) {
    if (isEnding.current) return;
    isEnding.current = true;
    setEnding({ status: 'sending', what: 'finish' });
    await saving.outbox.ready;
    const at = new Date().toISOString();
    const duration = Math.min(most, readDuration());
    const isPut = saving.outbox.pending().some(({ kind }) => kind === 'finish');
    if (!isPut) saving.put([{ id: uuid7(), kind: 'finish', at, duration }], 'later');
    // stored before it is sent: the tab may close at any moment, and an ended session must not block the next one
    await saving.outbox.stored();
    await showNoneOpen(queryClient);
    const status = await saving.flush();
    isEnding.current = false;
    const isLeft = status === 'offline' || status === 'failing';
    if (isLeft) await showFinished(queryClient, live.current.state.session, at, duration);
    if (status === 'saved' || isLeft) goOn();
    // with the login back the end is sent with the rest
    else if (status !== 'signedOut') setEnding({ status: 'failed', what: 'finish', message: messageOf(status) });
  }

  // the end was put, and got through after a login or in another tab
  const isEndPut = ending.status === 'sending' && ending.what === 'finish' && !isEnding.current;
  const isSentLater = isEndPut && saving.status === 'saved';
  function goOn() {
    // this screen's sender ends with it
    if (outbox.pending().length > 0) requestSending();
    goTo(paths.session(id));
  }
  const goOnLater = useEffectEvent(goOn);
  useEffect(() => {
    if (isSentLater) goOnLater();
  }, [isSentLater]);

  // a second tab applies the first one's changes
  const follow = useEffectEvent((items: QueueItem[]) => {
    const { state: before } = live.current;
    const next = {
      ...before,
      session: applyChanges(before.session, changesOf(items), storage.storedSession(id)?.exercises),
    };
    live.current = { ...live.current, state: next };
    setState(next);
    if (items.some(({ kind }) => kind === 'finish')) void finish();
  });
  useEffect(() => outbox.watch(follow), [outbox]);

  async function discardSession() {
    if (isEnding.current) return;
    isEnding.current = true;
    setEnding({ status: 'sending', what: 'discard' });
    try {
      // all that was done goes first: it is there again when the discard is undone
      await saving.flush();
      saving.stop();
      const { discardWithUndo } = await import('#features/sessions/today/discard-with-undo.ts');
      const onRestored = () => navigate(paths.liveSession(id));
      await discardWithUndo({ sessionId: id, queryClient, toast, onRestored });
      goTo(paths.dashboard);
    } catch (error) {
      saving.wake();
      setEnding({ status: 'failed', what: 'discard', message: sentenceOf(error) });
    } finally {
      isEnding.current = false;
    }
  }

  function goTo(path: string) {
    sessionChanged(queryClient);
    navigate(path, { replace: true });
  }

  function leave() {
    storage.pauseClock(id, Date.now());
    goTo(paths.dashboard);
  }

  return { state, act, begunAt, saving, ending, discardSession, leave };
}

async function showFinished(client: QueryClient, session: Session, at: string, duration: number): Promise<void> {
  try {
    await (await import('#features/sessions/live/queue/on-device.ts')).finishOnDevice(client, session, at, duration);
  } catch {
    // without its code the summary says that it needs the network; the end waits in the outbox
  }
}

async function showNoneOpen(client: QueryClient): Promise<void> {
  try {
    await (await import('#features/sessions/live/queue/on-device.ts')).showNoneOpen(client);
  } catch {
    // the server returns the session as finished next time
  }
}

function messageOf(status: SaveStatus): string {
  if (typeof status === 'string') return liveTexts.save.failedHint;
  return 'gone' in status ? status.gone : status.rejected;
}

function sentenceOf(error: unknown): string {
  if (error instanceof NetworkError) return liveTexts.save.noNetwork;
  return error instanceof HttpError ? error.message : liveTexts.save.failedHint;
}

function useStoredSession({ session, rest, setTimer, interval, supersets, autoRest }: LiveState): void {
  useEffect(() => afterPaint(() => storage.storeSession(session)), [session]);
  useEffect(
    () => storage.storeTimers(session._id, { rest, setTimer, interval }),
    [session._id, rest, setTimer, interval],
  );
  useEffect(() => storage.storeSupersets(session._id, supersets), [session._id, supersets]);
  useEffect(() => storage.storeAutoRest(autoRest), [autoRest]);
}
