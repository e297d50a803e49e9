import { mondayOf } from '@bandeja/domain/calendar/dates';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { only, opening, phrases } from '@bandeja/reader/language/phrases';
import { asksOfDay, onlyAsks } from '#chat/asking.ts';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { openProposal } from '#chat/open-proposal.ts';
import { answer, compose, listed, quoted } from '#chat/phrase.ts';
import { dayOn, plannedDays } from '#chat/plan-days.ts';
import { editsIn } from '#chat/proposal.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { kindOf } from '#chat/week.ts';

const why = phrases('por_que para_que a_que_se_debe a_cuento_de_que y_eso_|');
const long = phrases('cuanto_dura/duran/tarda/tiempo cuantos_minutos es_larga/largo son_largas');
const whatWas = phrases(`
    que_pasa/pasaria/haces/hago_*?_con que_hay_de lo_que_habia/tenia/tocaba/estaba se_pierde/pierdo/queda_sin y_lo_de y_lo_del y_la_del y_la_de y_el_del y_lo_que me_lo/la_pierdo donde_va/queda/acaba/iria`);
const outcome = phrases('como_queda* como_me_queda* que_cambia/cambias/cambiaria que_queda');
const contents = phrases(
  'que_ejercicios/lleva/incluye/trae/tiene en_que_consiste de_que_va que_es_eso que_tengo_que_hacer',
);
const better = phrases(
  'es/seria_mejor/bueno/buena/recomendable_asi/eso/esto/idea? tu_que_harias/dices/opinas/crees te_parece_bien/buena que_te_parece lo_ves_bien',
);
const yours = only(`
    pues?_como/lo_que_tu?_quieras/veas/digas/prefieras pues?_ponme?_lo_que_tu?_quieras/veas/digas/prefieras/creas tu_mandas/decides/veras/sabras decide_tu elige_tu lo_que_te_parezca lo_que_sea`);
const longest = 12;
const opens = opening(
  'y pero oye vale ok entonces que por para a como cuanto cuantos donde es seria tu lo me te se de',
);

/** «¿y entonces la fuerza del lunes?» */
const replacedKind = opening('y pero entonces');

type Dated = { date: string; type: string; routineId: string | null };

/** What is asked about the change that waits: why, how long, what becomes of the rest. It goes on waiting. */
export function aboutProposalReply(heard: Heard, context: ChatContext): ChatReply | null {
  const open = openProposal(context.state);
  const edits = open === null ? null : editsIn(open, context.today);
  if (open === null || edits === null || edits.length === 0) return null;
  const { text, words } = heard;
  if (yours.test(text)) return { ...kept(open, 'Yo lo dejaría tal como te lo propongo.'), action: open };
  if (words > longest || heard.health.pain || heard.strokes.length > 0 || !opens.test(text)) return null;
  if (whatWas.test(text)) return kept(open, becomesOf(edits, context));
  if (replacedKind.test(text) && displaces(edits, heard, context)) return kept(open, becomesOf(edits, context));
  if (long.test(text)) return kept(open, lengthOf(edits, context));
  if (contents.test(text)) return kept(open, contentsOf(edits, context));
  const [day] = heard.days;
  if (day !== undefined && heard.days.length === 1 && asksOfDay.test(text))
    return kept(open, dayOutcome(day.date, edits, context));
  const isOther = heard.days.some(({ date }) => !edits.some((edit) => edit.date === date)) || heard.kinds.length > 0;
  if (isOther) return null;
  const isOtherWeek =
    phrases('esta_semana').test(text) && !edits.some(({ date }) => mondayOf(date) === mondayOf(context.today));
  if (isOtherWeek) return null;
  if (outcome.test(text)) return kept(open, outcomeOf(edits, context));
  if (why.test(text)) return kept(open, reasonOf(open, edits, context));
  return better.test(text) ? kept(open, judged(edits, context)) : null;
}

function kept(open: ChatAction, text: string): ChatReply {
  return answer('cambiar_plan', compose([text], texts.confirm), {
    keeps: open,
  });
}

/** A kind of session is named that one of the changed days holds now. */
function displaces(edits: readonly Dated[], { kinds, text }: Heard, context: ChatContext): boolean {
  if (onlyAsks({ text }) || phrases('pon* quit* muev* pas* cambi* haz* dej* mejor').test(text)) return false;
  return edits.some(({ date, type }) => {
    const before = dayOn(date, context)?.type;
    return before !== type && kinds.some(({ category }) => category === before);
  });
}

const routineOf = ({ routineId }: Dated, { routines }: ChatContext) => routines.find(({ id }) => id === routineId);

function named(edit: Dated, context: ChatContext): string {
  const routine = routineOf(edit, context);
  return routine === undefined ? 'descanso' : quoted(routine.name);
}

/** Where the sessions go that stood on the changed days. */
function becomesOf(edits: readonly Dated[], context: ChatContext): string {
  const lines = edits.flatMap(({ date }) => {
    const before = dayOn(date, context);
    if (before?.routine == null) return [];
    const goes = edits.find((edit) => edit.date !== date && edit.routineId === before.routineId);
    const what = `${quoted(before.routine.name)}, que estaba ${dayLabel(date, context.today)},`;
    return goes === undefined
      ? [`${what} esta vez no se hace: no se acumula y vuelve la semana que viene.`]
      : [`${what} pasa a ${dayLabel(goes.date, context.today)}.`];
  });
  return lines.length === 0
    ? 'Ese día no había ninguna sesión: no pierdes nada.'
    : capitalise(lines.join(' ')).replace(/ a el /g, ' al ');
}

function lengthOf(edits: readonly Dated[], context: ChatContext): string {
  const lines = edits.flatMap((edit) => {
    const routine = routineOf(edit, context);
    return routine === undefined
      ? []
      : [`${quoted(routine.name)}, ${dayLabel(edit.date, context.today)}, dura unos ${routine.duration} minutos`];
  });
  return lines.length === 0
    ? 'Es un día de descanso: no dura nada.'
    : `${listed(lines)}. Si tienes menos, dime cuántos.`;
}

function contentsOf(edits: readonly Dated[], context: ChatContext): string {
  const lines = edits.flatMap((edit) => {
    const routine = routineOf(edit, context);
    if (routine === undefined) return [];
    const names = routine.entries.slice(0, 6).map(({ exercise: { code } }) => nameOf(code, context));
    return [`${quoted(routine.name)} lleva ${listed(names.filter((name) => name !== ''))}.`];
  });
  return lines.length === 0 ? 'Ese día quedaría en descanso.' : lines.join(' ');
}

function nameOf(code: string | null, { exercises }: ChatContext): string {
  return exercises.find((exercise) => exercise.code === code)?.name.toLowerCase() ?? '';
}

function outcomeOf(edits: readonly Dated[], context: ChatContext): string {
  const [first] = edits;
  const days = plannedDays(context).filter(({ date }) => date >= context.today && sameWeek(date, first?.date ?? date));
  const lines = days.map((day) => {
    const edit = edits.find(({ date }) => date === day.date);
    const label = dayLabel(day.date, context.today);
    if (edit !== undefined) return `${label}, ${named(edit, context)}`;
    return `${label}, ${day.type === 'Descanso' ? 'descanso' : kindOf(day, context)}`;
  });
  return `Con el cambio: ${lines.join('; ')}.`;
}

/** A day as it stands, or as it would with the change. */
function dayOutcome(date: string, edits: readonly Dated[], context: ChatContext): string {
  const edit = edits.find((each) => each.date === date);
  const day = dayOn(date, context);
  const label = capitalise(dayLabel(date, context.today));
  if (edit !== undefined && day !== undefined)
    return `${label} toca ${kindOf(day, context)}${day.routine === null ? '' : `, ${quoted(day.routine.name)}`}; con el cambio, ${named(edit, context)}.`;
  if (day === undefined || day.type === 'Descanso') return `${label} sigue en descanso: ahí no toco nada.`;
  return `${label} sigue igual: ${kindOf(day, context)}${day.routine === null ? '' : `, ${quoted(day.routine.name)}`}.`;
}

const sameWeek = (one: string, other: string): boolean => mondayOf(one) === mondayOf(other);

function reasonOf(open: ChatAction, edits: readonly Dated[], context: ChatContext): string {
  const area = open.type === 'adapt_week' ? open.data.area : null;
  if (area !== null) return `Porque lo que había esos días carga tu ${area}: lo cambio por sesiones que no lo cargan.`;
  const told = edits.map((edit) => `${dayLabel(edit.date, context.today)}, ${named(edit, context)}`);
  return compose([
    `Porque es lo que me has pedido: ${told.join('; ')}.`,
    'El resto de la semana se queda igual.',
    eveLine(edits, context) ?? 'Lo he puesto donde no choca con el partido ni junta dos sesiones duras.',
  ]);
}

/** A match on the day after a session of legs. */
function eveLine(edits: readonly Dated[], context: ChatContext): string | null {
  const eve = edits.find((edit) => {
    const next = plannedDays(context).find(({ date }) => date > edit.date);
    return next?.type === 'Partido' && edit.routineId !== null && edit.type.startsWith('Fuerza');
  });
  return eve === undefined ? null : `Queda la víspera del partido: haz la mitad de series de pierna o dime otro día.`;
}

function judged(edits: readonly Dated[], context: ChatContext): string {
  return eveLine(edits, context) === null
    ? 'Sí, yo lo haría: queda sitio para recuperar y no choca con el partido.'
    : `Regular. ${eveLine(edits, context)}`;
}
