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
      /** Label of the load, shown beside a ball unless there are bars. */
      loading: string;
      /** Sizes of the grey placeholder bars. */
      bars?: readonly string[];
    }
  | {
      /** The placeholder while loading. */
      children: ReactNode;
    }
);

/** Placeholder of a list: loading, or failed with retry. */
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
