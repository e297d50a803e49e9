import type { Kind } from '@bandeja/reader/language/kinds';
import type { Clause } from '#chat/plan-talk/clauses.ts';
import type { Known, PlanAct } from '#chat/plan-talk/types.ts';
import * as say from '#chat/plan-talk/words.ts';

/** «pásalo al domingo», «cambia el martes por el jueves», «lleva la fuerza a otro día». */
export function moveIn(
  { text, calendar }: Clause,
  { waiting, acts, spoken }: Known,
  named: readonly Kind[],
): PlanAct | null {
  const placed = calendar.flatMap((words) => {
    if (words.kind !== 'day') return [];
    const lead = text.slice(0, words.start);
    return [
      { date: words.date, isSource: say.awayFrom.test(lead), isTarget: say.toward.test(lead), start: words.start },
    ];
  });
  const [one, other, third] = placed;
  const last = acts.at(-1);
  const isLeft = last?.kind === 'cannot' || last?.kind === 'rest';
  const left = isLeft && last.dates.length === 1 ? last.dates[0] : undefined;
  const pending = waiting.at(-1) ?? left;
  const isCarried = say.carries.test(text);
  if (one !== undefined && other === undefined && waiting.length === 1 && pending !== undefined && say.swaps.test(text))
    return { kind: 'move', from: pending, to: one.date };
  if (third !== undefined) return null;
  if (one !== undefined && other !== undefined) {
    if (say.swaps.test(text)) return { kind: 'move', from: one.date, to: other.date };
    const isPut = say.put.test(text) && (one.isSource || other.isSource);
    if (!isCarried && !say.settles.test(text) && !isPut) return null;
    const isBack = other.isSource || one.isTarget;
    if (!isBack && !isCarried && !one.isSource && !other.isTarget && !isPut) return null;
    return isBack ? { kind: 'move', from: other.date, to: one.date } : { kind: 'move', from: one.date, to: other.date };
  }
  if (one === undefined) {
    if (named.some(({ start }) => say.forKind.test(text.slice(0, start)))) return null;
    const from = pending ?? named[0] ?? spoken[0];
    return isCarried && say.elsewhere.test(text) && from !== undefined ? { kind: 'move', from, to: null } : null;
  }
  const [kind] = named;
  if (
    pending !== undefined &&
    pending !== one.date &&
    (isCarried || say.settles.test(text) || say.restarts.test(text) || one.isTarget) &&
    (kind === undefined || (one.isTarget && kind.start < one.start))
  )
    return { kind: 'move', from: pending, to: one.date };
  if (!isCarried) return null;
  if (kind !== undefined && kind.start > one.start) return null;
  if (one.isSource && !one.isTarget && (kind !== undefined || say.sourceWords.test(text)) && !say.changes.test(text))
    return { kind: 'move', from: one.date, to: null };
  if (kind !== undefined) return one.isTarget ? { kind: 'move', from: pending ?? kind, to: one.date } : null;
  const from = spoken.find((date) => date !== one.date);
  return from !== undefined && say.pronouns.test(text) ? { kind: 'move', from, to: one.date } : null;
}
