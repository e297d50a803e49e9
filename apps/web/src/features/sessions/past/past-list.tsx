import { doseText } from '@bandeja/domain/exercises/dose';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUpRight';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PastWish, pastQuery } from '#features/sessions/api.ts';
import { Outcome } from '#features/sessions/match-result.tsx';
import { PastDialog } from '#features/sessions/past/past-dialog.tsx';
import { sessionTexts, pastTexts as texts } from '#features/sessions/texts.ts';
import { formatLongDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';

type PastListProps = {
  wish: PastWish;
  /** What else a card says of a session. */
  markOf?: ((sessionId: string) => ReactNode) | undefined;
};

export function PastList({ wish, markOf }: PastListProps) {
  const query = useInfiniteQuery(pastQuery(wish));
  const isFiltered = wish.kind !== undefined || wish.text !== undefined;
  if (query.data)
    return <Ready query={query} sessions={query.data.pages.flat()} isFiltered={isFiltered} markOf={markOf} />;
  return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
}

type Query = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'isPlaceholderData'
>;

type ReadyProps = Pick<PastListProps, 'markOf'> & { query: Query; sessions: SessionSummary[]; isFiltered: boolean };

function Ready({ query, sessions, isFiltered, markOf }: ReadyProps) {
  // the session stays while its window closes
  const [dialog, setDialog] = useState<{ id: string; isOpen: boolean } | null>(null);
  const chosen = sessions.find((session) => session._id === dialog?.id);
  const { listRef, expectMore } = useFocusOnMore<HTMLUListElement>(sessions.length);

  if (sessions.length === 0 && isFiltered) {
    return (
      <EmptyState level={2} className="card" title={texts.noneFound}>
        {texts.noneFoundHint}
      </EmptyState>
    );
  }
  if (sessions.length === 0) {
    return (
      <EmptyState
        level={2}
        className="card"
        title={texts.empty}
        action={<LinkButton to={paths.dashboard}>{texts.toDashboard}</LinkButton>}
      >
        {texts.emptyHint}
      </EmptyState>
    );
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <ul ref={listRef} aria-busy={query.isPlaceholderData} className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:gap-6">
        {sessions.map((session) => (
          <PastCard
            key={session._id}
            session={session}
            mark={markOf?.(session._id)}
            onOpen={() => setDialog({ id: session._id, isOpen: true })}
          />
        ))}
      </ul>
      {query.isFetchNextPageError && <Alert kind="err">{texts.loadFailed}</Alert>}
      <MoreButton query={query} onPress={expectMore}>
        {texts.more}
      </MoreButton>
      {dialog && chosen && (
        <PastDialog session={chosen} isOpen={dialog.isOpen} onClose={() => setDialog({ ...dialog, isOpen: false })} />
      )}
    </div>
  );
}

const shown = { exercises: 3, tags: 2, improvements: 2 } as const;

type PastCardProps = { session: SessionSummary; mark: ReactNode; onOpen: () => void };

function PastCard({ session, mark, onOpen }: PastCardProps) {
  const { name, localDate, duration, exercises, isFinished } = session;
  const tags = mainTags(exercises).slice(0, shown.tags);
  return (
    // what is out of sight is not laid out
    <li className="card card-tight relative flex flex-col gap-2 [contain-intrinsic-size:auto_15rem] [content-visibility:auto] hover:border-line-strong max-md:p-4 md:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="flex flex-wrap gap-2">
          <TypeBadge type={sessionLabel(session)} />
          {!isFinished && <Badge tone="warn">{sessionTexts.unfinished}</Badge>}
        </span>
        <span className="num text-num-sm leading-body font-head">
          {minutesOf(duration)} <small className="text-sm font-ui text-ink-2">{sessionTexts.minutes}</small>
        </span>
      </div>
      <div>
        <h2 className="heading-3 wrap-anywhere">
          <Link
            to={isFinished ? paths.session(session._id) : paths.liveSession(session._id)}
            aria-haspopup="dialog"
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-3"
            onClick={(event) => {
              // in a new tab or window it is its page
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onOpen();
            }}
          >
            {name}
          </Link>
        </h2>
        <time dateTime={localDate} className="text-ui text-ink-2">
          {formatLongDate(localDate)}
        </time>
      </div>
      {mark}
      <Outcome session={session} />
      <ExerciseList exercises={exercises} />
      <Improvements improvements={session.improvements.slice(0, shown.improvements)} />
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="mt-auto flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function ExerciseList({ exercises }: Pick<SessionSummary, 'exercises'>) {
  const more = exercises.length - shown.exercises;
  if (exercises.length === 0) return null;
  return (
    <div className="border-t pt-3 text-ui">
      <ul aria-label={sessionTexts.exercises} className="grid gap-1.5">
        {exercises.slice(0, shown.exercises).map((exercise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a session never changes its order
          <li key={index} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{exercise.name}</span>
            <span className="num flex-none text-ink-2">{doseText(exercise)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1.5 text-sm text-ink-3">{texts.moreExercises(more)}</p>}
    </div>
  );
}

function Improvements({ improvements }: Pick<SessionSummary, 'improvements'>) {
  if (improvements.length === 0) return null;
  return (
    <ul aria-label={sessionTexts.improvements} className="grid gap-1.5 text-ui leading-[1.4]">
      {improvements.map((improvement) => (
        <li key={improvement} className="flex gap-2">
          <Icon as={ArrowUpRightIcon} weight="regular" className="mt-1 size-3.75 flex-none text-ink-3" />
          <span className="min-w-0 wrap-anywhere">{improvement}</span>
        </li>
      ))}
    </ul>
  );
}

export function mainTags(exercises: readonly { tags: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of exercises.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
}
