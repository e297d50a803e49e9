import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { planLabel, weekdayNames } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Onboarded } from '#features/onboarding/api.ts';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FinishScene } from '#ui/court/scenes.tsx';

const texts = onboardingTexts.result;

export type FirstStart = { isStarting: boolean; error: ReactNode; onStart: () => void };
export type StartWays = { isStarting: boolean; error: ReactNode; start: (routineId: string) => void };
export type MovesOf = (routineId: string) => ReactNode;

export function firstStart(
  { week, today }: Pick<Onboarded, 'week' | 'today'>,
  { start, ...state }: StartWays,
): FirstStart | null {
  const routineId = Object.values(week).find(({ date }) => date === today)?.routineId ?? null;
  return routineId === null ? null : { ...state, onStart: () => start(routineId) };
}

/** Whether the player has touched the screen: then nothing leads away from it by itself. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    const kinds = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const kind of kinds) window.addEventListener(kind, touch, { passive: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, touch);
    };
  }, []);
  return isTouched;
}

type FinishedWeekProps = {
  days: readonly PlannedDay[];
  title: string;
  lead: string;
  /** Why the week begins like this; the other reasons wait on the dashboard. */
  withReason?: boolean;
  movesOf?: MovesOf | undefined;
  start: FirstStart | null;
  /** What was chosen before there was an account, above the ways on. */
  offer?: ReactNode;
  action: string;
  onAction: () => void;
  children: ReactNode;
};

export function FinishedWeek(props: FinishedWeekProps) {
  const { days, title, lead, withReason = false, movesOf, start, offer, action, onAction, children } = props;
  const heading = useHeadingFocus();
  return (
    <div className="on-court court min-h-dvh overflow-clip rounded-none" style={roomFor(days.length)}>
      <title>{`${title} · Bandeja`}</title>
      <div className="absolute inset-x-0 top-0 -z-1 mx-auto max-w-reading md:mask-x-from-60%">
        <FinishScene
          whiteBall
          className="fade-below-soft h-[clamp(8rem,100dvh-31.75rem-var(--more-days),20.625rem)] w-full"
        />
      </div>
      <div className="mx-auto flex min-h-dvh max-w-form flex-col gap-4 px-5 pt-[clamp(6.5rem,100dvh-33rem-var(--more-days),19.5rem)]">
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
              <span className="text-on-court-2">{planLabel(plan)}</span>
              {withReason && index === 0 && plan.reason && (
                <p className="basis-full text-ui text-on-court-2">{plan.reason}</p>
              )}
              {index === 0 && plan.routineId !== null && movesOf?.(plan.routineId)}
            </li>
          ))}
        </ul>
        {offer}
        <div
          className={classNames(
            '-mx-5 mt-2 grid gap-4 bg-court px-5 pt-2 pb-6',
            // a bar over the order would hide it
            !offer && 'sticky bottom-0',
          )}
        >
          {start && (
            <Button
              variant={offer ? 'line' : 'saque'}
              size="lg"
              full
              pending={start.isStarting}
              pendingLabel={texts.starting}
              onClick={start.onStart}
            >
              {texts.start}
            </Button>
          )}
          {start?.error}
          <Button variant={start || offer ? 'line' : 'saque'} size="lg" full onClick={onAction}>
            {action}
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The court gives way to a third day and those after it: the whole week stands above the buttons. */
const roomFor = (days: number) => ({ '--more-days': `${Math.max(0, days - 2) * 3}rem` }) as CSSProperties;

export type PlannedDay = { weekday: Weekday; plan: PlanDay };

/** The days with training: those from today on, and how many have passed. Past days are not shown. */
export function plannedDays({ week, today }: Pick<Onboarded, 'week' | 'today'>): { ahead: PlannedDay[]; past: number } {
  const days = weekdays
    .map((weekday) => ({ weekday, plan: week[weekday] }))
    .filter(({ plan }) => plan.type !== 'Descanso')
    .sort((one, other) => one.plan.date.localeCompare(other.plan.date));
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
