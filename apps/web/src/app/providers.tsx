import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { NetworkError } from '#lib/http.ts';
import { ToastProvider } from '#ui/toast.tsx';

/** Answers count as fresh for so long: moving between pages repeats no request. */
const staleMs = 30_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': without a network a page shows an error at once instead of waiting forever
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

export function AppProviders({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ToastProvider>{children}</ToastProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}
