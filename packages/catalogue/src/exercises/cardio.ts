import type { ExerciseCards } from '#types.ts';

export const cardioCards: ExerciseCards = {
  C01: {
    description:
      'Caminar a buen paso para crear base aeróbica sin impacto; encaja también como día suave entre partidos.',
    steps: [
      'Empieza a paso tranquilo durante los primeros minutos.',
      'Acelera hasta un ritmo en el que puedas hablar, pero no cantar.',
      'Bracea con los codos doblados y da pasos rápidos, más que largos.',
      'Afloja el paso al final hasta que la respiración vuelva a ser cómoda.',
    ],
    commonMistakes: [
      'Pasear mirando el móvil, con la espalda encorvada.',
      'Alargar el paso en lugar de acelerarlo.',
      'Salir tan deprisa que toque parar a mitad de camino.',
    ],
    tips: [
      'Busca una cuesta suave cuando el llano se te quede corto.',
      'Camina con un calzado que amortigüe y guarda las zapatillas de pádel para la pista.',
    ],
    variations: ['C02', 'C03'],
  },
  C02: {
    description: 'Carrera tranquila y constante: la base de resistencia que ayuda a recuperar entre punto y punto.',
    steps: [
      'Camina deprisa unos minutos y pasa a trotar cuando entres en calor.',
      'Corre a un ritmo que te deje hablar con frases completas.',
      'Apoya el pie cerca de la vertical de la cadera, con pasos cortos y hombros sueltos.',
      'Termina la carrera andando hasta que baje el pulso.',
    ],
    commonMistakes: [
      'Zancada larga con el talón muy por delante del cuerpo.',
      'Ritmo que deja sin aliento a los pocos minutos.',
      'Puños y mandíbula apretados mientras corres.',
    ],
    tips: [
      'Alterna dos minutos de trote con uno andando si es tu primera vez.',
      'Corre menos rato y sobre tierra, o pásate a caminar, si te molesta la rodilla.',
    ],
    variations: ['C01', 'C11'],
  },
  C03: {
    description:
      'Pedaleo o elíptica a ritmo cómodo para sumar resistencia sin impacto, también al día siguiente de un partido duro.',
    steps: [
      'Ajusta el sillín para que la rodilla quede un poco flexionada con el pedal abajo; en la elíptica, apoya todo el pie.',
      'Empieza con poca resistencia durante los primeros minutos de pedaleo.',
      'Sube a un esfuerzo cómodo, en el que hables sin jadear, y mantén una cadencia ágil.',
      'Quita resistencia al final y deja que el pulso baje poco a poco.',
    ],
    commonMistakes: [
      'Sillín bajo que obliga a doblar demasiado la rodilla.',
      'Resistencia alta y pedaleo a tirones.',
      'Cargar el peso en el manillar con los hombros encogidos.',
    ],
    tips: [
      'Aprovecha para ver un partido de pádel si la bici es estática.',
      'Sube un poco el sillín y quita resistencia si la rodilla se resiente al pedalear.',
    ],
    variations: ['C01', 'C06'],
  },
  C04: {
    description:
      'Diez segundos de desplazamiento rápido y veinte de pausa: una proporción de trabajo y descanso parecida a la del pádel.',
    steps: [
      'Elige dos referencias a tres o cuatro metros y colócate en medio, en posición de espera.',
      'Muévete diez segundos a ritmo alto entre las dos, con pasos laterales y el cuerpo bajo.',
      'Frena en dos pasos al llegar a cada referencia y sal hacia el otro lado.',
      'Camina veinte segundos respirando hondo y vuelve al centro para el siguiente intervalo.',
    ],
    commonMistakes: [
      'Cruzar los pies en los diez segundos de pasos laterales.',
      'Quedarte en cuclillas durante los veinte segundos de pausa.',
      'Gastarlo todo en los tres primeros intervalos.',
    ],
    tips: [
      'Cambia de dirección en cada intervalo: lateral, diagonal o adelante y atrás.',
      'Si te molesta la rodilla, acerca las referencias y frena en más pasos.',
    ],
    variations: ['C05', 'C08'],
  },
  C05: {
    description:
      'Quince segundos de carrera y quince de pausa por tu campo: imita puntos largos con descansos más cortos que en un partido.',
    steps: [
      'Sal desde el centro del fondo de tu campo, detrás de la línea de saque.',
      'Corre hasta un par de metros de la red, frena y retrocede de perfil hasta la línea de saque.',
      'Desplázate hacia un lateral y después hacia el otro, y repite el circuito hasta completar quince segundos.',
      'Descansa otros quince caminando hacia el fondo y arranca de nuevo.',
    ],
    commonMistakes: [
      'Retroceder de espaldas y a saltitos en lugar de perfilarte.',
      'Primeros intervalos al máximo y los últimos casi andando.',
      'Perder de vista la red en cada cambio de dirección.',
    ],
    tips: [
      'Retira las bolas del suelo antes del primer intervalo.',
      'Quita los laterales y haz solo la subida y la vuelta, a menor ritmo, si la rodilla se carga.',
    ],
    variations: ['C04', 'C07'],
  },
  C06: {
    description:
      'Treinta segundos fuertes y treinta suaves sobre la bici: intensidad de punto exigente sin el impacto de la carrera.',
    steps: [
      'Rueda suave cinco minutos antes del primer intervalo.',
      'Sube la resistencia y pedalea treinta segundos a un esfuerzo de 7 u 8 sobre 10.',
      'Quita carga y rueda otros treinta segundos muy suave, sin dejar de pedalear.',
      'Repite el cambio con la misma intensidad y acaba con unos minutos de pedaleo fácil.',
    ],
    commonMistakes: [
      'Parar los pedales en los treinta segundos suaves.',
      'Esprintar al máximo en los dos primeros intervalos.',
      'Resistencia tan floja que las piernas giran sin control.',
    ],
    tips: [
      'Apunta la resistencia que usas hoy para compararla la próxima vez.',
      'Pedalea sin levantarte del sillín, con menos resistencia y más cadencia, si la rodilla molesta.',
    ],
    variations: ['C03', 'C11'],
  },
  C07: {
    description:
      'Sprints cortos de ida y vuelta con poca pausa: aguante para repetir, punto tras punto, la subida a la red y la carrera atrás a por un globo.',
    steps: [
      'Coloca dos conos a cinco metros, en la dirección del fondo a la red.',
      'Sal desde el primer cono con el cuerpo bajo y esprinta hasta el segundo.',
      'Frena con pasos cortos, planta el pie junto al cono y gira con la cadera baja.',
      'Acelera de vuelta, afloja después de pasar el cono de salida y espera de pie el siguiente sprint.',
    ],
    commonMistakes: [
      'Frenar junto al cono con una sola pierna estirada.',
      'Girar siempre hacia el mismo lado.',
      'Recortar la pausa y acabar trotando los sprints.',
    ],
    tips: [
      'Alterna el pie de frenada: izquierdo en un sprint, derecho en el siguiente.',
      'Detente si el último sprint ha sido claramente más lento que el primero.',
    ],
    variations: ['C05'],
  },
  C08: {
    description:
      'Rondas de ejercicios de pie, sin saltos ni carrera, para subir el pulso en casa y aguantar mejor los puntos largos.',
    steps: [
      'Marcha en el sitio durante la primera ronda, con rodillas altas y braceo.',
      'Da pasos laterales amplios en la segunda, dos a cada lado y en posición de espera.',
      'Haz medias sentadillas en la tercera, empujando los brazos al frente al subir.',
      'Lleva de pie la rodilla hacia el codo contrario en la cuarta y vuelve a empezar por la marcha.',
    ],
    commonMistakes: [
      'Encoger el cuello al acercar el codo a la rodilla.',
      'Contener la respiración en las medias sentadillas.',
      'Pisar fuerte y con ruido en la marcha.',
    ],
    tips: [
      'Sube el ritmo con los brazos antes que con las piernas.',
      'Con la rodilla delicada, deja la sentadilla en un cuarto y acorta el paso lateral.',
    ],
    variations: ['C10', 'C01'],
  },
  C09: {
    description:
      'Rodillas alternas al pecho desde la plancha: el pulso sube mientras el abdomen sujeta el tronco, como pide un intercambio rápido.',
    steps: [
      'Parte de una plancha con los brazos estirados y las manos justo bajo los hombros.',
      'Lleva la rodilla derecha hacia el pecho sin levantar la cadera.',
      'Cambia de pierna apoyando la punta del pie y encuentra un ritmo constante.',
      'Suelta el aire cada dos rodillas y deja los hombros quietos.',
    ],
    commonMistakes: [
      'Cadera en alto, como una tienda de campaña.',
      'Manos muy por delante de los hombros.',
      'Correr con los pies y dejar que la espalda se hunda.',
    ],
    tips: [
      'Empieza a una rodilla por segundo y acelera solo si la cadera no se mueve.',
      'Apoya las manos en un escalón firme y ve más despacio si el hombro se resiente.',
    ],
    variations: ['C08', 'C10'],
  },
  C10: {
    description:
      'Golpes de boxeo al aire con los pies activos: pulso alto, resistencia de hombros y coordinación de brazos y cadera, sin impacto.',
    steps: [
      'Ponte en guardia: un pie adelantado, rodillas sueltas y puños a la altura de la barbilla.',
      'Lanza directos alternos girando la cadera y el pie de atrás.',
      'Añade puñetazos cortos y esquivas flexionando las piernas.',
      'Muévete con pasos pequeños entre combinaciones, con la guardia siempre arriba.',
    ],
    commonMistakes: [
      'Puños caídos junto a la cintura entre golpe y golpe.',
      'Estirar el codo hasta el tope, con un latigazo.',
      'Golpear con los pies clavados y la cadera quieta.',
    ],
    tips: [
      'Cambia el pie adelantado en cada ronda de boxeo.',
      'Si el hombro o el codo molestan, lanza puñetazos más cortos y por debajo del pecho.',
    ],
    variations: ['C08', 'C09'],
  },
  C11: {
    description:
      'Carreras de tres minutos a ritmo exigente con pausas amplias: resistencia para llegar con piernas al tercer set.',
    steps: [
      'Trota suave de cinco a diez minutos antes de la primera serie.',
      'Corre tres minutos a un ritmo fuerte pero estable, en el que solo te salgan frases cortas.',
      'Recupera dos minutos andando o con un trote muy suave.',
      'Repite la carrera al mismo ritmo y acaba la última con unos minutos andando.',
      'Cae en todas las series con el pie debajo de la cadera, también cuando se hagan largas.',
    ],
    commonMistakes: [
      'Pausas quietas, con las manos en las rodillas.',
      'Salir a ritmo de sprint y desfondarte en el segundo minuto.',
      'Cada carrera más lenta que la anterior.',
    ],
    tips: [
      'Toma como referencia un esfuerzo de 7 sobre 10 en cada carrera.',
      'Acorta las series, baja el ritmo y corre sobre tierra si la rodilla se resiente.',
    ],
    variations: ['C02', 'C06'],
  },
};
