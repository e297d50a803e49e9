import type { Subscription } from '@bandeja/domain/billing/vocabulary';
import { useEffect } from 'react';
import { useAuth } from '#features/auth/auth-context.tsx';

/**
 * Whoever reads the subscription afresh tells it here: header, guards and the other pages know the same plan. It changes
 * at the provider's, in other tabs and by itself.
 */
export function useToldSubscription(told: Subscription | null | undefined): void {
  const { user, setUser } = useAuth();
  useEffect(() => {
    if (!user || !told || isSame(user.subscription, told)) return;
    const { plan, status, features, expiresAt } = told;
    setUser({ ...user, subscription: { plan, status, features, expiresAt } });
  }, [user, setUser, told]);
}

function isSame(known: Subscription, told: Subscription): boolean {
  const facts = ({ plan, status, features, expiresAt }: Subscription) => [plan, status, expiresAt, ...features].join();
  return facts(known) === facts(told);
}
