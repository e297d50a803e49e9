import { mondayOf, weekDates, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { FactsReading } from '@bandeja/reader/understand/facts/read-facts';
import type { ChatReply, ChatState } from '#chat/types.ts';

/** Turns after which a tournament that was told is no longer what the talk is about. */
const forgottenAfter = 4;
/** Turns in which a bare weekday is one of its week. */
const inMind = 2;

/** What is told of a tournament stays what the talk is about for some turns. */
export function tournamentAfter(
  reply: ChatReply,
  facts: FactsReading,
  state: ChatState | null,
): ChatState['tournament'] {
  const named =
    facts.told.flatMap(({ fact }) => (fact.kind === 'tournament' ? [fact.date] : []))[0] ?? reply.about?.tournamentDate;
  if (named !== undefined) return { date: named, turns: 0 };
  const before = state?.tournament ?? null;
  return before === null || before.turns >= forgottenAfter ? null : { ...before, turns: before.turns + 1 };
}

/** «el viernes», while a tournament is talked about: of its week. */
export function inTournamentWeek(date: string, state: ChatState | null, today: string): string {
  const told = state?.tournament ?? null;
  if (told === null || told.turns > inMind || mondayOf(date) === mondayOf(told.date)) return date;
  const same = weekDates(mondayOf(told.date)).find((each) => weekdayOf(each) === weekdayOf(date));
  return same !== undefined && same >= today && same <= told.date ? same : date;
}
