import { phrases } from '@bandeja/reader/language/phrases';
import { type Topic, withRoutines } from '#chat/topics/topic.ts';

export const warmUpTopics: readonly Topic[] = [
  {
    pattern: phrases(`
    mover/girar/rotar/circulos/circulo/giros_*?_*?_*?_cuello/hombro/hombros/muneca/munecas/cadera/caderas/rodilla/rodillas/tobillo/tobillos
    mover/girar/rotar_…_circulos`),
    text: [
      'Mover las articulaciones despacio y sin forzar es parte de un buen calentamiento: unas pocas veces por lado, hasta donde llegues sin dolor.',
      'El cuello, de lado a lado y de arriba abajo, sin echar la cabeza atrás.',
      'Si algo te duele o te mareas al moverlo, para y dímelo.',
    ],
  },
  {
    general: true,
    text: (context) => [
      'Dedica 10-15 min: empieza caminando o trotando suave y moviendo tobillos, cadera y hombros; sigue con equilibrio a una pierna, giros en sombra y split step; acaba con voleas, globos y remates de menos a más.',
      'Estirar parado no es calentar.',
      withRoutines('Lo tienes montado en', ['R01'], context),
    ],
  },
];

export const recoveryTopics: readonly Topic[] = [
  {
    pattern: phrases('resaca ando/estoy/vengo/voy_*?_crudo/cruda'),
    text: [
      'Con resaca, agua y comida normal, y hoy nada exigente: un paseo o movilidad. Fuerza, saltos y partido, para mañana; si te notas mareado o con mal cuerpo, descansa.',
      'Si quieres, te cambio la sesión: dime «hoy algo suave».',
    ],
  },
  {
    pattern: phrases(`
    insomnio desvel* siesta trasnoch* sin_dormir mala_noche
    duermo/dormir/dormi/durmiendo/dormido/dormia/sueno_…_mal/fatal/poco/poca/nada/horas/bien/mejor/peor/necesito/suficiente
    duermo/dormir/dormi/durmiendo/dormido/dormia/sueno_…_antes_de cuantas/pocas/#_horas_…_duermo/dormir/dormi/sueno no_puedo/consigo/logro_dormir`),
    not: phrases('#min* sueno_con #_min*'),
    text: [
      'Dormir es lo que más recupera: la mayoría rinde mejor con siete a nueve horas. Con cinco o menos, ese día baja: movilidad, técnica o un paseo, y deja fuerza y saltos para otro.',
      'Cena ligera, pantallas fuera un rato antes y misma hora. Los nervios de la víspera son normales: lo que cuenta es cómo duermes toda la semana.',
      'Si quieres, te suavizo hoy: dime «hoy algo suave».',
    ],
  },
  {
    pattern: phrases('menstrua* la/el/mi/con_regla/menstruacion/periodo reglas_fuertes/abundantes/dolorosas/muy'),
    text: [
      'Si te encuentras bien, puedes entrenar con normalidad; si vas justa de energía, baja la intensidad o cambia a movilidad o un paseo.',
      'Si el dolor es fuerte o te impide tu día a día, consúltalo con tu médico.',
    ],
  },
  {
    pattern: phrases('agujetas'),
    text: (context) => [
      'Con agujetas puedes moverte, pero suave: caminar, bici tranquila o movilidad, y deja la fuerza de esas zonas y los saltos para cuando aflojen, en uno a tres días.',
      'Si en vez de agujetas es un dolor localizado o va a más, para y dímelo.',
      withRoutines('Te va bien', ['R23'], context) || withRoutines('Te va bien', ['R13'], context),
    ],
  },
  {
    general: true,
    pattern: phrases(`
    recupero recupera recuperar recuperarme recuperacion recuperamos recuperando dormir dormido dormi sueno masaje foam hielo bano banos enfria*
    despues_del_partido/partida/torneo/entreno? despues_del/de_entrenar despues_de_un/jugar tras_el/un_partido
    vengo/acabo/vuelvo/salgo_de_jugar*/entrenar* acabo_de_terminar descanso/descansar/descansa_…_entre cuanto_…_descans*`),
    text: (context) => [
      'Al acabar, camina unos minutos, bebe y come algo con hidratos y proteína. Al día siguiente de un partido exigente, movilidad o un paseo suave; lo que más recupera es dormir bien.',
      'Entre dos sesiones duras de la misma zona deja unas 48 horas.',
      withRoutines('Para el día después:', ['R23'], context),
    ],
  },
];

export const doctorTopics: readonly Topic[] = [
  {
    pattern: phrases('sangr* bulto ganglion ronchas alergi* infeccion herida orin*_oscur*/roj*/sangre*'),
    text: [
      'Eso tiene que verlo un médico: no puedo valorarlo desde aquí. Hasta entonces, no entrenes fuerte, y para si va a más.',
    ],
  },
];
