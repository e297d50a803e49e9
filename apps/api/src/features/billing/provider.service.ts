import type { StoredSubscription } from '#features/billing/queries.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { PaymentsFailure, type PaymentsPort } from '#ports/payments.ts';

/** @throws AppError payments.unavailable where nobody takes payments */
export function paymentsOf({ payments }: Pick<Deps, 'payments'>): PaymentsPort {
  if (payments === null) throw new AppError('payments.unavailable');
  return payments;
}

/** Asks the provider. @throws AppError payments.provider_failed when it does not answer or refuses */
export async function callProvider<T>({ log }: Pick<Deps, 'log'>, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error;
    log.warn({ code: error.code }, 'payment provider failed');
    throw new AppError('payments.provider_failed');
  }
}

/** A subscription at a provider that has not ended. */
export type RunningSubscription = StoredSubscription & { provider: string; subscriptionId: string; customerId: string };

export function isRunning(stored: StoredSubscription): stored is RunningSubscription {
  const isOpen = stored.status === 'active' || stored.status === 'past_due';
  return stored.provider !== null && stored.subscriptionId !== null && stored.customerId !== null && isOpen;
}
