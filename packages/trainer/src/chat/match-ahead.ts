import { daysBetween } from '@bandeja/domain/calendar/dates';
import { capitalise } from '@bandeja/domain/wire/text';
import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { answer, compose, quoted } from '#chat/phrase.ts';
import { plannedDays } from '#chat/plan-days.ts';
import type { ChatContext, ChatDay, ChatReply } from '#chat/types.ts';

const asksLoad = phrases(`
    llego/llegar/llegare/llegaria_*?_*?_cansad*/cargad*/fundid*/fresc*/muert*/bien/justo/justa/tocad* demasiado/muy_*?_pegad*/junt*/seguid*/cerca_al/del?/de puedo/podria_jugar_*?_*?_aunque
    me_va_a_pasar_factura es_demasiado_antes voy_a_ir_cargad*/cansad*`);
const ofMatch = phrases('partido jug* torneo pista');
/** Days between a hard session and a match. */
const enough = 2;

/** «¿llego bien al partido?», «¿me queda demasiado pegada?»: from the days between, and what can be done. */
export function matchAheadReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { text, health } = heard;
  if (!asksLoad.test(text) || !ofMatch.test(text) || health.pain || heard.frame.intents[0]?.value === 'food')
    return null;
  const ahead = plannedDays(context).filter(({ date }) => date >= context.today);
  const match = ahead.find(({ type, date }) => type === 'Partido' && isNamed(date, heard)) ?? ahead.find(isMatch);
  if (match === undefined) return null;
  const named = heard.days.map(({ date }) => date).filter((date) => date < match.date);
  const moved = named.at(-1);
  const hard = ahead.filter((day) => day.date < match.date && isHard(day)).at(-1);
  const date = heard.kinds.length > 0 && moved !== undefined ? moved : hard?.date;
  const when = dayLabel(match.date, context.today);
  if (date === undefined) return said(`Sí, llegas bien: hasta el partido, ${when}, no tienes nada duro.`, match);
  const between = daysBetween(date, match.date);
  const what = capitalise(dayLabel(date, context.today));
  if (between >= enough)
    return said(
      compose([
        `Sí, llegas bien: entre ${dayLabel(date, context.today)} y el partido, ${when}, hay ${between - 1 === 1 ? 'un día' : `${between - 1} días`} en medio, y con eso las piernas se recuperan.`,
        'Esa sesión, sin llegar al límite, y la víspera algo suave.',
      ]),
      match,
    );
  return said(
    compose([
      `Sí, queda pegada: ${what.toLowerCase()} es la víspera del partido, ${when}.`,
      'Puedes hacerla con la mitad de series de pierna y sin llegar al límite; si puedes elegir, mejor dos días antes o al día siguiente.',
      hard === undefined || hard.date === date || hard.routine === null
        ? null
        : `Ahora tienes ${quoted(hard.routine.name)} ${dayLabel(hard.date, context.today)}, y ahí está bien.`,
    ]),
    match,
  );
}

const isMatch = ({ type }: ChatDay): boolean => type === 'Partido';
const isHard = ({ type }: ChatDay): boolean => type.startsWith('Fuerza') || type === 'Pliometría';
const isNamed = (date: string, { days }: Heard): boolean => days.some((day) => day.date === date);
const said = (text: string, { date }: ChatDay): ChatReply => answer('plan', text, { about: { dates: [date] } });
