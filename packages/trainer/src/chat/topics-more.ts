import { namesOf, openRoutines, routineName } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { capital, listed, quoted } from '#chat/phrase.ts';
import type { Topic } from '#chat/topic.ts';
import type { ChatContext } from '#chat/types.ts';
import { dayLabel } from '#language/days.ts';

const named = (lead: string, codes: readonly string[], context: ChatContext) => {
  const names = codes.flatMap((code) => routineName(code, context) ?? []);
  return names.length > 0 && `${lead} ${listed(names)}.`;
};

/** What the plan holds on the days before its next match, by name. */
function beforeMatch({ week, today }: ChatContext): string | false {
  const match = week?.find(({ type, date }) => type === 'Partido' && date > today);
  const days = (week ?? []).filter(({ date }) => match !== undefined && date >= today && date < match.date).slice(-2);
  if (days.length === 0) return false;
  const lines = days.map(
    ({ date, type, routine }) =>
      `${dayLabel(date, today)}, ${routine === null ? type.toLowerCase() : quoted(routine.name)}`,
  );
  return `${capital(`en tu plan: ${lines.join('; ')}`)}. Si quieres algo más suave, dime qué día.`;
}

/** What strengthens an area (docs/training.md#protocols). */
const preventing: readonly { area: RegExp; called: string; codes: readonly string[] }[] = [
  { area: /\bcodos?\b|\bmunecas?\b|\bantebrazos?\b/, called: 'codo y muñeca', codes: ['F27', 'F28', 'F29', 'L11'] },
  { area: /\bhombros?\b|\bmanguito\w*/, called: 'el hombro', codes: ['F23', 'F22', 'F25', 'F26'] },
  { area: /\brodillas?\b/, called: 'la rodilla', codes: ['F01', 'F14', 'F11', 'F10'] },
  { area: /\btobillos?\b|\bgemelos?\b|\baquiles\b/, called: 'tobillo y gemelo', codes: ['F12', 'F13', 'U06'] },
  { area: /\blumbar\w*|\bespalda\b|\brinones\b/, called: 'la espalda baja', codes: ['F08', 'F31', 'F32', 'F33'] },
];
const areaAsked = ({ text }: Heard) => preventing.find(({ area }) => area.test(text));

/** Subjects of everyday life; they are looked at before the ones of `topics.ts`. */
export const moreTopics: readonly Topic[] = [
  {
    intent: 'rutina',
    pattern:
      /\b(?:ejercicios?|fortal\w+|cuid(?:ar|o|arme)|reforzar|refuerzo|proteg\w+|preven\w+)\b.*\b(?:codos?|munecas?|antebrazos?|hombros?|manguito\w*|rodillas?|tobillos?|gemelos?|aquiles|lumbar\w*|espalda|rinones)\b/,
    not: /\b(?:hazme|dame|prepara\w*|crea\w*|genera\w*|rutina|min\w*|quiero|monta\w*|semana|plan)\b/,
    parts: (context, heard) => {
      const asked = areaAsked(heard);
      const names = asked === undefined ? [] : namesOf(asked.codes, context);
      return [
        asked !== undefined &&
          names.length > 0 &&
          `Para ${asked.called}, sin dolor y con poca carga: ${listed(names)}.`,
        'Dos o tres días por semana, subiendo poco a poco. Si ya te molesta, dímelo y adapto tu semana; si no mejora en una semana, que lo vea un fisioterapeuta.',
      ];
    },
  },
  {
    intent: 'rutina',
    pattern:
      /\b(?:puedo|se puede|es malo|es bueno|conviene|deberia|vale la pena|debo)\b.*\b(?:pesas|fuerza|gimnasio|gym|musculacion)\b/,
    not: /\b(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|antes|despues|hij[oa]s?|nin[oa]s?|agujetas|cambi\w+|pon\w*|mismo dia|sustituir|vez|lesion\w*)\b/,
    parts: (_context, { minor }) =>
      minor
        ? [
            'Sí, adaptada: técnica primero, cargas ligeras y nunca hasta el fallo, con un adulto cualificado delante.',
            'Juego, equilibrio y coordinación valen más que kilos.',
          ]
        : [
            'Sí: dos días por semana de fuerza le van bien a tu pádel. Técnica primero, repeticiones en reserva y unas 48 horas entre sesiones de la misma zona; la víspera de un partido, suave.',
          ],
  },
  {
    intent: 'recuperar',
    pattern: /\bresaca\b|\b(?:ando|estoy|vengo|voy) (?:\w+ )?crud[oa]\b/,
    parts: () => [
      'Con resaca, agua y comida normal, y hoy nada exigente: un paseo o movilidad. Fuerza, saltos y partido, para mañana; si te notas mareado o con mal cuerpo, descansa.',
      'Si quieres, te cambio la sesión: dime «hoy algo suave».',
    ],
  },
  {
    intent: 'medico',
    pattern:
      /\bsangr\w+|\borin\w+ (?:oscur\w+|roj\w+|sangre)|\bbulto\b|\bganglion\b|\bronchas\b|\balergi\w+|\binfeccion\b|\bherida\b/,
    parts: () => [
      'Eso tiene que verlo un médico: no puedo valorarlo desde aquí. Hasta entonces, no entrenes fuerte, y para si va a más.',
    ],
  },
  {
    intent: 'carga',
    pattern: /\b(?:vacaciones|de viaje)\b/,
    not: /\b(?:cambi\w+|quit\w+|pon\w*|mueve\w*|pas\w+|vuelvo|volvi|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|esta semana|no (?:puedo|podre)|hazme|rutina)\b/,
    parts: (context) => [
      'Disfrútalas: una semana parado no te quita nada. Si te apetece, camina, haz movilidad o algo de fuerza sin material un par de días.',
      'Si pasan dos semanas o más, vuelve con un 60-70 % de lo que hacías; si es un mes, con la mitad.',
      named('Caben en cualquier sitio:', ['R02', 'R13'], context),
    ],
  },
  {
    intent: 'carga',
    pattern:
      /\bya no (?:me )?(?:duel\w+|molest\w+)|\bya (?:se me|me) (?:ha )?pas(?:o|ado)\b|\b(?:ya )?estoy (?:recuperad[oa]|curad[oa])\b|\b(?:volver|vuelvo) (?:tras|despues de) (?:la |una |mi )?lesion\b/,
    parts: () => [
      'Me alegra. Vuelve poco a poco: dos sesiones suaves con la mitad de carga y, si al día siguiente estás igual de bien, subes. Saltos y remates, lo último.',
      'Si vuelve el dolor o pasa de 3 sobre 10, para y que lo vea un fisioterapeuta. Si lo tienes apuntado en Perfil, quítalo allí para que tu plan lo tenga en cuenta.',
    ],
  },
  {
    intent: 'plan',
    pattern: /\bme aburr\w+|\baburrid[oa]s?\b|\bsiempre (?:lo mismo|igual|la misma)|\brepetitiv\w+|\bpoca variedad\b/,
    not: /\b(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/,
    parts: () => [
      'Lo cambiamos. Dime un día y qué te apetece (fuerza, cardio, técnica, movilidad o partido) y te propongo otra rutina; o pídeme que replanifique la semana entera.',
      'Repetir algo unas semanas sí hace falta para mejorar; la variedad puede ir en los golpes y en los días suaves.',
    ],
  },
  {
    intent: 'plan',
    pattern:
      /\b(?:torneo|campeonato|liga|final(?:es)?|eliminatoria|partido (?:importante|decisivo|de liga)|partidazo)\b.*\b(?:dias? (?:antes|previos?)|semana (?:antes|previa)|visperas?|dia antes|antes|previ[oa]s?|como (?:me |lo )?(?:prepar|enfoc|hag|llev)\w*|como llego|que (?:me )?(?:hago|conviene|recomiendas|entreno)|hasta entonces)\b|\b(?:dias? (?:antes|previos?)|visperas?|semana (?:antes|previa)|prepar\w+)\b.*\b(?:torneo|campeonato|liga|final(?:es)?|partido)\b/,
    not: /\b(?:com(?:o|er|ida)(?= (?:antes|el|la|de|en|que|bien|$))|cen\w+|desayun\w+|beb\w+|hazme|rutina de|nervi\w+|dorm\w+|duermo|calent\w+|calient\w+|pala|quita|cambia|min\w*)\b|\bque como\b/,
    parts: (context) => [
      'Dos días antes, lo último exigente y corto. La víspera, movilidad, mente o descanso; ese día, calienta 10-15 minutos. No metas cargas ni golpes nuevos esa semana y cuida el sueño.',
      beforeMatch(context),
      named('Para la víspera:', ['R13', 'R22'], context),
    ],
  },
  {
    intent: 'mental',
    pattern:
      /\bpereza\b|\bno tengo (?:nada de )?ganas de (?:nada|mover\w*|ir|entrenar)\b|\bme cuesta (?:\w+ )?(?:arrancar|empezar|ponerme|salir|ir|motivarme|ser constante)\b|\bconstancia\b|\bhabito\b|\b(?:quiero|voy a) (?:dejarlo|dejar el padel|abandonar|tirar la toalla)\b|\b(?:falta|perdido|pierdo) (?:de |la |las )?(?:ganas|motivacion|ilusion)\b|\bno avanzo\b|\bestancad[oa]\b|\bno mejoro\b|\bnunca (?:voy a )?mejor\w+/,
    not: /\b(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b.*\b(?:quita|cambia|descans\w+)\b/,
    parts: () => [
      'Ponlo pequeño: diez minutos de calentamiento y decides después; casi siempre sigues. Deja la ropa y la pala listas y entrena a la misma hora.',
      'Mejorar va por escalones: mira lo hecho en cuatro semanas, no en una.',
      'Si lo que te pesa es la sesión, dímelo y la cambio por algo más suave.',
    ],
  },
  {
    intent: 'mental',
    pattern:
      /\b(?:mi|el|la) (?:companer[oa]|pareja|compi|cunad[oa]|novi[oa]|mujer|marido|amig[oa])\b.*\b(?:(?:juega|es) (?:\w+ )?(?:fatal|mal|mal[oa]|paquete|manta|peor|horrible)|culpa|falla|no (?:corre|sube|baja|llega|ayuda|comunica|quiere)|se (?:va|enfada|cabrea|pica|rie|queja)|mand\w+|critic\w+|corrig\w+|tira todo|no para|me (?:pone|saca|estresa|agobia|machaca|dice|grita|humilla|corrige|critica|habla mal|mira mal))\b|\b(?:culpa|discusion|bronca|mal rollo|pelea\w*)\b.*\b(?:companer[oa]|pareja|compi)\b|\b(?:aguant\w+|soport\w+) a mi (?:companer[oa]|pareja)\b/,
    not: /\b(?:duel\w+|lesion\w*|torcid\w*|no puede)\b/,
    parts: (context) => [
      'Habladlo fuera de la pista y en frío, con cosas concretas: quién va a la bola del medio, qué hacéis con los globos y cuándo subís.',
      'Durante el punto, solo «mía», «tuya» o «fuera», antes del bote; entre puntos, una frase útil y ningún reproche. Lo que controlas es tu posición y tu bola fácil.',
      namesOf(['K04', 'M01'], context).length > 0 && `Se entrena: ${listed(namesOf(['K04', 'M01'], context))}.`,
    ],
  },
  {
    intent: 'recuperar',
    pattern:
      /\b(?:duermo|dormir|dormi|durmiendo|dormido|dormia|sueno)\b.*\b(?:mal|fatal|poco|poca|nada|\d+ horas|horas|bien|mejor|peor|antes de|necesito|suficiente)\b|\b(?:cuantas|pocas|\d+) horas\b.*\b(?:duermo|dormir|dormi|sueno)\b|\bno (?:puedo|consigo|logro|he podido) (?:dormir|pegar ojo)\b|\binsomnio\b|\bdesvel\w+|\bpegar ojo\b|\b(?:siesta|descanso nocturno)\b|\btrasnoch\w+/,
    not: /\bsueno con\b|\b\d{1,3} ?min/,
    parts: () => [
      'Dormir es lo que más recupera: la mayoría rinde mejor con siete a nueve horas. Con cinco o menos, ese día baja: movilidad, técnica o un paseo, y deja fuerza y saltos para otro.',
      'Cena ligera, pantallas fuera un rato antes y misma hora. Los nervios de la víspera son normales: lo que cuenta es cómo duermes toda la semana.',
      'Si quieres, te suavizo hoy: dime «hoy algo suave».',
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\b(?:llueve|lluvia|lloviendo|diluvi\w+|no hay (?:pista|padel)|sin pista|pista (?:cerrada|ocupada|mojada)|han cancelado|cancelaron|mal tiempo|nieva)\b.*\b(?:casa|que hago|que puedo hacer|que (?:me )?recomiendas|alternativa|algo|salon)\b/,
    not: /\b(?:hazme|generame|creame|preparame)\b/,
    parts: (context) => [
      'Sin pista puedes hacerlo en casa, con poco sitio.',
      named('De tu biblioteca:', openAtHome(context), context),
      'Si quieres que pase a ser la sesión de hoy, dime el nombre y «ponla hoy».',
    ],
  },
  {
    intent: 'pala',
    pattern:
      /\b(?:palas?|raquetas?|overgrips?|grips?|puno)\b.*\b(?:codos?|brazos?|munecas?|hombros?|epicondil\w+|antebrazos?)\b|\b(?:codos?|brazos?|munecas?|hombros?|epicondil\w+)\b.*\b(?:palas?|raquetas?|overgrips?)\b/,
    parts: () => [
      'Para cuidar el brazo, una pala de goma blanda, redonda, ligera y de balance bajo: vibra menos y mueve menos peso en la punta. El grosor del puño, el que te deje cerrar la mano sin apretar: añade un overgrip si te queda fino y cámbialo cuando resbale.',
      'La pala ayuda, pero no arregla un dolor: si ya te molesta, dímelo y adapto tu semana, y que lo vea un fisioterapeuta.',
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\b(?:mi|mis|un|una) (?:padre|madre|abuel[oa]s?|suegr[oa]s?|padres|tia|tio)\b.*\b(?:[6-9]\d|empezar|puede (?:jugar|entrenar|hacer|empezar)|quiere (?:jugar|entrenar|hacer|empezar))\b|\b(?:con|tengo|a los|de|mayor de|mas de) (?:6\d|7\d|8\d)(?: anos)?\b.*\b(?:puedo|debo|se puede|conviene|que hago|empez\w+|recomiend\w+|tarde|jug\w+)\b/,
    not: /\b(?:min\w*|hazme|kg|kilos|\d+ ?%|duel\w+|operad\w+)\b/,
    parts: (context) => [
      'A partir de los 60 se puede y conviene: fuerza dos días con poco peso y buena técnica, caminar o bici suave, y equilibrio a una pierna cada día. Sin saltos ni sprints, y subiendo muy poco a poco.',
      'Si hay tensión, corazón, diabetes o medicación, antes el visto bueno del médico.',
      named('De la biblioteca:', ['R02', 'R13'], context),
    ],
  },
  {
    intent: 'mental',
    pattern:
      /\b(?:he|hemos) perdido\b|\bperd(?:i|imos)(?: el| la| los| un| otra| otro)? ?(?:vez|partido|final|torneo|todos|set|en|contra|\d)|\bnos (?:ganaron|han ganado|metieron|dieron una paliza)|\b(?:vaya|menuda) paliza\b|\bme (?:han|dieron) (?:ganado|una paliza)\b/,
    parts: (context) => [
      'Duele, y pasa. Antes de olvidarlo, apunta dos cosas: qué hicisteis bien y una sola que mejorar; las dos en frío.',
      'En el próximo, empieza sencillo: saque y resto dentro, globo profundo y rutina entre puntos: suelta el anterior, respira y decide.',
      namesOf(['M03', 'M01'], context).length > 0 && `Te ayuda: ${listed(namesOf(['M03', 'M01'], context))}.`,
    ],
  },
  {
    intent: 'carga',
    pattern: /\bpulsaciones\b|\bfrecuencia cardiaca\b|\bpulso\b|\blatidos\b|\bppm\b|\bzona (?:2|de quema)\b/,
    not: /\balt[ao]s? en reposo\b|\bse me (?:dispara|acelera)/,
    parts: ({ player }) => [
      player?.age
        ? `Por tu edad, la frecuencia máxima estimada ronda las ${Math.round(208 - 0.7 * player.age)} pulsaciones, con un margen de unas diez arriba o abajo: es una orientación, no una prueba.`
        : 'La frecuencia máxima estimada es 208 menos 0,7 por la edad, con un margen de unas diez pulsaciones: una orientación.',
      'Más práctico: suave es poder hablar en frases; medio, en palabras sueltas. Si notas palpitaciones, dolor o mareo, para y consulta con un médico.',
    ],
  },
];

/** Routines for the home that this player may do, by code. */
function openAtHome(context: ChatContext): readonly string[] {
  const open = openRoutines(context).map(({ code }) => code);
  return ['R26', 'R02', 'R12', 'R13'].filter((code) => open.includes(code)).slice(0, 2);
}
