import { progressTexts } from '#features/progress/texts.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';

const texts = progressTexts.limited;

/** What the plan holds back, and the way to more. */
export function LimitedNote() {
  return (
    <Alert title={texts.title}>
      {texts.text} <Link to={paths.plans}>{texts.way}</Link>
    </Alert>
  );
}
