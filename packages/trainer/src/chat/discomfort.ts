import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { areaNames, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { weekdayLabel } from '@bandeja/reader/language/days';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import type { BodyPart } from '@bandeja/reader/understand/frame';
import { areaOf, isFelt, withFelt } from '@bandeja/reader/understand/health';
import { adaptWeek, changesInWords, editsOf, type NewDay } from '#chat/adapt.ts';
import { areaAdvice, needsProfessional } from '#chat/body/areas.ts';
import { parseChange } from '#chat/change.ts';
import type { Heard } from '#chat/hear.ts';
import { isOfOthers } from '#chat/others.ts';
import { compose, listed } from '#chat/phrase.ts';
import { dayOn } from '#chat/plan-days.ts';
import { changeAnswer } from '#chat/proposal.ts';
import { forPlayer, watchPain } from '#chat/safety.ts';
import { feltIn } from '#chat/state.ts';
import { questions, texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const othersAdvice =
  'Un entrenador no diagnostica: que lo vea un médico o fisioterapeuta antes de volver a jugar o entrenar. Mientras tanto, reposo de esa zona; si no puede apoyar, hay deformidad o se hincha mucho, urgencias. Tu semana la dejo como está.';
const general = opening('que_es/son cuanto_tiempo?_tarda*/dura*/tardo* como_se?_evit*/previen*/previn* para_que_sirve');
const gear = phrases('pala palas overgrip* puno');

/** «ya no me duele el codo, quiero volver»: a past pain, and an area that needs care. */
const comeback = phrases(`
    ya_no_me_duel*/molest*_…_volver/vuelvo/retomar/reincorporarme va/esta/voy/estoy_mucho?_mejor_…_volver/vuelvo/retomar/empezar/empiezo volver/vuelvo/retomar_…_va/esta_mucho?_mejor`);
function isBackFromPain(health: Heard['health'], text: string): boolean {
  return health.injuries.length > 0 && !needsProfessional(health) && comeback.test(text);
}

/** docs/training.md#injuries-in-the-week; a professional first if it is acute. */
export function discomfortReply(heard: Heard, context: ChatContext): ChatReply {
  const { health } = heard;
  const [first] = health.injuries;
  const base = { intent: 'lesion', action: null, upsell: false, final: true, felt: feltIn(heard) } as const;
  if (first === undefined) {
    const text = compose(['Siento que te moleste.', watchPain(heard)], questions.area);
    return { ...base, text, about: { open: 'area' } };
  }
  if (isBackFromPain(health, heard.text)) {
    const part = `Buena noticia. No hay una fecha: cuando tu ${areaNames[first.area]} aguante el gesto suave sin pasar de 3 sobre 10, ni ese día ni al siguiente. Vuelve poco a poco: la mitad de series y de fuerza la primera semana, y sube si no protesta.`;
    return { ...base, text: compose([part, watchPain(heard)]) };
  }
  const acute = needsProfessional(health);
  if (isOfOthers(heard.text)) return { ...base, text: forPlayer(othersAdvice, heard) };
  const gearPart = gear.test(heard.text) ? areaAdvice[first.area].gear : null;
  if (general.test(heard.text)) {
    const part = acute
      ? forPlayer(safetyTexts.prof, heard)
      : `Un entrenador no diagnostica: eso le toca a un médico o fisioterapeuta.`;
    return { ...base, text: compose([part, `Yo puedo adaptar tu semana para cuidar tu ${areaNames[first.area]}.`]) };
  }
  const cared = listed(health.injuries.map(({ area }) => `tu ${partNamed(area, heard)}`));
  const changes = withWishedRest(heard, context, adaptWeek(context, health));
  const advice = acute ? forPlayer(safetyTexts.prof, heard) : null;
  const match = matchLine(context, changes);
  if (changes === null) {
    const noWeek = 'Todavía no tienes plan que adaptar; mientras tanto, deja lo que te provoque dolor.';
    return {
      ...base,
      text: compose([
        acute ? advice : `Para cuidar ${cared}, baja carga y recorrido.`,
        acute ? null : watchPain(heard),
        gearPart,
        noWeek,
      ]),
    };
  }
  if (changes.length === 0) {
    const fine = `Lo que te queda de semana no carga ${cared}, así que no cambio nada.`;
    const text = acute
      ? compose([advice, fine, gearPart])
      : compose([fine, areaAdvice[first.area].spare, areaAdvice[first.area].work, match, watchPain(heard), gearPart]);
    return { ...base, text };
  }
  const proposal = `Para cuidar ${cared} te propongo: ${changesInWords(changes, context.today)}.`;
  return {
    ...base,
    text: compose(
      [advice, proposal, acute ? null : areaAdvice[first.area].spare, match, acute ? null : watchPain(heard), gearPart],
      texts.confirm,
    ),
    action: { type: 'adapt_week', data: { area: first.area, ...editsOf(changes, context) } },
  };
}

/** What the area is called by the player: an adductor is cared for as a knee is, and is none. */
const partNames: Partial<Record<BodyPart, string>> = {
  ingle: 'ingle',
  cadera: 'cadera',
  isquio: 'isquio',
  gemelo: 'gemelo',
  pie: 'pie',
  cuello: 'cuello',
  mano: 'mano',
};

function partNamed(area: BodyArea, { frame }: Heard): string {
  const part = frame.body.find(({ value }) => areaOf[value] === area)?.value;
  return (part && partNames[part]) ?? areaNames[area];
}

const adapting = phrases(`
    adapta adaptala adaptalo adaptamela adaptamelo adaptame
    adapt*/ajust*/arregl*/rehaz*/rehac*/modific*/cambi*_…_semana/plan/planificacion/entreno/entrenos/entrenamiento/entrenamientos`);

/** «adáptame la semana» after a discomfort was mentioned; without one, asks to which. */
export function adaptedAgain(heard: Heard, context: ChatContext): ChatReply | null {
  if (!adapting.test(heard.text) || heard.days.length > 0) return null;
  if (isFelt(heard.discomfort))
    return discomfortReply({ ...heard, health: withFelt(heard.health, heard.discomfort) }, context);
  if (!phrases('adapt*').test(heard.text) || heard.words > 6) return null;
  return { ...changeAnswer(questions.adapt), about: { open: 'adapt' } };
}

/** «… y quítame el jueves»: days the same message wants free join the proposal. */
function withWishedRest(heard: Heard, context: ChatContext, changes: NewDay[] | null): NewDay[] | null {
  const wish = changes === null ? null : parseChange(heard, context.routines);
  if (changes === null || wish?.kind !== 'rest') return changes;
  const free = wish.days.filter(({ date }) => date >= context.today && dayOn(date, context) !== undefined);
  return [
    ...changes.filter(({ date }) => !free.some((day) => day.date === date)),
    ...free.map(({ date, weekday }): NewDay => ({ date, weekday, type: 'Descanso', routine: null })),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A match that stays in the week is played only without pain. */
function matchLine({ week, today }: ChatContext, changes: readonly NewDay[] | null): string | null {
  const match = week?.find(({ type, date }) => type === 'Partido' && date >= today);
  if (!match || changes?.some(({ date }) => date === match.date)) return null;
  if (match.date === today) return 'El partido de hoy, solo si no te duele.';
  return `El partido del ${weekdayLabel(match.date)}, solo si para entonces no te duele.`;
}
