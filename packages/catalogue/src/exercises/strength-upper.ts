import type { ExerciseCards } from '#types.ts';

export const strengthUpperCards: ExerciseCards = {
  F16: {
    description:
      'Flexión con las manos en alto: fuerza de pecho, hombros y tríceps para bloquear la volea con el brazo firme.',
    steps: [
      'Coloca la silla contra la pared y apoya las manos en los bordes del asiento.',
      'Retrasa los pies hasta formar una línea recta de la cabeza a los talones.',
      'Baja el pecho hacia el asiento con los codos a unos cuarenta y cinco grados del tronco.',
      'Empuja hasta estirar los brazos sin que la cadera se descuelgue.',
    ],
    commonMistakes: [
      'Cadera hundida al acercarte a la silla.',
      'Codos abiertos en cruz a la altura de los hombros.',
      'Adelantar la barbilla en lugar del pecho.',
    ],
    tips: [
      'Apóyate más alto, en una mesa firme o en la pared, si te molestan el hombro, el codo o la muñeca.',
      'Agarra los laterales del asiento para que la muñeca quede recta.',
    ],
    variations: ['F17', 'F26'],
  },
  F17: {
    description:
      'Empuje con el peso del cuerpo. Ganan fuerza pecho y hombros, y el tronco aprende a no ceder cuando bloqueas una volea rápida.',
    steps: [
      'Apoya las manos en el suelo, algo más abiertas que los hombros, y estira las piernas.',
      'Aprieta glúteos y abdomen para que el cuerpo quede como una tabla.',
      'Baja hasta dejar el pecho a un puño del suelo, con los codos en diagonal hacia atrás.',
      'Suelta el aire y empuja el suelo hasta estirar los codos y separar los omóplatos.',
    ],
    commonMistakes: [
      'Bajar solo la cabeza y dejar el pecho arriba.',
      'Zona lumbar hundida en las últimas flexiones.',
      'Manos muy adelantadas, a la altura de la cara.',
    ],
    tips: [
      'Apoya las rodillas antes que perder la línea del cuerpo.',
      'Reparte el peso entre la palma y los dedos para no cargarlo en el talón de la mano.',
    ],
    variations: ['F16'],
  },
  F18: {
    description:
      'Fortalece la espalda alta y la parte posterior del hombro, que preparan y frenan el brazo en cada bandeja.',
    steps: [
      'Ancla la goma a la altura del ombligo y coge un extremo con cada mano.',
      'Da un paso atrás hasta tensarla, con las rodillas flexionadas y el pecho abierto.',
      'Tira con los codos pegados al cuerpo hasta llevar las manos a las costillas.',
      'Junta los omóplatos un instante y estira los brazos despacio, con la goma siempre tensa.',
    ],
    commonMistakes: [
      'Hombros encogidos hacia las orejas al remar.',
      'Echar el tronco atrás para arrastrar la goma.',
      'Muñecas dobladas al final del tirón.',
    ],
    tips: [
      'Empieza el tirón desde los omóplatos, no desde las manos.',
      'Acércate al anclaje para aflojar la goma si el codo o el hombro se cargan.',
    ],
    variations: ['F19', 'F22'],
  },
  F19: {
    description:
      'Tirón de espalda con un brazo mientras el otro se apoya: equilibra el trabajo de empuje y da fuerza para armar la bandeja con el codo alto.',
    steps: [
      'Apoya una mano en el asiento, retrasa los pies e inclina el tronco con la espalda recta.',
      'Deja colgar la mancuerna o la kettlebell bajo el hombro del otro lado.',
      'Lleva el codo hacia la cadera hasta que el peso llegue junto a la cintura.',
      'Baja estirando el brazo despacio y acaba las repeticiones antes de cambiar de mano.',
    ],
    commonMistakes: [
      'Girar el tronco para subir la pesa.',
      'Llevar la pesa al pecho con el codo abierto.',
      'Espalda curvada y hombro descolgado hacia el suelo.',
    ],
    tips: [
      'Imagina que guardas la pesa en el bolsillo del pantalón.',
      'Incorpora un poco el tronco y coge menos peso si la zona lumbar se cansa la primera.',
    ],
    variations: ['F18'],
  },
  F20: {
    description:
      'Empuje por encima de la cabeza sobre una base estrecha: entrena hombro y tronco para llegar alto y con equilibrio al remate.',
    steps: [
      'Apoya una rodilla en el suelo y sujeta la mancuerna o la kettlebell en el hombro de ese mismo lado.',
      'Aprieta el glúteo de la pierna apoyada y recoge las costillas.',
      'Suelta el aire mientras empujas el peso hasta estirar el brazo junto a la oreja.',
      'Bájalo con control hasta el hombro y acaba la serie antes de cambiar de brazo y de rodilla.',
    ],
    commonMistakes: [
      'Arquear la espalda para completar el empuje.',
      'Muñeca vencida hacia atrás bajo la pesa.',
      'Codo muy abierto hacia fuera al arrancar el press.',
    ],
    tips: [
      'Pon una toalla doblada bajo la rodilla apoyada.',
      'Empuja algo en diagonal, por delante de la oreja, si te cuesta estirar el brazo sin arquearte.',
    ],
    variations: ['F17', 'F16'],
  },
  F21: {
    description:
      'El tronco resiste el giro mientras alejas la goma del pecho; así aprende a no descolocarse cuando bloqueas una volea.',
    steps: [
      'Ancla la goma a la altura del pecho y ponte de lado, con los pies separados.',
      'Sujétala con las dos manos contra el esternón y aléjate hasta notar que tira.',
      'Estira los brazos al frente sin que el tronco gire hacia la goma.',
      'Aguanta dos segundos, recoge las manos y, al acabar la serie, date la vuelta para el otro lado.',
    ],
    commonMistakes: [
      'Hombros que rotan hacia el anclaje.',
      'Manos que se desvían del centro del pecho.',
      'Piernas rígidas y todo el peso en un pie.',
    ],
    tips: [
      'Separa más los pies para ganar base y júntalos cuando quieras más dificultad.',
      'Estira los brazos solo hasta la mitad si el hombro se cansa antes que el abdomen.',
    ],
    variations: ['F31', 'F32'],
  },
  F22: {
    description:
      'Fortalece la parte posterior del hombro y los músculos que sujetan el omóplato, los que frenan el brazo tras una bandeja o un remate.',
    steps: [
      'Ancla la goma a la altura de los ojos y coge los extremos con los pulgares hacia ti.',
      'Da uno o dos pasos atrás y adelanta un pie para no balancearte.',
      'Tira hacia la cara con los codos altos, separando las manos a los lados de la cabeza.',
      'Vuelve al frente en tres segundos, sin que la goma te arrastre los hombros.',
    ],
    commonMistakes: [
      'Codos caídos que lo convierten en un remo.',
      'Cabeza que se adelanta al encuentro de la goma.',
      'Goma tan dura que obliga a arquear la zona lumbar.',
    ],
    tips: [
      'Termina con los puños hacia el techo, como si enseñaras los bíceps.',
      'Tira hacia la barbilla, con una goma más floja, si el hombro molesta con los codos altos.',
    ],
    variations: ['F25', 'F23', 'F18'],
  },
  F23: {
    description:
      'Trabajo suave del manguito rotador, que mantiene centrado el hombro en bandejas, víboras y remates. Cabe en cualquier calentamiento.',
    steps: [
      'Ancla la goma a la altura del codo y ponte de lado, con el brazo que trabaja más lejos del anclaje.',
      'Pega ese codo al costado, doblado en ángulo recto, con la mano delante del ombligo.',
      'Gira el antebrazo hacia fuera sin despegar el codo del cuerpo.',
      'Vuelve al ombligo contando tres y cambia de brazo al acabar la serie.',
    ],
    commonMistakes: [
      'Separar el codo del costado para llegar más lejos.',
      'Muñeca que se dobla y tira de la goma por su cuenta.',
      'Girar la cintura en vez del antebrazo.',
    ],
    tips: [
      'Aprieta una toalla pequeña entre el codo y las costillas.',
      'Usa la goma más floja y abre solo hasta donde el hombro gire sin molestias.',
    ],
    variations: ['F24', 'F22'],
  },
  F24: {
    description:
      'Rotación de hombro con el brazo elevado, en la posición en que armas el remate y la víbora: control donde el brazo alcanza más velocidad.',
    steps: [
      'Ancla la goma delante de ti, a la altura del pecho, y cógela con una mano.',
      'Sube el codo a la altura del hombro, en ángulo recto y con el antebrazo hacia el anclaje.',
      'Gira el antebrazo hacia atrás hasta que la mano apunte al techo, con el codo quieto.',
      'Deja volver la mano al frente despacio y, al acabar la serie, trabaja el otro brazo.',
    ],
    commonMistakes: [
      'Codo que cae por debajo del hombro.',
      'Arquear la espalda para llevar la mano más atrás.',
      'Dejar que la goma devuelva el brazo de un latigazo.',
    ],
    tips: [
      'Domina antes la rotación con el codo pegado al costado.',
      'Adelanta el codo un palmo respecto al hombro si con el brazo en cruz no giras con soltura.',
    ],
    variations: ['F23', 'F22'],
  },
  F25: {
    description:
      'Los brazos dibujan tres letras para fortalecer el trapecio y la espalda alta, el soporte del omóplato en bandejas y remates.',
    steps: [
      'Túmbate boca abajo con la frente apoyada y los brazos estirados en Y, con los pulgares hacia arriba.',
      'Despega los brazos unos centímetros llevando los omóplatos atrás y abajo.',
      'Ábrelos en cruz para formar la T y dobla después los codos hacia la cintura para la W.',
      'Apoya los brazos y vuelve a la Y: las tres letras seguidas son una repetición.',
    ],
    commonMistakes: [
      'Levantar la barbilla para mirar al frente mientras dibujas las letras.',
      'Subir los hombros hacia las orejas en la Y.',
      'Despegar el pecho con un tirón de la zona lumbar.',
    ],
    tips: [
      'Levanta los brazos solo dos dedos: cuenta el trabajo del omóplato, no la altura.',
      'Sáltate la Y y haz la T y la W si el hombro molesta con el brazo arriba.',
    ],
    variations: ['F22', 'F18'],
  },
  F26: {
    description:
      'Enseña al omóplato a deslizarse y sujetarse contra las costillas, para que el hombro tenga una base firme al volear.',
    steps: [
      'Apoya las palmas en la pared a la altura de los hombros, con los brazos estirados y los pies a un paso.',
      'Deja que el pecho se acerque juntando los omóplatos, con los codos rectos.',
      'Empuja la pared para separarlos y redondear un poco la espalda alta.',
      'Alterna las dos posiciones con calma, unos dos segundos en cada una.',
    ],
    commonMistakes: [
      'Doblar los codos y hacer una flexión normal.',
      'Mover la cabeza adelante y atrás en lugar de los omóplatos.',
      'Hundir la zona lumbar al acercar el pecho a la pared.',
    ],
    tips: [
      'Apoya los antebrazos en la pared si la muñeca no tolera la palma abierta.',
      'Aleja los pies cuando los omóplatos se muevan solos, sin ayuda de los codos.',
    ],
    variations: ['F16', 'F25'],
  },
  F27: {
    description:
      'Fuerza de frenado para los extensores del antebrazo, que mantienen firme la muñeca en el revés y la volea. Se hace lento y con poco peso.',
    steps: [
      'Siéntate y apoya el antebrazo en el muslo, con la palma hacia abajo y la mano por delante de la rodilla.',
      'Coge una mancuerna ligera, o una goma pisada con el pie, y sube la muñeca con ayuda de la otra mano.',
      'Retira la ayuda y baja la mano en cuatro segundos.',
      'Vuelve a subirla con la mano libre y termina las repeticiones antes de cambiar de brazo.',
    ],
    commonMistakes: [
      'Subir la carga solo con la mano que trabaja.',
      'Antebrazo despegado del muslo.',
      'Dejar caer la muñeca en el último tramo.',
    ],
    tips: [
      'Empieza con medio kilo o un kilo: manda la lentitud, no la carga.',
      'Dobla más el codo y quita peso si la molestia en el antebrazo pasa de 3 sobre 10.',
    ],
    variations: ['F28', 'F29'],
  },
  F28: {
    description:
      'Torsión con barra flexible que carga los extensores del antebrazo mientras se alargan, los mismos que fijan la muñeca en el revés y la volea.',
    steps: [
      'Sujeta la barra en vertical con la mano de la pala y la muñeca doblada hacia atrás.',
      'Coge el otro extremo con la mano libre y retuerce la barra doblando esa muñeca.',
      'Estira los dos brazos al frente, con la barra en horizontal y sin perder la torsión.',
      'Deja que la muñeca de la pala ceda poco a poco, en cuatro segundos, con la otra quieta.',
      'Recoge los brazos y vuelve a retorcer la barra para la siguiente repetición.',
    ],
    commonMistakes: [
      'Codos doblados mientras la barra se destuerce.',
      'Soltar la torsión de golpe.',
      'Retorcer con la mano de la pala en lugar de con la libre.',
    ],
    tips: [
      'Elige la barra más blanda para empezar y cambia a la siguiente cuando quince giros sean fáciles.',
      'Retuerce menos la barra si la molestia en el codo o la muñeca supera 3 sobre 10.',
    ],
    variations: ['F27', 'F29'],
  },
  F29: {
    description:
      'Mejora la fuerza y la resistencia del agarre con una bola usada, para que la pala no baile en la mano al volear.',
    steps: [
      'Coge una bola de pádel gastada y deja el brazo relajado, con el codo doblado.',
      'Aprieta con todos los dedos durante dos segundos, sin mover la muñeca.',
      'Afloja y abre la mano del todo otros dos segundos.',
      'Sigue el ritmo hasta que termine el tiempo y pasa la bola a la otra mano.',
    ],
    commonMistakes: [
      'Muñeca doblada hacia la palma mientras aprietas.',
      'Estrujar la bola al máximo desde el primer apretón.',
      'No llegar a abrir los dedos entre apretones.',
    ],
    tips: [
      'Usa una pelota de espuma si la de pádel resulta dura para tu codo o tu muñeca.',
      'Siente el contraste entre apretar y soltar: en la volea solo aprietas al impactar.',
    ],
    variations: ['F27', 'F34'],
  },
  F30: {
    description:
      'Abdomen y hombros sostienen el cuerpo sin que la espalda ceda: una base firme para golpear con el tronco estable, incluso en carrera.',
    steps: [
      'Apoya los antebrazos en el suelo, paralelos y con los codos bajo los hombros.',
      'Estira las piernas hacia atrás y sostente sobre las puntas de los pies.',
      'Aprieta glúteos y abdomen hasta formar una línea recta de los hombros a los tobillos.',
      'Aguanta el tiempo marcado empujando el suelo con los antebrazos y sin dejar de respirar.',
    ],
    commonMistakes: [
      'Cadera caída como una hamaca.',
      'Glúteos en pico para descansar el abdomen.',
      'Cuello forzado por mirar hacia delante en la plancha.',
    ],
    tips: [
      'Apoya las rodillas si la zona lumbar o los hombros empiezan a cargarse.',
      'Corta la plancha cuando pierdas la línea, aunque falten segundos.',
    ],
    variations: ['F31', 'F32'],
  },
  F31: {
    description:
      'Trabaja los oblicuos y el hombro de apoyo: el tronco aguanta recto cuando te estiras a por una bola que se te va hacia el lateral.',
    steps: [
      'Túmbate de costado, con el antebrazo en el suelo y el codo justo debajo del hombro.',
      'Estira las piernas y coloca un pie sobre el otro.',
      'Levanta la cadera hasta que cabeza, tronco y pies queden alineados.',
      'Mantén la postura con la mano libre en la cintura y cambia de costado al acabar el tiempo.',
    ],
    commonMistakes: [
      'Cadera que desciende poco a poco hacia el suelo.',
      'Pecho que rota hacia el suelo por cansancio.',
      'Dejar hundido el hombro de apoyo en lugar de empujar el suelo.',
    ],
    tips: [
      'Dobla las rodillas y apoya la de abajo si el hombro o la espalda se cargan.',
      'Coloca el pie de arriba delante del otro si te falta equilibrio.',
    ],
    variations: ['F30', 'F21', 'F11'],
  },
  F32: {
    description:
      'Boca arriba, mueves brazo y pierna contrarios con la espalda pegada al suelo. Aprendes a soltar el brazo sin perder el control del tronco, como en cada golpe.',
    steps: [
      'Túmbate boca arriba con los brazos hacia el techo y las rodillas dobladas sobre la cadera.',
      'Suelta el aire y pega la zona lumbar al suelo.',
      'Alarga a la vez un brazo hacia atrás y la pierna contraria hacia delante, sin apoyarlos.',
      'Recógelos despacio y repite con el otro brazo y la otra pierna.',
    ],
    commonMistakes: [
      'Zona lumbar que se despega cuando se aleja la pierna.',
      'Mover el brazo y la pierna del mismo lado.',
      'Cambiar de lado con prisa y aflojar el abdomen al pasar por el centro.',
    ],
    tips: [
      'Baja la pierna solo hasta donde la espalda siga pegada.',
      'Echa el aire al alargar brazo y pierna, como si empañaras un cristal.',
    ],
    variations: ['F33', 'F30'],
  },
  F33: {
    description:
      'A cuatro patas, estiras brazo y pierna contrarios sin mover la cadera: coordina espalda, glúteos y abdomen para llegar a la bola con equilibrio.',
    steps: [
      'Ponte a cuatro patas, con las manos bajo los hombros y las rodillas bajo la cadera.',
      'Estira una pierna hacia atrás y el brazo contrario hacia delante, a la altura del tronco.',
      'Aguanta dos segundos con la pelvis nivelada y la mirada en el suelo.',
      'Recoge brazo y pierna con calma y repite con los contrarios.',
    ],
    commonMistakes: [
      'Levantar el pie por encima de la cadera y arquear la espalda.',
      'Pelvis que gira hacia el lado de la pierna estirada.',
      'Dejar caer el peso en el hombro de la mano apoyada.',
    ],
    tips: [
      'Imagina un vaso de agua sobre la zona lumbar y no lo derrames.',
      'Apoya el puño si la muñeca molesta y acolcha la rodilla con una toalla.',
    ],
    variations: ['F32', 'F08'],
  },
  F34: {
    description:
      'Caminar con peso en las manos fortalece el agarre, la espalda y el tronco, tres apoyos que se agradecen en un partido largo.',
    steps: [
      'Coloca un peso a cada lado y cógelos flexionando las piernas, con la espalda recta.',
      'Ponte de pie con los hombros bajos y los brazos estirados junto al cuerpo.',
      'Camina con pasos cortos y firmes, sin que las pesas se balanceen.',
      'Completa la distancia y deja los pesos en el suelo doblando las rodillas.',
    ],
    commonMistakes: [
      'Tronco inclinado hacia un lado al caminar con las pesas.',
      'Hombros echados hacia delante y mirada en los pies.',
      'Levantar las pesas del suelo con la espalda encorvada.',
    ],
    tips: [
      'Lleva la pesa en una sola mano y cambia a mitad de recorrido si no tienes dos.',
      'Reduce el peso o parte el recorrido en dos si el codo, la muñeca o la espalda se resienten.',
    ],
    variations: ['F31', 'F29'],
  },
};
