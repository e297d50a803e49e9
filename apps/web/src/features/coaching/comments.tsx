import type { CommentSubject } from '@bandeja/domain/coaching/vocabulary';
import { useState } from 'react';
import { CommentForm } from '#features/coaching/comment-form.tsx';
import { CommentList } from '#features/coaching/comment-list.tsx';
import { commentTexts as texts } from '#features/coaching/comment-texts.ts';
import type { Comments } from '#features/coaching/use-comments.ts';
import { Button } from '#ui/button.tsx';
import { ListWait } from '#ui/list-wait.tsx';

type CommentsUnderProps = {
  comments: Comments;
  subject: { about: CommentSubject; aboutId: string };
  label: string;
  writeLabel: string;
  /** Nobody has said anything: the player reads nothing, where only the coach begins. */
  beginsCoachOnly?: boolean;
  /** The form stands open; elsewhere it opens with a button. */
  hasForm?: boolean;
};

/** What two wrote under one thing, and the way to add to it. */
export function CommentsUnder(props: CommentsUnderProps) {
  const { comments, subject, label, writeLabel, beginsCoachOnly = false, hasForm = false } = props;
  const { query, reader, write } = comments;
  const [isWriting, setWriting] = useState(hasForm);
  if (!query.data) {
    return hasForm ? <ListWait query={query} failed={texts.failed} loading={texts.loading} bars={['h-5']} /> : null;
  }
  const messages = query.data.messages.filter(
    ({ about, aboutId }) => about === subject.about && aboutId === subject.aboutId,
  );
  if (messages.length === 0 && beginsCoachOnly && reader === 'person') return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {messages.length > 0 && <CommentList label={label} messages={messages} reader={reader} />}
      {messages.length === 0 && hasForm && <p className="text-ink-2">{texts.none}</p>}
      {isWriting ? (
        <CommentForm
          label={writeLabel}
          takesFocus={!hasForm}
          send={async (text) => {
            await write({ ...subject, text });
            if (!hasForm) setWriting(false);
          }}
        />
      ) : (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setWriting(true)}>
          {messages.length === 0 ? texts.comment : texts.answer}
        </Button>
      )}
    </div>
  );
}
