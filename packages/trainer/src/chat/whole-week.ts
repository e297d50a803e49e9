import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { NewDay } from '#chat/adapt.ts';
import { benchOf, pickFor } from '#chat/bench.ts';
import type { Heard } from '#chat/hear.ts';
import { compose, listed } from '#chat/phrase.ts';
import { changeAnswer, proposal } from '#chat/proposal.ts';
import { profileStop } from '#chat/safety.ts';
import { nextWeekText, texts } from '#chat/texts.ts';
import type { ChatContext, ChatDay, ChatReply } from '#chat/types.ts';
import { weekdayLabel } from '#language/days.ts';
import { easy, intensityOf } from '#schedule/intensity.ts';

const entire = '\\b(?:la|esta|mi|toda la|el resto de la|lo que queda de) (?:\\w+ )?semana\\b|\\b(?:el|mi|este) plan\\b';
const whole = new RegExp(entire);
const soften =
  /\b(?:baj|afloj|suaviz|aliger|reduc|redu[zj]|quit|rebaj)\w*(?: \w+){0,4}? (?:semana|intensidad|carga|ritmo|plan|cana|piston|exigencia|volumen)\b|\b(?:semana|plan)\b(?: \w+){0,3}? (?:mas|muy|demasiado) (?:\w+ )?(?:suave|floj[oa]|liger[oa]|tranquil[oa]|facil|light|llevader[oa]|dur[oa]|intens[oa]|exigente|fuerte|carg\w+|pesad[oa])\b|\b(?:afloj|suaviz|aliger)\w+(?: \w+){0,2}? (?:semana|plan)\b/;
const harden =
  /\b(?:sub|aument|apret|met|dar|dame|dale|increment)\w*(?: \w+){0,4}? (?:intensidad|carga|ritmo|cana|exigencia|volumen|nivel)\b|\b(?:semana|plan)\b(?: \w+){0,3}? (?:mas|demasiado) (?:dur[oa]|intens[oa]|exigente|fuerte|canera|suave|facil|floj[oa])\b/;
const isTooSoft =
  /\bdemasiado (?:suave|facil|floj[oa]|liger[oa])|\bme (?:aburr|sabe a poco)|\bse (?:me )?queda cort[oa]/;
const wantsHarder = /\bmas (?:dur[oa]|intens[oa]|exigente|fuerte|canera)\b/;
const lead =
  /\b(?:quiero|pon|ponme|haz|hazme|puedes|podemos|podrias|necesito|dame|hay que|me gustaria|prefiero|me parece|veo|es|esta)\b/;
const away =
  /\b(?:no (?:voy a poder|puedo|podre|voy a|quiero|tengo (?:tiempo|ganas))|falt(?:o|are|ar)|estare? fuera|estoy fuera|me voy|sin|nada de|cancela\w*|anula\w*|quita\w*|libre|descans\w+|imposible|viaje|vacaciones)\b/;
const allDays =
  /\b(?:en |por )?(?:toda la|el resto de la|lo que queda de) semana\b|\besta semana (?:no|entera|nada|imposible|falto|descans\w+|libre|estoy (?:fuera|de viaje)|me voy)\b|\b(?:no|nada|imposible|descans\w+|libre) (?:\w+ ){0,4}?esta semana\b|\btodos los dias\b.*\bdescans\w+/;

/** What a message wants of the whole week: softer, harder or none at all; null when it wants nothing of the kind. */
function wishOf({ text, days, asks }: Heard): 'softer' | 'harder' | 'off' | null {
  if (days.length > 0 || /^(?:cual|cuant|que (?!sea)|por que)|\b(?:que es|pasad[oa]|que viene|proxima)\b/.test(text))
    return null;
  if (allDays.test(text) && away.test(text) && !/\b(?:que pasa|he|hice|llevo)\b/.test(text) && !asks) return 'off';
  if (!whole.test(text)) return null;
  if (isTooSoft.test(text) || wantsHarder.test(text) || (harden.test(text) && !soften.test(text))) return 'harder';
  return soften.test(text) && (lead.test(text) || !asks) ? 'softer' : null;
}

/** The days that still lie ahead with a session that is not done. */
function ahead({ week, today, stats }: ChatContext): ChatDay[] {
  const isDone = stats.last?.localDate === today;
  return (week ?? []).filter(({ type, date }) => type !== 'Descanso' && (isDone ? date > today : date >= today));
}

/** The proposal for a wish about the whole week; null when the message has none. */
export function wholeWeekReply(heard: Heard, context: ChatContext): ChatReply | null {
  const wish = wishOf(heard);
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

/** Every session that is not easy already gives way to a gentle one; a match stays the player's own. */
/** The rest of the week made softer, after the trainer asked what it is to be adapted to. */
export function softerDay(heard: Heard, context: ChatContext): ChatReply | null {
  return /\bsuav|\bfloj|\bmenos\b|\bligera?\b|\btranquil/.test(heard.text)
    ? softerReply(ahead(context), heard, context)
    : null;
}

function softerReply(left: readonly ChatDay[], heard: Heard, context: ChatContext): ChatReply {
  const bench = benchOf(context);
  const stop = profileStop(bench?.health.redFlag ?? null, heard);
  if (stop) return stop;
  if (bench === null) return changeAnswer(texts.noPlan);
  const changes: NewDay[] = [];
  for (const { date, weekday, type, routineId } of left) {
    const current = bench.planning.library.find(({ id }) => id === routineId);
    if (type === 'Partido' || (current && intensityOf(current) === easy)) continue;
    // what was chosen for the days before counts, so that one gentle routine may serve several
    const week = bench.week.map(
      (routine, at) => changes.find(({ weekday: on }) => weekdays.indexOf(on) === at)?.routine ?? routine,
    );
    const pick = pickFor(gentle, weekdays.indexOf(weekday), { ...bench, week });
    if (pick) changes.push({ date, weekday, type: pick.type, routine: pick.routine });
  }
  const match = left.find(({ type }) => type === 'Partido');
  const kept = match ? `El partido del ${weekdayLabel(match.date)} lo dejo; si lo quieres fuera, dímelo.` : null;
  if (changes.length === 0)
    return changeAnswer(compose(['Lo que te queda de semana ya es suave, así que no cambio nada.', kept]));
  return proposal(changes, context, kept);
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
