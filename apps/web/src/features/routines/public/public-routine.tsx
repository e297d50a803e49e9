import { doseText, restText } from '@bandeja/domain/exercises/dose';
import type { PublicRoutine, RoutineLine } from '@bandeja/domain/routines/contract';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { FirstAidIcon } from '@phosphor-icons/react/dist/csr/FirstAid';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { lazy, Suspense, useEffect, useState } from 'react';
import { readGuest } from '#features/routines/public/guest-store.ts';
import { publicRoutineTexts as texts } from '#features/routines/public/texts.ts';
import { kindsOf } from '#features/routines/routine-card.tsx';
import * as paths from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { TodayScene } from '#ui/court/scenes.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Meta } from '#ui/meta.tsx';
import { Trail } from '#ui/trail.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

// Relative, so that the document does not preload it: most visits only read.
const GuestSession = lazy(async () => ({ default: (await import('./guest-session.tsx')).GuestSession }));

export function PublicRoutineView({ routine, isPlayer }: { routine: PublicRoutine; isPlayer: boolean }) {
  const [isTraining, setTraining] = useState(false);
  if (isTraining) {
    return (
      <Suspense fallback={<BallLoader label={texts.all} page />}>
        <GuestSession routine={routine} onLeave={() => setTraining(false)} />
      </Suspense>
    );
  }
  return (
    <article className="wrap grid gap-8 pt-4 pb-16 md:pb-24">
      <Trail
        label={texts.trail}
        steps={[
          { to: paths.home, label: texts.home },
          { to: paths.publicRoutines, label: texts.all },
        ]}
      />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Hero routine={routine} isPlayer={isPlayer} onStart={() => setTraining(true)} />
        {!isPlayer && <TryCard />}
      </div>
      <section aria-labelledby="lines" className="grid gap-4">
        <h2 id="lines">{texts.lines}</h2>
        <ol className="grid gap-4 md:grid-cols-2 xl:grid-cols-4 print:grid-cols-2">
          {routine.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice, and a page never moves its lines
            <Line key={index} line={line} />
          ))}
        </ol>
      </section>
      <div className="grid gap-6 md:grid-cols-3">
        {routine.objectives.length > 0 && <Note title={texts.objectives}>{`${routine.objectives.join('. ')}.`}</Note>}
        <Note title={texts.who}>{texts.whoText(routine.difficulty)}</Note>
        <Note title={texts.next}>{texts.nextText}</Note>
      </div>
      <p className="text-sm text-ink-2">{texts.disclaimer}</p>
    </article>
  );
}

type HeroProps = { routine: PublicRoutine; isPlayer: boolean; onStart: () => void };

function Hero({ routine, isPlayer, onStart }: HeroProps) {
  const { _id, name, description, difficulty, duration, equipment, lines } = routine;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const guest = readGuest();
    setOpen(guest?.routineId === _id && guest.duration === null);
  }, [_id]);
  return (
    <div className="on-court court flex min-h-full pt-40 lg:min-h-85 lg:pt-0 print:min-h-0 print:pt-0">
      <TodayScene className="absolute inset-x-0 top-0 -z-1 h-57.5 w-full fade-below lg:inset-y-0 lg:right-0 lg:left-auto lg:h-full lg:w-[64%] lg:fade-left print:hidden" />
      <div className="flex w-full flex-col justify-end gap-4 p-5 lg:max-w-[66%] lg:p-8">
        <div className="flex flex-wrap gap-2">
          {kindsOf(routine).map((kind) => (
            <TypeBadge key={kind} type={kind} />
          ))}
          <Badge>{difficulty}</Badge>
        </div>
        <h1 tabIndex={-1} className="leading-[1.05]">
          {name}
        </h1>
        <p className="max-w-[46ch] text-ink-2">{description}</p>
        <Meta
          items={[
            { icon: ClockIcon, text: texts.minutes(duration) },
            { icon: BarbellIcon, text: texts.exercises(lines.length) },
            { icon: HouseIcon, text: equipment.length === 0 ? texts.noEquipment : equipment.join(', ') },
          ]}
        />
        <div className="mt-2 flex flex-wrap gap-3 print:hidden">
          {isPlayer ? (
            <LinkButton to={paths.routine(_id)} variant="saque" size="lg" className="max-sm:w-full">
              {texts.startPlayer}
            </LinkButton>
          ) : (
            <Button variant="saque" size="lg" className="max-sm:w-full" onClick={onStart}>
              {isOpen ? texts.resume : texts.start}
            </Button>
          )}
          <Button variant="line" size="lg" className="max-sm:w-full" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </div>
    </div>
  );
}

function TryCard() {
  return (
    <section aria-labelledby="try" className="card grid content-center gap-3 print:hidden">
      <h2 id="try" className="heading-3">
        {texts.try.title}
      </h2>
      <ol className="grid gap-2">
        {texts.try.steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden="true" className="num font-strong">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-2">{texts.try.hint}</p>
    </section>
  );
}

function Line({ line }: { line: RoutineLine }) {
  const { name, slug, drawing, cue, steps, care } = line;
  const rest = restText(line);
  return (
    <li className="card grid content-start overflow-clip p-0 print:break-inside-avoid">
      {drawing && (
        <div className="bg-court">
          <img
            src={paths.figureFile(drawing)}
            alt=""
            loading="lazy"
            width="352"
            height="320"
            className="mx-auto h-auto w-full max-w-80 print:max-w-40"
          />
        </div>
      )}
      <div className="grid gap-1 p-4">
        <h3>{slug === null ? name : <Link to={paths.exercise(slug)}>{name}</Link>}</h3>
        <p className="num font-strong">{doseText(line, ' por lado')}</p>
        {rest !== '' && <p className="text-sm text-ink-2">{texts.rest(rest)}</p>}
        {cue !== '' && <p className="text-ink-2">{cue}</p>}
        {care.length > 0 && (
          <p className="flex gap-1.5 text-sm text-ink-2">
            <Icon as={FirstAidIcon} className="mt-0.5 size-4 flex-none" />
            {texts.care(care)}
          </p>
        )}
        {steps.length > 0 && (
          <details className="print:hidden">
            <summary className="flex min-h-tap items-center text-sm underline">{texts.steps}</summary>
            <ol className="grid list-decimal gap-1 pl-5 text-sm">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </li>
  );
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <section className="grid content-start gap-1">
      <h2 className="heading-3">{title}</h2>
      <p className="text-ink-2">{children}</p>
    </section>
  );
}
