import type { Held } from '#features/subscriptions/state.queries.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { PaymentsFailure, type PaymentsPort } from '#ports/payments.ts';

/** @throws AppError payments.unavailable where nobody takes payments */
export function paymentsOf({ payments }: Pick<Deps, 'payments'>): PaymentsPort {
  if (payments === null) throw new AppError('payments.unavailable');
  return payments;
}

/** Asks the provider. @throws AppError payments.provider_failed when it does not answer or refuses */
export async function asking<T>({ log }: Pick<Deps, 'log'>, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error;
    log.warn({ code: error.code }, 'payment provider failed');
    throw new AppError('payments.provider_failed');
  }
}

/** A subscription at a provider that has not ended. */
export type Running = Held & { provider: string; subscriptionId: string; customerId: string };

export function isRunning(held: Held): held is Running {
  const isOpen = held.status === 'active' || held.status === 'past_due';
  return held.provider !== null && held.subscriptionId !== null && held.customerId !== null && isOpen;
}
