import { getRoutine } from '@bandeja/domain/routines/contract';
import * as contract from '@bandeja/domain/sessions/contract';
import { balancedRoutine } from '#features/exercises/balance.service.ts';
import { loadUser } from '#features/profile/service.ts';
import { startableRoutine, withOffers } from '#features/routines/service.ts';
import { ensureTodayPlanned } from '#features/schedule/service.ts';
import { previewOf } from '#features/sessions/check-in.service.ts';
import { correctSession } from '#features/sessions/correction.service.ts';
import { exerciseOptions, exercisePool } from '#features/sessions/options.service.ts';
import { complete, completeExercise, saveProgress } from '#features/sessions/progress.service.ts';
import { listSessions, openSession } from '#features/sessions/queries.ts';
import { addPastSession } from '#features/sessions/record.service.ts';
import { discard, loadSession, restore, share } from '#features/sessions/service.ts';
import { closeShare, sharedByToken } from '#features/sessions/share.queries.ts';
import { start } from '#features/sessions/start.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';
import { AppError, found } from '#kit/errors.ts';
import { idempotencyKey } from '#kit/request.ts';

export function sessionRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listPast, async ({ actor, query }) => listSessions(deps.db, actor.userId, query));

  // as a session of it would begin
  bind(getRoutine, async ({ actor, params, query }) => {
    const stored = await startableRoutine(deps, actor, params.id);
    const shown = query.asStored ? stored : await balancedRoutine(deps, await loadUser(deps, actor.userId), stored);
    const [routine] = await withOffers(deps, actor, [shown]);
    if (!routine) throw new AppError('routine.not_found');
    return routine;
  });
  bind(contract.nextSession, async ({ actor }) => {
    const [open, today] = await Promise.all([openSession(deps.db, actor.userId), ensureTodayPlanned(deps, actor)]);
    return { open, today };
  });

  bind(contract.previewSession, async ({ actor, body }) => previewOf(deps, actor, body));

  bind(contract.startSession, async ({ actor, body, request }) => {
    const session = await start(deps, actor, body, idempotencyKey(request));
    return { ...session, session: { _id: session._id } };
  });

  bind(contract.addPastSession, async ({ actor, body }) => addPastSession(deps, actor, body));
  bind(contract.correctSession, async ({ actor, params, body }) => correctSession(deps, actor, params.id, body));
  bind(contract.getSession, async ({ actor, params }) => loadSession(deps, actor, params.id));
  bind(contract.putSession, async ({ actor, params, body }) => saveProgress(deps, actor, params.id, body));
  bind(contract.completeSession, async ({ actor, params, body, request }) =>
    complete(deps, actor, params.id, body, idempotencyKey(request)),
  );
  bind(contract.completeExercise, async ({ actor, params, body }) =>
    completeExercise(deps, actor, params.id, body.exerciseIndex),
  );
  bind(contract.listExerciseOptions, async ({ actor, params, query }) =>
    exerciseOptions(deps, actor, params.id, query),
  );
  bind(contract.listExercisePool, async ({ actor }) => exercisePool(deps, actor));
  bind(contract.discardSession, async ({ actor, params }) => discard(deps, actor, params.id));
  bind(contract.restoreSession, async ({ actor, params }) => restore(deps, actor, params.id));
  bind(contract.shareSession, async ({ actor, params }) => ({ token: await share(deps, actor, params.id) }));

  bind(contract.unshareSession, async ({ actor, params }) => {
    await loadSession(deps, actor, params.id);
    await inTransaction(deps, (tx) => closeShare(tx, actor.userId, params.id));
  });

  bind(contract.getShared, async ({ params }) => found(await sharedByToken(deps.db, params.token), 'share.not_found'));
}
