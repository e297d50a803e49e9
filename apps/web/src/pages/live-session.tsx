import { sessionTypeSchema } from '@bandeja/domain/sessions/vocabulary';
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
    const type = sessionTypeSchema.safeParse(search.get('type')).data ?? null;
    return <StartSession input={{ routineId: search.get('routineId'), type }} />;
  }
  return <LiveSession key={sessionId} sessionId={sessionId} signedIn={state.status !== 'expired'} />;
}
