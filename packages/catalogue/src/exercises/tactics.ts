import type { ExerciseCards } from '#types.ts';

export const tacticsCards: ExerciseCards = {
  K01: {
    description:
      'Puntos que empiezan en defensa y buscan un globo profundo para cambiar las posiciones y quedarse con la red.',
    steps: [
      'Colócate en el fondo con tu pareja y dos rivales en la red, o juega uno contra uno en media pista.',
      'Pon la bola en juego con un globo alto que bote cerca de su cristal de fondo.',
      'Sube a la vez que tu pareja, hasta dos o tres metros de la red, solo si el globo obliga a retroceder a los rivales.',
      'Juega el punto hasta el final: vale doble si lo ganas en la red, y cambia de papel en cada bloque.',
    ],
    commonMistakes: [
      'Subir detrás de un globo corto.',
      'Subir sin tu pareja y dejar un hueco al lado.',
      'Quedarte a media pista cuando el globo ya ha pasado a los rivales.',
    ],
    tips: [
      'Canta «arriba» o «quietos» antes de que bote tu globo.',
      'Frena con un split step justo cuando golpee el rival, aunque no hayas llegado del todo a la red.',
    ],
    variations: ['K02', 'K04'],
  },
  K02: {
    description:
      'Partidas a once puntos entre quien domina la red y quien defiende el fondo, para aprender a conservar la posición o a recuperarla.',
    steps: [
      'Reparte los papeles: una pareja en la red y otra en el fondo, o un jugador por lado en media pista.',
      'Empieza cada punto desde el fondo con una bola cómoda hacia la volea.',
      'Busca voleas profundas y bandejas a la esquina si estás en la red, y globos o bolas a los pies si defiendes.',
      'Cambia de papel al llegar a once puntos o cuando se acabe el tiempo.',
    ],
    commonMistakes: [
      'Buscar el golpe ganador con la primera volea del punto.',
      'Defender con tiros fuertes a la altura de la volea.',
      'Abrir el centro por moverte sin mirar a tu pareja.',
    ],
    tips: [
      'Desplázate en la red como si una cuerda te uniera a tu pareja.',
      'Juega desde el fondo al menos tres bolas seguras antes de arriesgar.',
    ],
    variations: ['K01', 'K05'],
  },
  K03: {
    description:
      'Formación en la que quien saca y su pareja empiezan en la misma mitad, para que cada uno juegue el punto en su lado preferido.',
    steps: [
      'Pacta con tu pareja la dirección del saque y quién se ocupa de la bola al centro.',
      'Saca en diagonal a un rival que resta, con tu pareja en la red y en tu misma mitad.',
      'Cruza rápido hacia la mitad libre en cuanto golpees y frena con un split step cuando el rival reste.',
      'Juega el punto desde el resto y cambia de sacador en cada bloque.',
    ],
    commonMistakes: [
      'Cruzar tarde y dejar libre el resto paralelo.',
      'Que la pareja de la red se mueva antes del resto y descubra su lado.',
      'Sacar tan rápido que no te dé tiempo a cambiar de mitad.',
    ],
    tips: [
      'Acuerda con tu pareja un gesto de la mano para confirmar la jugada.',
      'Ensaya el cruce andando, sin bola, antes de hacerlo a ritmo de partido.',
    ],
    variations: ['K01', 'K04'],
  },
  K04: {
    description:
      'Defender el fondo como una sola línea y hablar antes del bote para repartir los globos y las bolas del centro.',
    steps: [
      'Sitúate con tu pareja detrás de la línea de saque, cada uno en su lado, mientras uno o dos rivales volean desde la red al centro y a las esquinas.',
      'Muévete con tu pareja hacia el lado de la bola sin abrir el centro.',
      'Canta cada bola antes del bote: «mía», «tuya», «arriba» o «fuera».',
      'Devuelve con un globo o una salida de pared tranquila y recupera tu sitio.',
    ],
    commonMistakes: [
      'Hablar cuando la bola ya ha botado.',
      'Defender los dos la misma esquina.',
      'Callar en las bolas al centro y esperar a que decida el otro.',
    ],
    tips: [
      'Deja el centro, por norma, a quien pueda jugarlo de derecha.',
      'Habla alto y con una sola palabra por bola.',
      'Defiende media pista contra un único voleador si solo sois dos, sin dejar de cantar en voz alta.',
    ],
    variations: ['K05', 'K01'],
  },
  K05: {
    description:
      'Dos tiempos de partido con una consigna sencilla, para llevar al juego lo entrenado y competir con algo más que el marcador en la cabeza.',
    steps: [
      'Calienta en la pista con peloteo, voleas y algunos globos antes de contar los puntos.',
      'Elige con tu pareja una consigna, por ejemplo restar siempre dentro o subir solo tras un buen globo.',
      'Juega el primer tiempo con el tanteo normal y respeta la consigna aunque te cueste algún punto.',
      'Comenta en el descanso qué ha funcionado y juega el segundo tiempo con otra consigna.',
    ],
    commonMistakes: [
      'Olvidar la consigna en cuanto aprieta el marcador.',
      'Rematarlo todo aunque el globo sea profundo.',
      'Reprochar los fallos a tu pareja.',
    ],
    tips: [
      'Valora el partido por las veces que has cumplido la consigna.',
      'Aprovecha los cambios de lado para beber agua y recordar la consigna.',
      'Renuncia a remates y carreras largas, o juega un solo tiempo, si el codo o la rodilla se resienten.',
    ],
    variations: ['K02', 'K04'],
  },
};
