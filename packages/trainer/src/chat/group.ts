import { opening, phrases } from '@bandeja/reader/language/phrases';
import { areaAdvice, needsProfessional } from '#chat/body/areas.ts';
import type { Heard } from '#chat/hear.ts';
import { isOfOthers } from '#chat/others.ts';
import { answer, compose, lowerFirst } from '#chat/phrase.ts';
import { cardsOf } from '#chat/strokes.ts';
import type { ChatContext, ChatReply, Group } from '#chat/types.ts';

const coaches = phrases(`
    alumno alumnos alumna alumnas soy_monitor/monitora/entrenador/entrenadora/profe/profesor/profesora/tecnico/tecnica_!personal doy_clase/clases mis_chavales/ninos/grupos mi_grupo
    un_grupo_de para_mi/un/el_grupo mi/una/la_clase_de/con/para entreno_a_un/una/#/chavales/ninos llevo_un_grupo/equipo/una_escuela escuela_de_padel ninos_de_#
    #/dos/tres/cuatro/cinco/seis/ocho/diez/doce_ninos/chavales/adultos/jugadores/alumnos_…_pista/pistas organiz*_a_# a_3/4/5/6/7/8/9/10/12_en_una/la/dos_pista/pistas 3/4/5/6/7/8/9/10/12_en_una/la/dos_pista/pistas ensenar_la/el/a_*?_*?_principiantes/ninos/chavales`);
/** Of somebody who is taught. */
const taught = phrases(
  'con/de_mi/el/la/un/una_monitor* con/de_mi/el/la/un/una_profe* con/de_mi/el/la/un/una_entrenador*',
);
const goesOn = phrases(
  'ellos ellas les son_de y_si y_para y_luego y_con calent* estiran* falta* llueve nivel ninos chavales minutos pista pistas rotacion* organiz* juego juegos',
);
const starts = opening('y pero son quiero como cuanto cuantos que para si en con tengo uno una');
/** What is said of a class goes on about the group. */
const ofClass = phrases(`
    clase acabo acabar acabamos termino terminar calentamiento trabajamos hacemos trabajan practicamos practican hacen trabajar se_me_*?_dispers*/distra*/lian/aburr*/desmadr* dispers* distra* se_portan no_paran_quiet* no_atienden no_escuchan jaleo motivar*
    mixto mixtos parejas equipos`);
const restless = phrases(
  'dispers* distra* desmadr* se_portan no_paran_quiet* no_atienden no_escuchan jaleo lian se_lian',
);
const ownBody = phrases('me_duele/molesta/molestan/duelen mi_semana mi_plan me_toca mi_partido');
const warm = phrases('calent* calient* entrar_en_calor');
const apart = phrases('llueve lluvia falta* vienen_menos fallan_# no_vienen sin_pista bajo_techo gimnasio');
const games = phrases(
  'juego/juegos_hago/pongo/para/divertid* que_juego un_juego unos_juegos juegos_para al_final_…_juego se_aburre* aburrid* divertid*',
);
const nextTime = phrases(
  'semana_que_viene proxim*_clase/dia/semana/sesion siguiente_clase/dia/semana/sesion clase/dia/semana/sesion_siguiente',
);
const troubles = phrases(
  'no_suben/bajan/llegan/mueven/flexionan/hablan/miran/saben/aprenden/escuchan/hacen les_cuesta fallan no_les_sale',
);
const orders = phrases(
  'reparto organiz* cola colas filas rotacion* rotar reparto repartir distribu* parados esperando',
);
const ofApp = phrases('app aplicacion bandeja_para la_usan/usar usar_esto cuenta cuentas');
const low = phrases(
  'nivel_bajo principiante principiantes iniciacion empiezan empezando novatos verdes nunca_han_jugado de_cero nivel_inicial',
);
const high = phrases('nivel_alto avanzado avanzados nivel_medio intermedio intermedios competicion');
const children = phrases('ninos ninas nino nina chavales peques infantil alevin* benjamin* escuela');
const sore = phrases('se_queja* le_duele les_duele se_ha_hecho dolor lesionado lesionada');
/** One of the group, where the group is what the talk is about. */
const soreOne = phrases(`
    uno/una/otro/otra/alguno/alguna/alguien_*?_viene/tiene/esta/anda/llega/trae_*?_*?_tocad*/molest*/lesion*/dolor*/fastidiad*/mal a_uno/una/otro/otra_le/se_*?_duele/molesta/resiente le/se_duele/molesta/queja uno/una/otro/otra_*?_se_queja/resiente`);
const ownPain = phrases(
  'me_duele/molesta/duelen/molestan/he mi_hombro/codo/rodilla/espalda/tobillo/muneca tengo_molestia*/dolor',
);
const closing = phrases('acabo acabamos termino terminamos cierro acabar terminar cerrar vuelta_a_la_calma estir*');

const number =
  /\b(?:tengo|somos|son|para|a|con|grupo de|a mis|mis|entreno a|llevo|vienen|de)? ?(\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) (?:alumn|jugador|chaval|nin|persona|adult|chic|peques|en (?:una|la|dos|\d) pista)/;
const organised = /\ba (\d{1,2}|tres|cuatro|cinco|seis|ocho|diez|doce) en\b/;
/** «son 6 esta semana, no 4». */
const recounted =
  /^[^a-z0-9]*(?:(?:no|perdon|perdona|al final|ah|bueno|esta semana|esta vez)[ ,]+)*(?:son|somos|seremos|seran|vienen|vendran) (?:solo )?(\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)\b/;
const courtsIn = /\b(una|dos|tres|cuatro|\d)(?: sola)? pistas?\b/;
const words: Record<string, number> = {
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
};
const forgottenAfter = 2;
const usualMinutes = 60;
const perCourt = 4;

/** «tengo 8 alumnos»: who trains others wants a session for them, not one of their own. */
export function groupReply(heard: Heard, { state }: ChatContext): ChatReply | null {
  const before = (state?.group?.turns ?? forgottenAfter) < forgottenAfter ? (state?.group ?? null) : null;
  const { text } = heard;
  const isNew = coaches.test(text) && !taught.test(text);
  const isMore =
    before !== null &&
    (goesOn.test(text) ||
      ofClass.test(text) ||
      recounted.test(text) ||
      (starts.test(text) && heard.strokes.length > 0));
  if ((!isNew && !isMore) || ownBody.test(text) || wantsPlan(heard)) return null;
  const group = groupIn(heard, before);
  const reply = (parts: readonly (string | null | false)[]): ChatReply =>
    answer('explicar', compose(parts), { about: { group, stroke: group.stroke } });
  if (sore.test(text) || isOfOthers(text)) return null;
  if (ofApp.test(text)) return reply(appLines);
  if (warm.test(text)) return reply(warmUp(group, heard.minutes));
  if (apart.test(text)) return reply(fewer(group));
  if (orders.test(text)) return reply(rotation(group));
  if (restless.test(text) && heard.strokes.length === 0) return reply(attention);
  if (games.test(text)) return reply(playing(group));
  if (troubles.test(text) && heard.strokes.length === 0) return reply(rule);
  if (closing.test(text)) return reply(ending);
  if (before !== null && nextTime.test(text)) return reply(nextSession(group));
  const isLevel = before !== null && levelIn(text) !== null && heard.strokes.length === 0;
  return reply(isLevel ? easier(group) : session(group));
}

/** What hurts is somebody's of the group: nothing of the player's own week, and nobody is told that they are hurt. */
export function soreInGroup(heard: Heard, { state }: ChatContext): ChatReply | null {
  const group = state?.group ?? null;
  if (group === null || !soreOne.test(heard.text) || ownPain.test(heard.text)) return null;
  const [injury] = [...heard.health.injuries, ...heard.frame.named];
  const isAcute = needsProfessional(heard.health);
  const spare = injury === undefined ? null : lowerFirst(areaAdvice[injury.area].spare.replace('Estos días, ', ''));
  const text = isAcute
    ? compose([
        'Que ese jugador no entre en pista hasta que lo vea un médico o fisioterapeuta; si no puede apoyar o mover la zona, hoy mismo.',
        'Puede contar, arbitrar o lanzar bolas con el otro brazo.',
      ])
    : compose([
        spare === null ? 'Que haga solo lo que no le moleste y sin llegar a 3 sobre 10.' : `Con esa persona, ${spare}`,
        'Ponlo en la diagonal de fondo o de voleas cómodas, y en los puntos que saque suave y no remate; si le cambia el gesto, fuera a lanzar bolas.',
        'Si le dura más de una semana o le molesta de noche, que lo vea un fisioterapeuta.',
      ]);
  return answer('explicar', text, { about: { group: { ...group, turns: 0 } }, final: true });
}

/** Their own days are changed, not the group's. */
const wantsPlan = ({ text, calendar }: Heard): boolean =>
  calendar.length > 0 && phrases('no_puedo quitame pasame muev* cambiame pasa_mi no_me_pongas').test(text);

function groupIn({ text, minutes, strokes }: Heard, before: Group | null): Group {
  const many = (number.exec(text) ?? organised.exec(text) ?? (before && recounted.exec(text)))?.[1];
  const courts = courtsIn.exec(text)?.[1];
  const counted = (word: string | undefined): number | null =>
    word === undefined ? null : (words[word] ?? Number(word));
  const level = levelIn(text) ?? before?.level ?? null;
  return {
    players: counted(many) ?? before?.players ?? null,
    courts: counted(courts) ?? before?.courts ?? 1,
    minutes: warm.test(text) ? (before?.minutes ?? usualMinutes) : (minutes ?? before?.minutes ?? usualMinutes),
    level,
    children: children.test(text) || before?.children === true,
    stroke: strokes[0]?.stroke ?? before?.stroke ?? null,
    turns: 0,
  };
}

function levelIn(text: string): Group['level'] {
  if (low.test(text)) return 'low';
  return high.test(text) ? 'high' : null;
}

const appLines = [
  'Bandeja lleva el plan de una persona: cada alumno necesita su cuenta, y tú no ves la suya.',
  'A ti te ayudo aquí con las clases: dime cuántos sois, pistas, minutos y qué golpe, y te monto la sesión.',
];

function warmUp({ children: isYoung }: Group, minutes: number | null): (string | false)[] {
  const all = Math.max(5, Math.round(minutes ?? 10));
  const [run, mobility, mirror] = [0.2, 0.2, 0.3].map((share) => Math.max(1, Math.round(all * share)));
  const rest = all - (run ?? 0) - (mobility ?? 0) - (mirror ?? 0);
  if (isYoung)
    return [
      `Calentamiento de ${all} min en forma de juego:`,
      `${run} de pilla-pilla con la pala en la mano; ${mobility} de estatuas, equilibrio a una pierna y círculos de brazos;`,
      `${mirror} de botar y pasar la bola por parejas, andando y de lado; ${rest} de mini-pádel en los cuadros de saque, contando golpes seguidos.`,
      'Bolas lentas, grupos de dos y nadie parado más de medio minuto.',
    ];
  return [
    `Calentamiento de ${all} min:`,
    `${run} de trote suave y desplazamientos laterales; ${mobility} de movilidad de tobillos, cadera y hombros;`,
    `${mirror} de «espejo» por parejas (uno se mueve, el otro copia); ${rest} de mini-pádel en los cuadros de saque.`,
    'De menos a más, y los remates solo al final.',
  ];
}

function rotation(group: Group): (string | false)[] {
  const { players, courts } = group;
  const here = Math.ceil((players ?? perCourt * 1.5 * courts) / courts);
  const outside = Math.max(0, here - perCourt);
  const lead = players === null ? 'Para que no haya colas:' : `Con ${players} en ${courtsText(courts)}, sin colas:`;
  if (outside === 0)
    return [
      lead,
      'dos parejas por pista en cruzado, cada una en su diagonal, y cambio de diagonal cada cuatro minutos.',
      'Para competir, «rey de la pista»: puntos a tres y entra la pareja siguiente.',
    ];
  return [
    lead,
    `${perCourt} juegan dentro, dos por diagonal, y ${outside === 1 ? 'uno hace' : `${outside} hacen`} fuera pies, sombra o volea contra la valla; se rota cada tres minutos, con reloj.`,
    'Otra forma: tres estaciones (carro, diagonal y físico) de cuatro minutos.',
    'Para competir, «rey de la pista»: el que pierde el punto sale y entra el siguiente.',
  ];
}

const courtsText = (courts: number): string => (courts === 1 ? 'una pista' : `${courts} pistas`);

function fewer(group: Group): (string | false)[] {
  const { players, stroke } = group;
  const left = players === null ? null : Math.max(2, Math.round(players / 2));
  const [card] = stroke === null ? [] : cardsOf([stroke]);
  return [
    left === null
      ? 'Si faltan, mejor: más bolas para cada uno.'
      : `Si os quedáis ${left}, mejor: más bolas para cada uno.`,
    `Haz el doble de tandas${card === undefined ? '' : ` de ${lowerFirst(card.name).replace(/^(?:el|la) /, '')}`} con el carro y acaba con puntos dos contra dos desde situaciones concretas.`,
    'Si llueve y no hay pista, 40 minutos dentro: pies con escalera o líneas, core, sombra de golpes delante de un espejo y diez minutos de pizarra sobre posiciones.',
    'Con el suelo mojado, nada de carreras ni cambios bruscos.',
  ];
}

/** How hard the same session is made. */
function easier({ level, stroke }: Group): (string | false)[] {
  const [card] = stroke === null ? [] : cardsOf([stroke]);
  const name = card === undefined ? 'el golpe' : lowerFirst(card.name);
  return level === 'low'
    ? [
        'Entonces, más fácil: bola lanzada con la mano y sin mover al alumno, tandas de ocho, y cooperando antes que compitiendo: gana la pareja con la serie más larga.',
        `Que repitan ${name} despacio y con altura; la potencia, otro mes.`,
        'En los puntos, dos botes permitidos y saque por abajo suave.',
      ]
    : [
        'Entonces, más exigente: bola en movimiento, dos destinos posibles y decisión según el rival.',
        `Que encadenen ${name} con el golpe siguiente y la subida a la red; puntos a siete con marcador de partido.`,
      ];
}

function playing({ children: isYoung }: Group): string[] {
  return isYoung
    ? [
        'Diez minutos, tres juegos: «el reloj» (dos equipos, cuántas bolas seguidas en un minuto), «diana» (conos en las esquinas, un punto por cono tocado) y «rey de la pista» a un punto, con cambio rápido.',
        'A quien se aburre, dale un papel: lanza bolas, cuenta o arbitra, y súbele el reto a él solo.',
      ]
    : [
        'Diez minutos de «rey de la pista» a tres puntos, o un partido en que solo vale ganar el punto con lo que habéis trabajado.',
        'A quien se aburre, súbele el reto: un destino más pequeño o un golpe menos permitido.',
      ];
}

const attention = [
  'Se dispersan cuando esperan o cuando hablas mucho: nadie parado más de medio minuto, tareas de dos o tres minutos con cuenta atrás, y explica en una frase enseñando el gesto.',
  'Pacta una señal para parar (pala arriba), da un papel a quien más se mueve (lanza, cuenta, coloca conos) y mete un reto por equipos cada diez minutos.',
];

const rule = [
  'No se lo expliques más: ponles una regla que lo premie. Puntos en los que solo puntúa quien lo hace bien: por ejemplo, el punto vale tres si se gana desde la red y uno desde el fondo.',
  'Empieza con bola lanzada tras un globo bueno, para que tengan tiempo; cinco minutos, marca el momento con una palabra y repite dos clases seguidas.',
];

const ending = [
  'Para cerrar, cinco minutos: peloteo suave, caminar y respirar, y movilidad de hombros, cadera y gemelos.',
  'Pregunta a cada uno qué se lleva y di una sola cosa para el próximo día.',
];

function nextSession({ stroke, minutes }: Group): (string | false)[] {
  const [card] = stroke === null ? [] : cardsOf([stroke]);
  const name = card === undefined ? 'lo de hoy' : lowerFirst(card.name);
  return [
    `La próxima, lo mismo (${name}) un paso más difícil: bola en movimiento y eligiendo entre dos destinos.`,
    `De ${minutes} min: la mitad repitiendo lo de hoy con un reto (diez seguidas), y la otra mitad en puntos con marcador que solo valen si sale de ahí.`,
    'Empieza preguntando qué recuerdan de la consigna; si falla, quédate una clase más en ella.',
  ];
}

function session(group: Group): (string | false)[] {
  const { players, courts, minutes, level, children: isYoung, stroke } = group;
  const [card] = stroke === null ? [] : cardsOf([stroke]);
  const name = card === undefined ? 'volea y globo' : lowerFirst(card.name).replace(/^(?:el|la) /, '');
  const [first, drill, game] = [0.15, 0.4, 0.35].map((share) => Math.round((minutes * share) / 5) * 5);
  const last = minutes - (first ?? 0) - (drill ?? 0) - (game ?? 0);
  const here = Math.ceil((players ?? perCourt) / courts);
  const who = players === null ? 'Para tu grupo' : `Para ${players} en ${courtsText(courts)}`;
  const turns =
    here > perCourt
      ? `${perCourt} dentro y ${here - perCourt} fuera haciendo pies o sombra, cambio cada tres minutos`
      : 'por parejas en cada diagonal, cambio cada cuatro minutos';
  return [
    `${who}, ${minutes} min: ${first} de calentamiento y peloteo corto; ${drill} de ${name} con bolas del carro, ${turns}; ${game} de puntos que empiezan con ${name}, y vale doble ganarlo así; ${last} para cerrar.`,
    card !== undefined && `Una sola consigna: ${lowerFirst(card.cue)} Vigila esto: ${lowerFirst(card.mistake)}`,
    level === 'low' && 'Con nivel bajo, bola fácil y cooperando: cuenta la serie más larga sin fallo.',
    level === 'high' && 'Con su nivel, bola en movimiento y decisión: dos destinos y elige según el rival.',
    isYoung && 'Con niños, bolas lentas, tandas de dos minutos y todo en forma de juego.',
    players === null ? '¿Cuántos sois y en cuántas pistas?' : 'Dime el golpe o el nivel y la ajusto.',
  ];
}
