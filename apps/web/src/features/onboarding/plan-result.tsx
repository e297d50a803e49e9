import type { Week } from '@bandeja/domain/schedule/contract';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { Button } from '#ui/button.tsx';
import { FinishScene } from '#ui/court/finish-scene.tsx';

const texts = onboardingTexts.result;
/** Milliseconds until the dashboard comes up (spec section 9). */
const redirectAfterMs = 3000;

function useRedirect(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), redirectAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Step 5: the first week, then the dashboard. */
export function PlanResult({ week, onEnd }: { week: Week; onEnd: () => void }) {
  useRedirect(onEnd);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const trained = weekdays.filter((weekday) => week[weekday].type !== 'Descanso');
  return (
    <div className="on-court relative isolate min-h-dvh overflow-hidden bg-court text-on-court">
      <title>{`${texts.title} · Bandeja`}</title>
      <FinishScene whiteBall className="absolute inset-x-0 top-0 -z-10 h-72 w-full" />
      <div className="mx-auto grid max-w-form gap-4 px-5 pt-64 pb-10">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {texts.title}
        </h1>
        <p className="text-on-court-2">{texts.lead}</p>
        <ul className="border-on-court border-y-2">
          {trained.map((weekday) => (
            <li key={weekday} className="flex justify-between gap-4 border-court-edge border-b py-3.5 last:border-b-0">
              <span className="font-strong">{weekdayNames[weekday]}</span>
              <span className="text-on-court-2">{week[weekday].type}</span>
            </li>
          ))}
        </ul>
        <Button variant="saque" size="lg" full onClick={onEnd}>
          {texts.toDashboard}
        </Button>
        <p role="status" className="text-center text-on-court-2 text-sm">
          {texts.redirect}
        </p>
      </div>
    </div>
  );
}
