import { useNavigate } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { usePlanOrder } from '#features/billing/plan-order.tsx';
import { Wizard } from '#features/onboarding/wizard.tsx';
import { RoutineMoves } from '#features/routines/detail/routine-moves.tsx';
import { useRoutineStart } from '#features/sessions/today/use-start.ts';
import * as paths from '#lib/paths.ts';

const movesOf = (routineId: string) => <RoutineMoves routineId={routineId} />;

export function OnboardingClassicPage() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const starting = useRoutineStart();
  const offer = usePlanOrder(user?.chosenPlan);
  if (user === null) return null;
  return (
    <Wizard
      user={user}
      starting={starting}
      movesOf={movesOf}
      offer={offer}
      onEnd={() => navigate(paths.dashboard, { replace: true })}
    />
  );
}
