import type { CoachMessage } from '@bandeja/domain/coaching/schemas';
import { commentTexts } from '#features/coaching/comment-texts.ts';
import { formatWeekdayDate } from '#lib/format.ts';
import type { Address } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';

const texts = commentTexts.about;

type AboutWhatProps = {
  message: CoachMessage;
  sessionAt: (id: string) => Address;
  filmAt: (id: string) => Address;
};

/** In the thread: what a comment stands under, and whether it is new. */
export function AboutWhat({ message: { about, aboutId, isNew }, sessionAt, filmAt }: AboutWhatProps) {
  const [id = ''] = (aboutId ?? '').split('/');
  return (
    <>
      {about === 'day' && <span> · {texts.day(formatWeekdayDate(id))}</span>}
      {(about === 'session' || about === 'exercise') && (
        <>
          {' · '}
          <Link to={sessionAt(id)}>{texts[about]}</Link>
        </>
      )}
      {about === 'film' && (
        <>
          {' · '}
          <Link to={filmAt(id)}>{texts.film}</Link>
        </>
      )}
      {isNew && (
        <Badge tone="warn" className="ml-2">
          {commentTexts.isNew}
        </Badge>
      )}
    </>
  );
}
