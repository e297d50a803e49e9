import type { Exercise } from '@bandeja/domain/exercises/contract';
import { lazy, Suspense } from 'react';
import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';

// Relative, so that the document does not preload it: the picture stands there, its code comes last. Should it not come
// at all, the picture stays.
const DrillPlayer = lazy(async () => {
  const code = await import('../../../ui/court/drill/drill-player.tsx').catch(() => new Promise<never>(() => {}));
  return { default: code.DrillPlayer };
});

/** The animated drawing of a drill: the server's still picture until its code has arrived. */
export function ExerciseDrawing({ drill, name }: { drill: NonNullable<Exercise['drill']>; name: string }) {
  return (
    <section aria-labelledby="dibujo" className="min-w-0 xl:col-start-1">
      <h2 id="dibujo" className="mb-4">
        {texts.drawing}
      </h2>
      <Suspense fallback={null}>
        <DrillPlayer drill={drill} title={name} />
      </Suspense>
    </section>
  );
}
