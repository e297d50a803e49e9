import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { weekdayLabel } from '@bandeja/reader/language/days';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import type { NewDay } from '#chat/adapt.ts';
import { benchOf, pickFor } from '#chat/bench.ts';
import type { Heard } from '#chat/hear.ts';
import { compose, listed } from '#chat/phrase.ts';
import { changeAnswer, proposal } from '#chat/proposal.ts';
import { profileStop } from '#chat/safety.ts';
import { nextWeekText, texts } from '#chat/texts.ts';
import type { ChatContext, ChatDay, ChatReply } from '#chat/types.ts';
import { easy, intensityOf } from '#schedule/intensity.ts';

const whole = phrases('lo_que_queda la/esta/mi_*?_semana queda_de_semana el/mi/este_plan');
const notOfThisWeek = phrases('que_es/viene pasado/pasada proxima');
const soften = phrases(`
    baj*/afloj*/suaviz*/aliger*/reduc*/reduz*/reduj*/quit*/rebaj*_…_semana/intensidad/carga/ritmo/plan/cana/piston/exigencia/volumen/todo semana/
    plan_…_mas/muy/demasiado_*?_suave/flojo/floja/ligero/ligera/tranquilo/tranquila/facil/light/llevadero/llevadera/duro/dura/intenso/intensa/
    exigente/fuerte/carg*/pesado/pesada`);
const harden = phrases(`
    sub*/aument*/apret*/met*/dar*/dame*/dale*/increment*_…_intensidad/carga/ritmo/cana/exigencia/volumen/nivel
    semana/plan_…_mas/demasiado_duro/dura/intenso/intensa/exigente/fuerte/canera/suave/facil/flojo/floja`);
const isTooSoft = phrases(`
    demasiado_suave*/facil*/flojo*/floja*/ligero*/ligera* me_aburr* me_sabe_a_poco* se_me?_queda_corto*/corta*`);
const wantsHarder = phrases('mas_duro/dura/intenso/intensa/exigente/fuerte/canera');
const lead = phrases(`
    quiero pon ponme haz hazme puedes podemos podrias necesito dame prefiero veo es esta hay_que me_gustaria/parece`);
const away = phrases(`
    falto faltare faltar sin cancela* anula* quita* libre descans* imposible viaje vacaciones no_voy_a_poder? no_puedo/podre/quiero
    no_tengo_tiempo/ganas estar/estare/estoy_fuera me_voy nada_de`);
const allDays = phrases(`
    en/por?_toda_la_semana en/por?_el_resto_de_la_semana en/por?_lo_que_queda_de_semana esta_semana_no/entera/nada/imposible/falto/descans*/libre
    esta_semana_estoy_fuera esta_semana_estoy_de_viaje esta_semana_me_voy no/nada/imposible/descans*/libre_…_esta_semana todos_los_dias_…_descans*`);

const asking = opening('cual* cuant* que_!sea* por_que*');

/** «bájamela un poco», after the week was told. */
const softenIt = phrases(
  'bajamela bajala bajalo bajamelo suavizamela suavizala suavizalo aflojala aflojamela aligerala aligeramela reducela reducemela rebajala rebajamela hazla/hazmela_mas_suave/floja/llevadera',
);

function wishOf({ text, days, asks }: Heard, { state }: ChatContext): 'softer' | 'harder' | 'off' | null {
  if (days.length > 0 || asking.test(text) || notOfThisWeek.test(text)) return null;
  if (allDays.test(text) && away.test(text) && !phrases('he hice llevo que_pasa').test(text) && !asks) return 'off';
  const isWeekTold = state?.intent === 'plan' || state?.intent === 'carga' || state?.intent === 'cambiar_plan';
  if (isWeekTold && state?.dates.length !== 1 && softenIt.test(text)) return 'softer';
  if (!whole.test(text)) return null;
  if (isTooSoft.test(text) || wantsHarder.test(text) || (harden.test(text) && !soften.test(text))) return 'harder';
  return soften.test(text) && (lead.test(text) || !asks) ? 'softer' : null;
}

function ahead({ week, today, stats }: ChatContext): ChatDay[] {
  const isDone = stats.last?.localDate === today;
  return (week ?? []).filter(({ type, date }) => type !== 'Descanso' && (isDone ? date > today : date >= today));
}

export function wholeWeekReply(heard: Heard, context: ChatContext): ChatReply | null {
  const wish = wishOf(heard, context);
  if (wish === null) return null;
  if (context.week === null) return changeAnswer(texts.noPlan);
  if (wish === 'harder') return { ...changeAnswer(harderText(context)), intent: 'carga' };
  const left = ahead(context);
  if (left.length === 0) return changeAnswer(`Esta semana no te queda ninguna sesión. ${nextWeekText(context)}`);
  if (wish === 'off')
    return proposal(
      left.map(({ date, weekday }): NewDay => ({ date, weekday, type: 'Descanso', routine: null })),
      context,
      'Lo que no hagas no se acumula: retomas la semana que viene.',
    );
  return softerReply(left, heard, context);
}

const gentle = { category: 'Flexibilidad', first: null, gentle: true } as const;

/** The softer rest of the week, after the trainer asked for the reason. */
export function softerDay(heard: Heard, context: ChatContext): ChatReply | null {
  return phrases('suav* floj* menos ligera tranquil*').test(heard.text)
    ? softerReply(ahead(context), heard, context)
    : null;
}

/** A match stays the player's decision. */
function softerReply(left: readonly ChatDay[], heard: Heard, context: ChatContext): ChatReply {
  const bench = benchOf(context);
  const stop = profileStop(bench?.health.redFlag ?? null, heard);
  if (stop) return stop;
  if (bench === null) return changeAnswer(texts.noPlan);
  const changes: NewDay[] = [];
  for (const { date, weekday, type, routineId } of left) {
    const current = bench.planning.library.find(({ id }) => id === routineId);
    if (type === 'Partido' || (current && intensityOf(current) === easy)) continue;
    // choices for earlier days count, so that one gentle routine may serve several
    const week = bench.week.map(
      (routine, at) => changes.find(({ weekday: on }) => weekdays.indexOf(on) === at)?.routine ?? routine,
    );
    const pick = pickFor(gentle, weekdays.indexOf(weekday), { ...bench, week });
    if (pick) changes.push({ date, weekday, type: pick.type, routine: pick.routine });
  }
  const match = left.find(({ type }) => type === 'Partido');
  const matchNote = match ? `El partido del ${weekdayLabel(match.date)} lo dejo; si lo quieres fuera, dímelo.` : null;
  if (changes.length === 0)
    return changeAnswer(compose(['Lo que te queda de semana ya es suave, así que no cambio nada.', matchNote]));
  return proposal(changes, context, matchNote);
}

function harderText({ week, today, player }: ChatContext): string {
  const free = (week ?? []).filter(({ type, date }) => type === 'Descanso' && date >= today);
  return compose([
    'La carga la subo poco a poco, semana a semana: de golpe no te hace mejor.',
    free.length > 1 &&
      `Si te sobran fuerzas, puedo añadirte una sesión en un día libre (${listed(free.map(({ date }) => weekdayLabel(date)))}): dime cuál.`,
    player !== null && 'Si las sesiones se te quedan cortas siempre, sube tu nivel o su duración en Perfil.',
  ]);
}
