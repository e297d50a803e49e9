import { addDays, daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import { capitalise } from '@bandeja/domain/wire/text';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import { factsOf } from '#chat/facts.ts';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { answer, compose, quoted } from '#chat/phrase.ts';
import { dayOn, plannedDays } from '#chat/plan-days.ts';
import { goalProposal } from '#chat/season-goal.ts';
import type { ChatContext, ChatDay, ChatReply } from '#chat/types.ts';
import { kindOf } from '#chat/week.ts';

const planning = phrases(`
    como_llego/llegamos/llegar como_lo?_planteo/planteamos/preparo/preparamos/organizo/organizamos/enfoco/hacemos/hago que_hago/hacemos/entreno/entrenamos_*?_*?_semana que_hago/entreno_antes la_semana_esa/del_torneo esa_semana como_entreno que_me_recomiendas/aconsejas_*?_*?_semana
    la_semana_antes la_semana_previa los_dias_antes`);
const trains = phrases(
  'entreno entrenar descanso descansar hago_fuerza/cardio/pesas/algo/pierna fuerza_o_no que_hago salgo_a_correr puedo_entrenar/hacer me_machaco hago_o_no hago_la/lo la_hago lo_hago',
);
const onEve = phrases('dia_antes dia_anterior vispera dia_previo noche_antes noche_anterior');
const many = phrases(
  'dos/tres/cuatro/varios/2/3/4_partidos entre_partidos entre_partido_y_partido partido_y_partido mismo_dia muchos_partidos',
);
const onDay = phrases(
  'manana_del_partido/torneo dia_del_partido/torneo ese_dia mismo_dia cuando_llego cuanto_antes_llego a_que_hora_llego cuanto_antes',
);
const elsewhere = phrases('que_ceno/como/desayuno cenar comer desayun* pala quit* muev* pas* cambi* pon* deja*');
const orders = opening('dale vale ok venga pues bueno si entonces listo de_acuerdo perfecto');

const shortest = 4;

/** The day of the tournament the talk is about, or of the next one in the season. */
export function tournamentDate({ state, season, facts, today }: ChatContext): string | null {
  const told = state?.tournament ?? null;
  if (told !== null && told.date >= today) return told.date;
  const dates = [
    ...season.goals.flatMap(({ kind, date }) => (kind === 'tournament' && date !== null ? [date] : [])),
    ...factsOf('tournament', facts).map(({ date }) => date),
  ];
  return dates.filter((date) => date >= today).sort()[0] ?? null;
}

/** Told, and what follows from it: how the week goes, whether a day is trained, what the day itself asks. */
export function tournamentReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { text, health } = heard;
  if (health.pain) return null;
  const told = heard.facts.told.flatMap(({ fact }) => (fact.kind === 'tournament' ? [fact] : []));
  const [fresh] = told;
  const proposal = fresh === undefined ? null : goalProposal(told, context);
  const date = fresh?.date ?? tournamentDate(context);
  if (date === null || date < context.today) return null;
  const isTalked = fresh !== undefined || context.state?.tournament != null || phrases('torneo campeonato').test(text);
  if (!isTalked) return null;
  const about = { tournamentDate: date, dates: [date] };
  if (planning.test(text))
    return answer('plan', compose([weekText(date, context), proposal?.text]), {
      about,
      action: proposal?.action ?? null,
    });
  if (fresh !== undefined)
    return proposal === null || heard.asks
      ? null
      : answer('gracias', proposal.text, { final: true, about, action: proposal.action });
  if (many.test(text)) return answer('recuperar', betweenMatches, { about });
  // «dale, el viernes descanso entonces» is an order
  const isOrder =
    !heard.asks && (orders.test(text) || (heard.kinds.length > 0 && !trains.test(text.replace(/descanso/, ''))));
  if (elsewhere.test(text) || isOrder) return null;
  const [day] = heard.days;
  const asked = day?.date ?? (onEve.test(text) ? addDays(date, -1) : null);
  const isEveAlone = day === undefined && onEve.test(text) && heard.words <= shortest;
  if (
    asked !== null &&
    asked !== date &&
    asked < date &&
    (trains.test(text) || isEveAlone) &&
    daysBetween(asked, date) <= 7
  )
    return answer('plan', dayText(asked, date, context), { about: { ...about, dates: [asked] } });
  return onDay.test(text) ? answer('calentar', dayOf, { about }) : null;
}

const betweenMatches =
  'Entre partidos: sigue abrigado y camina cinco minutos, bebe a sorbos y come algo fácil a la media hora (plátano, pan con jamón o miel, arroz si hay más de dos horas). Siéntate a la sombra, no te tumbes. Antes del siguiente, calienta otra vez ocho minutos, con unos golpes suaves, y cambia camiseta y calcetines.';
const dayOf =
  'Ese día, llega unos 45 minutos antes: desayuno o comida dos o tres horas antes y sin novedades, diez o quince minutos de calentamiento de menos a más, y ropa, agua, overgrip y algo de comer en el paletero. Una sola idea de juego para los primeros games.';

/** What the planned days hold, and how they change with the distance to the tournament. */
function weekText(date: string, context: ChatContext): string {
  const { today } = context;
  const week = plannedDays(context).filter(
    (day) => day.date >= today && day.date < date && mondayOf(day.date) === mondayOf(date) && day.type !== 'Descanso',
  );
  const when = dayLabel(date, today);
  if (week.length === 0)
    return `El torneo es ${when}. Esa semana, la mitad de volumen y nada nuevo: la última fuerza, tres días antes; dos días antes, algo de pista corto; la víspera, descanso o diez minutos de movilidad.`;
  const lines = week.map((day) => `${dayLabel(day.date, today)}, ${kindOf(day, context)}: ${advice(day, date)}`);
  return compose([
    `El torneo es ${when}; esa semana, menos volumen y nada nuevo.`,
    `${capitalise(lines.join('; '))}.`,
    'Dime qué día cambio y lo hago.',
  ]);
}

function advice({ date, type }: ChatDay, tournament: string): string {
  const left = daysBetween(date, tournament);
  if (left === 1) return 'mejor descanso o diez minutos de movilidad';
  if (left === 2) return 'con la mitad de series y sin llegar al límite';
  return type === 'Cardio' ? 'suave' : 'como está, sin agujetas';
}

function dayText(asked: string, date: string, context: ChatContext): string {
  const left = daysBetween(asked, date);
  const day = dayOn(asked, context);
  const when = capitalise(dayLabel(asked, context.today));
  const held =
    day?.routine == null ? null : `Ahora tienes ${quoted(day.routine.name)}: dime «quítala» y te lo dejo libre.`;
  if (left === 1)
    return compose([
      `${when} es la víspera: nada de fuerza ni de sudar. Descanso, o diez o quince minutos de movilidad o peloteo suave si así llegas más tranquilo.`,
      held,
    ]);
  if (left === 2)
    return compose([
      `${when} quedan dos días: puedes entrenar, con la mitad de series y sin llegar al límite, o pista corta y alegre. Nada que te deje agujetas.`,
      day?.routine == null ? null : `Tienes ${quoted(day.routine.name)}.`,
    ]);
  return compose([
    `Sí: ${when.toLowerCase()} quedan ${left} días, hay tiempo de recuperar. Hazla completa, pero sin ejercicios nuevos.`,
    day?.routine == null ? null : `Tienes ${quoted(day.routine.name)}.`,
  ]);
}
