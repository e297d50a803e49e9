import { doseText } from '@bandeja/domain/exercises/dose';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUpRight';
import { MatchResult } from '#features/sessions/match-result.tsx';
import { mainTags } from '#features/sessions/past/main-tags.ts';
import { pastTexts, sessionTexts } from '#features/sessions/texts.ts';
import { formatLongDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { ScoreBar } from '#ui/score-bar.tsx';
import { Tag } from '#ui/tag.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

/** What a session card shows at most. */
const shown = { exercises: 3, tags: 2, improvements: 2 } as const;

/** A session in short; the whole card opens its dialog. */
export function PastCard({ session, onOpen }: { session: SessionSummary; onOpen: () => void }) {
  const { name, localDate, duration, score, exercises, isFinished } = session;
  const tags = mainTags(exercises).slice(0, shown.tags);
  return (
    <li className="card card-tight relative flex flex-col gap-3 hover:border-line-strong">
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
          <button
            type="button"
            aria-haspopup="dialog"
            className="text-left text-ink after:absolute after:inset-0 after:rounded-3"
            onClick={onOpen}
          >
            {name}
          </button>
        </h2>
        <time dateTime={localDate} className="text-ui text-ink-2">
          {formatLongDate(localDate)}
        </time>
      </div>
      {session.match && <MatchResult match={session.match} />}
      {score !== null && <ScoreBar score={score} />}
      <ExerciseList exercises={exercises} />
      <Improvements improvements={session.improvements.slice(0, shown.improvements)} />
      {tags.length > 0 && (
        <ul aria-label={pastTexts.tags} className="mt-auto flex flex-wrap gap-1.5">
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
      {more > 0 && <p className="mt-1.5 text-sm text-ink-3">{pastTexts.moreExercises(more)}</p>}
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
