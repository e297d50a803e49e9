import { answerSuspicion, confirmRedFlag, putProfile, withdrawRedFlag } from '@bandeja/domain/profile/contract';
import {
  deleteAbsence,
  generateWeek,
  getSchedule,
  getWeek,
  listAbsences,
  previewChange,
  previewWeek as previewWeekCall,
  putAbsence,
  putNeverOn,
  putSchedule,
} from '@bandeja/domain/schedule/contract';
import * as season from '@bandeja/domain/season/contract';
import { absencesOf, previewOf, removeAbsence, saveAbsence, saveNeverOn } from '#features/schedule/absence.service.ts';
import {
  answerSuspicionAndReplan,
  confirmRedFlagAndReplan,
  saveSentProfile,
  withdrawRedFlagAndReplan,
} from '#features/schedule/health.service.ts';
import { previewWeek, regenerateWeek } from '#features/schedule/preview.service.ts';
import {
  beginTemplate,
  deleteGoal,
  previewGoal,
  removeTemplate,
  saveBlocks,
  saveGoal,
  seasonOf,
  storeTemplate,
  undoChange,
} from '#features/schedule/season.service.ts';
import { ensureFirstDaysPlanned, ensureWeekPlanned, saveSchedule } from '#features/schedule/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function scheduleRoutes(bind: Bind, deps: Deps): void {
  bind(getSchedule, async ({ actor }) => ensureFirstDaysPlanned(deps, actor));
  bind(getWeek, async ({ actor, query }) => ensureWeekPlanned(deps, actor, query.from));
  bind(putSchedule, async ({ actor, body }) => saveSchedule(deps, actor, body));
  bind(putProfile, async ({ actor, body }) => saveSentProfile(deps, actor, body));
  bind(confirmRedFlag, async ({ actor, body }) => confirmRedFlagAndReplan(deps, actor, body.words));
  bind(withdrawRedFlag, async ({ actor }) => withdrawRedFlagAndReplan(deps, actor));
  bind(answerSuspicion, async ({ actor, body }) => answerSuspicionAndReplan(deps, actor, body));
  bind(previewWeekCall, async ({ actor, body }) => previewWeek(deps, actor, body.variant));
  bind(listAbsences, async ({ actor }) => absencesOf(deps, actor));
  bind(putAbsence, async ({ actor, body }) => saveAbsence(deps, actor, body));
  bind(deleteAbsence, async ({ actor, params }) => removeAbsence(deps, actor, params.id));
  bind(putNeverOn, async ({ actor, body }) => saveNeverOn(deps, actor, body));
  bind(previewChange, async ({ actor, body }) => previewOf(deps, actor, body));
  bind(generateWeek, async ({ actor, body }) => regenerateWeek(deps, actor, body ?? null));
  bind(season.getSeason, async ({ actor }) => seasonOf(deps, actor));
  bind(season.putGoal, async ({ actor, body: { id, ...goal } }) => saveGoal(deps, actor, id, goal));
  bind(season.previewGoal, async ({ actor, body }) => previewGoal(deps, actor, body));
  bind(season.deleteGoal, async ({ actor, params }) => deleteGoal(deps, actor, params.id));
  bind(season.undoChange, async ({ actor, body }) => undoChange(deps, actor, body.change));
  bind(season.putBlocks, async ({ actor, body }) => saveBlocks(deps, actor, body));
  bind(season.saveTemplate, async ({ actor, body }) => storeTemplate(deps, actor, body));
  bind(season.applyTemplate, async ({ actor, params, body }) => beginTemplate(deps, actor, params.id, body));
  bind(season.deleteTemplate, async ({ actor, params }) => removeTemplate(deps, actor, params.id));
}
