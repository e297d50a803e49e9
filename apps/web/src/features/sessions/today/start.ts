import type { CheckIn } from '@bandeja/domain/sessions/contract';
import type { SessionType, TodayShape } from '@bandeja/domain/sessions/vocabulary';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { HttpError, NetworkError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';

export type StartInput = {
  routineId: string | null;
  type: SessionType | null;
  /** The player's state today; it adapts this session and is not stored. */
  checkIn?: CheckIn;
  warmUp?: boolean;
  /** With the work for the player's discomforts; without a line the session begins without it. */
  areaWork?: boolean;
} & TodayShape;

export class NothingPlanned extends Error {}

export type StartWish = StartInput & { from: 'today' | 'routines' | 'address' };

export type StartState =
  | { step: 'idle' }
  | { step: 'starting'; wish: StartWish }
  | { step: 'failed'; wish: StartWish; error: unknown; message: string; isOfPlan: boolean }
  | { step: 'openExists'; wish: StartWish };

export type Start = {
  state: StartState;
  start: (wish: StartWish) => void;
  dismiss: () => void;
};

export function missingFor(type: string | null, routineId: string | null): string | null {
  if (!type) return todayTexts.form.noType;
  return routineId ? null : todayTexts.form.noRoutine;
}

export function isOpenExists(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'session.open_exists';
}

export function isPlanLimit(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'plan.limit_reached';
}

export function isRedFlag(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'session.red_flag';
}

export function startFailure(error: unknown): string {
  const ours: readonly string[] = [todayTexts.missingId, todayTexts.notAdapted, todayTexts.noRoom];
  const isOurs = error instanceof Error && ours.includes(error.message);
  if (isOurs || error instanceof NetworkError) return error.message;
  return serverMessage(error) ?? todayTexts.failed;
}
