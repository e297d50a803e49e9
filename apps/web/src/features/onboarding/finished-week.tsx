import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Onboarded } from '#features/onboarding/api.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FinishScene } from '#ui/court/scenes.tsx';

type FinishedWeekProps = {
  /** The days with training that are still to come. */
  days: readonly PlannedDay[];
  title: string;
  lead: string;
  /** Why the week begins like this; the other reasons wait on the dashboard. */
  withReason?: boolean;
  action: string;
  onAction: () => void;
  /** Below the button: when it goes on by itself. */
  children: ReactNode;
};

/** The court with the ball landed, and what is left of the first week. */
export function FinishedWeek(props: FinishedWeekProps) {
  const { days, title, lead, withReason = false, action, onAction, children } = props;
  const heading = useHeadingFocus();
  return (
    <div className="on-court court min-h-dvh overflow-clip rounded-none">
      <title>{`${title} · Bandeja`}</title>
      <div className="absolute inset-x-0 top-0 -z-1 mx-auto max-w-reading md:mask-x-from-60%">
        <FinishScene whiteBall className="fade-below-soft h-[min(20.625rem,39dvh)] w-full" />
      </div>
      <div className="mx-auto flex min-h-dvh max-w-form flex-col gap-4 px-5 pt-[min(19.5rem,37dvh)]">
        <h1 ref={heading} tabIndex={-1} className="text-[min(2.25rem,10vw)] leading-none">
          {title}
        </h1>
        <p className="text-lead text-on-court-2">{lead}</p>
        <ul className={classNames('mb-auto', days.length > 0 && 'court-rules')}>
          {days.map(({ weekday, plan }, index) => (
            <li
              key={weekday}
              className="flex flex-wrap justify-between gap-x-4 border-court-edge py-2.75 not-first:border-t"
            >
              <span className="font-strong">
                {weekdayNames[weekday]}
                <span className="sr-only">: </span>
              </span>
              <span className="text-on-court-2">{plan.type}</span>
              {withReason && index === 0 && plan.reason && (
                <p className="basis-full text-ui text-on-court-2">{plan.reason}</p>
              )}
            </li>
          ))}
        </ul>
        <div className="sticky bottom-0 -mx-5 mt-2 grid gap-4 bg-court px-5 pt-2 pb-6">
          <Button variant="saque" size="lg" full onClick={onAction}>
            {action}
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}

export type PlannedDay = { weekday: Weekday; plan: PlanDay };

/** The days with training: those from today on, and how many have passed. Past days are not shown. */
export function plannedDays({ week, today }: Pick<Onboarded, 'week' | 'today'>): { ahead: PlannedDay[]; past: number } {
  const days = weekdays
    .map((weekday) => ({ weekday, plan: week[weekday] }))
    .filter(({ plan }) => plan.type !== 'Descanso');
  const ahead = days.filter(({ plan }) => plan.date >= today);
  return { ahead, past: days.length - ahead.length };
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
