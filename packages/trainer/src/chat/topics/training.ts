import { isMinor, youthAge } from '@bandeja/domain/minors/rules';
import { capitalise } from '@bandeja/domain/wire/text';
import { phrases } from '@bandeja/reader/language/phrases';
import { namesOf, openRoutines } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { listed, quoted } from '#chat/phrase.ts';
import { type Topic, withExercises, withRoutines } from '#chat/topics/topic.ts';
import type { ChatContext } from '#chat/types.ts';
import { highestPulse } from '#load/formulas.ts';

/** Exercises that strengthen an area (docs/training.md#protocols). */
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

const children = 'hijo/hijos/hija/hijas/nino/ninos/nina/ninas/chavales/sobrino/sobrina';

const morePlay = 'Juego, equilibrio y coordinación valen más que kilos.';
/** Beside the text for a named minor, which says the rest. */
const adaptedStrength = ['Sí, si la fuerza es adaptada: cargas ligeras.', morePlay];

export const routineTopics: readonly Topic[] = [
  {
    pattern: phrases(`
    no_consigo/suelo?_llego/llegar_…_bola/bolas/pelota/pelotas/dejada/dejadas/globo/globos/red/todo llego_siempre?_tarde_a
    soy/voy/estoy_muy?_lento/lenta`),
    text: (context) => [
      'Casi siempre se llega tarde por salir tarde: split step justo cuando golpea el rival, primer paso corto y la pala ya preparada.',
      withExercises('Lo entrenas con', ['U01', 'U02', 'U07'], context),
      'Si quieres una sesión, pídeme una rutina de pies rápidos.',
    ],
  },
  {
    pattern: phrases(`
    me_quedo/falta/deja_el/sin?_aire/fondo/fuelle/gas/resuello/aliento me_canso/fundo/ahogo/agoto_*?_en/al/a/muy/pronto/rapido/mucho`),
    text: (context) => [
      'Para aguantar: un día de cardio suave al que puedas ir hablando y otro de intervalos parecidos al punto, 10 segundos de trabajo y 20 de pausa. Entre puntos, camina y suelta el aire despacio.',
      withExercises('Lo entrenas con', ['C03', 'C04', 'C08'], context),
      'Si el ahogo es raro para el esfuerzo, o viene con dolor o mareo, para y consulta con un médico.',
    ],
  },
  {
    pattern: phrases('se_me_cansa*/carga*/agota*/duerme*_…_brazo/mano/antebrazo/muneca'),
    text: (context) => [
      'Suele ser apretar la pala todo el rato: cierra la mano solo al golpear, grosor de puño cómodo y overgrip que no resbale. Una pala más ligera también ayuda.',
      withExercises('Lo entrenas con', ['F29', 'F27', 'F18'], context),
      'Si duele u hormiguea, dímelo: eso es otra cosa.',
    ],
  },
  {
    pattern: phrases(`
    ejercicio/ejercicios/fortal*/cuidar/cuido/cuidarme/reforzar/refuerzo/proteg*/preven*_…_codo/codos/muneca/munecas/antebrazo/antebrazos/hombro/
    hombros/manguito*/rodilla/rodillas/tobillo/tobillos/gemelo/gemelos/aquiles/lumbar*/espalda/rinones`),
    not: phrases('hazme dame prepara* crea* genera* rutina min* quiero monta* semana plan'),
    text: (context, heard) => {
      const area = areaAsked(heard);
      const names = area === undefined ? [] : namesOf(area.codes, context);
      return [
        area !== undefined && names.length > 0 && `Para ${area.called}, sin dolor y con poca carga: ${listed(names)}.`,
        'Dos o tres días por semana, subiendo poco a poco. Si ya te molesta, dímelo y adapto tu semana; si no mejora en una semana, que lo vea un fisioterapeuta.',
      ];
    },
  },
  {
    pattern: phrases('puedo/conviene/deberia/debo_…_pesas/fuerza/gimnasio/gym/musculacion'),
    text: ({ today }, { minor, health }) => {
      if (isMinor(health.minor, today)) return adaptedStrength;
      if (minor)
        return [
          'Sí, adaptada: técnica primero, cargas ligeras y nunca hasta el fallo, con un adulto cualificado delante.',
          morePlay,
        ];
      return [
        'Sí: dos días por semana de fuerza le van bien a tu pádel. Técnica primero, repeticiones en reserva y unas 48 horas entre sesiones de la misma zona; la víspera de un partido, suave.',
      ];
    },
  },
  {
    pattern: phrases(`
    llueve/lluvia/lloviendo/diluvi*/cancelaron/nieva_…_casa/alternativa/algo/salon no_hay_pista/padel_…_casa/alternativa/algo/salon`),
    text: (context) => [
      'Sin pista puedes hacerlo en casa, con poco sitio.',
      withRoutines('De tu biblioteca:', openAtHome(context), context),
      'Si quieres que pase a ser la sesión de hoy, dime el nombre y «ponla hoy».',
    ],
  },
  {
    pattern: phrases(`
    mi/mis/un/una_padre/madre/padres/abuel*/suegr*/tia/tio_…_6#/7#/8#/9#/empezar
    mi/mis/un/una_padre/madre/padres/abuel*/suegr*/tia/tio_…_puede/quiere_jugar/entrenar/hacer/empezar
    con/tengo/los/de_6#/7#/8#_…_puedo/debo/conviene/empez*/recomiend*/tarde/jug* con/tengo/los/de_6#/7#/8#_…_se_puede
    con/tengo/los/de_6#/7#/8#_…_que_hago`),
    text: (context) => [
      'A partir de los 60 se puede y conviene: fuerza dos días con poco peso y buena técnica, caminar o bici suave, y equilibrio a una pierna cada día. Sin saltos ni sprints, y subiendo muy poco a poco.',
      'Si hay tensión, corazón, diabetes o medicación, antes el visto bueno del médico.',
      withRoutines('De la biblioteca:', ['R02', 'R13'], context),
    ],
  },
  {
    pattern: phrases('preven* lesionarme lesionarse lesionarnos evita/evitar/evito_lesion*'),
    text: (context) => [
      'Nada lo garantiza, pero esto ayuda a reducir el riesgo: fuerza dos días por semana, calentar 10-15 minutos y que la carga suba poco a poco.',
      withExercises('Para pádel, sobre todo', ['F23', 'F27', 'F12', 'U06'], context),
      withRoutines('Rutinas:', ['R04', 'R05', 'R06'], context),
    ],
  },
  {
    pattern: phrases('por_la_manana/tarde/noche_…_entren* a_que_hora_…_entren* entren*_…_por_la_manana/tarde/noche'),
    text: [
      'La mejor hora es la que puedes mantener. Si entrenas temprano, alarga el calentamiento; si es tarde, acaba con algo suave para dormir bien.',
    ],
  },
  {
    pattern: phrases('ganar/gano_mas?_puntos/partidos fall*/pierdo_todo* no_gano/ganamos pierdo_siempre*'),
    text: (context) => [
      'Antes que ganar puntos, no regalarlos: fuera de la élite, la mayoría acaban en error del rival. Saque y resto dentro, globo profundo cuando estés incómodo y subir a la red los dos juntos.',
      withRoutines('Para entrenarlo:', ['R16'], context),
    ],
  },
  {
    pattern: phrases(`
    por_donde_empiezo/empezar/comienzo como_empiezo/empezar/comienzo soy/estoy_principiante/novat*/empezando acabo_de_empezar`),
    text: (context) => [
      'Para empezar: dos sesiones cortas de fuerza y movilidad por semana, más tu partido. En pista, antes que pegar fuerte, meter la bola: saque y resto dentro, globo profundo y subir a la red en pareja.',
      withRoutines('Rutinas para comenzar:', ['R24', 'R16'], context),
    ],
  },
  {
    pattern: phrases(`
    ${children}_…_pesas*/fuerza*/entren*/gimnasio*/empez*/apuntar*
    ${children}_…_quiere/puede/podria_empezar*/jugar*/hacer*/competir*
    pesas/fuerza/gimnasio_…_hijo/hijos/hija/hijas/nino/ninos/nina/ninas`),
    text: ({ today }, { health }) =>
      isMinor(health.minor, today)
        ? adaptedStrength
        : [
            `Sí pueden hacer fuerza si es adaptada. Con menos de ${youthAge} años: técnica primero, cargas ligeras, nunca hasta el fallo y siempre con un adulto cualificado delante.`,
            morePlay,
          ],
  },
];

export const loadTopics: readonly Topic[] = [
  {
    pattern: phrases('vacaciones de_viaje'),
    text: (context) => [
      'Disfrútalas: una semana parado no te quita nada. Si te apetece, camina, haz movilidad o algo de fuerza sin material un par de días.',
      'Si pasan dos semanas o más, vuelve con un 60-70 % de lo que hacías; si es un mes, con la mitad.',
      withRoutines('Caben en cualquier sitio:', ['R02', 'R13'], context),
    ],
  },
  {
    pattern: phrases(`
    ya_no_me?_duel*/molest* ya_se?_me_ha?_paso/pasado ya?_estoy_recuperado/recuperada/curado/curada`),
    text: [
      'Me alegra. Vuelve poco a poco: dos sesiones suaves con la mitad de carga y, si al día siguiente estás igual de bien, subes. Saltos y remates, lo último.',
      'Si vuelve el dolor o pasa de 3 sobre 10, para y que lo vea un fisioterapeuta. Si lo tienes apuntado en Perfil, quítalo allí para que tu plan lo tenga en cuenta.',
    ],
  },
  {
    pattern: phrases('pulsaciones pulso latidos ppm frecuencia_cardiaca'),
    text: ({ player }) => [
      player?.age
        ? `Por tu edad, la frecuencia máxima estimada ronda las ${Math.round(highestPulse(player.age))} pulsaciones, con un margen de unas diez arriba o abajo: es una orientación, no una prueba.`
        : 'La frecuencia máxima estimada es 208 menos 0,7 por la edad, con un margen de unas diez pulsaciones: una orientación.',
      'Más práctico: suave es poder hablar en frases; medio, en palabras sueltas. Si notas palpitaciones, dolor o mareo, para y consulta con un médico.',
    ],
  },
];

function beforeMatch({ week, today }: ChatContext): string | false {
  const match = week?.find(({ type, date }) => type === 'Partido' && date > today);
  const days = (week ?? []).filter(({ date }) => match !== undefined && date >= today && date < match.date).slice(-2);
  if (days.length === 0) return false;
  const lines = days.map(
    ({ date, type, routine }) =>
      `${dayLabel(date, today)}, ${routine === null ? type.toLowerCase() : quoted(routine.name)}`,
  );
  return `${capitalise(`en tu plan: ${lines.join('; ')}`)}. Si quieres algo más suave, dime qué día.`;
}

const tournament = 'torneo/campeonato/liga/final/finales/eliminatoria/partidazo';

export const planTopics: readonly Topic[] = [
  {
    pattern: phrases('aburrido aburridos aburrida aburridas repetitiv* me_aburr* siempre_lo_mismo* siempre_igual*'),
    text: [
      'Lo cambiamos. Dime un día y qué te apetece (fuerza, cardio, técnica, movilidad o partido) y te propongo otra rutina; o pídeme que replanifique la semana entera.',
      'Repetir algo unas semanas sí hace falta para mejorar; la variedad puede ir en los golpes y en los días suaves.',
    ],
  },
  {
    pattern: phrases(`
    ${tournament}_…_vispera/visperas/antes/previo/previos/previa/previas
    ${tournament}_…_como_prepar*/enfoc*/hag*/llev*/llego
    ${tournament}_…_como_me/lo_prepar*/enfoc*/hag*/llev*
    ${tournament}_…_que_me?_hago/conviene/recomiendas/entreno
    dia/dias/semana_antes_…_torneo/campeonato/liga/final/finales/partido vispera/visperas/prepar*_…_torneo/campeonato/liga/final/finales/partido`),
    not: phrases(`
    comer comida cen* desayun* beb* hazme nervi* dorm* duermo calent* calient* pala quita cambia min* rutina_de que?_como`),
    text: (context) => [
      'Dos días antes, lo último exigente y corto. La víspera, movilidad, mente o descanso; ese día, calienta 10-15 minutos. No metas cargas ni golpes nuevos esa semana y cuida el sueño.',
      beforeMatch(context),
      withRoutines('Para la víspera:', ['R13', 'R22'], context),
    ],
  },
];

function openAtHome(context: ChatContext): readonly string[] {
  const open = openRoutines(context).map(({ code }) => code);
  return ['R26', 'R02', 'R12', 'R13'].filter((code) => open.includes(code)).slice(0, 2);
}
