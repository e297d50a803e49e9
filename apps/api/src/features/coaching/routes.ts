import * as contract from '@bandeja/domain/coaching/contract';
import { desk } from '#features/coaching/coaches.queries.ts';
import * as coaches from '#features/coaching/coaches.service.ts';
import * as guardian from '#features/coaching/guardian.service.ts';
import { coachHome } from '#features/coaching/home.service.ts';
import { accessPage, setCoachNotices } from '#features/coaching/link.queries.ts';
import * as links from '#features/coaching/link.service.ts';
import * as plans from '#features/coaching/plan.service.ts';
import * as players from '#features/coaching/player.service.ts';
import * as threads from '#features/coaching/thread.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function coachingRoutes(bind: Bind, deps: Deps): void {
  ofPlayers(bind, deps);
  ofCoaches(bind, deps);
  bind(contract.lookAsGuardian, ({ body }) => guardian.lookAsGuardian(deps, body.token));
  bind(contract.confirmAsGuardian, ({ body }) => guardian.confirmAsGuardian(deps, body.token));
  bind(contract.endAsGuardian, async ({ body }) => {
    await inTransaction(deps, async (_tx, inTx) => {
      await links.endLink(inTx, await guardian.playerOfGuardian(inTx, body.token), 'guardian');
    });
  });
  bind(contract.getCoachDesk, () => desk(deps.db));
  bind(contract.decideCoach, ({ actor, params, body }) => coaches.decide(deps, actor, params.id, body));
  bind(contract.resolveReport, ({ actor, params }) => coaches.resolveReport(deps, actor, params.id));
}

function ofPlayers(bind: Bind, deps: Deps): void {
  bind(contract.getApplication, ({ actor }) => coaches.applicationOf(deps, actor));
  bind(contract.putApplication, ({ actor, body }) => coaches.apply(deps, actor, body));
  bind(contract.getMyCoach, ({ actor }) => links.myCoach(deps, actor));
  bind(contract.lookAtInvite, ({ actor, body }) => links.lookAt(deps, actor, body.code));
  bind(contract.acceptCoach, ({ actor, body }) => links.accept(deps, actor, body));
  bind(contract.putScopes, ({ actor, body }) => links.putScopes(deps, actor, body.scopes));
  bind(contract.putNotices, ({ actor, body }) => links.putNotices(deps, actor, body));
  bind(contract.endCoach, ({ actor }) => links.endByPlayer(deps, actor));
  bind(contract.reportCoach, ({ actor, body }) => links.reportCoach(deps, actor, body));
  bind(contract.listAccess, ({ actor, query }) => accessPage(deps.db, actor.userId, query));
  bind(contract.getMyThread, ({ actor }) => threads.myThread(deps, actor));
  bind(contract.listMyCommented, ({ actor }) => threads.myCommented(deps, actor));
  bind(contract.getMyComments, ({ actor, query }) => threads.myComments(deps, actor, query));
  bind(contract.writeToCoach, ({ actor, body }) => threads.writeToCoach(deps, actor, body));
}

function ofCoaches(bind: Bind, deps: Deps): void {
  bind(contract.makeInvite, ({ actor }) => links.makeInvite(deps, actor));
  bind(contract.listCoached, ({ actor }) => coachHome(deps, actor));
  bind(contract.getCoached, ({ actor, params }) => players.playerPage(deps, actor, params.id));
  bind(contract.listCoachedSessions, ({ actor, params, query }) => players.sessionsOf(deps, actor, params.id, query));
  bind(contract.getCoachedSession, ({ actor, params }) => players.sessionOf(deps, actor, params.id, params.sessionId));
  bind(contract.getCoachedPulse, ({ actor, params }) => players.pulseOf(deps, actor, params.id, params.sessionId));
  bind(contract.putDrafts, ({ actor, params, body }) => plans.putDrafts(deps, actor, params.id, body.days));
  bind(contract.discardDrafts, ({ actor, params, query }) => plans.discardDrafts(deps, actor, params.id, query.date));
  bind(contract.publishDrafts, ({ actor, params, body }) => plans.publishDrafts(deps, actor, params.id, body.until));
  bind(contract.putMarks, ({ actor, params, body }) => plans.putMarks(deps, actor, params.id, body.levels));
  bind(contract.putNote, ({ actor, params, body }) => plans.putNote(deps, actor, params.id, body.text));
  bind(contract.getCoachedThread, ({ actor, params }) => threads.coachedThread(deps, actor, params.id));
  bind(contract.writeToCoached, ({ actor, params, body }) => threads.writeToPlayer(deps, actor, params.id, body));
  bind(contract.getCoachedComments, ({ actor, params, query }) =>
    threads.coachedComments(deps, actor, params.id, query),
  );
  bind(contract.putCoachNotices, ({ actor, body }) => setCoachNotices(deps.db, actor.userId, body));
  bind(contract.endCoached, ({ actor, params }) => links.endByCoach(deps, actor, params.id));
  bind(contract.reportCoached, ({ actor, params, body }) => links.reportPlayer(deps, actor, params.id, body));
  bind(contract.listTemplates, ({ actor }) => plans.templatesOf(deps, actor));
  bind(contract.saveCoachTemplate, ({ actor, body }) => plans.saveTemplate(deps, actor, body));
  bind(contract.putCoachTemplate, ({ actor, params, body }) => plans.putTemplate(deps, actor, params.id, body));
  bind(contract.deleteCoachTemplate, ({ actor, params }) => plans.deleteTemplate(deps, actor, params.id));
  bind(contract.applyCoachTemplate, ({ actor, params, body }) => plans.applyTemplate(deps, actor, params.id, body));
}
