import { logMatch } from '@bandeja/domain/matches/contract';
import { matchMessages } from '@bandeja/domain/matches/messages';
import { recordSession } from '#features/sessions/record.service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function matchRoutes(bind: Bind, deps: Deps): void {
  bind(logMatch, async ({ actor, body }) => {
    const { _id, startTime, minutes, rpe, ...match } = body;
    const { name } = matchMessages;
    return recordSession(deps, actor, { _id, startTime, minutes, rpe, type: 'Partido', source: 'match', name, match });
  });
}
