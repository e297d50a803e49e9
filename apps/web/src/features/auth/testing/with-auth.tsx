import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';

export function WithAuth({ path = '/', children }: { path?: string; children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <MemoryRouter initialEntries={[path]}>
          <LinkContext value={AppLink}>{children}</LinkContext>
          <Place />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>
  );
}

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}
