import { scheduleTexts as texts } from '#features/schedule/texts.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';

/** Before a day of the coach is changed: nothing of theirs is replaced in silence. */
export function CoachDayNote({ coach }: { coach: string | undefined }) {
  if (coach === undefined) return null;
  return (
    <Alert kind="warn">
      <p>{texts.coachDay(coach)}</p>
      <p>
        <Link to={paths.myCoach}>{texts.writeToCoach(coach)}</Link>
      </p>
    </Alert>
  );
}
