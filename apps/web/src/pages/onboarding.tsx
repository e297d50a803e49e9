import { useNavigate } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { Conversation } from '#features/onboarding/conversation/conversation.tsx';
import { useRoutineStart } from '#features/sessions/today/use-start.ts';
import * as paths from '#lib/paths.ts';

/** The conversational onboarding. */
export function OnboardingPage() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const starting = useRoutineStart();
  if (user === null) return null;
  return (
    <Conversation
      key={user._id}
      user={user}
      starting={starting}
      onEnd={() => navigate(paths.dashboard, { replace: true })}
    />
  );
}
