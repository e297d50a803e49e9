import type { OwnThread } from '@bandeja/domain/support/contract';
import { supportTexts as texts } from '#features/support/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';

export function ThreadList({ threads }: { threads: readonly OwnThread[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {threads.map((thread) => (
        <li key={thread._id} className="card card-tight grid gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="heading-3">
              <Link to={paths.thread(thread._id)}>{thread.reference}</Link>
            </h2>
            <ThreadState thread={thread} />
          </div>
          <p className="line-clamp-2 wrap-anywhere">{thread.message}</p>
          <time dateTime={thread.lastAt} className="text-sm text-ink-2">
            {formatShortDate(thread.lastAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function ThreadState({ thread }: { thread: OwnThread }) {
  if (thread.isUnread) return <Badge tone="par">{texts.unread}</Badge>;
  return thread.isAnswered ? <Badge tone="ok">{texts.answered}</Badge> : <Badge>{texts.waiting}</Badge>;
}
