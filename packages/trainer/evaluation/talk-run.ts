import { isDeepStrictEqual } from 'node:util';
import { mondayOf, weekDates, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import { factKey } from '@bandeja/domain/coach/rules';
import type { Fact } from '@bandeja/domain/coach/schemas';
import type { Absence } from '@bandeja/domain/schedule/contract';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import { chipsOf, withChips } from '@bandeja/reader/understand/chips';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { answerMessage } from '#chat/ask-first.ts';
import { dayOn, mondayIn, plannedDays } from '#chat/plan-days.ts';
import type { ChatAnswer, ChatContext, ChatDay, FactChanges } from '#chat/types.ts';
import { composeRoutine } from '#composer/compose.ts';
import { planWeek } from '#schedule/plan-week.ts';
import { catalogue, unknownPlayer } from '#testing/composer.ts';
import { type Failure, normalised } from './checks.ts';
import { routineFailures } from './routine-checks.ts';
import { worldOf } from './talk-worlds.ts';
import type { Must, MustNot, Talk, TalkTurn } from './talks.ts';

/** `demands`: the kinds of what the turn demands; each failure has one of them as its key. */
export type TurnOutcome = { says: string; answer: string; demands: string[]; failures: Failure[] };

/** Plays a talk as the product does: the state goes on, and what is agreed to is done. */
export function playTalk({ world, today, turns }: Talk): TurnOutcome[] {
  let context = worldOf(world, today);
  return turns.map((turn) => {
    const demands = demandsOf(turn);
    try {
      const answer = answerMessage(turn.says, context, context.player?.age ?? null);
      const failures = turnFailures(turn, answer, context);
      context = contextAfter(turn, answer, context);
      return { says: turn.says, answer: answered(answer), demands, failures };
    } catch (error) {
      const failures = demands.map((key) => ({ key, expected: 'an answer', got: String(error) }));
      return { says: turn.says, answer: String(error), demands, failures };
    }
  });
}

function demandsOf({ must = {}, mustNot = {} }: TalkTurn): string[] {
  return [...Object.keys(must), ...Object.keys(mustNot).map((key) => `not ${key}`)];
}

const answered = ({ text, action, choices }: ChatAnswer): string =>
  [text, ...choices.map(({ label }) => `[${label}]`), ...(action === null ? [] : [JSON.stringify(action)])].join(' ');

function contextAfter({ says, taps }: TalkTurn, answer: ChatAnswer, context: ChatContext): ChatContext {
  const { action, confirms, text, state, upsell, facts } = answer;
  const exchange = [
    { role: 'user', content: says },
    { role: 'assistant', content: text },
  ] as const;
  const after = {
    ...context,
    state,
    earlier: [...context.earlier, ...exchange].slice(-12),
    upsellShown: context.upsellShown || upsell,
    facts: factsAfter(context.facts, facts),
  };
  return confirms === true || taps === 'confirm' ? carriedOut(action, after) : after;
}

function factsAfter(before: readonly Fact[], changes: FactChanges | undefined): readonly Fact[] {
  if (changes === undefined) return before;
  const gone = [...changes.forgotten, ...changes.fresh].map(factId);
  return [...before.filter((fact) => !gone.includes(factId(fact))), ...changes.fresh];
}

const factId = (fact: Fact): string => `${fact.kind} ${factKey(fact)}`;

/** The days and the logged match; a week planned again and a generated routine are not played. */
function carriedOut(action: ChatAction | null, context: ChatContext): ChatContext {
  if (action?.type === 'log_match') {
    const { date, minutes, rpe } = action.data;
    const match = { localDate: date, type: 'Partido', routineId: null, durationSeconds: 60 * minutes, rpe };
    return { ...context, sessions: [...context.sessions, match], history: [...context.history, match] };
  }
  const edits = editsOf(action, context);
  const edited = (day: ChatDay): ChatDay => {
    const edit = edits.get(day.date);
    if (edit === undefined || day.date < context.today) return day;
    const routine = context.routines.find(({ id }) => id === edit.routineId);
    const named = routine === undefined ? null : { name: routine.name, minutes: routine.duration };
    return { ...day, ...edit, routine: named, reason: 'Lo elegiste tú.' };
  };
  return {
    ...context,
    week: context.week?.map(edited) ?? null,
    nextWeek: context.nextWeek?.map(edited) ?? null,
  };
}

type Edit = { type: PlanDayType; routineId: string | null };

/** By date: what the days would hold. */
function editsOf(action: ChatAction | null, context: ChatContext): Map<string, Edit> {
  switch (action?.type) {
    case 'update_day':
    case 'adapt_week': {
      const { from = mondayIn(context) } = action.data;
      const byDay = action.type === 'update_day' ? { [action.data.day]: action.data } : action.data.currentWeek;
      return new Map(
        weekDates(from).flatMap((date) => {
          const edit = byDay[weekdayOf(date)];
          return edit ? [[date, { type: edit.type, routineId: edit.routineId }] as const] : [];
        }),
      );
    }
    case 'absence':
      return absentDays(action.data, context);
    case 'never_on': {
      const { weekday, isNever } = action.data;
      const days = plannedDays(context).filter((day) => isNever && day.weekday === weekday);
      return new Map(days.map(({ date }) => [date, { type: 'Descanso', routineId: null }]));
    }
    default:
      return new Map();
  }
}

/** As the planner fills the days of an absence; the others stay as they are. */
function absentDays(absence: Absence, context: ChatContext): Map<string, Edit> {
  const { player, history, routines, today } = context;
  if (player === null) return new Map();
  const isAbsent = (date: string) =>
    date >= absence.from && date >= today && (absence.to === null || date <= absence.to);
  const mondays = new Set(plannedDays(context).map(({ date }) => mondayOf(date)));
  const days = [...mondays].flatMap(
    (monday) => planWeek({ monday, player, history, routines, absences: [absence], today }).days,
  );
  return new Map(
    days.flatMap(({ date, type, routineId }) => (isAbsent(date) ? [[date, { type, routineId }] as const] : [])),
  );
}

export function turnFailures({ must, mustNot }: TalkTurn, answer: ChatAnswer, context: ChatContext): Failure[] {
  return [...(must ? demanded(must, answer, context) : []), ...(mustNot ? forbidden(mustNot, answer, context) : [])];
}

function demanded(must: Must, answer: ChatAnswer, context: ChatContext): Failure[] {
  const { action, text, choices, intent } = answer;
  const failures: Failure[] = [];
  const expect = (key: string, isMet: boolean, expected: string, got: string) => {
    if (!isMet) failures.push({ key, expected, got });
  };
  const act = action?.type ?? 'none';
  const prompt = promptOf(action);
  const asks = choices.length > 0 || (action === null && text.includes('?'));
  if (must.act) expect('act', must.act.includes(act), must.act.join('|'), act);
  for (const [date, types] of Object.entries(must.days ?? {})) {
    const type = typeAfter(date, action, context);
    expect(
      'days',
      types.some((each) => each === type),
      `${date} ${types.join('|')}`,
      type ?? 'no plan',
    );
  }
  for (const [key, value] of Object.entries(must.data ?? {})) {
    const got: unknown = Object.entries(action?.data ?? {}).find(([name]) => name === key)?.[1];
    expect('data', isDeepStrictEqual(got, value), `${key}: ${JSON.stringify(value)}`, JSON.stringify(got) ?? 'nothing');
  }
  for (const stems of must.prompt ?? []) expect('prompt', says(prompt, stems), stems.join('|'), prompt || 'no wish');
  for (const stems of must.says ?? []) expect('says', says(text, stems), stems.join('|'), text);
  if (must.intent)
    expect(
      'intent',
      must.intent.some((each) => each === intent),
      must.intent.join('|'),
      intent,
    );
  if (must.confirms) expect('confirms', answer.confirms === true, 'carried out', 'only proposed or nothing');
  if (must.choices !== undefined)
    expect('choices', choices.length > 0 === must.choices, String(must.choices), `${choices.length} buttons`);
  if (must.asks !== undefined) expect('asks', asks === must.asks, String(must.asks), text);
  return [...failures, ...composedFailures(must, action, context)];
}

function forbidden(mustNot: MustNot, { action, text }: ChatAnswer, context: ChatContext): Failure[] {
  const failures: Failure[] = [];
  const refuse = (key: string, isMet: boolean, wrong: string, got: string) => {
    if (isMet) failures.push({ key: `not ${key}`, expected: `not ${wrong}`, got });
  };
  const act = action?.type ?? 'none';
  if (mustNot.act) refuse('act', mustNot.act.includes(act), act, act);
  for (const [date, types] of Object.entries(mustNot.days ?? {})) {
    const type = typeAfter(date, action, context);
    refuse(
      'days',
      types.some((each) => each === type),
      `${date} ${types.join('|')}`,
      type ?? 'no plan',
    );
  }
  const prompt = promptOf(action);
  for (const stems of mustNot.prompt ?? []) refuse('prompt', says(prompt, stems), stems.join('|'), prompt);
  for (const stems of mustNot.says ?? []) refuse('says', says(text, stems), stems.join('|'), text);
  return failures;
}

const promptOf = (action: ChatAction | null): string => (action?.type === 'make_routine' ? action.data.prompt : '');

/** What a day holds once the proposal is carried out. */
function typeAfter(date: string, action: ChatAction | null, context: ChatContext): PlanDayType | undefined {
  return editsOf(action, context).get(date)?.type ?? dayOn(date, context)?.type;
}

/** One of the stems begins a word; a number is a whole one. */
function says(text: string, stems: readonly string[]): boolean {
  return stems.some((stem) => {
    const escaped = normalised(stem).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}${/\d$/.test(stem) ? '(?!\\d)' : ''}`, 'u').test(normalised(text));
  });
}

const seed = 'conversaciones';

/** Composes the wish, as the generator would, where its length or its contents are demanded; whatever is wrong with it counts. */
function composedFailures(
  { minutes, maxMinutes, routine }: Must,
  action: ChatAction | null,
  context: ChatContext,
): Failure[] {
  const keys = Object.entries({ minutes, maxMinutes, routine }).flatMap(([key, value]) => (value ? [key] : []));
  if (keys.length === 0) return [];
  if (action?.type !== 'make_routine') return keys.map((key) => ({ key, expected: 'a wish', got: 'none' }));
  const { prompt, felt = [] } = action.data;
  const read = wishFrom(prompt);
  const wish = felt.length === 0 ? read : withChips(read, [...chipsOf(read), ...felt]);
  const player = { ...unknownPlayer, ...context.player };
  const input = { wish, player, catalogue, recent: [], today: context.today, seed };
  const dur = minutes ?? (maxMinutes === undefined ? undefined : { most: maxMinutes });
  const checks = { ...routine, ...(dur === undefined ? {} : { dur }) };
  return routineFailures(checks, input, composeRoutine(input)).map(({ key, expected, got }) => ({
    key: (key === 'dur' ? keys[0] : keys.at(-1)) ?? key,
    expected: `${key} ${expected}`,
    got,
  }));
}
