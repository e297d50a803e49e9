import type { ContactMessage } from '@bandeja/domain/leads/contract';
import { leadAdminTexts } from '#features/leads/admin/texts.ts';
import { formatLongDate, formatTime } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

const texts = leadAdminTexts.messages;

type MessageCardProps = { message: ContactMessage; pending: boolean; onMark: (answered: boolean) => void };

/** One message of the contact page, with the ways to answer it and to note that. */
export function MessageCard({ message, pending, onMark }: MessageCardProps) {
  const isAnswered = message.answeredAt !== null;
  const action = isAnswered ? texts.markOpen : texts.markAnswered;
  return (
    <li className="card card-tight grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="heading-3 flex min-w-0 flex-wrap items-center gap-2">
          <span className="min-w-0 wrap-anywhere">{message.name}</span>
          {message.priority && <Badge tone="par">{texts.priority}</Badge>}
          {message.fromPlayer && <Badge tone="fis">{texts.player}</Badge>}
          {isAnswered && <Badge tone="ok">{texts.answered}</Badge>}
        </h2>
        <time dateTime={message.createdAt} className="text-sm text-ink-2">
          {formatLongDate(message.createdAt)}, {formatTime(message.createdAt)}
        </time>
      </div>
      <p className="max-w-reading wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <a href={`mailto:${message.email}`}>
            {texts.answer} ({message.email})
          </a>
        </p>
        <Button
          variant="line"
          size="sm"
          aria-label={texts.markLabel(action, message.name)}
          pending={pending}
          pendingLabel={texts.marking}
          onClick={() => onMark(!isAnswered)}
        >
          {action}
        </Button>
      </div>
    </li>
  );
}
