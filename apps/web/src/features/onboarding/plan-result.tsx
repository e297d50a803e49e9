import type { Week } from '@bandeja/domain/schedule/contract';
import { useEffect, useEffectEvent } from 'react';
import { FinishedWeek } from '#features/onboarding/finished-week.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';

const texts = onboardingTexts.result;
/** Milliseconds until the dashboard comes up (spec section 9). */
const redirectAfterMs = 3000;

/** Step 5: the first week, then the dashboard. */
export function PlanResult({ week, onEnd }: { week: Week; onEnd: () => void }) {
  useRedirect(onEnd);
  return (
    <FinishedWeek
      week={week}
      title={texts.title}
      lead={texts.lead}
      withReason
      action={texts.toDashboard}
      onAction={onEnd}
    >
      <p role="status" className="text-center text-on-court-2 text-ui">
        {texts.redirect}
      </p>
    </FinishedWeek>
  );
}

function useRedirect(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), redirectAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
