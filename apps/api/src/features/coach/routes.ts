import * as contract from '@bandeja/domain/coach/contract';
import type { FastifyRequest } from 'fastify';
import { factsOf, forgetFact, forgetFacts, restoreFact, saveHealthConsent } from '#features/coach/facts.service.ts';
import { outsideConsents, saveOutsideConsents } from '#features/coach/outside.service.ts';
import * as queries from '#features/coach/queries.ts';
import { answerTurn, beginTurn, trainerView } from '#features/coach/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';
import { AppError, found } from '#kit/errors.ts';
import { openEventStream } from '#kit/event-stream.ts';
import { callerGone } from '#kit/request.ts';

export function coachRoutes(bind: Bind, deps: Deps, closing: AbortSignal): void {
  bind(contract.createConversation, async ({ actor, body }) =>
    queries.openConversation(deps.db, { userId: actor.userId, id: deps.newId(), title: body.title, now: deps.now() }),
  );

  bind(contract.listConversations, async ({ actor, query }) => queries.listConversations(deps.db, actor.userId, query));

  bind(contract.getConversation, async ({ actor, params }) => {
    return found(await queries.conversationById(deps.db, actor.userId, params.id), 'conversation.not_found');
  });

  bind(contract.deleteConversation, async ({ actor, params }) => {
    const gone = await queries.deleteConversation(deps.db, actor.userId, params.id);
    if (!gone) throw new AppError('conversation.not_found');
  });

  bind(contract.sendMessage, async ({ actor, params, body, request, reply }) => {
    const gone = AbortSignal.any([callerGone(reply), closing]);
    const turn = await beginTurn(deps, actor, {
      conversationId: params.id,
      message: body.message,
      reading: body.reading ?? null,
    });
    const stream = wantsStream(request) ? openEventStream(reply) : null;
    const say = (text: string) => stream?.send('delta', { text });
    try {
      const answer = await answerTurn(deps, actor, turn, { say, gone });
      if (answer === null) throw new AppError('request.cancelled');
      stream?.end('done', answer);
      return answer;
    } catch (error) {
      if (stream === null) throw error;
      stream.fail(error);
      // the stream has answered
      return undefined as never;
    }
  });

  bind(contract.putMessageOutcome, async ({ actor, params, body }) => {
    const at = { userId: actor.userId, conversationId: params.id, messageId: params.messageId };
    return found(await queries.recordOutcome(deps.db, at, body), 'conversation.not_found');
  });

  bind(contract.listFacts, async ({ actor }) => factsOf(deps, actor));
  bind(contract.deleteFact, async ({ actor, params }) => forgetFact(deps, actor, params.id));
  bind(contract.restoreFact, async ({ actor, body }) => restoreFact(deps, actor, body));
  bind(contract.deleteFacts, async ({ actor }) => forgetFacts(deps, actor));
  bind(contract.putHealthFacts, async ({ actor, body }) => saveHealthConsent(deps, actor, body.consent));

  bind(contract.getOutside, async ({ actor }) => outsideConsents(deps, actor));
  bind(contract.putOutside, async ({ actor, body }) => saveOutsideConsents(deps, actor, body));

  bind(contract.getTrainerView, async ({ actor }) => trainerView(deps, actor));
}

function wantsStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}
