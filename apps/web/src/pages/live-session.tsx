import { useParams, useSearchParams } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { LiveSession } from '#features/sessions/live/live-session.tsx';
import { StartSession } from '#features/sessions/live/start-session.tsx';

/** `/training-session/:sessionId`; without an id it begins one from `?routineId=&type=`, else today's plan. */
export function LiveSessionPage() {
  const { sessionId } = useParams();
  const [search] = useSearchParams();
  const { state } = useAuth();
  if (sessionId === undefined) {
    return <StartSession wish={{ routineId: search.get('routineId'), type: search.get('type') }} />;
  }
  return <LiveSession key={sessionId} sessionId={sessionId} signedIn={state.status !== 'expired'} />;
}
