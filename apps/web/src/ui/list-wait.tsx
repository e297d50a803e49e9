import type { ReactNode } from 'react';
import { ErrorState } from '#ui/error-state.tsx';

type ListWaitProps = {
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The message when it does not come. */
  failed: string;
  /** Of that message's heading. */
  level?: 1 | 2 | 3;
  /** What stands there meanwhile. */
  children: ReactNode;
};

/** In the place of a list that has not come: it waits, or has failed and can be asked for again. */
export function ListWait({ query, failed, level = 3, children }: ListWaitProps) {
  if (!query.isError) return children;
  return (
    <ErrorState
      level={level}
      className="card"
      title={failed}
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
