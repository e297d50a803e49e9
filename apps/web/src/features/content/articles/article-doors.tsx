import { articleTexts } from '#features/content/articles/texts.ts';
import { landingTexts } from '#features/content/texts.ts';
import * as paths from '#lib/paths.ts';
import { DoorCard } from '#ui/door-card.tsx';

const { routine, quiz } = landingTexts.doors;
const doors = [
  { to: paths.freeRoutine, ...routine },
  { to: paths.quiz, ...quiz },
] as const;

export function ArticleDoors({ titleId }: { titleId: string }) {
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-5">
        {articleTexts.practice}
      </h2>
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {doors.map(({ to, title, sentence }) => (
          <li key={to}>
            <DoorCard to={to} title={title} sentence={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}
