import type { ContactMessage } from '@bandeja/domain/leads/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messagesQuery } from '#features/leads/admin/api.ts';
import { leadAdminTexts } from '#features/leads/admin/texts.ts';
import { formatLongDate, formatTime } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';

const texts = leadAdminTexts.messages;

/** What came in through the contact page. */
export function MessagesPanel() {
  const query = useInfiniteQuery(messagesQuery);
  if (!query.data) {
    return (
      <ListWait query={query} failed={texts.loadFailed} level={2}>
        <BallLoader label={texts.loading} page />
      </ListWait>
    );
  }
  const messages = query.data.pages.flat();
  if (messages.length === 0) {
    return (
      <EmptyState level={2} className="card" title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-1 gap-3">
        {messages.map((message) => (
          <Message key={message._id} message={message} />
        ))}
      </ul>
      <MoreButton query={query} pendingLabel={leadAdminTexts.moreLoading}>
        {leadAdminTexts.more}
      </MoreButton>
    </div>
  );
}

function Message({ message }: { message: ContactMessage }) {
  return (
    <li className="card card-tight grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="heading-3 flex min-w-0 flex-wrap items-center gap-2">
          <span className="min-w-0 wrap-anywhere">{message.name}</span>
          {message.fromPlayer && <Badge tone="fis">{texts.player}</Badge>}
        </h2>
        <time dateTime={message.createdAt} className="text-sm text-ink-2">
          {formatLongDate(message.createdAt)}, {formatTime(message.createdAt)}
        </time>
      </div>
      <p className="max-w-reading wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <p className="wrap-anywhere">
        <a href={`mailto:${message.email}`}>
          {texts.answer} ({message.email})
        </a>
      </p>
    </li>
  );
}
