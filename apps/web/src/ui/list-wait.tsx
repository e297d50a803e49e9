import type { ReactNode } from 'react';
import { BallLoader } from '#ui/ball-loader.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

type ListWaitProps = {
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The message when it does not come. */
  failed: string;
  /** Of that message's heading. */
  level?: 1 | 2 | 3;
} & (
  | {
      /** What is read meanwhile, and shown beside a ball where no bars are. */
      loading: string;
      /** The sizes of grey bars in the place of what comes. */
      bars?: readonly string[];
    }
  | {
      /** What stands there meanwhile. */
      children: ReactNode;
    }
);

/** In the place of a list that has not come: it waits, or has failed and can be asked for again. */
export function ListWait({ query, failed, level = 3, ...meanwhile }: ListWaitProps) {
  if (query.isError) {
    return <ErrorState level={level} className="card" title={failed} query={query} />;
  }
  if ('children' in meanwhile) return meanwhile.children;
  if (!meanwhile.bars) return <BallLoader label={meanwhile.loading} page />;
  return (
    <SkeletonPlace label={meanwhile.loading} className="grid gap-3">
      {meanwhile.bars.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
        <Skeleton key={index} className={size} />
      ))}
    </SkeletonPlace>
  );
}
