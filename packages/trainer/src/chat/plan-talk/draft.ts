import { addDays, mondayOf, weekDates, weekdayIndex, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { NewDay } from '#chat/adapt.ts';
import { type Bench, benchOf, type Pick, pickFor, type Wanted } from '#chat/bench.ts';
import { inWeekOf, plannedDays } from '#chat/plan-days.ts';
import { editsIn } from '#chat/proposal.ts';
import type { ChatContext, ChatDay } from '#chat/types.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

/** The planned weeks with wished changes, before anything is confirmed. */
export class Draft {
  readonly #changed = new Map<string, NewDay>();
  readonly #context: ChatContext;

  /** Begins with what was proposed last and is not confirmed yet. */
  constructor(context: ChatContext) {
    this.#context = context;
    const { state, today, routines } = context;
    const open = state?.proposal ?? null;
    if (open === null || open === state?.done) return;
    for (const { date, type, routineId } of editsIn(open, today) ?? [])
      this.set(date, type, routines.find(({ id }) => id === routineId) ?? null);
  }

  get days(): ChatDay[] {
    return plannedDays(this.#context).map((day) => {
      const changed = this.#changed.get(day.date);
      if (changed === undefined) return day;
      const { type, routine } = changed;
      const named = routine && { name: routine.name, minutes: routine.duration };
      return { ...day, type, routineId: routine?.id ?? null, routine: named };
    });
  }

  at(date: string): ChatDay | undefined {
    return this.days.find((day) => day.date === date);
  }

  /** Days from today on that hold a session, of one week or of both. */
  sessions(monday?: string): ChatDay[] {
    const { today } = this.#context;
    return this.days.filter(
      ({ date, type }) => date >= today && type !== 'Descanso' && (monday === undefined || mondayOf(date) === monday),
    );
  }

  free(monday?: string): ChatDay[] {
    const { today } = this.#context;
    return this.days.filter(
      ({ date, type }) => date >= today && type === 'Descanso' && (monday === undefined || mondayOf(date) === monday),
    );
  }

  routineAt(date: string): PlannerRoutine | null {
    const id = this.at(date)?.routineId;
    return this.#context.routines.find((routine) => routine.id === id) ?? null;
  }

  set(date: string, type: NewDay['type'], routine: PlannerRoutine | null): void {
    this.#changed.set(date, { date, weekday: weekdayOf(date), type, routine });
  }

  rest(date: string): void {
    this.set(date, 'Descanso', null);
  }

  keep(date: string): void {
    this.#changed.delete(date);
  }

  swap(one: string, other: string): void {
    const [first, second] = [this.at(one), this.at(other)];
    const [firstRoutine, secondRoutine] = [this.routineAt(one), this.routineAt(other)];
    if (first === undefined || second === undefined) return;
    this.set(one, second.type, secondRoutine);
    this.set(other, first.type, firstRoutine);
  }

  /** By the rules of the week as it stands in this draft; `most` minutes where a session must be short. */
  pick(
    date: string,
    wanted: Wanted,
    { most, not }: { most?: number | undefined; not?: string | undefined } = {},
  ): Pick | null {
    const bench = this.bench(date, most);
    if (bench === null) return null;
    const { planning } = bench;
    const others = (all: readonly PlannerRoutine[]) => all.filter(({ id }) => id !== not);
    return pickFor(wanted, weekdayIndex(date), {
      ...bench,
      planning: { ...planning, library: others(planning.library), fitting: others(planning.fitting) },
    });
  }

  bench(date: string, most?: number): Bench | null {
    const { player } = this.#context;
    const short = player && most !== undefined ? { ...player, sessionDuration: { min: 0, max: most } } : player;
    const bench = benchOf(inWeekOf(date, { ...this.#context, player: short }));
    if (bench === null) return null;
    return { ...bench, week: weekDates(mondayOf(date)).map((each) => this.routineAt(each)) };
  }

  /** What differs from the plan, of at most seven days in a row. */
  changes(): NewDay[] {
    const stored = plannedDays(this.#context);
    const all = [...this.#changed.values()]
      .filter((day) => {
        const now = stored.find(({ date }) => date === day.date);
        return now !== undefined && (now.type !== day.type || now.routineId !== (day.routine?.id ?? null));
      })
      .sort((one, other) => (one.date < other.date ? -1 : 1));
    const [first] = all;
    const last = first === undefined ? '' : addDays(mondayOf(first.date), 6);
    const isOneWeek = all.every(({ date }) => date <= last);
    return isOneWeek || first === undefined ? all : all.filter(({ date }) => date < addDays(first.date, 7));
  }
}
