import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { answer, compose, decimals } from '#chat/phrase.ts';
import { proposal } from '#chat/proposal.ts';
import { texts } from '#chat/texts.ts';
import { replyAbout, type Topic } from '#chat/topics/topic.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { weeklyLoad } from '#load/formulas.ts';
import { effortFrom } from '#schedule/effort.ts';

/** Words of somebody who is worn out. */
export const tired = phrases(`
    agotad* fundido fundida cansado cansados cansada cansadas cansancio reventado reventada destrozado destrozada apagado apagada quemado quemada
    molido molida muerto/muertos/muerta/muertas_de/del estoy/ando/acabo/acabe/voy/vengo_…_muerto/muertos/muerta/muertas hecho/hecha_polvo
    4/5/6/7/8/9/10/11/12/13/14/15/20/30/muchos_dias_seguidos pasado/pasada_de_vueltas*/rosca* piernas/cuerpo_no_me?_respond*
    de_tanto_entrenar/jugar semana/semanas_a_tope sin_chispa/gas/fuelle/energia/fuerzas/pilas demasiado_entren*
    entren*/jug*/dias/semana/semanas_…_sin_parar*/descans* rindo_…_menos*/peor*/poco* no_rindo no_me_recupero me_pesan_las_piernas*
    piernas_cargadas*/pesadas*/cansadas* no_puedo_mas no_puedo_con_mi_alma/vida/cuerpo me_noto/siento/encuentro_*?_floj*/cansad*/pesad*`);

const everyDay = phrases(`
    cuanto_ejercicio/entren*/deporte/padel_es_demasiado/mucho/bueno/suficiente #_dias_…_demasiado/mucho/pasarse cada_dia_…_demasiado/mucho/pasarse
    tanto_…_demasiado/mucho/pasarse todos_los_dias cada_dia 7_dias a_diario sin_descansar sin_dia_de_descanso`);
const sport = phrases('ejercicio deporte padel entren* jug* juego puedo');
const trainsEveryDay = { test: (text: string) => everyDay.test(text) && sport.test(text) };

/** Returning after a pause follows docs/training.md#coming-back. */
const wordsOfLoad: readonly Topic[] = [
  {
    pattern: phrases(`
    retom* hace_…_que_no_entreno*/juego*/voy*/piso*/toco* hace_…_que_no_hago_nada* hace_…_que_no_me_muevo* tras_un/el/este?_paron/parada/vacaciones
    despues/vuelvo/vengo_de_un/el/este?_paron/parada/vacaciones llevo_…_sin_entrenar/jugar/ir/aparecer/venir/moverme/tocar llevo_…_sin_hacer_nada
    llevo_…_parado/parada`),
    not: tired,
    text: 'Después de dos semanas o más sin entrenar, empieza con un 60-70 % de lo que hacías; si ha sido un mes, con la mitad. Dos sesiones suaves, sin saltos difíciles, y subes cada semana. Lo perdido no se recupera de golpe ni se suma a otro día.',
  },
  {
    pattern: phrases('rpe #_de_esfuerzo esfuerzo_#*/percibido* esfuerzo_de_#* escala_de?_esfuerzo*/borg*'),
    text: 'El RPE dice cuánto te ha costado una sesión, de 0 (nada) a 10 (lo máximo). Se responde al acabar, mejor pasada media hora. Es esfuerzo, no lo bien que te ha salido: eso es la puntuación. RPE por minutos da la carga de la sesión.',
  },
  {
    pattern: phrases('rir repeticiones_en_reserva* en_reserva'),
    text: (context, heard) =>
      `El RIR son las repeticiones que te guardas al acabar una serie. ${reserveOf(context, heard)} Si siempre te sobran dos más de la cuenta, sube una o dos repeticiones.`,
  },
  {
    pattern: phrases(`
    1rm hasta/llegar/ir/llego/voy/al_fallo hasta/llegar/ir/llego/voy_el/al_fallo 1/un_rm repeticion_maxima* peso_maximo*`),
    text: (context, heard) =>
      `No te hace falta llegar al fallo ni probar tu máximo: ganas lo mismo con menos desgaste. ${reserveOf(context, heard)}`,
  },
  {
    pattern: phrases('cuanto/que_peso con_cuanto_peso cuantos_kilos cuantas_series/repeticiones/reps'),
    text: (context, heard) =>
      `Elige un peso con el que acabes cada serie con buena técnica. ${reserveOf(context, heard)} Cuando te sobren siempre dos más de la cuenta, sube un poco; las series están en cada rutina.`,
  },
  {
    pattern: phrases('sin_dolor_no_hay* no_pain* hay_que_sufrir* si_no_duele*'),
    text: 'El dolor no es la medida de un buen entreno. Que cueste, sí; que duela, no: si una zona duele, se baja carga o recorrido, y si pasa de 3 sobre 10, se para.',
  },
  {
    pattern: phrases(`
    2/dos_veces/sesiones/entrenos/entrenamientos/partidos_…_al/cada/por_dia* 2/dos_veces/sesiones/entrenos/entrenamientos/partidos_…_hoy*/manana*
    2/dos_veces/sesiones/entrenos/entrenamientos/partidos_…_el_mismo_dia* 2/dos_veces/sesiones/entrenos/entrenamientos/partidos_…_en_un_dia*
    doble/doblar_sesion*/turno*/entreno*`),
    text: 'Dos sesiones exigentes el mismo día, no. Si juegas, la otra que sea movilidad o técnica suave, y con unas horas en medio. Al día siguiente, algo ligero.',
  },
  {
    pattern: phrases('mi/cuanta/que_carga carga_tengo*/llevo*/acumulada* carga_de_esta/la_semana*'),
    text: ownNumbers,
  },
  {
    pattern: phrases('monoton* strain'),
    text: 'La monotonía mide lo parecidos que son tus días: media de carga entre su variación. Una semana muy uniforme se arregla alternando días exigentes, suaves y de descanso. Describe la semana; no predice lesiones.',
  },
  {
    pattern: phrases('descarga deload semana_suave*/ligera*/facil*/tranquila*'),
    text: 'Una semana de descarga son siete días con más o menos la mitad de series, las mismas cargas y nada de saltos difíciles. Toca cada cuatro semanas al empezar y cada seis con más experiencia, o antes si te notas apagado.',
  },
  {
    pattern: trainsEveryDay,
    not: tired,
    text: 'Todos los días no: como mucho seis, y al menos uno de descanso. Alterna días exigentes y suaves; lo que entrenas se asimila cuando descansas.',
  },
  {
    pattern: phrases('dias_seguidos/consecutivos cada_cuanto_…_hac*/hago/entren*/trabaj*/toca/conviene dia_tras_dia'),
    not: tired,
    text: 'Días seguidos sí, si no cargas lo mismo: entre dos sesiones duras de la misma zona deja unas 48 horas, y alterna con movilidad, técnica o cardio suave. Más de tres seguidos, mejor con un descanso en medio.',
  },
];
const wordReply = replyAbout('carga', wordsOfLoad);

const load =
  'La carga de una sesión es su RPE (0–10) por los minutos; la semanal, la suma. Que suba poco a poco, y con días suaves en medio. Es una orientación para planificar, no un semáforo de lesiones.';

export const loadReply = (): ChatReply => answer('carga', load);

export function loadWordReply(heard: Heard, context: ChatContext): ChatReply | null {
  return wordReply(heard, context) ?? (tired.test(heard.text) ? tiredReply(context) : null);
}

/** Minors and players from 60 need the most (docs/training.md#reps-in-reserve). */
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

/** Tired: rest first. Proposes to replace today's session by rest. */
function tiredReply(context: ChatContext): ChatReply {
  const advice =
    'Tu cuerpo pide descanso: hoy libre o algo muy suave, come bien y duerme. Si en unos días sigues igual, hacemos una semana de descarga, y si no remite, consulta con un médico.';
  const day = context.week?.find(({ date }) => date === context.today);
  if (!day || day.type === 'Descanso' || context.stats.last?.localDate === context.today)
    return answer('carga', advice);
  const { action } = proposal([{ date: day.date, weekday: day.weekday, type: 'Descanso', routine: null }], context);
  return answer('carga', compose([advice, 'Puedo dejarte hoy en descanso.'], texts.confirm), { action });
}

const effortNamed = /\b(?:rpe|esfuerzo)(?: de| del| a| un)? ?(10|\d)\b/;

/** «¿y una de 58 min a rpe 6?»: the load of a session that is named. */
export function computedLoad({ text, minutes, raw }: Heard): ChatReply | null {
  const [, effort] = effortNamed.exec(text) ?? [];
  if (effort === undefined || minutes === null || !raw.includes('?')) return null;
  return answer(
    'carga',
    `${minutes} min × ${effort} = ${minutes * Number(effort)} de carga: tu esfuerzo por los minutos.`,
  );
}
