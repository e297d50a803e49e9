import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import type { Heard } from '#chat/hear.ts';
import { compose, decimals } from '#chat/phrase.ts';
import { proposal } from '#chat/proposal.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { weeklyLoad } from '#load/formulas.ts';
import { effortFrom } from '#schedule/effort.ts';

const rpe = /\brpe\b|\b\d+ de esfuerzo\b|\besfuerzo (?:de )?\d|\bescala (?:de )?(?:esfuerzo|borg)|\besfuerzo percibido/;
const rir = /\brir\b|\brepeticiones en reserva|\ben reserva\b/;
const failure =
  /\b(?:hasta|llegar|ir|llego|voy) (?:el |al )?fallo\b|\bal fallo\b|\b1 ?rm\b|\bun rm\b|\brepeticion maxima|\bpeso maximo/;
const noPain = /\b(?:sin dolor no hay|no pain|hay que sufrir|si no duele)/;
const deload = /\bdescarga\b|\bdeload\b|\bsemana (?:suave|ligera|facil|tranquila)/;
const monotony = /\bmonoton\w+|\bstrain\b/;
const ownLoad = /\b(?:mi|cuanta|que) carga\b(?! es\b)|\bcarga (?:tengo|llevo|acumulada|de (?:esta|la) semana)/;
const amount =
  /\b(?:cuanto|que|con cuanto) peso\b|\bcuantos kilos\b(?! (?:he|llevo|hice|levante))|\bcuantas (?:series|repeticiones|reps)\b/;
const everyDay =
  /\bcuanto (?:ejercicio|entren\w+|deporte|padel) es (?:demasiado|mucho|bueno|suficiente)\b|\b(?:\d dias|cada dia|tanto)\b.*\b(?:demasiado|mucho|pasarse)\b|\b(?:todos los dias|cada dia|7 dias|a diario|sin descansar|sin dia de descanso)\b/;
const twice =
  /\b(?:2|dos) (?:veces|sesiones|entrenos|entrenamientos|partidos)(?: \w+){0,4}? (?:al dia|hoy|el mismo dia|en un dia|manana|cada dia|por dia)|\bdobl(?:e|ar) (?:sesion|turno|entreno)/;
/** Back after a pause (docs/training.md#coming-back). */
const back =
  /\bretom\w+|\bhace (?:\w+ ){1,3}que no (?:entreno|juego|voy|hago nada|piso|toco|me muevo)|\b(?:tras|despues de|vuelvo de|vengo de) (?:un |el |este )?(?:paron|parada|vacaciones)\b|\bllevo (?:\w+ ){1,3}(?:sin (?:entrenar|jugar|ir|aparecer|venir|hacer nada|moverme|tocar)|parad[oa])\b/;
const inARow =
  /\bdias seguidos\b|\bcada cuanto (?:\w+ ){0,3}?(?:hac\w+|hago|entren\w+|trabaj\w+|toca|conviene)(?! (?:agua|cambi))\b|\bdias consecutivos\b|\bdia tras dia\b/;
const tired =
  /\bagotad\w+|\bfundid[oa]\b|\bcansad[oa]s?\b|\bcansancio\b|\breventad[oa]\b|\bmuert[oa]s? (?:de|del)\b|\b(?:estoy|ando|acabo|acabe|voy|vengo) (?:\w+ ){0,2}?muert[oa]s?\b|\bhech[oa] polvo\b|\bdestrozad[oa]\b|\b(?:[4-9]|\d\d) dias seguidos\b|\bmuchos dias seguidos\b|\bpasad[oa] de (?:vueltas|rosca)|\b(?:piernas|cuerpo) no (?:me )?respond\w+|\bde tanto (?:entrenar|jugar)\b|\bsemanas? a tope\b|\bsin (?:chispa|gas|fuelle)\b|\bapagad[oa]\b|\bdemasiado entren\w+|\bsin (?:energia|fuerzas)\b|\b(?:entren\w+|jug\w+|dias|semanas?) (?:\w+ ){0,2}?sin (?:parar|descans\w+)|\brindo (?:\w+ ){0,2}?(?:menos|peor|poco)|\bno rindo\b|\bno me recupero\b|\bme pesan las piernas|\bpiernas (?:cargadas|pesadas|cansadas)|\bno puedo (?:mas|con mi (?:alma|vida|cuerpo))\b|\bquemad[oa]\b|\bsin pilas\b|\bmolid[oa]\b|\bme (?:noto|siento|encuentro) (?:\w+ )?(?:floj|cansad|pesad)\w+/;

const trainsEveryDay = (text: string): boolean =>
  everyDay.test(text) && /\b(?:ejercicio|deporte|padel|entren\w+|jug\w+|juego|puedo)\b/.test(text);

function answer(text: string): ChatReply {
  return { intent: 'carga', text, action: null, upsell: false, final: false };
}

/** Effort, load, reserve, deload and tiredness (docs/training.md), with the player's own numbers. */
export function loadReply(heard: Heard, context: ChatContext): ChatReply {
  return (
    loadWordReply(heard, context) ??
    answer(
      'La carga de una sesión es su RPE (0–10) por los minutos; la semanal, la suma. Que suba poco a poco, y con días suaves en medio. Es una orientación para planificar, no un semáforo de lesiones.',
    )
  );
}

/** What is said of the very word of load that is named; null where none is. */
export function loadWordReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { text } = heard;
  if (back.test(text) && !tired.test(text))
    return answer(
      'Después de dos semanas o más sin entrenar, empieza con un 60-70 % de lo que hacías; si ha sido un mes, con la mitad. Dos sesiones suaves, sin saltos difíciles, y subes cada semana. Lo perdido no se recupera de golpe ni se suma a otro día.',
    );
  if (rpe.test(text)) {
    return answer(
      'El RPE dice cuánto te ha costado una sesión, de 0 (nada) a 10 (lo máximo). Se responde al acabar, mejor pasada media hora. Es esfuerzo, no lo bien que te ha salido: eso es la puntuación. RPE por minutos da la carga de la sesión.',
    );
  }
  if (rir.test(text))
    return answer(
      `El RIR son las repeticiones que te guardas al acabar una serie. ${reserveOf(context, heard)} Si siempre te sobran dos más de la cuenta, sube una o dos repeticiones.`,
    );
  if (failure.test(text))
    return answer(
      `No te hace falta llegar al fallo ni probar tu máximo: ganas lo mismo con menos desgaste. ${reserveOf(context, heard)}`,
    );
  if (amount.test(text))
    return answer(
      `Elige un peso con el que acabes cada serie con buena técnica. ${reserveOf(context, heard)} Cuando te sobren siempre dos más de la cuenta, sube un poco; las series están en cada rutina.`,
    );
  if (noPain.test(text))
    return answer(
      'El dolor no es la medida de un buen entreno. Que cueste, sí; que duela, no: si una zona duele, se baja carga o recorrido, y si pasa de 3 sobre 10, se para.',
    );
  if (twice.test(text))
    return answer(
      'Dos sesiones exigentes el mismo día, no. Si juegas, la otra que sea movilidad o técnica suave, y con unas horas en medio. Al día siguiente, algo ligero.',
    );
  if (ownLoad.test(text)) return answer(ownNumbers(context));
  if (monotony.test(text))
    return answer(
      'La monotonía mide lo parecidos que son tus días: media de carga entre su variación. Una semana muy uniforme se arregla alternando días exigentes, suaves y de descanso. Describe la semana; no predice lesiones.',
    );
  if (deload.test(text)) {
    return answer(
      'Una semana de descarga son siete días con más o menos la mitad de series, las mismas cargas y nada de saltos difíciles. Toca cada cuatro semanas al empezar y cada seis con más experiencia, o antes si te notas apagado.',
    );
  }
  if (trainsEveryDay(text) && !tired.test(text))
    return answer(
      'Todos los días no: como mucho seis, y al menos uno de descanso. Alterna días exigentes y suaves; lo que entrenas se asimila cuando descansas.',
    );
  if (tired.test(text)) return tiredReply(context);
  if (inARow.test(text)) {
    return answer(
      'Días seguidos sí, si no cargas lo mismo: entre dos sesiones duras de la misma zona deja unas 48 horas, y alterna con movilidad, técnica o cardio suave. Más de tres seguidos, mejor con un descanso en medio.',
    );
  }
  return null;
}

/** Repetitions in reserve by level; minors and players from 60 keep the most (docs/training.md#reps-in-reserve). */
function reserveOf({ player }: ChatContext, { minor }: Heard): string {
  const level = player?.level ?? 'Principiante';
  if (minor || level === 'Principiante' || (player?.age ?? 0) >= 60)
    return 'En tu caso, acaba cada serie con 3 o 4 repeticiones en reserva.';
  return level === 'Intermedio'
    ? 'En tu nivel, deja 2 o 3 repeticiones en reserva.'
    : 'En tu nivel, deja 1 o 2 repeticiones en reserva.';
}

function ownNumbers(context: ChatContext): string {
  const { today, history, routines, player } = context;
  const { sessions } = effortFrom(history, routines, player?.level ?? 'Principiante');
  const monday = mondayOf(today);
  const loadFrom = (from: string, before: string) =>
    weeklyLoad(sessions.filter(({ localDate }) => localDate >= from && localDate < before).map(({ load }) => load));
  const now = loadFrom(monday, addDays(monday, 7));
  const before = loadFrom(addDays(monday, -7), monday);
  const without = sessions.some(({ rpe: value, localDate }) => value === null && localDate >= addDays(monday, -7));
  return compose([
    `Esta semana llevas ${decimals(now)} puntos de carga (RPE por minutos); la pasada fueron ${decimals(before)}.`,
    without && 'Donde no anotaste el RPE uso el previsto para ese tipo de sesión.',
    'Sirve para que suba poco a poco, no para predecir lesiones.',
  ]);
}

/** Tired: rest first. Today's session becomes a proposal to rest. */
function tiredReply(context: ChatContext): ChatReply {
  const advice =
    'Tu cuerpo pide descanso: hoy libre o algo muy suave, come bien y duerme. Si en unos días sigues igual, hacemos una semana de descarga, y si no remite, consulta con un médico.';
  const day = context.week?.find(({ date }) => date === context.today);
  if (!day || day.type === 'Descanso' || context.stats.last?.localDate === context.today) return answer(advice);
  const { action } = proposal([{ date: day.date, weekday: day.weekday, type: 'Descanso', routine: null }], context);
  return { ...answer(compose([advice, 'Puedo dejarte hoy en descanso.'], texts.confirm)), action };
}
