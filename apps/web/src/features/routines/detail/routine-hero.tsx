import type { Routine } from '@bandeja/domain/routines/contract';
import { isOffered } from '@bandeja/domain/routines/rules';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import type { ReactNode } from 'react';
import { detailTexts as texts } from '#features/routines/detail/texts.ts';
import { HeartButton } from '#features/routines/favorites/heart-button.tsx';
import { OfferNote } from '#features/routines/offer-note.tsx';
import { kindsOf } from '#features/routines/routine-card.tsx';
import { routineTexts } from '#features/routines/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TodayScene } from '#ui/court/scenes.tsx';
import { Meta } from '#ui/meta.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

type RoutineHeroProps = {
  routine: Routine;
  isStarting: boolean;
  onStart: (() => void) | null;
  error: ReactNode;
  isSecond: boolean;
};

export function RoutineHero({ routine, isStarting, onStart, error, isSecond }: RoutineHeroProps) {
  const { name, description, difficulty, duration, exercises, createdBy, isActive } = routine;
  return (
    <div className="on-court court flex min-h-full pt-40 lg:min-h-90 lg:pt-0 print:hidden">
      <TodayScene
        whiteBall={isSecond || !isOffered(routine)}
        className="absolute inset-x-0 top-0 -z-1 h-57.5 w-full fade-below lg:inset-y-0 lg:right-0 lg:left-auto lg:h-full lg:w-[64%] lg:fade-left"
      />
      <div className="flex w-full flex-col justify-end gap-4 p-5 lg:max-w-[58%] lg:p-8">
        <div className="mb-auto flex flex-wrap gap-2">
          {kindsOf(routine).map((kind) => (
            <TypeBadge key={kind} type={kind} />
          ))}
          {!isActive && <Badge>{texts.inactive}</Badge>}
        </div>
        <div className="grid gap-2.5">
          <h1 tabIndex={-1} className="leading-[1.05]">
            {name}
          </h1>
          <p className="max-w-[46ch] text-ink-2">{description}</p>
        </div>
        <Meta
          items={[
            { icon: ClockIcon, text: routineTexts.minutes(duration) },
            { icon: BarbellIcon, text: routineTexts.exercises(exercises.length) },
            { icon: GaugeIcon, text: difficulty },
            ...(createdBy.name === '' ? [] : [{ icon: UserIcon, text: texts.author(createdBy.name) }]),
          ]}
        />
        <OfferNote offer={routine.offer} className="max-w-[46ch]" />
        {error}
        <div className="mt-2 flex gap-3">
          {onStart && (
            <Button
              variant={isSecond || !isOffered(routine) ? 'white' : 'saque'}
              size="lg"
              pending={isStarting}
              pendingLabel={routineTexts.starting}
              className="grow sm:grow-0"
              onClick={onStart}
            >
              {routineTexts.start}
            </Button>
          )}
          <HeartButton routine={routine} onCourt className="size-13" />
        </div>
      </div>
    </div>
  );
}
