import * as contract from '@bandeja/domain/learning/contract';
import { listCorrections } from '#features/learning/queries.ts';
import * as service from '#features/learning/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function learningRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getLearning, async ({ actor }) => service.learningConsent(deps, actor));
  bind(contract.putLearning, async ({ actor, body }) => service.saveLearningConsent(deps, actor, body.consent));
  bind(contract.getCorpusLines, async () => service.corpusLines(deps));
  bind(contract.listCorrections, async ({ query }) => listCorrections(deps.db, query));
  bind(contract.labelCorrection, async ({ actor, params, body }) =>
    service.labelCorrection(deps, actor, params.id, body),
  );
}
