import { type Category, categories } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { isOffered } from '@bandeja/domain/routines/rules';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { looseningCode, warmUpCode } from '@bandeja/domain/sessions/vocabulary';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TodayDone } from '#features/sessions/today/done.ts';
import type { RoutineOptions } from '#features/sessions/today/routine-options.ts';
import type { Start } from '#features/sessions/today/start.ts';
import { todayTexts as texts } from '#features/sessions/today/texts.ts';
import { DoneBelow, DoneFace, PlannedFace, RestFace, type TodayCare } from '#features/sessions/today/today-faces.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import type { LoadState } from '#lib/load-state.ts';
import * as paths from '#lib/paths.ts';
import { useOffline } from '#lib/use-offline.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PartError } from '#ui/part-error.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

const StartForm = lazyPart(
  async () => (await import('#features/sessions/today/start-form.tsx')).StartForm,
  ({ onCancel }) => <PartError onClose={onCancel} />,
);

const CheckInSheet = lazyPart(
  async () => (await import('#features/sessions/check-in/check-in-sheet.tsx')).CheckInSheet,
  ({ onClose }) => <PartError onClose={onClose} />,
);

/** `day` null: nothing is planned, which counts as rest. `done` null: no session was finished today. */
export type TodayState = LoadState<{ day: PlanDay | null; done: TodayDone | null }>;

type TodayCardProps = {
  state: TodayState;
  options: RoutineOptions;
  start: Start;
  error: ReactNode;
  isSecond: boolean;
  /** A match is logged, not trained set by set. */
  onLogMatch: () => void;
  /** «No puedo hoy». */
  onCannot: (day: PlanDay) => void;
  /** Whether a session was finished before: the very first one has no check-in (docs/product.md#first-run). */
  hasTrained: boolean;
  routines: readonly RoutineSummary[];
  /** What today's session holds for the player's discomforts. */
  care: TodayCare | null;
  isOlder: boolean;
  /** Who is ill rests, and is offered nothing (docs/product.md#days-that-are-not-as-planned). */
  isIll: boolean;
};

const withCode = (routines: readonly RoutineSummary[], code: string) =>
  routines.find((routine) => routine.code === code && isOffered(routine)) ?? null;

/** Adds the routine's caution to an edited day; the planner's own reasons contain it already. Nothing is stored. */
function withCare(day: PlanDay, routines: readonly RoutineSummary[]): PlanDay {
  const note = routines.find(({ _id }) => _id === day.routineId)?.offer?.note;
  return day.edited && note ? { ...day, reason: `${day.reason} ${note}` } : day;
}

export function TodayCard(props: TodayCardProps) {
  const { state, isIll } = props;
  return (
    <section aria-labelledby="today" className="grid min-w-0">
      {state.status !== 'ready' && (
        <h2 id="today" className="sr-only">
          {texts.title}
        </h2>
      )}
      {state.status === 'loading' && (
        <SkeletonPlace label={texts.loading} className="h-full">
          <Skeleton className="h-120 w-full rounded-3 lg:h-full lg:min-h-95" />
        </SkeletonPlace>
      )}
      {state.status === 'failed' && (
        <ErrorState className="card h-full content-center" title={texts.loadFailed} state={state} />
      )}
      {state.status === 'ready' &&
        (isIll && state.done === null && state.day?.type === 'Descanso' ? (
          <RestFace reason={state.day.reason} coach={state.day.coach} count={null} loosening={null} actions={null} />
        ) : (
          <Ready {...props} day={state.day} done={state.done} />
        ))}
    </section>
  );
}

type ReadyProps = Omit<TodayCardProps, 'state' | 'isIll'> & { day: PlanDay | null; done: TodayDone | null };

function Ready(props: ReadyProps) {
  const { day, done, options, start, error, isSecond, onLogMatch, onCannot, hasTrained, routines, care, isOlder } =
    props;
  const [warmUp, loosening] = [withCode(routines, warmUpCode), withCode(routines, looseningCode)];
  const [isAsking, setAsking] = useState(false);
  // only the server adapts a session
  const isOffline = useOffline();
  const [form, setForm] = useState<{ isRoutineMissed: boolean } | null>(null);
  const formButton = useRef<HTMLButtonElement>(null);

  function close() {
    start.dismiss();
    // the button that opened the form is there again before it takes the focus
    flushSync(() => setForm(null));
    formButton.current?.focus();
  }

  if (form) {
    return (
      <Suspense fallback={<div className="card min-h-full" />}>
        <StartForm
          type={categoryOf(day)}
          routineId={done ? null : (day?.routineId ?? null)}
          isRoutineMissed={form.isRoutineMissed}
          options={options}
          start={start}
          error={error}
          isSecond={isSecond}
          onCancel={close}
        />
      </Suspense>
    );
  }

  const opener = (label: string) => (
    <Button ref={formButton} variant="line" size="lg" onClick={() => setForm({ isRoutineMissed: false })}>
      {label}
    </Button>
  );
  const isStarting = start.state.step === 'starting' && start.state.wish.from === 'today';
  if (done && !done.isPlanLeft) return <DoneFace done={done.facts} error={error} actions={opener(texts.another)} />;
  if (day === null || day.type === 'Descanso') {
    const count = options.status === 'ready' ? options.count : null;
    return (
      <RestFace
        reason={day?.reason ?? ''}
        coach={day?.coach}
        count={count}
        loosening={loosening}
        error={error}
        actions={
          <>
            {loosening && (
              <Loosen
                loosening={loosening}
                start={start}
                isStarting={isStarting}
                hasTrained={hasTrained}
                isSecond={isSecond}
              />
            )}
            {opener(texts.change)}
          </>
        }
      />
    );
  }

  const { type, routineId } = day;
  const careOf = (id: string | null) => (care !== null && care.routineId === id ? { areaWork: true } : {});
  const startPlanned = () => {
    if (routineId === null) setForm({ isRoutineMissed: true });
    else start.start({ routineId, type, from: 'today', ...careOf(routineId) });
  };
  const category = categories.find((each) => each === type);
  return (
    <PlannedFace
      day={withCare(day, routines)}
      care={care}
      count={options.status === 'ready' && category ? options.ofType(category).length : null}
      isSecond={isSecond}
      isOlder={isOlder}
      error={error}
      below={done && <DoneBelow done={done.facts} actions={opener(texts.another)} />}
      actions={
        <>
          {type === 'Partido' ? (
            <>
              <Button variant={isSecond ? 'white' : 'saque'} size="lg" onClick={onLogMatch}>
                {texts.logMatch}
              </Button>
              <LinkButton variant="line" size="lg" to={paths.match}>
                {texts.scoreBoard}
              </LinkButton>
              {warmUp !== null && (
                <Button
                  variant="line"
                  size="lg"
                  pending={isStarting}
                  pendingLabel={texts.starting}
                  onClick={() =>
                    start.start({
                      routineId: warmUp._id,
                      type: 'Flexibilidad',
                      from: 'today',
                      ...careOf(warmUp._id),
                    })
                  }
                >
                  {texts.warmUp}
                </Button>
              )}
            </>
          ) : (
            <Button
              variant={isSecond ? 'white' : 'saque'}
              size="lg"
              pending={isStarting}
              pendingLabel={texts.starting}
              className="px-3 sm:px-6"
              onClick={startPlanned}
            >
              {texts.start}
            </Button>
          )}
          {!done && (
            <>
              {opener(texts.change)}
              <Button variant="line" size="lg" onClick={() => onCannot(day)}>
                {texts.cannot}
              </Button>
            </>
          )}
          {hasTrained && routineId !== null && type !== 'Partido' && !isOffline && (
            <Button variant="ghost" size="lg" onClick={() => setAsking(true)}>
              {texts.howAreYou}
            </Button>
          )}
          {isAsking && routineId !== null && (
            <Suspense fallback={null}>
              <CheckInSheet
                routineId={routineId}
                plannedMinutes={day?.minutes}
                areaWork={care?.routineId === routineId}
                isOpen
                onClose={() => setAsking(false)}
                onStart={(today) => {
                  setAsking(false);
                  start.start({ routineId, type, from: 'today', ...careOf(routineId), ...today });
                }}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
}

type LoosenProps = Pick<TodayCardProps, 'start' | 'hasTrained' | 'isSecond'> & {
  loosening: RoutineSummary;
  isStarting: boolean;
};

/** Starts the session offered on a day of rest: a new player's first session in yellow; for others rest is equally good. */
function Loosen({ loosening, start, isStarting, hasTrained, isSecond }: LoosenProps) {
  const first = isSecond ? 'solid' : 'saque';
  return (
    <Button
      variant={hasTrained ? 'line' : first}
      size="lg"
      pending={isStarting}
      pendingLabel={texts.starting}
      onClick={() => start.start({ routineId: loosening._id, type: 'Flexibilidad', from: 'today' })}
    >
      {texts.startNow}
    </Button>
  );
}

function categoryOf(day: PlanDay | null): Category {
  return categories.find((each) => each === day?.type) ?? categories[0];
}
