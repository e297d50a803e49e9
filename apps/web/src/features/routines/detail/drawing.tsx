import { lazy, Suspense } from 'react';
import type { Entry } from '#features/routines/detail/dose.ts';
import { detailTexts as texts } from '#features/routines/detail/texts.ts';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

type Drill = NonNullable<Entry['exercise']['drill']>;

const DrillPlayer = lazy(async () => ({
  default: (await import('#ui/court/drill/drill-player.tsx')).DrillPlayer,
}));

/** The drawing of a drill; its code comes with the first one that is opened. */
export function Drawing({ drill, name }: { drill: Drill; name: string }) {
  return (
    <Suspense
      fallback={
        <SkeletonPlace label={texts.loadingDrawing}>
          <Skeleton className="aspect-4/3 w-full max-w-form rounded-3" />
        </SkeletonPlace>
      }
    >
      <DrillPlayer drill={drill} title={name} whiteBall className="max-sm:-mx-2" />
    </Suspense>
  );
}
