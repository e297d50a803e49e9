import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { PaymentsFailure, type PaymentsPort } from '#ports/payments.ts';

/** @throws AppError payments.unavailable where payments are not configured */
export function paymentsOf({ payments }: Pick<Deps, 'payments'>): PaymentsPort {
  if (payments === null) throw new AppError('payments.unavailable');
  return payments;
}

/** Awaits a call to the provider. @throws AppError payments.provider_failed when it does not answer or refuses */
export async function callProvider<T>({ log }: Pick<Deps, 'log'>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error;
    log.warn({ code: error.code }, 'payment provider failed');
    throw new AppError('payments.provider_failed');
  }
}
