import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import type { Felt } from '@bandeja/reader/health';
import { normalise } from '@bandeja/reader/language/normalise';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import { isFelt, nothingFelt, withFelt } from '@bandeja/reader/understand/health';
import { areaAdvice, needsProfessional, referredNow, softToday } from '#chat/body/areas.ts';
import { bodyAnswer, caredFor } from '#chat/body/asks.ts';
import { discomfortReply } from '#chat/discomfort.ts';
import { type Heard, hear } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { compose } from '#chat/phrase.ts';
import { routineReply } from '#chat/routine.ts';
import { forPlayer, namesMedicine, watchPain } from '#chat/safety.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply, ChatState } from '#chat/types.ts';

const corrects = phrases(`
    perdon perdona perdone digo dije errata correccion corrijo no_era/es/que he_dicho me_he?_equivocado es_el/la era_el/la no_no en_realidad quise queria_decir`);
const fine = phrases('esta/estan/lo_tengo/la_tengo_bien/perfecto/perfecta no_es_el/la ni_el/la ya_no');
const mild = phrases(`
    leve leves flojo flojito poco poquito suave molesta/molestia_solo/nada/un soportable aguanto ligera ligero no_mucho/es_mucho/es_gran/esta_hinchad* casi_nada apenas tonteria
    se_puede_jugar no_es_para_tanto`);
const strong = phrases(`
    mucho muchisimo bastante fuerte fatal horrible insoportable por_la_noche de_noche hinchad* no_puedo_apoyar/doblar/mover/dormir me_despierta cada_vez_mas/peor
    hace/desde/llevo_#_semana*/mes* hace/desde_semanas/meses`);
/** How long it has been there: days are watched, more than a week is seen by somebody. */
const since =
  /\b(?:desde|hace|llevo|lleva)(?: (?:hace|unos|un par de|como|casi|ya|asi))* ?(\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|par de|unos)? ?(?:par de )?(dias?|semanas?|mes(?:es)?|ayer|anteayer|anoche|hoy|esta manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|horas?)\b/;
const counts: Record<string, number> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
};
const longestAlone = 7;
/** A few words that name nothing of their own go on about what hurts. */
const isOfIt = ({ words, text, strokes, kinds }: Heard): boolean =>
  words <= fewWords && strokes.length + kinds.length === 0 && (howOften.test(text) || goesOn.test(text));
const goesOn = opening('y entonces pero cuando_puedo que_hago/puedo/hacer');
const eased = phrases(
  'mejor menos casi_nada aflojando va_bajando ha_bajado ya_no ya_esta/estoy_bien/mejor se_me_ha_pasado',
);
const scale =
  /(?:^|\b(?:un|una|de|del|sobre|es|como|diria|pongo|llega a|llega al|pasa de)) ?(10|\d)\b(?! ?(?:dia|partido|semana|mes|ano|vece|min|hora|:|-|%|kg|kilo))/;
const mayPlay = phrases(
  '!que_puedo/podre/podria/deberia/debo_jugar/entrenar/rematar/sacar/correr/seguir/ir/hacer juego_o_no entreno_o_no jugar_el/manana/hoy !como_la/lo_hago la/lo_dejo me_la/lo_salto',
);
const activity = phrases(
  'bici bicicleta nadar natacion correr trotar caminar andar eliptica pesas gym yoga pilates remo saltos saltar sentadillas flexiones fuerza rematar sacar partido',
);
const fewWords = 4;
/** «¿y si al día siguiente me duele la muñeca?»: nothing hurts yet. */
const mayHurt = opening('y/pero/i_si_…_duel*/doler/molest*');
const asksWhatItIs = phrases('es/sera/sea/tengo_un/una?_*itis que_es/sera/puede_ser por_que');
const longestCondition = 14;

export function ifItHurts(heard: Heard): ChatReply | null {
  if (!mayHurt.test(heard.text) || asksWhatItIs.test(heard.text)) return null;
  if (heard.words > longestCondition || needsProfessional(heard.health)) return null;
  return { intent: 'lesion', action: null, upsell: false, final: true, text: stopText };
}

/** «¿y si me da un latigazo?», «si me sube a 6» */
const worsens = phrases(
  'si_…_latigazo/crac/chasquido/pinchazo/tiron/pedrada si_…_sube/pasa/llega_a/de si_…_empeora/hincha/bloquea si_…_va/fuera_a_mas/peor',
);
const stopText =
  'Para en ese momento y no sigas, aunque luego ceda. Si es un latigazo o un chasquido, se hincha o no puedes apoyar o agarrar, que te lo vean ese mismo día. Si solo pasa de 3 sobre 10, descansa y baja la carga; si al día siguiente sigue, pide cita con un fisioterapeuta o médico.';
const comesBack = phrases('vuelvo/volver/retomo/retomar_a/al/la/el/con cuando_puedo/podre/vuelvo/volvere');
const cleared = phrases('me_deja/dejan me_ha/han_dado_el?_alta/permiso/luz/visto con/tengo_el_alta/permiso/visto');
const howOften = phrases(
  'cada_cuanto_!cambi*/compr*/voy cuantas_veces/series/repeticiones cuantos_dias cuanto_rato/tiempo_al_dia',
);
const often =
  'Cada dos días, dos o tres series cortas y sin prisa; si al día siguiente está peor, la mitad. Cuando lleves dos semanas sin pasar de 2 sobre 10, sube un poco.';
const toSpare = phrases(
  'que_ejercicios/golpes/cosas_no que_no_debo/puedo/deberia/tengo que_evito/evitar que_debo_evitar que_ejercicios_evito',
);
const toDo = phrases(
  'que_hago/puedo/podria/hacer que_ejercicios/ejercicio que_me_va/viene/sirve/ayuda que_le_viene/va dame/ponme/hazme/quiero_algo/una/unos/ejercicios rutina_entonces ejercicios_para algo_para como_lo/la_cuido/mejoro',
);
const spares = phrases('quit*/evit*/sin/saca*_*?_ejercicio*_…_carg* quit*/evit*_lo_que_…_carg* adapta*');
const asksRoutine = phrases(
  'rutina sesion dame/ponme/hazme/preparame/quiero/montame_algo/una/unos/ejercicios algo_para',
);
/** Turns about something else after which only what hurts anew is talked about. */
const forgottenAfter = 3;
const reopens = phrases(
  'hielo frio calor si_*?_*?_sigo/sigue_igual/asi fisio* kine* traumatolog* al_medico codera rodillera tobillera munequera vendaje partido_…_quito/cancelo/dejo/juego puedo/podre_jugar cuando_vuelvo/volvere/podre cuanto_*?_*?_parado/parada lo_noto la_noto',
);
const mildest = 3;
const longestTurn = 16;
/** «de noche no me duele» is no sign of danger. */
const tonight = phrases('no_*?_*?_de/por_*?_noche/noches noche_no/nada/tampoco noches_no/nada/tampoco');
/** The same warning is not said under each answer. */
const watchOnce = (heard: Heard, { earlier }: ChatContext): string | null =>
  earlier.some(({ role, content }) => role === 'assistant' && content.includes(texts.gentleLine))
    ? null
    : watchPain(heard);

/** What follows a discomfort that was told: another area, how bad it is, what may be done. */
export function discomfortThread(heard: Heard, context: ChatContext): ChatReply | null {
  const { state } = context;
  const stored = storedFelt(state);
  const felt = isFelt(stored) ? stored : ofProposal(state);
  const isOpen = state?.intent === 'lesion' || state?.intent === 'medico';
  const isEased = state !== null && eased.test(heard.text) && heard.strokes.length + heard.days.length === 0;
  // what a professional has to see first stays so while other things are talked about
  const isStanding = state !== null && mayPlay.test(heard.text) && needsProfessional(felt);
  const isBack = state !== null && (state.bodyTurns ?? forgottenAfter) < forgottenAfter && isOfBefore(heard);
  if (
    (!isOpen && !isEased && !isStanding && !isBack) ||
    state.flag !== null ||
    !isFelt(felt) ||
    felt.injuries.length === 0
  )
    return null;
  const corrected = correctedArea(heard, felt);
  if (corrected !== null)
    return discomfortReply({ ...heard, discomfort: nothingFelt, health: withFelt(heard.health, corrected) }, context);
  if (worsens.test(heard.text))
    return { intent: 'lesion', action: null, upsell: false, final: true, felt, text: stopText };
  if (spares.test(heard.text)) return discomfortReply({ ...heard, health: withFelt(heard.health, felt) }, context);
  if (asksRoutine.test(heard.text)) return wishedReply(heard, context);
  // «ya no me duele»: nothing is spared any more; what is said of a medicine stands elsewhere
  if (heard.words > longestTurn || (isFelt(stored) && !isFelt(heard.discomfort)) || namesMedicine(heard)) return null;
  // what the calm question asked was left open
  const isAcute = state?.open === 'danger' || needsProfessional(felt);
  const cared = caredFor(felt);
  const base = { intent: 'lesion', action: null, upsell: false, final: true, felt } as const;
  const prof = {
    ...base,
    intent: 'medico',
    felt: referredNow(felt),
    text: referredText(heard, cared, felt, context),
  } as const;
  const [first] = felt.injuries;
  if (first === undefined) return null;
  const advice = areaAdvice[first.area];
  const watch = watchOnce(heard, context);
  if (cleared.test(heard.text)) return { ...base, text: clearedText(cared, advice.work) };
  if (isAcute && isCleared(context) && (toDo.test(heard.text) || howOften.test(heard.text)))
    return { ...base, text: compose([advice.work, often, watch]) };
  if (howOften.test(heard.text) && !isAcute) return { ...base, text: compose([often, watch]) };
  const points = scaleIn(heard.text);
  const days = daysSince(heard.text);
  if (days !== null && days > longestAlone) return prof;
  const isWalking = phrases('pero_*?_puedo_andar/caminar/apoyar/moverlo/moverla').test(heard.text);
  if ((strong.test(heard.text) && !tonight.test(heard.text) && !isWalking) || (points !== null && points > mildest))
    return prof;
  const answered = bodyAnswer({ heard, context, felt, cared, isReferred: isAcute });
  if (answered !== null)
    return {
      ...base,
      intent: isAcute ? 'medico' : 'lesion',
      text: forPlayer(answered.text, heard),
      ...(answered.wish === undefined ? {} : { about: { wish: { text: answered.wish, turns: 0 } } }),
    };
  if (state?.intent !== 'lesion' && state?.intent !== 'medico' && !isStanding && !isEased) return null;
  if (toSpare.test(heard.text)) return { ...base, text: compose([advice.spare, watch]) };
  if (
    mayPlay.test(heard.text) ||
    comesBack.test(heard.text) ||
    (heard.words <= fewWords && activity.test(heard.text))
  ) {
    if (isAcute) return prof;
    const [day] = heard.days;
    const isOther = activity.test(heard.text) || !/\bjug|\bjuego|partido/.test(heard.text);
    const verb = isOther ? 'Hazlo' : 'Juega';
    const when = day === undefined ? verb : `${verb} ${dayLabel(day.date, context.today)}`;
    return {
      ...base,
      text: compose([
        `${when} solo si ${cared} no te duele al calentar o no pasa de 3 sobre 10; si te cambia el gesto o va a más, para.`,
        advice.spare,
        watch,
      ]),
    };
  }
  if (toDo.test(heard.text)) {
    if (isAcute) return { ...prof, about: { wish: { text: advice.freeWish, turns: 0 } } };
    const isTold = context.earlier.some(({ role, content }) => role === 'assistant' && content.includes(advice.work));
    return {
      ...base,
      about: { wish: { text: advice.freeWish, turns: 0 } },
      text: compose([isTold ? weekText(cared) : advice.work, !isTold && advice.spare, watch]),
    };
  }
  const isMild = mild.test(heard.text) || points !== null || days !== null || eased.test(heard.text);
  if (isAcute && (isMild || isOfIt(heard))) return prof;
  if (!isMild) return null;
  const proposal = state?.proposal?.type === 'adapt_week' ? state.proposal : null;
  return {
    ...base,
    action: proposal,
    text: compose(
      [
        eased.test(heard.text) && `Buena señal. Vuelve poco a poco: menos series y recorrido cómodo los primeros días.`,
        `${days === null ? 'Bien: así' : 'Con pocos días'}, hasta 3 sobre 10 y sin ir a más, puedes entrenar cuidando ${cared}.`,
        advice.spare,
        advice.work,
        watch,
      ],
      proposal === null ? '' : 'La semana que te propongo ya lo hace. ¿La confirmas?',
    ),
  };
}

/** The safety text once; after it what it means for the question, and what may be done meanwhile. */
function referredText(heard: Heard, cared: string, felt: Felt, context: ChatContext): string {
  const before = context.earlier.flatMap(({ role, content }) => (role === 'assistant' ? content : []));
  const [soft] = [softToday(felt)].filter((line) => line !== null && !before.some((text) => text.includes(line)));
  const isTold = before.some((text) => text.includes(referral));
  return forPlayer(compose([isTold ? referredAgain(heard.text, cared, felt) : safetyTexts.prof, soft]), heard);
}

function referredAgain(text: string, cared: string, { injuries: [first] }: Felt): string {
  const points = scaleIn(text);
  if (eased.test(text) || (points !== null && points <= mildest))
    return `Buena señal, pero no cambia lo principal: antes de volver a cargar ${cared}, que lo vea tu médico o fisioterapeuta. Sigue con lo suave mientras no pase de 3 sobre 10.`;
  if (first !== undefined && toDo.test(text) && !activity.test(text) && !ofMatch.test(text))
    return `Con ${cared}, nada hasta que lo vea tu médico o fisioterapeuta. Lo demás sí: ${areaAdvice[first.area].free}, dos o tres días por semana y sin que moleste.`;
  if (activity.test(text) && !ofMatch.test(text))
    return `Todavía no con ${cared}: eso se vuelve a hacer cuando lo diga tu médico o fisioterapeuta, de menos a más y casi al final. Pregúntale también cuánto peso y qué recorrido.`;
  if (mayPlay.test(text) || comesBack.test(text) || ofMatch.test(text))
    return `De ${cared} decide tu médico o fisioterapeuta, así que no te doy una fecha. Hasta su visto bueno, nada de partidos; suele pedir que trotes, frenes y golpees sin dolor antes de competir.`;
  return `Antes de cargar ${cared}, que lo vea tu médico o fisioterapeuta; el resto del cuerpo sí lo puedes mover sin dolor.`;
}

const ofMatch = phrases('jug* juego partido torneo competir');
/** What a professional allows, in this talk. */
const isCleared = (context: ChatContext): boolean =>
  context.earlier.some(({ role, content }) => role === 'user' && cleared.test(normalise(content)));

/** «pues prepárame una», after what may be trained was told. */
function wishedReply(heard: Heard, context: ChatContext): ChatReply {
  const wish = context.state?.wish ?? null;
  const isOwn = heard.groups.length + heard.strokes.length + heard.kinds.length > 0;
  if (wish === null || wish.turns > 0 || isOwn) return routineReply(heard, context);
  const whole = hear(`${wish.text}. ${heard.raw}`, { ...context, frame: undefined });
  return routineReply({ ...whole, discomfort: heard.discomfort }, context);
}

/** «hace un mes me torcí el tobillo y ya no duele»: nothing hurts, and the talk is about the area that is cared for. */
/** A release before has stored it as a sentence. */
function storedFelt(state: ChatState | null): Felt {
  const felt = state?.discomfort;
  return felt && Array.isArray(felt.injuries) ? felt : nothingFelt;
}

function ofProposal(state: ChatState | null): Felt {
  const area = state?.proposal?.type === 'adapt_week' ? state.proposal.data.area : null;
  return area === null ? nothingFelt : { injuries: [{ area, acute: false }], excludedDemands: [] };
}

/** «llevo tres semanas así», «¿y la codera?»: about what hurts, some turns later. */
const isOfBefore = ({ text, words }: Heard): boolean =>
  reopens.test(text) ||
  (words <= longestLength && daysSince(text) !== null && !phrases('sin jugando entrenando').test(text));
const longestLength = 7;

/** What was told already, as a week. */
const weekText = (cared: string): string =>
  `Esta semana: cada dos días, dos o tres series cortas de los ejercicios que te he dicho; entre medias, lo que no cargue ${cared}. Un partido como mucho, y solo por debajo de 3 sobre 10. Si el domingo no va a menos, pide cita.`;

const referral = 'Consulta con tu médico o fisioterapeuta';

function clearedText(cared: string, work: string): string {
  return compose([
    `Buena noticia: quédate en lo que te han dejado hacer. Dos semanas con poco peso y recorrido cómodo, dos o tres días por semana, y sube solo si ${cared} no pasa de 3 sobre 10 ni está peor al día siguiente.`,
    work,
    'Saltos, giros rápidos y partido, al final y cuando te lo digan.',
  ]);
}

/** «no, perdona, el tobillo»: the area that was meant; null where none is corrected. */
function correctedArea({ text, frame, health }: Heard, felt: Felt): Felt | null {
  if (!corrects.test(text) && !fine.test(text)) return null;
  const named = [...frame.named, ...health.injuries].filter(({ area }) => !isWell(area, text));
  const last = named.at(-1);
  if (last === undefined || felt.injuries.every(({ area }) => area === last.area)) return null;
  return { injuries: [last], excludedDemands: [] };
}

/** «el hombro lo tengo bien», «he dicho hombro y es el codo». */
function isWell(area: string, text: string): boolean {
  const plain = area.normalize('NFD').replace(/[^a-z]/g, '');
  return new RegExp(
    `(?:${plain} (?:lo tengo |la tengo |esta )?bien|(?:dicho|no es el|no es la|no el|no la|que digo el|que digo la) ${plain})`,
  ).test(text);
}

function daysSince(text: string): number | null {
  const [, many, unit] = since.exec(text) ?? [];
  if (unit === undefined) return null;
  const number = many === undefined ? 1 : (counts[many] ?? (Number(many) || 2));
  if (unit.startsWith('dia')) return number;
  if (unit.startsWith('semana')) return 7 * number + (number > 0 && many !== undefined && number > 1 ? 1 : 0);
  return unit.startsWith('mes') ? 30 * number : 1;
}

function scaleIn(text: string): number | null {
  const [, points] = scale.exec(text) ?? [];
  return points === undefined ? null : Number(points);
}
