import type { ReactNode } from 'react';
import { BallLoader } from '#ui/ball-loader.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

type ListWaitProps = {
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  failed: string;
  level?: 1 | 2 | 3;
} & (
  | {
      loading: string;
      bars?: readonly string[];
    }
  | {
      children: ReactNode;
    }
);

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
