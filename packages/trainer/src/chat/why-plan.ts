import { mondayOf } from '@bandeja/domain/calendar/dates';
import { count } from '@bandeja/domain/exercises/dose';
import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import { adultAge } from '@bandeja/domain/minors/rules';
import { areaNames } from '@bandeja/domain/profile/safety.messages';
import { type Kind, shareOf } from '@bandeja/reader/language/kinds';
import { phrases } from '@bandeja/reader/language/phrases';
import { benchOf } from '#chat/bench.ts';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { answer, compose, listed, lowerFirst, quoted } from '#chat/phrase.ts';
import { dayOn, plannedDays } from '#chat/plan-days.ts';
import type { ChatContext, ChatDay, ChatReply } from '#chat/types.ts';
import { kindOf, whyReply } from '#chat/week.ts';

const asksWhy = phrases('por_que porque_no a_que_se_debe como_es_que como_que_no');
const lacks = phrases(`
    no_hay/tengo/veo/toca/pones/sale/aparece/haces/hago/entreno/esta/metes no_me_has?_toca/pones/sale/metes/puesto/metido nada_de ningun/ninguna/ningunas sin tan_poco/poca/pocos/pocas poco/poca_*?_!tiempo`);
const seesNone = phrases('no_veo/encuentro ni_rastro_de no_hay/tengo_ni/nada_de donde_esta/estan');
const ofPlan = phrases(`
    plan semana rutina rutinas entreno entrenos sesion sesiones planificacion calendario`);
const muchOrLittle = phrases(`
    es/sera/seria/son/parece/veo_muy?_mucho/mucha/poco/poca/demasiado/demasiada/demasiados/suficiente/pocos/muchos/corto/justo no_es/sera/son_muy?_mucho/poco/poca/demasiado
    me_quedo_corto/corta bastara basta_con`);

/** «¿por qué no hay pierna?», «¿por qué fuerza el jueves?», «¿no es mucho, dos de fuerza?»: the plan is defended from its own reasons. */
export function whyPlanReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { text, days, kinds, groups } = heard;
  if (context.week === null || heard.words > longest || !isOfPlan(heard, context)) return null;
  const isWhy = asksWhy.test(text);
  const [kind] = kinds;
  const named = groups.map(({ group }) => group);
  const isAbout = kind !== undefined || named.length > 0;
  if (isAbout && ((isWhy && lacks.test(text)) || (seesNone.test(text) && ofPlan.test(text))))
    return whyNot(kind, named, context);
  if (isWhy && kind !== undefined && has.test(text)) return whyHas(kind, context);
  if (isWhy && days.length > 0) return whyReply(days[0]?.date ?? context.today, context);
  const isJudged =
    heard.words <= shortest && !asksHowMany.test(text) && muchOrLittle.test(text) && !politely.test(text);
  return isJudged && (isAbout || isPlanTalk(context) || ofWeek.test(text)) && !heard.health.pain
    ? enough(kind, context)
    : null;
}

const has = phrases(
  'dias/dia/sesiones/sesion_de tengo hay toca pones metes has_puesto/metido tanta tanto tantas tantos',
);

/** «¿por qué tengo cardio?»: the reason of the next such day. */
function whyHas(kind: Kind, context: ChatContext): ChatReply {
  const day = plannedDays(context).find(({ type, date }) => type === kind.category && date >= context.today);
  const reply = day === undefined ? whyNot(kind, [], context) : whyReply(day.date, context);
  return day === undefined ? reply : { ...reply, about: { dates: [day.date] } };
}

const ofWeek = phrases('la/esta/mi_semana mi/el/este_plan');
const longest = 14;
const shortest = 8;
/** «¿cuántos partidos a la semana es demasiado?» asks of no plan. */
const asksHowMany = phrases('cuant*');
const politely = phrases('pedir molestia problema lio');
const isPlanTalk = ({ state }: ChatContext): boolean => state?.intent === 'plan' || state?.intent === 'cambiar_plan';

/** What is asked of strokes, food or a wish is no question to the plan. */
function isOfPlan({ text, strokes, frame }: Heard, context: ChatContext): boolean {
  const first = frame.intents[0]?.value;
  const isElse = first === 'food' || first === 'racket' || first === 'price';
  return strokes.length === 0 && (!isElse || isPlanTalk(context) || ofPlan.test(text));
}

function whyNot(kind: Kind | undefined, groups: readonly MuscleGroup[], context: ChatContext): ChatReply {
  const name = groups.length > 0 ? listed(groups.map((group) => group.toLowerCase())) : nameOf(kind);
  const ahead = plannedDays(context).filter(({ date }) => date >= mondayOf(context.today));
  const holding = ahead.filter((day) => holds(day, kind, groups, context));
  const [first] = holding.filter(({ date }) => date >= context.today);
  if (first?.routine) {
    const when = [...new Set(holding.map(({ date }) => dayLabel(date, context.today)))].slice(0, 3);
    return answer(
      'plan',
      compose([
        `Sí que hay ${name}: ${listed(when)}, con ${quoted(first.routine.name)}.`,
        first.reason,
        'Si lo quieres otro día, dime cuál.',
      ]),
      { about: { dates: [first.date] } },
    );
  }
  const wanted: Kind | null =
    kind ?? (groups.length > 0 ? { category: 'Fuerza', first: null, gentle: false, groups, start: 0 } : null);
  return answer(
    'plan',
    compose([...reasons(name, kind, context), `Si quieres ${name}, dime qué día y lo pongo en lugar de lo que haya.`]),
    { about: { open: 'day', change: { kind: 'ask', open: 'day', days: [], wanted } } },
  );
}

const nameOf = (kind: Kind | undefined): string => (kind?.category ?? 'eso').toLowerCase();
/** A part of the body counts where a fifth of the main part trains it. */
const leastShare = 0.2;

function holds(day: ChatDay, kind: Kind | undefined, groups: readonly MuscleGroup[], { routines }: ChatContext) {
  const routine = routines.find(({ id }) => id === day.routineId);
  if (routine === undefined) return false;
  if (groups.length > 0) return groups.some((group) => shareOf(group, routine.entries) >= leastShare);
  return kind !== undefined && (day.type === kind.category || (kind.first !== null && routine.type === kind.first));
}

/** What keeps it away, the surest first. */
function reasons(name: string, kind: Kind | undefined, context: ChatContext): (string | false)[] {
  const { player, week, today } = context;
  const hurt = benchOf(context)?.health.injuries ?? [];
  const jumps = kind?.category === 'Pliometría' || kind?.category === 'Fuerza explosiva';
  const age = player?.age ?? null;
  const sessions = (week ?? []).filter(({ type }) => type !== 'Descanso');
  const [goal] = player?.goals ?? [];
  const match = sessions.find(({ type, date }) => type === 'Partido' && date >= today);
  return [
    `Esta semana no hay ${name}.`,
    hurt.length > 0 && `Cuido ${listed(hurt.map(({ area }) => `tu ${areaNames[area]}`))}, y eso quita sesiones.`,
    jumps && age !== null && (age >= 60 || age < adultAge) && 'A tu edad los saltos fuertes no los pongo.',
    jumps && player?.level === 'Principiante' && 'Los saltos llegan después de unas semanas de fuerza.',
    `Tienes ${count(sessions.length, 'sesión', 'sesiones')}${goal === undefined ? '' : `, y van primero a tu objetivo: ${lowerFirst(goal)}`}.`,
    match !== undefined && `Antes del partido ${dayLabel(match.date, today)} además guardo las piernas.`,
  ];
}

/** «¿no es mucho?», «me parece poco»: how many there are, how they are spread, and what can be done. */
function enough(kind: Kind | undefined, context: ChatContext): ChatReply {
  const { week, state, today } = context;
  const [date] = state?.dates ?? [];
  const running = (week ?? []).some((day) => day.date === date) ? (week ?? []) : (context.nextWeek ?? week ?? []);
  const days = (date === undefined ? (week ?? []) : running).filter(({ type }) => type !== 'Descanso');
  const same = kind === undefined ? days : days.filter(({ type }) => type === kind.category);
  const named = listed(same.map((day) => `${dayLabel(day.date, today)}${kind ? '' : ` (${kindOf(day, context)})`}`));
  const level = context.player?.level ?? 'Principiante';
  const usual = level === 'Principiante' ? 'dos o tres' : 'tres o cuatro';
  const [day] = date === undefined ? [] : [dayOn(date, context)];
  return answer(
    'plan',
    compose([
      kind === undefined
        ? `Son ${count(days.length, 'sesión', 'sesiones')}: ${named}. Con tu nivel van bien ${usual} más el partido.`
        : `Son ${count(same.length, 'día', 'días')} de ${kind.category.toLowerCase()}: ${named}, separados para que te recuperes.`,
      kind?.category === 'Fuerza' && 'Dos por semana es lo que hace falta para ganar fuerza y mantenerla.',
      day?.routine != null && 'Si un día lo quieres más corto, más suave o más exigente, dímelo y lo cambio.',
    ]),
    { about: { dates: date === undefined ? [] : [date] } },
  );
}
