import type { CheckIn } from '@bandeja/domain/sessions/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { HttpError, NetworkError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';

/** The session to start. Without a routine it is today's planned one; without a type, the routine's own. */
export type StartInput = {
  routineId: string | null;
  type: SessionType | null;
  /** The player's state today; it adapts this session and is not stored. */
  checkIn?: CheckIn;
  /** The warm-up goes first. */
  warmUp?: boolean;
};

/** Neither was a routine named nor is one planned for today. */
export class NothingPlanned extends Error {}

/** A wish to start with its origin: a block of the page, or an address. */
export type StartWish = StartInput & { from: 'today' | 'routines' | 'address' };

export type StartState =
  | { step: 'idle' }
  | { step: 'starting'; wish: StartWish }
  /** `isOfPlan`: this month's plan is used up. */
  | { step: 'failed'; wish: StartWish; error: unknown; message: string; isOfPlan: boolean }
  | { step: 'openExists'; wish: StartWish };

export type Start = {
  state: StartState;
  /** Makes the session and goes to it. */
  start: (wish: StartWish) => void;
  /** Takes a message away. */
  dismiss: () => void;
};

/** The sentence for a missing choice; null when the session can be started. */
export function missingFor(type: string | null, routineId: string | null): string | null {
  if (!type) return todayTexts.form.noType;
  return routineId ? null : todayTexts.form.noRoutine;
}

/** Another session is open: it can be continued or discarded. */
export function isOpenExists(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'session.open_exists';
}

/** Whether this month's sessions or routines are used up: the plans page has more. */
export function isPlanLimit(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'plan.limit_reached';
}

/** The player's health forbids every start until they confirm otherwise. */
export function isRedFlag(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'session.red_flag';
}

/** The sentence of a failed start. */
export function startFailure(error: unknown): string {
  const ours: readonly string[] = [todayTexts.missingId, todayTexts.notAdapted, todayTexts.noRoom];
  const isOurs = error instanceof Error && ours.includes(error.message);
  if (isOurs || error instanceof NetworkError) return error.message;
  return serverMessage(error) ?? todayTexts.failed;
}
