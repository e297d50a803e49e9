import { detailTexts as texts } from '#features/routines/detail/texts.ts';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

/** A routine's page while it loads. */
export function DetailSkeleton() {
  return (
    <SkeletonPlace label={texts.loading} className="grid gap-6">
      <Skeleton className="h-107.5 w-full rounded-3 lg:h-90" />
      <div className="grid gap-3">
        <Skeleton className="h-28 w-full rounded-3" />
        <Skeleton className="h-28 w-full rounded-3" />
        <Skeleton className="h-28 w-full rounded-3" />
      </div>
    </SkeletonPlace>
  );
}
