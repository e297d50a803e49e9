import { profileTexts as texts } from '#features/profile/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { ErrorState } from '#ui/error-state.tsx';

type LoadErrorProps = {
  hasOlder: boolean;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

export function LoadError({ hasOlder, query }: LoadErrorProps) {
  if (!hasOlder) return <ErrorState level={2} className="card" title={texts.loadFailed} query={query} />;
  const retry = { start: () => void query.refetch(), isPending: query.isFetching };
  return <Alert kind="err" title={texts.loadFailed} retry={retry} />;
}
