import type { ExerciseCards } from '#types.ts';

export const flexibilityCards: ExerciseCards = {
  L01: {
    description:
      'Calentamiento en cuatro fases: sube el pulso, activa los músculos, moviliza las articulaciones y ensaya los golpes antes de entrenar o jugar.',
    steps: [
      'Eleva el pulso: camina deprisa, sube las rodillas sin moverte del sitio y da pasos laterales.',
      'Activa piernas y tronco con medias sentadillas, zancadas cortas y elevaciones de talones.',
      'Moviliza tobillos, cadera, espalda y hombros con círculos y giros amplios, sin rebotes.',
      'Ensaya derechas, reveses y voleas en sombra, de menos a más velocidad.',
    ],
    commonMistakes: [
      'Empezar en frío con estiramientos largos y quietos.',
      'Saltarte los golpes en sombra y entrar a pista sin haber movido el brazo.',
      'Acabar el calentamiento sin aliento.',
    ],
    tips: [
      'Reparte el tiempo a partes iguales entre las cuatro fases.',
      'Si una zona te molesta, muévela en un rango más corto y alarga la primera fase.',
    ],
    variations: [],
  },
  L02: {
    description:
      'Giro de la espalda alta a cuatro apoyos: movilidad de tronco y de la parte posterior del hombro para armar el remate.',
    steps: [
      'Ponte a cuatro apoyos y adelanta un poco la mano que se queda en el suelo.',
      'Pasa el otro brazo por debajo del pecho, con la palma hacia arriba, hasta acercar el hombro y la sien al suelo.',
      'Saca el brazo y ábrelo hacia el techo mientras lo sigues con la mirada.',
      'Vuelve a enhebrar con el mismo brazo y cambia de lado al acabar sus repeticiones.',
    ],
    commonMistakes: [
      'Cadera que se escapa hacia un lado al girar.',
      'Dejar caer todo el peso sobre el hombro apoyado.',
      'Forzar el giro tirando del cuello.',
    ],
    tips: [
      'Suelta el aire al meter el brazo y cógelo al abrirlo.',
      'Apóyate en el puño si te molesta la muñeca y enhebra solo hasta el codo si es el hombro.',
    ],
    variations: ['L03', 'L12'],
  },
  L03: {
    description:
      'Apertura de tronco en el suelo, de lado: trabaja el giro de la espalda alta y la apertura de pecho que piden la bandeja y el remate.',
    steps: [
      'Túmbate de lado con las rodillas dobladas en ángulo recto y los brazos al frente, palma con palma.',
      'Abre el brazo de arriba en arco hacia el otro lado y síguelo con la mirada.',
      'Respira hondo con el pecho abierto y las rodillas juntas en el suelo.',
      'Cierra el libro despacio hasta juntar las palmas y cambia de costado al acabar las repeticiones.',
    ],
    commonMistakes: [
      'Rodillas que se separan o se levantan con el brazo.',
      'Forzar la mano hacia el suelo a tirones.',
      'Girar desde la zona lumbar en lugar de la espalda alta.',
    ],
    tips: [
      'Pon un cojín bajo la cabeza para que el cuello descanse.',
      'Si el hombro se resiente, abre con el codo doblado y la mano sobre el pecho.',
    ],
    variations: ['L02', 'L10'],
  },
  L04: {
    description:
      'Movilidad de tobillo frente a la pared: más flexión para bajar con las piernas a la volea baja sin levantar el talón.',
    steps: [
      'Apoya las manos en la pared y adelanta un pie hasta dejarlo a unos cuatro dedos de ella.',
      'Lleva la rodilla de delante hasta tocar la pared, en línea con el segundo dedo del pie.',
      'Vuelve atrás con el talón siempre pegado al suelo y repite despacio.',
      'Aleja el pie un centímetro cuando llegues con facilidad y cambia de tobillo al acabar.',
    ],
    commonMistakes: [
      'Talón que se despega al acercar la rodilla.',
      'Rodilla que se desvía hacia el dedo gordo.',
      'Rebotar contra la pared al final del recorrido.',
    ],
    tips: [
      'Mide en dedos la distancia a la pared y compara un tobillo con el otro.',
      'Acerca el pie a la pared y no fuerces el último tramo si notas el tobillo rígido.',
    ],
    variations: ['L08'],
  },
  L05: {
    description:
      'Giros de cadera en el suelo con las piernas en ángulo recto: movilidad para abrir el paso y bajar el cuerpo en el resto.',
    steps: [
      'Siéntate en el suelo con las dos rodillas en ángulo recto, una pierna delante y la otra al lado.',
      'Apoya las manos detrás, estira la espalda hacia arriba y respira una vez.',
      'Gira las dos rodillas hacia el otro lado, con los talones en el suelo.',
      'Sigue pasando de un lado a otro con calma hasta completar las repeticiones de ambas caderas.',
    ],
    commonMistakes: [
      'Derrumbar la espalda sobre las manos.',
      'Tirar las piernas de golpe hacia el otro lado.',
      'Empujar la rodilla hacia el suelo con la mano.',
    ],
    tips: [
      'Siéntate sobre un cojín si te cuesta mantener la espalda larga.',
      'Si la rodilla molesta, abre más el ángulo de las piernas y gira solo hasta la mitad.',
    ],
    variations: ['L06'],
  },
  L06: {
    description:
      'Estiramiento de la parte delantera de la cadera, que pasa horas encogida en la silla y trabaja en cada arranque.',
    steps: [
      'Apoya una rodilla en el suelo y adelanta el otro pie, con las dos piernas en ángulo recto.',
      'Aprieta el glúteo de la pierna de atrás y acerca el pubis al ombligo.',
      'Adelanta la cadera unos centímetros hasta notar tensión en la parte delantera.',
      'Respira lento mientras dure el estiramiento y cambia la pierna adelantada.',
    ],
    commonMistakes: [
      'Arquear la zona lumbar para llegar más lejos.',
      'Echar el tronco sobre el muslo de delante.',
      'Cadera de la pierna de atrás que se abre hacia fuera.',
    ],
    tips: [
      'Pon una toalla doblada o un cojín bajo la rodilla apoyada.',
      'Si apoyar la rodilla te molesta, hazlo de pie con una zancada más corta.',
    ],
    variations: ['L05'],
  },
  L07: {
    description:
      'Estiramiento de isquiotibiales boca arriba con una toalla, para soltar la parte de atrás del muslo después de jugar.',
    steps: [
      'Túmbate boca arriba y pasa la toalla por la planta de un pie.',
      'Sube esa pierna con la rodilla casi estirada hasta notar tensión detrás del muslo.',
      'Sujeta la toalla con los hombros relajados y mantén la pierna quieta.',
      'Baja la pierna doblando la rodilla y pasa la toalla al otro pie.',
    ],
    commonMistakes: [
      'Despegar la cabeza y los hombros para tirar más de la toalla.',
      'Pelvis que se levanta del suelo con la pierna.',
      'Tirar de la punta del pie hasta notar hormigueo.',
    ],
    tips: [
      'Sube la pierna un poco más con cada espiración, sin forzar la rodilla.',
      'Si notas tensión en la zona lumbar, dobla la otra pierna con el pie apoyado y sube menos la que estiras.',
    ],
    variations: [],
  },
  L08: {
    description:
      'Dos posiciones contra la pared para estirar la pantorrilla, una de las zonas que más acusan las salidas y frenadas de un partido.',
    steps: [
      'Apoya las manos en la pared y retrasa una pierna, con el pie recto y el talón en el suelo.',
      'Inclina el cuerpo hacia la pared con la rodilla de atrás estirada para llegar al gemelo.',
      'Acerca un poco ese pie a mitad de tiempo y dobla la rodilla para llegar al sóleo.',
      'Mantén el talón abajo hasta el final y cambia de pantorrilla.',
    ],
    commonMistakes: [
      'Talón de atrás en el aire durante el estiramiento.',
      'Pie de atrás girado hacia fuera.',
      'Arquear la espalda al empujar la pared.',
    ],
    tips: [
      'Busca la tensión en la pantorrilla y afloja si notas un pinchazo cerca del talón.',
      'Acorta el paso y quédate en una tensión ligera si te molesta el tobillo.',
    ],
    variations: ['L04'],
  },
  L09: {
    description:
      'Estiramiento de la parte de atrás del hombro, la que frena el brazo después de cada bandeja y cada remate.',
    steps: [
      'Cruza un brazo por delante del pecho, casi a la altura del hombro.',
      'Sujétalo con la otra mano justo por encima del codo.',
      'Acerca el brazo al pecho con suavidad, con el hombro lejos de la oreja.',
      'Mantén una tensión cómoda mientras respiras y cruza después el otro brazo.',
    ],
    commonMistakes: [
      'Girar el tronco detrás del brazo cruzado.',
      'Hacer palanca tirando del antebrazo.',
      'Subir hacia la oreja el hombro que se estira.',
    ],
    tips: [
      'Apoya la espalda en una pared si el omóplato se te escapa.',
      'Si notas un pellizco delante del hombro, baja el brazo unos dedos y tira menos.',
    ],
    variations: ['L02'],
  },
  L10: {
    description:
      'Con el antebrazo en la pared se estira el pecho, y el hombro se abre con más soltura cuando armas el brazo para rematar.',
    steps: [
      'Apoya el antebrazo en la pared o en el marco de una puerta, con el codo a la altura del hombro o algo por debajo.',
      'Adelanta el pie de ese lado y gira el tronco despacio hacia el contrario.',
      'Para cuando notes tensión en el pecho y no delante del hombro.',
      'Quédate ahí respirando con calma y apoya después el otro antebrazo.',
    ],
    commonMistakes: [
      'Codo muy por encima de la línea del hombro.',
      'Sacar las costillas en lugar de girar.',
      'Buscar más estiramiento a base de empujones.',
    ],
    tips: [
      'Lleva el hombro abajo y atrás antes de empezar a girar.',
      'Baja el codo un palmo y gira solo unos grados si el hombro se resiente.',
    ],
    variations: ['L03'],
  },
  L11: {
    description:
      'Estiramiento de las dos caras del antebrazo, los músculos que aprietan la pala y sujetan la muñeca en reveses y voleas.',
    steps: [
      'Estira un brazo al frente con la palma hacia abajo y dobla la muñeca hacia el suelo con la otra mano.',
      'Mantén la tensión en la cara de arriba del antebrazo la mitad del tiempo.',
      'Gira la palma hacia arriba y lleva los dedos hacia el suelo para estirar la cara interna.',
      'Suelta, sacude la mano y pasa al otro antebrazo.',
    ],
    commonMistakes: [
      'Hombro encogido mientras estiras la muñeca.',
      'Tirar solo de la punta de los dedos.',
      'Forzar hasta notar dolor en el codo.',
    ],
    tips: [
      'Hazlo al acabar de jugar, antes de guardar la pala.',
      'Si el codo o la muñeca molestan, dobla un poco el codo y tira con menos fuerza.',
    ],
    variations: [],
  },
  L12: {
    description:
      'Movimiento suave de la columna, que se redondea y se arquea, para soltar la espalda antes de entrenar o después de jugar.',
    steps: [
      'Reparte el peso entre manos y rodillas, a cuatro apoyos, con la espalda plana.',
      'Suelta el aire y redondea la espalda hacia el techo, metiendo la pelvis y la barbilla.',
      'Coge aire y deja bajar el abdomen mientras el pecho se abre y la mirada va al frente.',
      'Enlaza las dos posiciones despacio, vértebra a vértebra.',
    ],
    commonMistakes: [
      'Mover solo el cuello y dejar quieta la espalda.',
      'Doblar los codos al cambiar de posición.',
      'Ir más deprisa que la respiración al redondear y arquear.',
    ],
    tips: [
      'Quédate en un recorrido cómodo, sin llegar al tope en ninguna de las dos posturas.',
      'Apoya los puños o los antebrazos si la muñeca se carga.',
    ],
    variations: ['L02'],
  },
  L13: {
    description:
      'Respiración lenta con el abdomen para bajar el pulso al acabar la sesión y tener un recurso de calma entre puntos.',
    steps: [
      'Siéntate o quédate de pie con la espalda larga, una mano en el pecho y otra en el abdomen.',
      'Coge aire por la nariz en cuatro segundos y nota cómo el abdomen empuja la mano.',
      'Suelta el aire por la boca en seis segundos, con los labios entreabiertos.',
      'Repite el ciclo sin prisa, con la mandíbula y los hombros sueltos.',
    ],
    commonMistakes: [
      'Llenar solo el pecho y levantar los hombros.',
      'Inspiraciones tan grandes que llegan a marear.',
      'Vaciar el aire de golpe por la boca.',
    ],
    tips: [
      'Alarga la espiración solo un segundo más que la inspiración si no llegas a seis.',
      'Úsala también en el cambio de lado: con dos o tres ciclos basta.',
    ],
    variations: [],
  },
};
