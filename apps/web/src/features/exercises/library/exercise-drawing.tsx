import type { Exercise } from '@bandeja/domain/exercises/contract';
import { lazy, Suspense } from 'react';
import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';

// Relative, so that the document does not preload it: the picture stands there, its code comes last. Should it not come
// at all, the picture stays.
const DrillPlayer = lazy(async () => {
  const code = await import('../../../ui/court/drill/drill-player.tsx').catch(() => new Promise<never>(() => {}));
  return { default: code.DrillPlayer };
});

const FigurePlayer = lazy(async () => {
  const code = await import('../../../ui/figure/figure-player.tsx').catch(() => new Promise<never>(() => {}));
  return { default: code.FigurePlayer };
});

/** The moving drawing of a drill or of a movement: the server's still picture until its code has arrived. */
export function ExerciseDrawing({ exercise }: { exercise: Exercise }) {
  const { drill, figure, name, steps, commonMistakes } = exercise;
  if (!drill && !figure) return null;
  return (
    <section aria-labelledby="dibujo" className="min-w-0 xl:col-start-1">
      <h2 id="dibujo" className="mb-4">
        {drill ? texts.drawing : texts.figure}
      </h2>
      <Suspense fallback={null}>
        {drill ? (
          <DrillPlayer drill={drill} title={name} />
        ) : figure ? (
          <FigurePlayer figure={figure} title={name} steps={steps} mistakes={commonMistakes} />
        ) : null}
      </Suspense>
    </section>
  );
}
