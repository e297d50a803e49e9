import type { CoachMessage } from '@bandeja/domain/coaching/schemas';
import { initialsOf } from '#features/coaching/coach-face.tsx';
import { commentTexts as texts } from '#features/coaching/comment-texts.ts';
import { formatShortDate, formatTime } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';

type CommentListProps = { label: string; messages: readonly CoachMessage[]; reader: CoachMessage['side'] };

/** Oldest first, each with who said it and when. */
export function CommentList({ label, messages, reader }: CommentListProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-1 gap-4">
      {messages.map(({ _id, side, author, text, createdAt, isNew }) => {
        const name = side === reader ? texts.you : (author ?? '–');
        return (
          <li key={_id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-2 bg-fis-tint text-sm font-strong text-fis-text"
            >
              {initialsOf(name)}
            </span>
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
                <strong className="text-ui text-ink">{name}</strong>
                <time dateTime={createdAt}>
                  {formatShortDate(createdAt)}, {formatTime(createdAt)}
                </time>
                {isNew && <Badge tone="warn">{texts.isNew}</Badge>}
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
