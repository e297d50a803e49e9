import { sessionMarks } from '#features/progress/queries.ts';
import { units } from '#features/progress/service.ts';
import { loadSession } from '#features/sessions/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';

export type SessionRecord = { key: string; name: string; unit: string; value: number; before: number };

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Marks of a session that are higher than ever before; a first mark is none. @throws AppError session.not_found */
export async function recordsOf(deps: Deps, actor: Actor, sessionId: string): Promise<SessionRecord[]> {
  const { localDate } = await loadSession(deps, actor, sessionId);
  const { now, before } = await sessionMarks(deps.db, actor.userId, { sessionId, localDate });
  return now.flatMap((mark) => {
    const unit = units.find(({ column }) => mark[column] !== null);
    const former = unit && before.find(({ key }) => key === mark.key)?.[unit.column];
    const value = unit && mark[unit.column];
    if (!unit || value == null || former == null || rounded(value) <= rounded(former)) return [];
    return [{ key: mark.key, name: mark.name, unit: unit.name, value: rounded(value), before: rounded(former) }];
  });
}
