import * as contract from '@bandeja/domain/coach/tools';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import { suspicionOf } from '@bandeja/reader/understand/decisions';
import { hear } from '#chat/hear.ts';
import { logReply } from '#chat/match.ts';
import { actsReply } from '#chat/plan-talk/reply.ts';
import type { PlanAct } from '#chat/plan-talk/types.ts';
import { changeAnswer, undoOf } from '#chat/proposal.ts';
import { routineReply } from '#chat/routine.ts';
import { texts } from '#chat/texts.ts';
import type { ChatReply } from '#chat/types.ts';
import { proposing, type ToolWorld, type TrainerTool } from '#tools/tool.ts';

/** A match that was played without saying for how long. */
const usualMinutes = 90;
const nothingToUndo = 'No hay ningún cambio confirmado que deshacer.';
const notPlayedYet = 'Ese partido todavía no se ha jugado: se apunta cuando acabe.';
const notOfThisWish = 'Eso no lo convierto en una rutina.';

export const proposingTools: readonly TrainerTool[] = [
  proposing(contract.restOn, ({ dates }, world) => ofAct({ kind: 'rest', dates }, world)),
  proposing(contract.moveSession, ({ from, to }, world) => ofAct({ kind: 'move', from, to }, world)),
  proposing(contract.trainOn, ({ dates, kind }, world) =>
    ofAct(kind === 'Descanso' ? { kind: 'rest', dates } : { kind: 'train', dates, wanted: kindOf(kind) }, world),
  ),
  proposing(contract.alterSession, ({ date, how, minutes = null }, world) =>
    ofAct({ kind: 'alter', how, minutes, dates: [date] }, world),
  ),
  proposing(contract.beAway, ({ why, from, to = null, hasKit = false }, world) =>
    ofAct({ kind: 'absent', why, from, to, hasKit }, world),
  ),
  proposing(contract.neverOn, ({ weekday, isNever }, world) =>
    ofAct({ kind: 'never', weekdays: [weekday], isNever }, world),
  ),
  proposing(contract.makeRoutine, ({ wish }, { context }) => {
    const heard = hear(wish, { ...context, frame: undefined, chosen: null });
    const isUnsafe = heard.health.redFlag !== null || suspicionOf(heard.frame.danger) !== null;
    return isUnsafe ? changeAnswer(notOfThisWish) : routineReply(heard, context);
  }),
  proposing(contract.logMatch, ({ date, minutes = null, sets, rpe = null }, { context: { today } }) =>
    date > today
      ? changeAnswer(notPlayedYet)
      : logReply({ date, minutes: minutes ?? usualMinutes, sets, rpe }, minutes === null, today),
  ),
  proposing(contract.undoChange, (_none, { context }) => {
    const { done = null } = context.state ?? {};
    const undo = done && undoOf(done, context);
    return undo
      ? changeAnswer(`Dejo la semana como estaba antes del cambio. ${texts.confirm}`, undo)
      : changeAnswer(nothingToUndo);
  }),
];

function ofAct(act: PlanAct, { heard, context }: ToolWorld): ChatReply {
  if (context.week === null) return changeAnswer(texts.noPlan);
  return actsReply([act], heard, context) ?? changeAnswer('No hay nada que cambiar.');
}

function kindOf(category: Exclude<PlanDayType, 'Descanso'>) {
  return { category, first: null, gentle: false, start: 0 } as const;
}
