import { addDays, daysBetween, localDateIn } from '@bandeja/domain/calendar/dates';
import { dateError } from '@bandeja/domain/calendar/rules';
import {
  longestPeriodDays,
  type ProgressPeriod,
  progressQuery,
  progressSchema,
} from '@bandeja/domain/progress/contract';
import { localDateSchema } from '@bandeja/domain/wire/endpoint';
import type { FastifyInstance } from 'fastify';
import { progressOf } from '#features/progress/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Authenticate } from '#kit/endpoint.ts';
import { AppError } from '#kit/errors.ts';
import { serveGraphql } from '#kit/graphql.ts';

export async function progressGraphql(app: FastifyInstance, deps: Deps, authenticate: Authenticate): Promise<void> {
  await serveGraphql(app, {
    schema: progressSchema,
    roots: {
      progress: (period: ProgressPeriod, actor) => {
        checkPeriod(period, deps.now());
        return progressOf(deps, actor, period);
      },
    },
    authenticate,
    isLocal: deps.settings.isLocal,
    example: { query: progressQuery, variables: lastWeeks(deps) },
  });
}

function lastWeeks({ now }: Deps): ProgressPeriod {
  const to = localDateIn('Europe/Madrid', now());
  return { from: addDays(to, -27), to };
}

/** @throws AppError progress.period_invalid unless both are days that a person may mean, in order and at most six years apart */
function checkPeriod({ from, to }: ProgressPeriod, now: Date): void {
  const areDays = [from, to].every((date) => localDateSchema.safeParse(date).success);
  const days = areDays ? daysBetween(from, to) : -1;
  if (days < 0 || days > longestPeriodDays) throw new AppError('progress.period_invalid');
  const error = dateError('planned', from, now) ?? dateError('planned', to, now);
  if (error !== null) throw new AppError('progress.period_invalid', undefined, error);
}
