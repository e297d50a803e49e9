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
/** An instant a number of days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

export function anEntry(own: Partial<SubscriptionHistoryEntry> = {}): SubscriptionHistoryEntry {
  return {
    _id: '0198c1f0-0000-7000-8000-0000000000e1',
    kind: 'started',
    plan: 'premium',
    status: 'active',
    expiresAt: null,
    amountCents: null,
    reason: null,
    createdAt: inDays(-3),
    ...own,
  };
}

/** A subscription as the server returns it; by default that of a free player who may have a trial. */
export function details(own: Partial<SubscriptionDetails> = {}): SubscriptionDetails {
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
    ...own,
  };
}

/** Premium, paid for, three weeks to go. */
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

export function userOf({ plan, status, features, expiresAt }: SubscriptionDetails, own: Partial<User> = {}): User {
  return aUser({ subscription: { plan, status, features, expiresAt }, usage: { sessions: 4, routines: 1 }, ...own });
}

/** Plays the server for a signed-in player. */
export function serve(
  subscription: SubscriptionDetails,
  answers: Record<string, FakeAnswer | Promise<FakeAnswer>> = {},
  own: Partial<User> = {},
) {
  localStorage.setItem('token', 'abc');
  const api = fakeApi({
    'GET /users/me': { status: 200, body: userOf(subscription, own) },
    'GET /subscriptions/current': { status: 200, body: subscription },
    ...answers,
  });
  return { ...api, sent: (call: string) => api.calls.filter((each) => each.call === call) };
}

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place" className="sr-only">{`${pathname}${search}`}</p>;
}

/** The plan that header and guards know of. */
export function KnownPlan() {
  return (
    <p data-testid="known-plan" className="sr-only">
      {useAuth().user?.subscription.plan}
    </p>
  );
}

/** Like the guards of the app: renders nothing before the user is known. */
function Known({ children }: { children: ReactNode }) {
  return useAuth().isLoading ? null : children;
}

/** Providers for a page of the app. */
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
