import { useInfiniteQuery } from '@tanstack/react-query';
import { accessQuery } from '#features/coaching/api.ts';
import { actionTexts, mineTexts as texts } from '#features/coaching/texts.ts';
import { formatShortDate, formatTime } from '#lib/format.ts';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';

export function AccessLog() {
  const query = useInfiniteQuery(accessQuery);
  if (!query.data)
    return <ListWait query={query} failed={texts.logFailed} loading={texts.loading} bars={['h-5', 'h-5']} />;
  const entries = query.data.pages.flat();
  if (entries.length === 0) return <p className="text-ink-2">{texts.logEmpty}</p>;
  return (
    <div className="grid gap-3">
      <ul className="border-y">
        {entries.map(({ _id, coach, action, subject, times, at }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4 py-2.5 not-first:border-t">
            <span className="min-w-0">
              {actionTexts[action] ?? action}
              <span className="block text-sm text-ink-2">
                {[coach, wordsOf(subject), times > 1 ? texts.times(times) : null].filter(Boolean).join(' · ')}
              </span>
            </span>
            <time dateTime={at} className="text-sm text-ink-2">
              {formatShortDate(at)}, {formatTime(at)}
            </time>
          </li>
        ))}
      </ul>
      <MoreButton query={query} />
    </div>
  );
}

/** A day is said; the id of a session or of a film says nothing to a person. */
const wordsOf = (subject: string | null): string | null =>
  subject !== null && /^\d{4}-\d{2}-\d{2}$/.test(subject) ? formatShortDate(subject) : null;
