import { importSessions } from '@bandeja/domain/imports/contract';
import * as contract from '@bandeja/domain/pulse/contract';
import { addSessions } from '#features/imports/service.ts';
import { restorePulses } from '#features/pulse/series.service.ts';
import * as service from '#features/pulse/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function pulseRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getPulse, async ({ actor }) => service.pulseSettings(deps, actor));
  bind(contract.allowPulse, async ({ actor }) => service.allowPulse(deps, actor));
  bind(contract.putPulseLimits, async ({ actor, body }) => service.saveLimits(deps, actor, body.limits));
  bind(contract.erasePulse, async ({ actor }) => service.erasePulse(deps, actor));
  bind(contract.getSessionPulse, async ({ actor, params }) => service.pulseOfSession(deps, actor, params.id));
  bind(contract.putSessionPulse, async ({ actor, params, body }) => service.storePulse(deps, actor, params.id, body));
  bind(contract.removeSessionPulse, async ({ actor, params }) => service.removePulse(deps, actor, params.id));
  // a copy of our own history brings its curves back
  bind(importSessions, async ({ actor, body }) => addSessions(deps, actor, body, restorePulses));
}
