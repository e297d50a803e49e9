import { lazy, Suspense } from 'react';
import type { Entry } from '#features/routines/detail/dose.ts';
import { detailTexts as texts } from '#features/routines/detail/texts.ts';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

const DrillPlayer = lazy(async () => ({
  default: (await import('#ui/court/drill/drill-player.tsx')).DrillPlayer,
}));

const FigurePlayer = lazy(async () => ({
  default: (await import('#ui/figure/figure-player.tsx')).FigurePlayer,
}));

/** The drawing of a drill or of a movement; its code comes with the first one that is opened. */
export function Drawing({ exercise }: { exercise: Entry['exercise'] }) {
  const { drill, figure, name, steps } = exercise;
  return (
    <Suspense
      fallback={
        <SkeletonPlace label={texts.loadingDrawing}>
          <Skeleton className="aspect-4/3 w-full max-w-form rounded-3" />
        </SkeletonPlace>
      }
    >
      {drill ? (
        <DrillPlayer drill={drill} title={name} whiteBall className="max-sm:-mx-2" />
      ) : figure ? (
        <FigurePlayer figure={figure} title={name} steps={steps} mistakes={[]} className="max-sm:-mx-2" />
      ) : null}
    </Suspense>
  );
}
