import type { SubscriptionDetails, SubscriptionHistoryEntry } from '@bandeja/domain/billing/contract';
import type { User } from '@bandeja/domain/profile/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { AuthProvider, useAuth } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

const dayMs = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

export function anEntry(overrides: Partial<SubscriptionHistoryEntry> = {}): SubscriptionHistoryEntry {
  return {
    _id: '0198c1f0-0000-7000-8000-0000000000e1',
    kind: 'started',
    plan: 'premium',
    status: 'active',
    expiresAt: null,
    amountCents: null,
    reason: null,
    createdAt: inDays(-3),
    ...overrides,
  };
}

/** A subscription as the server returns it; by default that of a free player who may have a trial. */
export function details(overrides: Partial<SubscriptionDetails> = {}): SubscriptionDetails {
  return {
    plan: 'free',
    status: 'inactive',
    features: [],
    expiresAt: null,
    hasContract: false,
    renews: false,
    cancelAtPeriodEnd: false,
    trialEndsAt: null,
    trialAvailable: true,
    withdrawalUntil: null,
    payments: 'stripe',
    hasPortal: false,
    history: [],
    ...overrides,
  };
}

export const premium = details({
  plan: 'premium',
  status: 'active',
  expiresAt: inDays(21),
  hasContract: true,
  renews: true,
  trialAvailable: false,
  hasPortal: true,
  history: [anEntry({ kind: 'paid', amountCents: 999 })],
});

export function userOf(
  { plan, status, features, expiresAt, renews }: SubscriptionDetails,
  overrides: Partial<User> = {},
): User {
  return aUser({
    subscription: { plan, status, features, expiresAt, renews },
    usage: { sessions: 4, routines: 1 },
    ...overrides,
  });
}

export function serve(
  subscription: SubscriptionDetails,
  answers: Record<string, FakeAnswer | Promise<FakeAnswer>> = {},
  overrides: Partial<User> = {},
) {
  localStorage.setItem('token', 'abc');
  const api = fakeApi({
    'GET /users/me': { status: 200, body: userOf(subscription, overrides) },
    'GET /subscriptions/current': { status: 200, body: subscription },
    ...answers,
  });
  return { ...api, sent: (call: string) => api.calls.filter((each) => each.call === call) };
}

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place" className="sr-only">{`${pathname}${search}`}</p>;
}

export function KnownPlan() {
  return (
    <p data-testid="known-plan" className="sr-only">
      {useAuth().user?.subscription.plan}
    </p>
  );
}

function Known({ children }: { children: ReactNode }) {
  return useAuth().isLoading ? null : children;
}

export function AppFrame({ path, at, children }: { path: string; at: string; children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={[at]}>
            <LinkContext value={AppLink}>
              <Routes>
                <Route path={path} element={<Known>{children}</Known>} />
                <Route path="*" element={null} />
              </Routes>
              <Place />
            </LinkContext>
          </MemoryRouter>
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}
