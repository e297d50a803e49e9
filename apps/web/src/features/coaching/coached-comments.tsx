import { commentTexts as texts } from '#features/coaching/comment-texts.ts';
import { CommentsUnder } from '#features/coaching/comments.tsx';
import { useCoachedComments } from '#features/coaching/use-comments.ts';
import { formatWeekdayDate } from '#lib/format.ts';
import { Dialog } from '#ui/dialog.tsx';

type CoachedDayCommentsProps = { playerId: string; name: string; date: string; onClose: () => void };

export function CoachedDayComments({ playerId, name, date, onClose }: CoachedDayCommentsProps) {
  const label = texts.day(formatWeekdayDate(date));
  const subject = { about: 'day', aboutId: date } as const;
  const comments = useCoachedComments(playerId, subject);
  return (
    <Dialog isOpen onClose={onClose} title={label}>
      <CommentsUnder comments={comments} subject={subject} label={label} writeLabel={texts.toPlayer(name)} hasForm />
    </Dialog>
  );
}
