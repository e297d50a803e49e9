import type { CountedMove } from '@bandeja/domain/mirror/vocabulary';
import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { liveSessionOptions } from '#features/sessions/live/api.ts';
import { currentEntry, firstOpenSet, type LiveState, untouchedEntries } from '#features/sessions/live/live-state.ts';
import { ExerciseScreen } from '#features/sessions/live/screen/exercise-screen.tsx';
import { LiveError } from '#features/sessions/live/screen/live-error.tsx';
import { LiveOverview, type SessionCare } from '#features/sessions/live/screen/live-overview.tsx';
import type { LiveWindow } from '#features/sessions/live/screen/live-windows.tsx';
import { liveTexts } from '#features/sessions/live/texts.ts';
import type { RestWatch } from '#features/sessions/live/timers/rest-reminder.ts';
import { useTimerEnds } from '#features/sessions/live/timers/use-cues.ts';
import { useHeadset } from '#features/sessions/live/timers/use-headset.ts';
import { useBackGuard } from '#features/sessions/live/use-back-guard.ts';
import { useForgotten } from '#features/sessions/live/use-forgotten.ts';
import { type LiveSession as Live, useLiveSession } from '#features/sessions/live/use-live-session.ts';
import { readStored, restReminderKey } from '#lib/device-storage.ts';
import { HttpError } from '#lib/http.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useWakeLock } from '#lib/use-wake-lock.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { loadDialog } from '#ui/dialog.tsx';

type LiveSessionProps = {
  sessionId: string;
  /** False while the login covers the screen: saving waits. */
  signedIn: boolean;
  /** What a session of today holds for the player's discomforts. */
  care?: SessionCare | null;
  /** Shows and records the pulse; it loads by itself. */
  Pulse?: ComponentType<PulsePart>;
  /** Counts the repetitions of the next set; it loads by itself. */
  Camera?: ComponentType<CameraPart>;
};

type CameraPart = {
  move: CountedMove;
  name: string;
  setId: string;
  number: number;
  sets: number;
  reps: number | null;
  perSide: boolean;
  isResting: boolean;
  onReps: (setId: string, reps: number) => void;
  onComplete: (setId: string) => void;
};

type PulsePart = {
  sessionId: string;
  doneSets: readonly string[];
  isResting: boolean;
  isFinishing: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

export function LiveSession({ sessionId, signedIn, care = null, Pulse, Camera }: LiveSessionProps) {
  const { data, error, refetch, isFetching } = useQuery(liveSessionOptions(sessionId));
  useReloadAfterLogin(signedIn, () => error && void refetch());
  useReadAgainNextTime(sessionId);
  if (data) {
    if (data.isFinished) return <Navigate to={paths.session(sessionId)} replace />;
    if (data.exercises.length === 0) return <LiveError title={liveTexts.errors.routine} />;
    return <RunningSession opened={data} signedIn={signedIn} care={care} Pulse={Pulse} Camera={Camera} />;
  }
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) {
    return <LiveError title={liveTexts.errors.sessionOrRoutine} text={liveTexts.errors.choose} />;
  }
  if (error) {
    const text = serverMessage(error) ?? liveTexts.errors.check;
    return <LiveError title={liveTexts.errors.load} text={text} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return <BallLoader label={liveTexts.loading} page />;
}

/** A login over the screen was the reason; with it the session can be read. */
function useReloadAfterLogin(signedIn: boolean, reload: () => void) {
  const wasSignedIn = useRef(signedIn);
  const again = useEffectEvent(reload);
  useEffect(() => {
    if (signedIn && !wasSignedIn.current) again();
    wasSignedIn.current = signedIn;
  }, [signedIn]);
}

/** The cached session is older than the player's later changes: the next visit fetches it again. */
function useReadAgainNextTime(sessionId: string) {
  const queryClient = useQueryClient();
  useEffect(() => {
    // after this turn: a screen that is mounted again at once still has its session
    const remove = () =>
      queryClient.removeQueries({ queryKey: liveSessionOptions(sessionId).queryKey, type: 'inactive' });
    return () => void setTimeout(remove);
  }, [queryClient, sessionId]);
}

const loadWindows = async () => (await import('#features/sessions/live/screen/live-windows.tsx')).LiveWindows;
const LiveWindows = lazyPart(loadWindows);

const loadPool = async () => (await import('#features/sessions/live/screen/exercise-pool.ts')).fetchPool();

const loadFloating = () => import('#features/sessions/live/timers/floating-timer.tsx');
const FloatingTimer = lazyPart(async () => (await loadFloating()).FloatingTimer);

type RunningProps = { opened: Session; signedIn: boolean; care: SessionCare | null } & Pick<
  LiveSessionProps,
  'Pulse' | 'Camera'
>;

function RunningSession({ opened, signedIn, care, Pulse, Camera }: RunningProps) {
  const live = useLiveSession(opened, signedIn);
  const { state, act } = live;
  const [window, setWindow] = useState<LiveWindow | null>(null);
  const [hasPulse, setPulse] = useState(false);
  const [floating, setFloating] = useState<Window | null>(null);
  const isRunning = state.at.step === 'exercise';
  const entry = currentEntry(state);
  useTimerEnds(state, act);
  useHeadset(state, act);
  const staysOn = useWakeLock(isRunning);
  useBackGuard(isRunning, () => setWindow('leave'));
  useEffect(() => {
    // where a set is done without a network, its windows are there already, and the exercises to choose from
    if (!isRunning) return;
    void Promise.allSettled([loadWindows(), loadDialog()])
      .then(loadPool)
      .catch(() => {});
  }, [isRunning]);
  useForgotten(live, () => setWindow('forgotten'));
  useRestReminder(state.rest, isRunning);
  // the browser opens a window only within a tap: its code came with the windows
  const float = async () => setFloating(await (await loadFloating()).openFloating());

  return (
    <>
      <title>{liveTexts.windowTitle(entry?.name ?? state.session.name)}</title>
      {state.at.step === 'exercise' && entry ? (
        <ExerciseScreen
          live={live}
          entry={entry}
          index={state.at.index}
          staysOn={staysOn}
          notice={<EndingNotice live={live} />}
          beside={
            <>
              {Pulse && <PulseBeside Pulse={Pulse} live={live} isOpen={hasPulse} onOpen={setPulse} />}
              {Camera && <CameraBeside Camera={Camera} live={live} entry={entry} />}
            </>
          }
          onLeave={() => setWindow('leave')}
          onMenu={() => setWindow('menu')}
          onWeights={setWindow}
          onFinish={() => (untouchedEntries(state.session).length > 0 ? setWindow('finish') : act({ do: 'finish' }))}
        />
      ) : (
        <LiveOverview session={state.session} care={care} onStart={() => act({ do: 'begin' })} />
      )}
      {floating && (
        <Suspense fallback={null}>
          <FloatingTimer
            live={live}
            host={floating}
            onClosed={() => setFloating((now) => (now === floating ? null : now))}
          />
        </Suspense>
      )}
      {/* the login covers the session alone: a second window would make it inert */}
      {window && signedIn && (
        <Suspense fallback={null}>
          <LiveWindows
            live={live}
            window={window}
            onWindow={setWindow}
            onFloat={() => void float()}
            onPulse={() => setPulse(true)}
          />
        </Suspense>
      )}
    </>
  );
}

type PulseBesideProps = { Pulse: ComponentType<PulsePart>; live: Live } & Pick<PulsePart, 'isOpen' | 'onOpen'>;

function PulseBeside({ Pulse, live: { state, ending }, ...window }: PulseBesideProps) {
  const { session, rest } = state;
  const doneSets = useMemo(
    () => session.exercises.flatMap(({ setRows }) => setRows.flatMap(({ _id, done }) => (done ? [_id] : []))),
    [session.exercises],
  );
  return (
    <Suspense fallback={null}>
      <Pulse
        sessionId={session._id}
        doneSets={doneSets}
        isResting={rest.status === 'running' || rest.status === 'paused'}
        isFinishing={ending.status === 'sending' && ending.what === 'finish'}
        {...window}
      />
    </Suspense>
  );
}

type CameraBesideProps = { Camera: ComponentType<CameraPart>; live: Live; entry: SessionEntry };

function CameraBeside({ Camera, live: { state, act }, entry }: CameraBesideProps) {
  const row = firstOpenSet(entry);
  const { move = null, name, setRows, perSide, loadType } = entry;
  if (move === null || row === undefined || loadType !== 'reps') return null;
  return (
    <Suspense fallback={null}>
      <Camera
        key={entry._id}
        move={move}
        name={name}
        setId={row._id}
        number={setRows.indexOf(row) + 1}
        sets={setRows.length}
        reps={row.reps}
        perSide={perSide}
        isResting={state.rest.status === 'running' || state.rest.status === 'paused'}
        onReps={(setId, reps) => act({ do: 'edit', setId, figures: { reps } })}
        onComplete={(setId) => act({ do: 'complete', setId })}
      />
    </Suspense>
  );
}

/** If the player wants it, a push announces the end of a rest while the screen is off. */
function useRestReminder(rest: LiveState['rest'], isRunning: boolean) {
  const [watch, setWatch] = useState<RestWatch | null>(null);
  useEffect(() => watch?.see(rest), [watch, rest]);
  useEffect(() => {
    if (!isRunning || readStored(restReminderKey) !== 'on') return;
    let started: RestWatch | null = null;
    let isOver = false;
    import('#features/sessions/live/timers/rest-reminder.ts')
      .then(({ watchRest }) => {
        if (isOver) return;
        started = watchRest();
        setWatch(started);
      })
      .catch(() => {});
    return () => {
      isOver = true;
      started?.stop();
      setWatch(null);
    };
  }, [isRunning]);
}

function EndingNotice({ live: { ending, act, discardSession } }: { live: Live }) {
  if (ending.status !== 'failed') return null;
  const start = () => void (ending.what === 'finish' ? act({ do: 'finish' }) : discardSession());
  return (
    <Alert kind="err" title={liveTexts.errors.progress} retry={{ start, size: 'md' }}>
      {ending.message}
    </Alert>
  );
}
