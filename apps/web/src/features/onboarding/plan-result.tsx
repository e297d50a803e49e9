import { weekIsSpent } from '@bandeja/trainer/onboarding/messages';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Onboarded } from '#features/onboarding/api.ts';
import {
  FinishedWeek,
  firstStart,
  type MovesOf,
  plannedDays,
  type StartWays,
  useTouched,
} from '#features/onboarding/finished-week.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { classNames } from '#ui/class-names.ts';

const texts = onboardingTexts.result;
const redirectAfterMs = 3000;

type PlanResultProps = {
  done: Pick<Onboarded, 'week' | 'today'>;
  starting: StartWays;
  movesOf?: MovesOf | undefined;
  offer?: ReactNode;
  onEnd: () => void;
};

export function PlanResult({ done, starting, movesOf, offer, onEnd }: PlanResultProps) {
  const isTouched = useTouched() || Boolean(offer);
  useRedirect(onEnd, isTouched);
  const { ahead, past } = plannedDays(done);
  const isSpent = ahead.length === 0 && past > 0;
  return (
    <FinishedWeek
      days={ahead}
      title={texts.title}
      lead={isSpent ? weekIsSpent : texts.lead}
      withReason
      movesOf={movesOf}
      start={firstStart(done, starting)}
      offer={offer}
      action={texts.toDashboard}
      onAction={onEnd}
    >
      {/* its room stays: the button that is being touched must not move */}
      <p role="status" className={classNames('text-center text-on-court-2 text-ui', isTouched && 'invisible')}>
        {texts.redirect}
      </p>
    </FinishedWeek>
  );
}

/** Leads to the dashboard by itself, unless the player is doing something here. */
function useRedirect(onEnd: () => void, isTouched: boolean): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isTouched) return;
    const timer = setTimeout(() => end(), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isTouched]);
}
