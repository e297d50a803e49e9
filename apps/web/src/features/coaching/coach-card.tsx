import { mineTexts as texts } from '#features/coaching/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

/** On the profile: the way to one's coach, and to being one. */
export function CoachCard() {
  return (
    <section aria-labelledby="entrenador-personal" className="card max-sm:p-5">
      <SectionTitle id="entrenador-personal" title={texts.cardTitle} sentence={texts.cardSentence} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={paths.myCoach}>{texts.cardOpen}</Link>
        <Link to={paths.coachHome}>{texts.cardApply}</Link>
      </p>
    </section>
  );
}
