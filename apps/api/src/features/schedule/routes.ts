import { answerSuspicion, confirmRedFlag, putProfile, withdrawRedFlag } from '@bandeja/domain/profile/contract';
import {
  generateWeek,
  getSchedule,
  getWeek,
  previewWeek as previewWeekCall,
  putSchedule,
} from '@bandeja/domain/schedule/contract';
import {
  answerSuspicionAndReplan,
  confirmRedFlagAndReplan,
  saveProfileAndReplan,
  withdrawRedFlagAndReplan,
} from '#features/schedule/health.service.ts';
import { previewWeek, regenerateWeek } from '#features/schedule/preview.service.ts';
import { ensureFirstDaysPlanned, ensureWeekPlanned, saveSchedule } from '#features/schedule/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function scheduleRoutes(bind: Bind, deps: Deps): void {
  bind(getSchedule, async ({ actor }) => ensureFirstDaysPlanned(deps, actor));
  bind(getWeek, async ({ actor, query }) => ensureWeekPlanned(deps, actor, query.from));
  bind(putSchedule, async ({ actor, body }) => saveSchedule(deps, actor, body));
  bind(putProfile, async ({ actor, body }) => saveProfileAndReplan(deps, actor, body));
  bind(confirmRedFlag, async ({ actor, body }) => confirmRedFlagAndReplan(deps, actor, body.words));
  bind(withdrawRedFlag, async ({ actor }) => withdrawRedFlagAndReplan(deps, actor));
  bind(answerSuspicion, async ({ actor, body }) => answerSuspicionAndReplan(deps, actor, body));
  bind(previewWeekCall, async ({ actor, body }) => previewWeek(deps, actor, body.variant));
  bind(generateWeek, async ({ actor, body }) => regenerateWeek(deps, actor, body ?? null));
}
