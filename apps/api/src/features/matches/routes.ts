import { answerMatchDrills, getMatchDrills, getResults, logMatch } from '@bandeja/domain/matches/contract';
import { matchMessages } from '@bandeja/domain/matches/messages';
import { resultsFor } from '#features/matches/service.ts';
import { answerDrills, drillsOf } from '#features/schedule/match-drills.service.ts';
import { recordSession } from '#features/sessions/record.service.ts';
import { loadSession } from '#features/sessions/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function matchRoutes(bind: Bind, deps: Deps): void {
  bind(logMatch, async ({ actor, body }) => {
    const { _id, startTime, minutes, rpe, ...match } = body;
    const { name } = matchMessages;
    return recordSession(deps, actor, { _id, startTime, minutes, rpe, type: 'Partido', source: 'match', name, match });
  });
  bind(getResults, async ({ actor, query }) => resultsFor(deps, actor, query));
  bind(getMatchDrills, async ({ actor, params }) => drillsOf(deps, actor, await loadSession(deps, actor, params.id)));
  bind(answerMatchDrills, async ({ actor, params, body }) =>
    answerDrills(deps, actor, await loadSession(deps, actor, params.id), body.answer),
  );
}
