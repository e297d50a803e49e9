import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

/** The week while it loads: seven cards, or rows on narrow screens. */
export function WeekSkeleton() {
  return (
    <SkeletonPlace label={scheduleTexts.loading} className="card p-4 xl:p-5">
      <Skeleton className="mb-5 h-16 w-full xl:h-24" />
      <div className="grid gap-2.5 xl:grid-cols-7">
        {weekdays.map((weekday) => (
          <div key={weekday} className="grid content-start gap-2.5 rounded-2 border p-3 xl:min-h-51.5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-11/12" />
          </div>
        ))}
      </div>
    </SkeletonPlace>
  );
}
