import * as contract from '@bandeja/domain/palas/contract';
import * as queries from '#features/palas/queries.ts';
import { changePalas } from '#features/palas/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function palaRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getPalas, async ({ actor }) => queries.palasOf(deps.db, actor.userId));
  bind(contract.putPala, async ({ actor, body }) =>
    changePalas(deps, actor, { path: 'since', day: body.since }, (db) => queries.upsertPala(db, actor.userId, body)),
  );
  bind(contract.removePala, async ({ actor, query }) =>
    changePalas(deps, actor, null, (db) => queries.deletePala(db, actor.userId, query.since)),
  );
  bind(contract.changeOvergrip, async ({ actor, body: { changedOn } }) =>
    changePalas(deps, actor, { path: 'changedOn', day: changedOn }, (db) =>
      queries.insertOvergrip(db, actor.userId, changedOn),
    ),
  );
  bind(contract.removeOvergrip, async ({ actor, query }) =>
    changePalas(deps, actor, null, (db) => queries.deleteOvergrip(db, actor.userId, query.changedOn)),
  );
}
