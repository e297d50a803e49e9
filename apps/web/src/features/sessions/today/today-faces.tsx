import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { planLabel } from '@bandeja/domain/schedule/rules';
import { BandaidsIcon } from '@phosphor-icons/react/dist/csr/Bandaids';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { aimOf, plannedName, type TodayDone } from '#features/sessions/today/done.ts';
import { todayTexts as texts } from '#features/sessions/today/texts.ts';
import { callQuery } from '#lib/query.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { FinishScene, TodayScene } from '#ui/court/scenes.tsx';
import { Meta } from '#ui/meta.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const scene =
  'absolute inset-x-0 top-0 -z-1 h-30 w-full fade-below lg:inset-y-0 lg:right-0 lg:left-auto lg:h-full lg:w-[64%] lg:fade-left';
export const aimLook = 'line-clamp-2 max-w-[37ch] text-ink-2 max-[22rem]:line-clamp-1 lg:max-xl:line-clamp-3';

/** `places` as they are written: «Codo derecho, 3 de 10». */
export type TodayCare = {
  routineId: string;
  sentence: string;
  places: readonly string[];
  minutes: number;
  exerciseCount: number;
};

type FaceProps = {
  actions: ReactNode;
  error?: ReactNode;
};

export function PlannedFace({
  day,
  care,
  count,
  actions,
  error,
  isSecond,
  isOlder,
  below,
}: FaceProps & {
  day: PlanDay;
  care: TodayCare | null;
  below: ReactNode;
  /** Routines of today's type, for a day without one. Null while unknown. */
  count: number | null;
  isSecond: boolean;
  /** From 60 years a session holds balance, too: its exercises are counted with it. */
  isOlder: boolean;
}) {
  const { routine } = day;
  // that of a match is in its warm-up
  const own = care !== null && care.routineId === day.routineId ? care : null;
  const isCounted = isOlder && own === null && day.routineId !== null && day.type !== 'Partido';
  const whole = useQuery({
    ...callQuery('GET /routines/:id', { params: { id: day.routineId ?? '' } }),
    enabled: isCounted,
  });
  const session = routine && {
    minutes: own?.minutes ?? routine.duration,
    exerciseCount: own?.exerciseCount ?? whole.data?.exercises.length ?? routine.exerciseCount,
  };
  return (
    <CourtFace scene={<TodayScene className={scene} whiteBall={isSecond} />}>
      <div className="mb-auto flex flex-wrap gap-2">
        <Badge tone="hoy">{texts.today}</Badge>
        <TypeBadge type={planLabel(day)} />
      </div>
      <div className="grid gap-2.5 xl:max-w-110">
        <h2 id="today" className="heading-1 leading-[1.05]">
          {plannedName(day)}
        </h2>
        {routine && <p className={classNames(aimLook, care !== null && 'max-md:hidden')}>{aimOf(day)}</p>}
        {care && <p className="max-w-[37ch] text-ink-2">{care.sentence}</p>}
        {!routine && count !== null && <p className="text-ink-2">{texts.available(count)}</p>}
      </div>
      {routine && session && (
        <Meta
          items={[
            { icon: ClockIcon, text: `${session.minutes} min` },
            { icon: BarbellIcon, text: texts.exercises(session.exerciseCount) },
            { icon: GaugeIcon, text: routine.difficulty },
            ...(care?.places ?? []).map((text) => ({ icon: BandaidsIcon, text })),
          ]}
        />
      )}
      {error}
      <Actions>{actions}</Actions>
      <Reason reason={day.reason} coach={day.coach} />
      {below}
    </CourtFace>
  );
}

export function DoneBelow({ done, actions }: { done: TodayDone['facts']; actions: ReactNode }) {
  return (
    <section aria-label={texts.done} className="grid gap-2.5 xl:max-w-110 border-t pt-4">
      <p>{texts.done}</p>
      {done && (
        <div className="flex flex-wrap items-center gap-2">
          <TypeBadge type={done.type} />
          <p className="text-sm text-ink-2">{texts.doneFacts(done.minutes, done.exercises)}</p>
        </div>
      )}
      <Actions>{actions}</Actions>
    </section>
  );
}

export function DoneFace({
  done,
  actions,
  error,
}: FaceProps & {
  done: TodayDone['facts'];
}) {
  return (
    <CourtFace scene={<FinishScene className={scene} />}>
      <div className="mb-auto flex flex-wrap gap-2">{done && <TypeBadge type={done.type} />}</div>
      <div className="grid gap-2.5 xl:max-w-110">
        <h2 id="today" className="heading-1 leading-[1.05]">
          {texts.done}
        </h2>
        {done && <p className="text-ink-2">{texts.doneFacts(done.minutes, done.exercises)}</p>}
      </div>
      {error}
      <Actions>{actions}</Actions>
    </CourtFace>
  );
}

type RestFaceProps = FaceProps & {
  reason: string;
  coach?: string | undefined;
  count: number | null;
  loosening: Pick<RoutineSummary, 'name' | 'duration'> | null;
};

export function RestFace({ reason, coach, count, loosening, actions, error }: RestFaceProps) {
  return (
    <div className="card mesh flex flex-col items-start gap-3 md:min-h-75 md:gap-4 lg:min-h-full lg:p-8">
      <div className="mb-auto flex flex-wrap gap-2">
        <Badge tone="hoy">{texts.today}</Badge>
        <TypeBadge type="Descanso" />
      </div>
      <div className="grid gap-2.5">
        <h2 id="today" className="heading-1">
          {texts.restTitle}
        </h2>
        {loosening && !reason.includes(loosening.name) && <p>{texts.loosen(loosening.name, loosening.duration)}</p>}
        {count !== null && <p className="max-w-sentence text-ink-2">{texts.available(count, texts.ifYouMove)}</p>}
      </div>
      <Reason reason={reason} coach={coach} />
      {error}
      <Actions>{actions}</Actions>
    </div>
  );
}

function CourtFace({ scene: drawing, children }: { scene: ReactNode; children: ReactNode }) {
  return (
    <div className="on-court court flex min-h-full pt-8 lg:min-h-95 lg:pt-0">
      {drawing}
      <div className="flex w-full flex-col justify-end gap-3 p-5 md:gap-4 lg:max-w-110 lg:p-8 xl:max-w-none">
        {children}
      </div>
    </div>
  );
}

export const reasonLook = 'max-w-[46ch] text-sm text-ink-2 xl:max-w-[64ch]';

/** A day of the coach says whose it is, with their words where they left some. */
function Reason({ reason, coach }: { reason: string; coach: string | undefined }) {
  if (reason === '' && coach === undefined) return null;
  return (
    <p className={reasonLook}>
      <span className="font-strong">{coach === undefined ? texts.why : texts.byCoach(coach)}</span>{' '}
      <span>{reason}</span>
    </p>
  );
}

function Actions({ children }: { children: ReactNode }) {
  if (children === null) return null;
  // on a phone the first over the whole width, the others two by two where their words fit
  return (
    <div className="mt-1 grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-2 max-sm:*:not-first:min-h-tap max-sm:*:not-first:px-2 max-sm:*:not-first:py-1.5 max-sm:*:not-first:text-ui *:first:col-span-full *:last:even:col-span-full sm:flex sm:flex-wrap sm:gap-3">
      {children}
    </div>
  );
}
