import type { Commented, Discussed } from '@bandeja/domain/coaching/schemas';
import { exerciseSubject } from '@bandeja/domain/coaching/schemas';
import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CommentMark } from '#features/coaching/comment-mark.tsx';
import { commentTexts as texts } from '#features/coaching/comment-texts.ts';
import { CommentsUnder } from '#features/coaching/comments.tsx';
import { myCommentedQuery, useMyComments } from '#features/coaching/use-comments.ts';
import { formatWeekdayDate } from '#lib/format.ts';
import { Dialog } from '#ui/dialog.tsx';

function useCommented({ about, aboutId }: Discussed): Commented | undefined {
  const { data = [] } = useQuery(myCommentedQuery);
  return data.find((each) => each.about === about && each.aboutId === aboutId);
}

/** On a day of the week that has comments: how many, and the way to them. */
export function MyDayComments({ date }: { date: string }) {
  const commented = useCommented({ about: 'day', aboutId: date });
  const [isOpen, setOpen] = useState(false);
  if (!commented) return null;
  const label = texts.day(formatWeekdayDate(date));
  return (
    <>
      <CommentMark label={label} {...commented} onOpen={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={label}>
        <DayTalk date={date} label={label} />
      </Dialog>
    </>
  );
}

function DayTalk({ date, label }: { date: string; label: string }) {
  const subject = { about: 'day', aboutId: date } as const;
  const comments = useMyComments(subject);
  return <CommentsUnder comments={comments} subject={subject} label={label} writeLabel={texts.toCoach} hasForm />;
}

/** In the list of sessions. */
export function MySessionMark({ sessionId }: { sessionId: string }) {
  const commented = useCommented({ about: 'session', aboutId: sessionId });
  return commented ? <CommentMark label={texts.session} {...commented} /> : null;
}

type Under = (entry: Pick<SessionEntry, '_id' | 'name'>) => ReactNode;

/** What the coach wrote under a session, and under its exercises, which the page shows. */
export function MyCommentedSession({ id, facts }: { id: string; facts: (under?: Under) => ReactNode }) {
  const subject = { about: 'session', aboutId: id } as const;
  const comments = useMyComments(subject);
  // without a coach there is nobody to write to
  if (!comments.query.data) return facts();
  return (
    <>
      <section aria-labelledby="comentarios" className="card card-tight grid gap-3 lg:col-span-2">
        <h2 id="comentarios" className="heading-3">
          {texts.session}
        </h2>
        <CommentsUnder comments={comments} subject={subject} label={texts.session} writeLabel={texts.toCoach} hasForm />
      </section>
      {facts(({ _id, name }) => (
        <CommentsUnder
          comments={comments}
          subject={{ about: 'exercise', aboutId: exerciseSubject(id, _id) }}
          label={texts.exercise(name)}
          writeLabel={texts.toCoach}
          beginsCoachOnly
        />
      ))}
    </>
  );
}
