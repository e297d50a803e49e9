import { namesOf, openRoutines, routineName } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { capital, listed, quoted } from '#chat/phrase.ts';
import type { Topic } from '#chat/topic.ts';
import type { ChatContext } from '#chat/types.ts';
import { dayLabel } from '#language/days.ts';
import { phrases } from '#language/phrases.ts';

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
  {
    area: phrases('codo codos muneca munecas antebrazo antebrazos'),
    called: 'codo y muñeca',
    codes: ['F27', 'F28', 'F29', 'L11'],
  },
  { area: phrases('hombro hombros manguito*'), called: 'el hombro', codes: ['F23', 'F22', 'F25', 'F26'] },
  { area: phrases('rodilla rodillas'), called: 'la rodilla', codes: ['F01', 'F14', 'F11', 'F10'] },
  {
    area: phrases('tobillo tobillos gemelo gemelos aquiles'),
    called: 'tobillo y gemelo',
    codes: ['F12', 'F13', 'U06'],
  },
  { area: phrases('lumbar* espalda rinones'), called: 'la espalda baja', codes: ['F08', 'F31', 'F32', 'F33'] },
];
const areaAsked = ({ text }: Heard) => preventing.find(({ area }) => area.test(text));

/** Subjects of everyday life; they are looked at before the ones of `topics.ts`. */
export const moreTopics: readonly Topic[] = [
  {
    intent: 'rutina',
    pattern: phrases(`
    ejercicio/ejercicios/fortal*/cuidar/cuido/cuidarme/reforzar/refuerzo/proteg*/preven*_…_codo/codos/muneca/munecas/antebrazo/antebrazos/hombro/
    hombros/manguito*/rodilla/rodillas/tobillo/tobillos/gemelo/gemelos/aquiles/lumbar*/espalda/rinones`),
    not: phrases('hazme dame prepara* crea* genera* rutina min* quiero monta* semana plan'),
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
    pattern: phrases('puedo/conviene/deberia/debo_…_pesas/fuerza/gimnasio/gym/musculacion'),
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
    pattern: phrases('resaca ando/estoy/vengo/voy_*?_crudo/cruda'),
    parts: () => [
      'Con resaca, agua y comida normal, y hoy nada exigente: un paseo o movilidad. Fuerza, saltos y partido, para mañana; si te notas mareado o con mal cuerpo, descansa.',
      'Si quieres, te cambio la sesión: dime «hoy algo suave».',
    ],
  },
  {
    intent: 'medico',
    pattern: phrases('sangr* bulto ganglion ronchas alergi* infeccion herida orin*_oscur*/roj*/sangre*'),
    parts: () => [
      'Eso tiene que verlo un médico: no puedo valorarlo desde aquí. Hasta entonces, no entrenes fuerte, y para si va a más.',
    ],
  },
  {
    intent: 'carga',
    pattern: phrases('vacaciones de_viaje'),
    parts: (context) => [
      'Disfrútalas: una semana parado no te quita nada. Si te apetece, camina, haz movilidad o algo de fuerza sin material un par de días.',
      'Si pasan dos semanas o más, vuelve con un 60-70 % de lo que hacías; si es un mes, con la mitad.',
      named('Caben en cualquier sitio:', ['R02', 'R13'], context),
    ],
  },
  {
    intent: 'carga',
    pattern: phrases(`
    ya_no_me?_duel*/molest* ya_se?_me_ha?_paso/pasado ya?_estoy_recuperado/recuperada/curado/curada`),
    parts: () => [
      'Me alegra. Vuelve poco a poco: dos sesiones suaves con la mitad de carga y, si al día siguiente estás igual de bien, subes. Saltos y remates, lo último.',
      'Si vuelve el dolor o pasa de 3 sobre 10, para y que lo vea un fisioterapeuta. Si lo tienes apuntado en Perfil, quítalo allí para que tu plan lo tenga en cuenta.',
    ],
  },
  {
    intent: 'plan',
    pattern: phrases('aburrido aburridos aburrida aburridas repetitiv* me_aburr* siempre_lo_mismo* siempre_igual*'),
    parts: () => [
      'Lo cambiamos. Dime un día y qué te apetece (fuerza, cardio, técnica, movilidad o partido) y te propongo otra rutina; o pídeme que replanifique la semana entera.',
      'Repetir algo unas semanas sí hace falta para mejorar; la variedad puede ir en los golpes y en los días suaves.',
    ],
  },
  {
    intent: 'plan',
    pattern: phrases(`
    torneo/campeonato/liga/final/finales/eliminatoria/partidazo_…_vispera/visperas/antes/previo/previos/previa/previas
    torneo/campeonato/liga/final/finales/eliminatoria/partidazo_…_como_prepar*/enfoc*/hag*/llev*/llego
    torneo/campeonato/liga/final/finales/eliminatoria/partidazo_…_como_me/lo_prepar*/enfoc*/hag*/llev*
    torneo/campeonato/liga/final/finales/eliminatoria/partidazo_…_que_me?_hago/conviene/recomiendas/entreno
    dia/dias/semana_antes_…_torneo/campeonato/liga/final/finales/partido vispera/visperas/prepar*_…_torneo/campeonato/liga/final/finales/partido`),
    not: phrases(`
    comer comida cen* desayun* beb* hazme nervi* dorm* duermo calent* calient* pala quita cambia min* rutina_de que?_como`),
    parts: (context) => [
      'Dos días antes, lo último exigente y corto. La víspera, movilidad, mente o descanso; ese día, calienta 10-15 minutos. No metas cargas ni golpes nuevos esa semana y cuida el sueño.',
      beforeMatch(context),
      named('Para la víspera:', ['R13', 'R22'], context),
    ],
  },
  {
    intent: 'mental',
    pattern: phrases(`
    pereza constancia habito estancado estancada no_tengo_ganas_de_nada/mover*/ir/entrenar me_cuesta_*?_arrancar/empezar/ponerme/salir/ir/motivarme
    quiero_dejarlo/abandonar quiero_dejar_el_padel quiero_tirar_la_toalla falta/perdido/pierdo_de/la/las?_ganas/motivacion/ilusion no_avanzo/mejoro`),
    parts: () => [
      'Ponlo pequeño: diez minutos de calentamiento y decides después; casi siempre sigues. Deja la ropa y la pala listas y entrena a la misma hora.',
      'Mejorar va por escalones: mira lo hecho en cuatro semanas, no en una.',
      'Si lo que te pesa es la sesión, dímelo y la cambio por algo más suave.',
    ],
  },
  {
    intent: 'mental',
    pattern: phrases(`
    mi/el/la_companero/companera/pareja/compi/cunado/cunada/novio/novia/mujer/marido/amigo/amiga_…_juega/es_*?_fatal/mal/malo/mala/paquete/manta/
    peor/horrible mi/el/la_companero/companera/pareja/compi/cunado/cunada/novio/novia/mujer/marido/amigo/amiga_…_culpa/falla/mand*/critic*/corrig*
    mi/el/la_companero/companera/pareja/compi/cunado/cunada/novio/novia/mujer/marido/amigo/amiga_…_no_corre/sube/baja/llega/ayuda/comunica/quiere/
    para mi/el/la_companero/companera/pareja/compi/cunado/cunada/novio/novia/mujer/marido/amigo/amiga_…_se_va/enfada/cabrea/pica/rie/queja mi/el/
    la_companero/companera/pareja/compi/cunado/cunada/novio/novia/mujer/marido/amigo/amiga_…_me_pone/saca/estresa/agobia/machaca/dice/grita/humilla/
    corrige/critica mi/el/la_companero/companera/pareja/compi/cunado/cunada/novio/novia/mujer/marido/amigo/amiga_…_me_habla/mira_mal
    culpa/discusion/bronca/pelea*_…_companero/companera/pareja/compi aguant*/soport*_a_mi_companero/companera/pareja`),
    parts: (context) => [
      'Habladlo fuera de la pista y en frío, con cosas concretas: quién va a la bola del medio, qué hacéis con los globos y cuándo subís.',
      'Durante el punto, solo «mía», «tuya» o «fuera», antes del bote; entre puntos, una frase útil y ningún reproche. Lo que controlas es tu posición y tu bola fácil.',
      namesOf(['K04', 'M01'], context).length > 0 && `Se entrena: ${listed(namesOf(['K04', 'M01'], context))}.`,
    ],
  },
  {
    intent: 'recuperar',
    pattern: phrases(`
    insomnio desvel* siesta trasnoch* sin_dormir mala_noche
    duermo/dormir/dormi/durmiendo/dormido/dormia/sueno_…_mal/fatal/poco/poca/nada/horas/bien/mejor/peor/necesito/suficiente
    duermo/dormir/dormi/durmiendo/dormido/dormia/sueno_…_antes_de cuantas/pocas/#_horas_…_duermo/dormir/dormi/sueno no_puedo/consigo/logro_dormir`),
    not: phrases('#min* sueno_con #_min*'),
    parts: () => [
      'Dormir es lo que más recupera: la mayoría rinde mejor con siete a nueve horas. Con cinco o menos, ese día baja: movilidad, técnica o un paseo, y deja fuerza y saltos para otro.',
      'Cena ligera, pantallas fuera un rato antes y misma hora. Los nervios de la víspera son normales: lo que cuenta es cómo duermes toda la semana.',
      'Si quieres, te suavizo hoy: dime «hoy algo suave».',
    ],
  },
  {
    intent: 'rutina',
    pattern: phrases(`
    llueve/lluvia/lloviendo/diluvi*/cancelaron/nieva_…_casa/alternativa/algo/salon no_hay_pista/padel_…_casa/alternativa/algo/salon`),
    parts: (context) => [
      'Sin pista puedes hacerlo en casa, con poco sitio.',
      named('De tu biblioteca:', openAtHome(context), context),
      'Si quieres que pase a ser la sesión de hoy, dime el nombre y «ponla hoy».',
    ],
  },
  {
    intent: 'pala',
    pattern: phrases(`
    pala/palas/raqueta/raquetas/overgrip/overgrips/grip/grips/puno_…_…_codo/codos/brazo/brazos/muneca/munecas/hombro/hombros/epicondil*/antebrazo/
    antebrazos codo/codos/brazo/brazos/muneca/munecas/hombro/hombros/epicondil*_…_…_pala/palas/raqueta/raquetas/overgrip/overgrips`),
    parts: () => [
      'Para cuidar el brazo, una pala de goma blanda, redonda, ligera y de balance bajo: vibra menos y mueve menos peso en la punta. El grosor del puño, el que te deje cerrar la mano sin apretar: añade un overgrip si te queda fino y cámbialo cuando resbale.',
      'La pala ayuda, pero no arregla un dolor: si ya te molesta, dímelo y adapto tu semana, y que lo vea un fisioterapeuta.',
    ],
  },
  {
    intent: 'rutina',
    pattern: phrases(`
    mi/mis/un/una_padre/madre/padres/abuel*/suegr*/tia/tio_…_6#/7#/8#/9#/empezar
    mi/mis/un/una_padre/madre/padres/abuel*/suegr*/tia/tio_…_puede/quiere_jugar/entrenar/hacer/empezar
    con/tengo/los/de_6#/7#/8#_…_puedo/debo/conviene/empez*/recomiend*/tarde/jug* con/tengo/los/de_6#/7#/8#_…_se_puede
    con/tengo/los/de_6#/7#/8#_…_que_hago`),
    parts: (context) => [
      'A partir de los 60 se puede y conviene: fuerza dos días con poco peso y buena técnica, caminar o bici suave, y equilibrio a una pierna cada día. Sin saltos ni sprints, y subiendo muy poco a poco.',
      'Si hay tensión, corazón, diabetes o medicación, antes el visto bueno del médico.',
      named('De la biblioteca:', ['R02', 'R13'], context),
    ],
  },
  {
    intent: 'mental',
    pattern: phrases(`
    he/hemos_perdido perdi/perdimos_el/la/los/un/otra/otro?_vez/partido/final/torneo/todos/set/en/contra/# nos_ganaron/metieron
    nos/me_dieron_una_paliza me_han_dado?_una_paliza`),
    parts: (context) => [
      'Duele, y pasa. Antes de olvidarlo, apunta dos cosas: qué hicisteis bien y una sola que mejorar; las dos en frío.',
      'En el próximo, empieza sencillo: saque y resto dentro, globo profundo y rutina entre puntos: suelta el anterior, respira y decide.',
      namesOf(['M03', 'M01'], context).length > 0 && `Te ayuda: ${listed(namesOf(['M03', 'M01'], context))}.`,
    ],
  },
  {
    intent: 'carga',
    pattern: phrases('pulsaciones pulso latidos ppm frecuencia_cardiaca'),
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
