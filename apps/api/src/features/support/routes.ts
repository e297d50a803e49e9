import * as contract from '@bandeja/domain/support/contract';
import { contactReference } from '#features/support/contact.service.ts';
import * as service from '#features/support/service.ts';
import * as queries from '#features/support/thread.queries.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';
import { AppError } from '#kit/errors.ts';

export function supportRoutes(bind: Bind, deps: Deps): void {
  bind(contract.sendContactMessage, ({ actor, body }) => contactReference(deps, actor, body));

  bind(contract.listThreads, ({ actor, query }) => queries.listOwn(deps.db, actor.userId, query));
  bind(contract.openThread, ({ actor, body }) => service.openThread(deps, actor, body.text));
  bind(contract.getThread, ({ actor, params }) => service.ownThread(deps, actor, params.id));
  bind(contract.readThread, async ({ actor, params }) => {
    if (!(await queries.setRead(deps.db, actor.userId, params.id, deps.now()))) throw new AppError('message.not_found');
  });
  bind(contract.addToThread, ({ actor, params, body }) => service.addToThread(deps, actor, params.id, body.text));

  bind(contract.listInbox, ({ actor, query }) => queries.listInbox(deps.db, actor.userId, query));
  bind(contract.getInboxFigures, () => service.inboxNow(deps));
  bind(contract.getDeskThread, ({ params }) => service.deskThread(deps, params.id));
  bind(contract.answerThread, ({ actor, params, body }) => service.answerThread(deps, actor, params.id, body));
  bind(contract.changeThread, ({ actor, params, body }) => service.changeThread(deps, actor, params.id, body));
}
