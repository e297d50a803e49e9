import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { Button } from '#ui/button.tsx';
import { FinishScene } from '#ui/court/finish-scene.tsx';

const texts = onboardingTexts.result;
/** Milliseconds until the dashboard comes up (spec section 9). */
const redirectAfterMs = 3000;

/** Step 5: the first week, then the dashboard. */
export function PlanResult({ week, onEnd }: { week: Week; onEnd: () => void }) {
  useRedirect(onEnd);
  const heading = useHeadingFocus();
  const days = trainingDaysOf(week);
  return (
    <div className="on-court court min-h-dvh rounded-none">
      <title>{`${texts.title} · Bandeja`}</title>
      <div className="absolute inset-x-0 top-0 -z-1 mx-auto max-w-reading md:mask-x-from-60%">
        <FinishScene whiteBall className="fade-below-soft h-82.5 w-full" />
      </div>
      <div className="mx-auto flex min-h-dvh max-w-form flex-col gap-4 px-5 pt-78 pb-6">
        <h1 ref={heading} tabIndex={-1} className="text-[min(2.25rem,10vw)] leading-none">
          {texts.title}
        </h1>
        <p className="text-lead text-on-court-2">{texts.lead}</p>
        <ul className="court-rules mb-auto">
          {days.map(({ name, plan }, index) => (
            <li
              key={name}
              className="flex flex-wrap justify-between gap-x-4 border-court-edge py-2.75 not-first:border-t"
            >
              <span className="font-strong">
                {name}
                <span className="sr-only">: </span>
              </span>
              <span className="text-on-court-2">{plan.type}</span>
              {/* why it begins like this; the other reasons wait on the dashboard */}
              {index === 0 && plan.reason && <p className="basis-full text-ui text-on-court-2">{plan.reason}</p>}
            </li>
          ))}
        </ul>
        <Button variant="saque" size="lg" full className="mt-4" onClick={onEnd}>
          {texts.toDashboard}
        </Button>
        <p role="status" className="text-center text-on-court-2 text-ui">
          {texts.redirect}
        </p>
      </div>
    </div>
  );
}

/** The days with training, from the week's first on. */
function trainingDaysOf(week: Week): { name: string; plan: PlanDay }[] {
  return weekdays
    .map((weekday) => ({ name: weekdayNames[weekday], plan: week[weekday] }))
    .filter(({ plan }) => plan.type !== 'Descanso');
}

function useRedirect(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), redirectAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** The view replaces the form, whose button had the focus. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
