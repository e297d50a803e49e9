import type { ExerciseCards } from '#types.ts';

export const functionalCards: ExerciseCards = {
  U01: {
    description:
      'Entrena el saltito con el que esperas el golpe del rival y el primer paso hacia la bola, la base para llegar con equilibrio al resto y a la volea.',
    steps: [
      'Colócate en posición de espera, con los pies algo más abiertos que los hombros, las rodillas flexionadas y las manos delante como si llevaras la pala.',
      'Da un saltito bajo y cae sobre la parte delantera de los dos pies a la vez, justo cuando imaginas que golpea el rival.',
      'Reacciona al caer con dos pasos rápidos hacia el lado que te canten o que decidas en el aire.',
      'Vuelve al sitio con pasos cortos y encadena otra reacción hasta que acabe la serie.',
    ],
    commonMistakes: [
      'Saltar tan alto que sigues en el aire cuando ya viene la bola.',
      'Caer del split step con las piernas estiradas o sobre los talones.',
      'Anticipar siempre la salida hacia el mismo lado.',
    ],
    tips: [
      'Piensa en despegar las suelas solo un dedo del suelo.',
      'Cambia el saltito por una flexión rápida, sin despegar los pies, si prefieres menos impacto.',
    ],
    variations: ['U02', 'U03'],
  },
  U02: {
    description:
      'Trabaja los dos pasos con los que cubres tu lado de la pista: el lateral para ajustar sin cruzarte y el cruzado para alcanzar la bola que se aleja.',
    steps: [
      'Marca dos puntos separados unos cuatro metros; en la pista te sirven la línea central y un punto a un paso del lateral.',
      'Desplázate de un punto al otro con pasos laterales bajos, sin que los pies lleguen a juntarse.',
      'Frena con el pie de fuera y regresa con un paso cruzado por delante y dos zancadas cortas.',
      'Alterna ida lateral y vuelta cruzada, con la cadera a la misma altura, hasta cumplir el intervalo.',
    ],
    commonMistakes: [
      'Juntar los pies o ir botando en cada paso lateral.',
      'Cruzar por detrás y perder de vista la red.',
      'Levantar el tronco en cada cambio de sentido.',
    ],
    tips: [
      'Mira siempre hacia la red, como si el rival fuera a golpear.',
      'Acorta la distancia entre los puntos si quieres frenadas laterales más suaves.',
    ],
    variations: ['U03', 'U04'],
  },
  U03: {
    description:
      'Apoyos rápidos y precisos entre los peldaños para coordinar pies y brazos y afinar los pasos cortos con los que te ajustas antes de golpear.',
    steps: [
      'Extiende la escalera sobre un suelo liso que no resbale y colócate ante el primer hueco con el tronco alto.',
      'Recorre los huecos con dos apoyos en cada uno, sobre la parte delantera del pie y moviendo los brazos al mismo ritmo.',
      'Sal del último peldaño con dos zancadas rápidas y vuelve por fuera al inicio.',
      'Cambia de patrón en cada serie: de frente, de lado o dentro y fuera.',
      'Levanta en todos ellos la rodilla lo justo para pasar el peldaño.',
    ],
    commonMistakes: [
      'Llevar la cabeza hundida mirando todos los peldaños.',
      'Pisar los huecos con toda la planta y hacer ruido.',
      'Acelerar hasta tropezar con las cintas.',
    ],
    tips: [
      'Aprende cada patrón despacio y sube el ritmo cuando dejes de pisar la escalera.',
      'Busca pies silenciosos: si no se oyen, es que llegas suave.',
    ],
    variations: ['U02', 'U04'],
  },
  U04: {
    description:
      'Salidas, frenadas y vueltas al centro en cinco direcciones, como cuando cubres tu media pista entre la red, la reja y el cristal.',
    steps: [
      'Toma como centro un punto junto a la línea de saque y reparte cinco conos a unos dos metros: dos hacia la red, uno a cada lado y uno hacia el fondo.',
      'Sal hacia un cono, frena con pasos cortos y señálalo con la mano como si llegaras con la pala.',
      'Regresa al centro con pasos laterales o cruzados, sin dejar de mirar a la red.',
      'Marca un split step en el centro, ve al siguiente cono y cambia el orden en cada serie.',
    ],
    commonMistakes: [
      'Frenar de golpe ante el cono con la rodilla bloqueada.',
      'Volver al centro corriendo de espaldas sobre los talones.',
      'Recortar el camino y no pasar por el centro de la estrella.',
    ],
    tips: [
      'Numera los conos y pide a alguien que los cante: ganarás reacción.',
      'Reparte el esfuerzo para que la última serie sea tan limpia como la primera.',
    ],
    variations: ['U07', 'U02'],
  },
  U05: {
    description:
      'Ensayo sin bola del giro y los pasos de la salida de pared: retroceder con la trayectoria, dejar sitio y avanzar para golpear delante del cuerpo.',
    steps: [
      'Ponte a unos dos metros de una pared, de espaldas a ella, y mira hacia la red, real o imaginada.',
      'Gira pies, cadera y hombros hacia el lado que toca, con la pala imaginaria atrás y baja.',
      'Retrocede con pasos cortos siguiendo con la vista la bola que iría al cristal y carga el peso en el pie de atrás.',
      'Avanza con el rebote imaginado, golpea en sombra por delante de la cadera y recupera la posición de espera.',
    ],
    commonMistakes: [
      'Girar solo la cabeza y dejar los pies clavados.',
      'Pegarte a la pared y quedarte sin sitio para el golpe en sombra.',
      'Estirar las piernas al armar el brazo.',
    ],
    tips: [
      'Cuenta en voz baja bote, pared y golpe para fijar el ritmo.',
      'Haz giros más cortos y con los pies bien sueltos si notas rígida la espalda.',
      'Añade un segundo giro para imitar la doble pared cuando el primero te salga fluido.',
    ],
    variations: ['U02', 'U01'],
  },
  U06: {
    description:
      'Control del tobillo, la rodilla y la cadera sobre un solo apoyo, el que necesitas cuando frenas, giras o llegas justo a una bola.',
    steps: [
      'Reparte el peso entre el talón, la base del dedo gordo y la del meñique del pie de apoyo.',
      'Flexiona un poco esa rodilla y levanta el otro pie un palmo del suelo.',
      'Mantén la cadera nivelada y la vista fija en un punto hasta que acabe el tiempo.',
      'Mueve los brazos como en una volea, sin perder el apoyo, cuando la versión quieta te resulte fácil.',
    ],
    commonMistakes: [
      'Dejar caer la cadera del lado del pie levantado.',
      'Sostenerte con la rodilla de apoyo bloqueada.',
      'Aguantar la respiración para no moverte.',
    ],
    tips: [
      'Ten la pared o la red al alcance de la mano por si te desequilibras.',
      'Roza el suelo con la punta del pie libre para hacerlo más fácil.',
      'Gira despacio la cabeza a los lados para hacerlo más difícil.',
    ],
    variations: ['U05'],
  },
  U07: {
    description:
      'Técnica de frenada antes que velocidad: parar en pocos pasos con la rodilla alineada y salir en sentido contrario, como cuando subes a la red y te pasan con un globo.',
    steps: [
      'Coloca un cono en la línea de saque y otro cinco metros más cerca de la red.',
      'Acelera desde el primer cono con el tronco algo inclinado y empujando fuerte contra el suelo.',
      'Frena en dos o tres pasos ante el segundo cono, con la cadera baja y la rodilla en línea con el pie.',
      'Gira sobre el pie de fuera, vuelve a toda velocidad y cruza el cono de salida sin aflojar.',
    ],
    commonMistakes: [
      'Dejar que la rodilla se hunda hacia dentro al girar.',
      'Llegar al segundo cono sin haber empezado a frenar.',
      'Dar la vuelta con el tronco erguido y los pies juntos.',
    ],
    tips: [
      'Alterna en cada serie la pierna con la que giras.',
      'Empieza al 70 % de tu velocidad y sube solo si la frenada sale limpia.',
    ],
    variations: ['U04', 'U02'],
  },
};
