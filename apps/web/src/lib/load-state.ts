export type LoadState<Ready extends object> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | ({ status: 'ready' } & Ready);

type Query<Data> = {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** A query as a block's state. Data that was once there stays shown when a later read fails. */
export function loadState<Data, Ready extends object>(
  query: Query<Data>,
  ready: (data: Data) => Ready,
): LoadState<Ready> {
  if (query.data !== undefined) return { status: 'ready', ...ready(query.data) };
  if (!query.isError) return { status: 'loading' };
  return { status: 'failed', error: query.error, isRetrying: query.isFetching, retry: () => void query.refetch() };
}
