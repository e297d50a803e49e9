import { useQuery } from '@tanstack/react-query';
import { polarQuery } from '#features/polar/api.ts';
import { PolarExerciseOffer } from '#features/polar/polar-exercise.tsx';
import { polarTexts as texts } from '#features/polar/texts.ts';

/** At a session: the exercise that Polar measured at that time. */
export function PolarOffer({ sessionId, className = '' }: { sessionId: string; className?: string }) {
  const { data } = useQuery(polarQuery);
  const exercise = data?.exercises.find(({ same }) => same?._id === sessionId);
  if (!exercise) return null;
  return (
    <section aria-labelledby="polar-offer" className={className}>
      <h2 id="polar-offer" className="heading-3 mb-2">
        {texts.offer}
      </h2>
      <PolarExerciseOffer exercise={exercise} />
    </section>
  );
}
