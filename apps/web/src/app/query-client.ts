import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '#lib/http.ts';

/** How long an answer counts as fresh: moving between pages asks nothing twice. */
const staleMs = 30_000;

/** The cache of server answers. Refusals are final; only a lost connection is worth another try. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': without a network a page says so at once, instead of a wait that never ends
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: staleMs,
        retry: (failures, error) => error instanceof NetworkError && failures < 2,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
