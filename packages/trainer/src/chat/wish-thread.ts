import { normalise } from '@bandeja/reader/language/normalise';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import type { Found, Span, WishFrame } from '@bandeja/reader/understand/frame';
import { understand } from '@bandeja/reader/understand/understand';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { type Heard, hear } from '#chat/hear.ts';
import { routineReply, understoodOf } from '#chat/routine.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const longestAddition = 14;
const usualMinutes = 45;
const leastMinutes = 15;

const adds = opening(`
    ay uy espera perdona perdon prefiero_que y pero sin con mejor que no nada ni mas menos tambien otra otro en para solo algo de quita* pon* mete* anad* cambia* hazla hazlo hazme prefiero quiero
    la lo las ademas tengo tengo_que puede ser sea vale bueno ok perfecto uf jo ah a`);
const fresh = phrases('rutina/sesion/entreno_de/para ahora/luego_una/otra_de');
const asks = opening(
  'y?_que_!dure/sea/no/tenga/lleve/incluya/este/pueda y?_cual* y?_cuando y?_cuant* y?_como y?_donde y?_quien y?_por_que y?_para_que',
);
/** «¿y puedo hacer pesas?», «¿qué hago para pegar más fuerte?» ask; «¿puede ser en casa?» adds. */
const mayI = phrases(`
    puedo/podria/deberia/debo_hacer/usar/tomar/comer/beber/jugar/entrenar/levantar/correr/coger que_hago_| q_hago_| que_hago_para que_puedo_hacer_para es_bueno/malo_hacer`);
const ofIt = phrases('hacerla hacerlo hacerlas ponerle ponerla esta/esa_rutina');
/** A length and filling words alone: nothing else of the sentence belongs to the wish. */
const isBareLength =
  /^(?:[ ,.!]|\b(?:y|e|pero|que|q|ke|lo|la|una?|sea|mas|mejor|algo|bien|muy|quiero|quisiera|hazl[oa]|haz|hazmel[oa]|ponl[oa]|ponmel[oa]|porfa|por favor|cort[oa]|cortit[oa]|breve|rapid[oa]|rapidit[oa]|larg[oa]|un poco|acort\w*|alarg\w*|menos|tiempo|rato|doble|el|de)\b)*$/;
const changesIt = phrases(
  'alarg* acort* recort* que_trabaje/sea/dure/lleve/tenga quita* anad* cambia* mete* pon*_mas/menos/algo',
);
const pastDay = phrases('del/desde_el_lunes/martes/miercoles/jueves/viernes/sabado/domingo');
const asksExercises = phrases('ejercicio/ejercicios/fortal*/reforzar/reforz*/trabaj*_para/de');
const shorter = phrases(
  'mas_corta/corto/cortita/cortito/breve/rapida/rapido sea/quiero/hazla/hazlo/algo_*?_cortita/cortito/corta/corto/breve/rapidita/rapidito acort* recort* menos_tiempo/rato/larga/largo',
);
const longer = phrases('mas_larga/largo/tiempo/rato alarg*');
const doubled = phrases('el_doble el_doble_de_larga/largo/tiempo');
const another = phrases('otra otro distinta distinto diferente cambiala cambiamela no_me_gusta/convence/mola');

/** What the built wish becomes with this message; null where the message does not belong to it. */
function grownWish(heard: Heard, { state, today }: ChatContext): string | null {
  const before = state?.wish ?? exercisesAsked(heard, state);
  const isLong = heard.words > longestAddition && !changesIt.test(heard.text);
  if (before === null || heard.words === 0 || isLong) return null;
  const isQuestion = asks.test(heard.text) && !/\?.*\w/.test(heard.raw);
  const asksLeave = mayI.test(heard.text) && !ofIt.test(heard.text);
  const isOtherDay = heard.days.some(({ date }) => date !== today) && !pastDay.test(heard.text);
  if (isOtherDay || isQuestion || asksLeave) return null;
  const added = understand(heard.raw, { channel: 'wish' });
  const change = lengthAfter(before.text, heard.text);
  const isChange = change !== null || another.test(heard.text);
  if (
    !isChange &&
    !(
      namesAny(added.wish) &&
      (adds.test(heard.text) || changesIt.test(heard.text) || heard.words <= 4 || limitsIn(added.wish) > 1)
    )
  )
    return null;
  // a whole new wish
  if (!isChange && fresh.test(heard.text) && namesSubject(added.wish)) return null;
  const kept = without(before.text, added.wish, heard.text, change !== null);
  const isLengthAlone = change !== null && limitsIn(added.wish) === 0 && isBareLength.test(heard.text);
  const raw = heard.raw.replace(joining, '');
  const said = isLengthAlone ? '' : `${raw}: `;
  const words = change === null ? raw : `${said}${change} minutos`;
  return [kept, words].filter((part) => part !== '').join('. ');
}

/** Said after another sentence, not at the beginning of one. */
const joining = /^(?:(?:y|e|pero|bueno|vale|ah|ay|uy|pues|también|tambien|además|ademas|ok)[ ,]+)+(?=\S)/i;

/** «ejercicios para la espalda», then «en casa, con una silla»: what was only told becomes a wish. */
function exercisesAsked(heard: Heard, state: ChatContext['state']): { text: string; turns: number } | null {
  const asked = state?.asked ?? '';
  const saysHow = heard.minutes !== null || limitsIn(understand(heard.raw, { channel: 'wish' }).wish) > 0;
  return saysHow && asksExercises.test(normalise(asked)) ? { text: asked, turns: 0 } : null;
}

export function grownWishReply(heard: Heard, context: ChatContext): ChatReply | null {
  const text = grownWish(heard, context);
  if (text === null) return null;
  return routineReply({ ...hear(text, { ...context, frame: undefined }), discomfort: heard.discomfort }, context);
}

/** Minutes of a wish as it stands. */
function minutesOf(text: string): number {
  return wishFrom(text).duration?.minutes ?? usualMinutes;
}

function lengthAfter(before: string, text: string): number | null {
  if (phrases('# #min* media_hora una_hora').test(text)) return null;
  const stretched = longer.test(text) ? 1.4 : null;
  const longerBy = doubled.test(text) ? 2 : stretched;
  const factor = shorter.test(text) ? 0.65 : longerBy;
  return factor === null ? null : Math.max(leastMinutes, Math.round((minutesOf(before) * factor) / 5) * 5);
}

/** Limits a sentence sets at once: «media horita, y sin sentadillas». */
function limitsIn({
  duration,
  noEquipment,
  places,
  equipment,
  refusedDemands,
  refusedExercises,
  excludedKinds,
}: WishFrame): number {
  const ones = [duration, noEquipment].filter((one) => one !== null).length;
  return (
    ones + [places, equipment, refusedDemands, refusedExercises, excludedKinds].filter((all) => all.length > 0).length
  );
}

function namesAny(wish: WishFrame): boolean {
  const lists = [wish.equipment, wish.missingEquipment, wish.places, wish.excludedPlaces, wish.excludedKinds];
  const others = [wish.excludedGroups, wish.excludedStrokes, wish.refusedDemands, wish.wantedDemands, wish.exercises];
  const found = [...lists, ...others, wish.refusedExercises].some((all) => all.length > 0);
  return (
    found ||
    namesSubject(wish) ||
    [wish.duration, wish.noEquipment, wish.effort, wish.level, wish.alone].some((one) => one !== null)
  );
}

const namesSubject = ({ kinds, groups, strokes }: WishFrame): boolean =>
  kinds.length + groups.length + strokes.length > 0;

/** The earlier words that the new ones contradict or repeat go. */
function without(before: string, added: WishFrame, text: string, hasLength: boolean): string {
  const { wish } = understand(before, { channel: 'wish' });
  const spans: Span[] = [];
  const cut = (...found: (Found<unknown> | null)[]) => spans.push(...found.flatMap((each) => each?.span ?? []));
  if (hasLength || added.duration !== null) cut(wish.duration, ...wish.refusedMinutes);
  if (added.places.length > 0) cut(...wish.places);
  if (added.noEquipment !== null) cut(...wish.equipment);
  if (added.equipment.length > 0) cut(wish.noEquipment, ...wish.missingEquipment);
  if (added.effort !== null) cut(wish.effort);
  const refused = [...added.excludedKinds, ...added.excludedGroups, ...added.excludedStrokes].map(
    ({ value }) => value as string,
  );
  cut(...[...wish.kinds, ...wish.groups, ...wish.strokes].filter(({ value }) => refused.includes(value)));
  if (added.refusedDemands.some(({ value }) => value === 'jump'))
    cut(...wish.kinds.filter(({ value }) => value === 'Pliometría'));
  const wanted = [...added.kinds, ...added.groups, ...added.strokes].map(({ value }) => value as string);
  cut(
    ...[...wish.excludedKinds, ...wish.excludedGroups, ...wish.excludedStrokes].filter(({ value }) =>
      wanted.includes(value),
    ),
  );
  const isOther = phrases('mejor prefiero en_vez_de cambi*').test(text) && wanted.length > 0;
  if (isOther) cut(...wish.kinds, ...wish.groups, ...wish.strokes);
  return tidied(
    spans
      .sort((one, other) => other.from - one.from)
      .reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), before),
  );
}

const dangling = /\b(?:de|con|sin|en|para|y|unos?|unas?|como mucho|que dure|,)\s*(?=[.,]|$)/gi;

function tidied(text: string): string {
  return text
    .replace(dangling, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/(?:\s*\.\s*)+/g, '. ')
    .replace(/^[\s.,]+|[\s.,]+$/g, '');
}

const whys = phrases('por_que para_que a_que_viene y_eso_|');
const saidIn = (text: string): string => understoodOf(text).replace(/^ \(|\)$/g, '') || 'lo que pediste';

/** What the message asks about the wish itself. */
export function aboutWishReply(heard: Heard, { state }: ChatContext): ChatReply | null {
  const wish = state?.wish ?? null;
  if (wish === null || heard.words > 14) return null;
  const base = {
    intent: 'rutina',
    action: null,
    upsell: false,
    final: false,
    about: { wish: { ...wish, turns: 0 } },
  } as const;
  if (whys.test(heard.text))
    return {
      ...base,
      text: `Va a lo que me has dicho: ${saidIn(wish.text)}. ${wishFrom(wish.text).duration === null ? `Los ${minutesOf(wish.text)} minutos son lo habitual para eso. ` : ''}Dime qué cambio y la ajusto.`,
    };
  if (phrases('cuanto_dura/tarda/tiempo cuantos_minutos es_larga').test(heard.text))
    return {
      ...base,
      text: `Unos ${minutesOf(wish.text)} minutos, con calentamiento y vuelta a la calma. Si tienes menos, dime cuántos y la acorto.`,
    };
  if (
    phrases(
      'cuantas_veces cada_cuanto cuantos_dias cuando_la_hago/repito la_repito puedo/puede_hacerla/hacerlo todos_los_dias cada_dia a_diario la/lo_puedo_hacer/repetir puedo_hacerla/repetirla hacer/hago_diario',
    ).test(heard.text)
  )
    return {
      ...base,
      text: 'Dos o tres veces por semana, con un día en medio si es de fuerza o de saltos; la movilidad, a diario si quieres. Repítela tres o cuatro semanas antes de cambiarla y sube un poco cuando acabes con fuerzas de sobra.',
    };
  if (phrases('cuantas/cuantos_vueltas/series/rondas/ejercicios cuanto_descanso que_descanso').test(heard.text))
    return {
      ...base,
      text: `En ${minutesOf(wish.text)} minutos, ocho ejercicios como mucho, y menos cuanto más corta. Cada uno trae sus series, sus repeticiones y su descanso, según tu nivel: créala y los ves antes de empezar.`,
    };
  if (phrases('donde_la?_veo/esta/encuentro/guarda*').test(heard.text))
    return {
      ...base,
      text: 'Cuando la confirmes la tienes en «Rutinas», «Mis rutinas»; desde ahí la empiezas en vivo.',
    };
  return null;
}
