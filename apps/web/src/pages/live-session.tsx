import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { useCare } from '#features/body/use-care.ts';
import { LiveSession } from '#features/sessions/live/live-session.tsx';
import { LiveError } from '#features/sessions/live/screen/live-error.tsx';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { BallLoader } from '#ui/ball-loader.tsx';

/** Most sessions are begun before this page; only an address without an id needs it. */
const StartSession = lazyPart(
  async () => (await import('#features/sessions/live/start-session.tsx')).StartSession,
  () => <LiveError title={liveTexts.errors.load} />,
);

const LivePulse = lazyPart(async () => (await import('#features/pulse/live-pulse.tsx')).LivePulse);
const LiveCamera = lazyPart(async () => (await import('#features/mirror/live/live-camera.tsx')).LiveCamera);

export function LiveSessionPage() {
  const { sessionId } = useParams();
  const [search] = useSearchParams();
  const { state, user } = useAuth();
  const { today } = useCare(user);
  if (sessionId === undefined) {
    const type = sessionTypeSchema.safeParse(search.get('type')).data ?? null;
    return (
      <Suspense fallback={<BallLoader label={liveTexts.starting} page />}>
        <StartSession input={{ routineId: search.get('routineId'), type }} />
      </Suspense>
    );
  }
  const signedIn = state.status !== 'expired';
  return (
    <LiveSession
      key={sessionId}
      sessionId={sessionId}
      signedIn={signedIn}
      care={today}
      Pulse={LivePulse}
      Camera={LiveCamera}
    />
  );
}
