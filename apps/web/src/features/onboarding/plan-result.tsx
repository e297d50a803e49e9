import { weekIsSpent } from '@bandeja/trainer/onboarding/messages';
import { useEffect, useEffectEvent } from 'react';
import type { Onboarded } from '#features/onboarding/api.ts';
import { FinishedWeek, plannedDays } from '#features/onboarding/finished-week.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';

const texts = onboardingTexts.result;
/** Milliseconds until the dashboard comes up. */
const redirectAfterMs = 3000;

/** Step 5: the first week, then the dashboard. */
export function PlanResult({ done, onEnd }: { done: Pick<Onboarded, 'week' | 'today'>; onEnd: () => void }) {
  useRedirect(onEnd);
  const { ahead, past } = plannedDays(done);
  const isSpent = ahead.length === 0 && past > 0;
  return (
    <FinishedWeek
      days={ahead}
      title={texts.title}
      lead={isSpent ? weekIsSpent : texts.lead}
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
