import { phrases } from '@bandeja/reader/language/phrases';
import { dietNote } from '#chat/knowing.ts';
import type { Topic } from '#chat/topics/topic.ts';

/** The first match counts, so that «¿qué como antes del partido?» is about food. */
export const foodTopics: readonly Topic[] = [
  {
    pattern: phrases(`
    ayun* sauna deshidrat* dieta calori* sin/no_comer no_cenar/desayunar
    saltar/saltarme/salto/quitar/quitarme/quito_la/una/las/el/los?_comida/comidas/cena/cenas/desayuno/desayunos
    perder/bajar/adelgazar_…_comiendo/comida/comer`),
    text: [
      'No te recomiendo ayunos, saunas ni dietas estrictas para bajar de peso: rindes peor y te cuesta recuperar.',
      'Mejor comida normal y variada, proteína en cada comida, fuerza dos días y cardio suave, con cambios graduales.',
      'Para un plan de alimentación, un dietista-nutricionista.',
    ],
  },
  {
    pattern: phrases(`
    cafe cafes suplement* creatina cafeina preentreno geles bcaa colageno magnesio vitamina vitaminas omega glutamina multivitamin* redbull
    batido/batidos_de?_protein* bebida/bebidas_energetic*`),
    text: [
      'No te recomiendo suplementos ni dosis: eso háblalo con un dietista-nutricionista o tu médico, sobre todo si tomas medicación.',
      'Con comida normal, agua y sueño tienes casi todo lo que un jugador de club necesita.',
    ],
  },
  {
    pattern: phrases('cervez* canas canita canitas alcohol copa copas vino una/#/tom*/beb*/pido/pedir_cana'),
    text: [
      'El alcohol no repone líquidos y empeora el sueño, así que recuperas peor. Después de jugar, primero agua y comida.',
      'Y antes de un partido, mejor nada.',
    ],
  },
  {
    pattern: phrases(`
    hidrat* agua bebo beber bebida bebidas isotonic* sed calor que_me?_tomo/bebo 3#/4#_grados sol/solazo_…_juego/jugar`),
    text: [
      'Llega hidratado: agua repartida durante el día y un vaso antes de jugar.',
      'En pista, bebe a sorbos en los cambios de lado, sin esperar a la sed.',
      'Si hace calor o pasas de una hora larga, una bebida con sales ayuda; juega a primera o última hora y para si te notas mal.',
    ],
  },
  {
    general: true,
    pattern: phrases(`
    comer bocat* bocadillo barrita barritas comida desayun* ceno cenar cena merienda nutricion alimenta* protein* hidratos alcohol cerveza platano
    platanos pasta arroz pizza fruta huevo huevos avena chocolate azucar hamburguesa gazpacho vegano vegana vegetariano vegetariana engord*
    que/cuanto/cuando/como/me_como que/cuanto/cuando/como_comer/comemos/comia/desayun*/ceno/cenar/meriend*/almuerz*
    que/cuanto/cuando/como_*_como/comer/comemos/comia/desayun*/ceno/cenar/meriend*/almuerz* frutos_secos`),
    text: (context) => [
      'Antes de jugar: tu comida de siempre dos o tres horas antes, con hidratos fáciles (arroz, pasta, pan, fruta) y poca grasa; si queda menos, algo ligero como un plátano.',
      'Después, hidratos y proteína, y agua.',
      'En día de torneo no pruebes nada nuevo.',
      dietNote(context) ?? false,
    ],
  },
];
