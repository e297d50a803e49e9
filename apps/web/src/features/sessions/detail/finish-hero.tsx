import { localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { Session } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import type { ReactNode } from 'react';
import { newestFinished } from '#features/sessions/history/api.ts';
import { sessionTexts, detailTexts as texts } from '#features/sessions/texts.ts';
import { useFirstWords } from '#lib/first-words.ts';
import { formatLongDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { CornerScene, FinishScene } from '#ui/court/scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

type FinishHeroProps = {
  session: Session;
  sentence: string | null;
  action: ReactNode;
};

export function FinishHero({ session, sentence, action }: FinishHeroProps) {
  const { name, localDate, duration, completedExercises, exerciseCount } = session;
  const done = session.match ? texts.played : texts.completed;
  useFirstWords([sentence ? `${done} ${sentence}` : done]);
  return (
    <section className="on-court court rounded-none px-5 pt-38 pb-5 lg:pt-55 max-[22rem]:pt-32 lg:rounded-3 lg:px-8 lg:pb-8">
      <FinishScene className="fade-below-soft absolute inset-x-0 top-0 -z-1 h-72.5 w-full max-[22rem]:h-50" />
      <h1 tabIndex={-1} className="text-[min(2.5rem,10.5vw)] leading-none">
        {texts.congratulation}
      </h1>
      {/* on phones both sentences take two lines; the second comes later and moves nothing */}
      <p className="mt-2.5 min-h-[2lh] text-lead text-on-court-2 md:min-h-0">
        <span>{done}</span> {sentence && <span>{sentence}</span>}
      </p>
      <dl className={`court-rules mt-4 mb-3 grid ${exerciseCount > 0 ? 'grid-cols-2' : ''}`}>
        <Figure term={texts.totalTime} value={minutesOf(duration)} unit={sessionTexts.minutes} />
        {/* a match from a watch has no exercises: «0 de 0» would be a reproach */}
        {exerciseCount > 0 && (
          <Figure
            className="border-l-2 border-ink pl-4"
            term={sessionTexts.exercises}
            value={completedExercises.length}
            unit={sessionTexts.of(exerciseCount)}
          />
        )}
      </dl>
      <p className="heading-3 mb-2 wrap-anywhere">{name}</p>
      <div className="flex flex-wrap items-center gap-2.5 text-ui">
        <TypeBadge type={sessionLabel(session)} />
        <time dateTime={localDate}>{formatLongDate(localDate)}</time>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <LinkButton to={paths.dashboard} variant="white" className="min-h-13 basis-full min-[480px]:basis-auto">
          {sessionTexts.backToDashboard}
        </LinkButton>
        {action}
      </div>
    </section>
  );
}

function Figure(props: { term: string; value: number; unit: string; className?: string }) {
  return (
    <div className={`py-3.5 ${props.className ?? ''}`}>
      <dt className="text-sm text-on-court-2">{props.term}</dt>
      <dd className="figure-lg">
        {props.value}
        <small> {props.unit}</small>
      </dd>
    </div>
  );
}

const ordinals = [
  'Primera',
  'Segunda',
  'Tercera',
  'Cuarta',
  'Quinta',
  'Sexta',
  'Séptima',
  'Octava',
  'Novena',
  'Décima',
];

type WeekFacts = {
  session: Pick<Session, '_id' | 'localDate' | 'timeZone'>;
  sessionsThisWeek: number | null;
  newest: readonly Pick<Session, '_id' | 'localDate'>[];
  now: Date;
};

/** «Tercera sesión de la semana.» for a session of the current week whose place in it is known; otherwise null. */
export function weekSentence({ session, sessionsThisWeek, newest, now }: WeekFacts): string | null {
  const monday = mondayOf(session.localDate);
  const place = newest.findIndex(({ _id }) => _id === session._id);
  if (place === -1 || monday !== mondayOf(localDateIn(session.timeZone, now))) return null;
  const ordinal = ordinals[earlierOfWeek(newest, place, monday) ?? (sessionsThisWeek ?? 0) - place - 1];
  return ordinal === undefined ? null : `${ordinal} sesión de la semana.`;
}

/** Counted in one list: another answer may be older, without a network above all. Null where the list ends within the week. */
function earlierOfWeek(newest: WeekFacts['newest'], place: number, monday: string): number | null {
  const first = newest.findIndex(({ localDate }) => localDate < monday);
  if (first !== -1) return first - place - 1;
  return newest.length < newestFinished.query.limit ? newest.length - place - 1 : null;
}

export function UnfinishedHero({ session }: { session: { _id: string; name: string } }) {
  return (
    <section className="on-court court rounded-none px-5 pt-44 pb-6 lg:rounded-3 lg:px-8 lg:pb-8">
      <title>{`${session.name} · Bandeja`}</title>
      <CornerScene whiteBall className="fade-below-soft absolute inset-x-0 top-0 -z-1 h-60 w-full" />
      <h1 tabIndex={-1}>{texts.open.title}</h1>
      <p className="mt-2.5 font-strong">{session.name}</p>
      <p className="mt-1 text-on-court-2">{texts.open.text}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <LinkButton variant="saque" size="lg" to={paths.liveSession(session._id)} className="grow sm:grow-0">
          {sessionTexts.continue}
        </LinkButton>
        <LinkButton variant="line" size="lg" to={paths.dashboard} className="grow sm:grow-0">
          {sessionTexts.backToDashboard}
        </LinkButton>
      </div>
    </section>
  );
}
