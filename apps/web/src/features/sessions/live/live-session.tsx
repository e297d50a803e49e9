import type { Session } from '@bandeja/domain/sessions/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { liveSessionOptions } from '#features/sessions/live/api.ts';
import { ExerciseScreen } from '#features/sessions/live/exercise-screen.tsx';
import { ExerciseSheet } from '#features/sessions/live/exercise-sheet.tsx';
import { LeaveDialog } from '#features/sessions/live/leave-dialog.tsx';
import { LiveError } from '#features/sessions/live/live-error.tsx';
import { LiveOverview } from '#features/sessions/live/live-overview.tsx';
import { currentEntry } from '#features/sessions/live/live-state.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { useBackGuard } from '#features/sessions/live/use-back-guard.ts';
import { useRestEnd, useSetTimerEnd } from '#features/sessions/live/use-cues.ts';
import { type LiveSession as Live, useLiveSession } from '#features/sessions/live/use-live-session.ts';
import { HttpError } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { useWakeLock } from '#lib/use-wake-lock.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';

type LiveSessionProps = {
  sessionId: string;
  /** False while the login lies over the screen: saving waits. */
  signedIn: boolean;
};

/** A session by its id: loads it, sends a finished one to its summary, runs an open one. */
export function LiveSession({ sessionId, signedIn }: LiveSessionProps) {
  const { data, error, refetch, isFetching } = useQuery(liveSessionOptions(sessionId));
  useReloadAfterLogin(signedIn, () => error && void refetch());
  useReadAgainNextTime(sessionId);
  if (data) {
    if (data.isFinished) return <Navigate to={paths.session(sessionId)} replace />;
    if (data.exercises.length === 0) return <LiveError title={liveTexts.errors.routine} />;
    return <RunningSession opened={data} signedIn={signedIn} />;
  }
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) {
    return <LiveError title={liveTexts.errors.sessionOrRoutine} text={liveTexts.errors.choose} />;
  }
  if (error) return <LiveError title={liveTexts.errors.load} onRetry={() => void refetch()} retrying={isFetching} />;
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

/** What was read or answered to the start is behind what was done since: the next visit reads the session again. */
function useReadAgainNextTime(sessionId: string) {
  const queryClient = useQueryClient();
  useEffect(() => {
    // after this turn: a screen that is mounted again at once still has its session
    const remove = () =>
      queryClient.removeQueries({ queryKey: liveSessionOptions(sessionId).queryKey, type: 'inactive' });
    return () => void setTimeout(remove);
  }, [queryClient, sessionId]);
}

type Window = 'none' | 'leave' | 'list';

function RunningSession({ opened, signedIn }: { opened: Session; signedIn: boolean }) {
  const live = useLiveSession(opened, signedIn);
  const { state, act, ending } = live;
  const [window, setWindow] = useState<Window>('none');
  const isRunning = state.at.step === 'exercise';
  const entry = currentEntry(state);
  useRestEnd(state.rest, () => act({ do: 'endRest' }));
  useSetTimerEnd(state.setTimer, (setId) => act({ do: 'complete', setId }));
  const staysOn = useWakeLock(isRunning);
  useBackGuard(isRunning, () => setWindow('leave'));
  const close = () => setWindow('none');

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
          onLeave={() => setWindow('leave')}
          onList={() => setWindow('list')}
        />
      ) : (
        <LiveOverview session={state.session} onStart={() => act({ do: 'begin' })} />
      )}
      <LeaveDialog
        isOpen={window === 'leave'}
        isBusy={ending.status === 'sending'}
        onStay={close}
        onLeave={live.leave}
        onDiscard={() => void live.discardSession().then(close)}
        onFinish={() => {
          close();
          act({ do: 'finish' });
        }}
      />
      <ExerciseSheet
        session={state.session}
        current={state.at.step === 'exercise' ? state.at.index : -1}
        isOpen={window === 'list'}
        onClose={close}
        onChoose={(index) => {
          act({ do: 'goTo', index });
          close();
        }}
      />
    </>
  );
}

/** The end did not get through; everything stays, one may try again. */
function EndingNotice({ live: { ending, act, discardSession } }: { live: Live }) {
  if (ending.status !== 'failed') return null;
  return (
    <Alert
      kind="err"
      title={liveTexts.errors.progress}
      actions={
        <Button
          variant="line"
          onClick={() => void (ending.what === 'finish' ? act({ do: 'finish' }) : discardSession())}
        >
          {liveTexts.retry}
        </Button>
      }
    >
      {ending.message}
    </Alert>
  );
}
