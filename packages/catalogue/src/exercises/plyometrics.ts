import type { ExerciseCards } from '#types.ts';

export const plyometricsCards: ExerciseCards = {
  P01: {
    description:
      'Botes cortos con las rodillas casi estiradas: enseñan a gemelos y tobillos a devolver energía para moverte con ligereza por la pista.',
    steps: [
      'Ponte de pie con los pies bajo las caderas, las manos en la cintura y los talones apenas despegados.',
      'Da botes pequeños y seguidos con las rodillas casi estiradas, empujando desde los tobillos.',
      'Apoya la parte delantera del pie y despega al instante, como si el suelo quemara.',
      'Acaba la serie con un último bote suave y párate con las rodillas flexionadas.',
    ],
    commonMistakes: [
      'Doblar mucho las rodillas y convertir cada bote en un salto.',
      'Caer con el talón y hacer ruido en cada rebote.',
      'Mirarte los pies y encorvar el tronco.',
    ],
    tips: [
      'Bota a pocos centímetros del suelo: aquí manda la rapidez, no la altura.',
      'Si te molesta la rodilla, sube y baja de puntillas deprisa sin llegar a despegar.',
    ],
    variations: ['P10', 'P06'],
  },
  P02: {
    description:
      'Salto a media altura con la caída clavada: enseña a frenar el cuerpo antes de buscar altura, como al caer tras un remate.',
    steps: [
      'Flexiona un poco rodillas y cadera, con los pies paralelos y los brazos atrás.',
      'Balancea los brazos hacia delante y salta a media altura, sin buscar el máximo.',
      'Cae con los dos pies a la vez, primero la parte delantera y después el talón, con la cadera atrás.',
      'Mantén la postura de la caída tres segundos, ponte de pie y prepara otro salto.',
    ],
    commonMistakes: [
      'Rodillas que se meten hacia dentro en el aterrizaje.',
      'Caer del salto con las piernas estiradas.',
      'Dar pasitos al caer para no perder el equilibrio.',
    ],
    tips: [
      'Busca una caída silenciosa y salta menos si los pies suenan.',
      'Grábate de frente con el móvil para ver si las rodillas apuntan a los pies al caer.',
    ],
    variations: ['P03', 'P05'],
  },
  P03: {
    description:
      'Salto vertical máximo con impulso de brazos: potencia de piernas para ir a buscar arriba la bola del remate.',
    steps: [
      'Ponte de pie, con la espalda larga, los pies bajo las caderas y los brazos a la altura del pecho.',
      'Baja rápido a un cuarto de sentadilla mientras llevas los brazos atrás.',
      'Cambia de sentido sin pausa y salta lo más alto que puedas, lanzando los brazos arriba.',
      'Amortigua la caída con tobillos, rodillas y cadera y recolócate antes del siguiente salto vertical.',
    ],
    commonMistakes: [
      'Bajar demasiado y perder el impulso del contramovimiento.',
      'Pausa abajo, entre la bajada y el despegue.',
      'Aterrizar lejos del punto de partida.',
    ],
    tips: [
      'Respira un par de segundos entre saltos y haz cada uno como si fuera el único.',
      'Salta a media altura y con las manos en la cintura si la zona lumbar se carga.',
    ],
    variations: ['P02', 'P05'],
  },
  P04: {
    description:
      'Saltos laterales de una pierna a otra con freno en cada apoyo: empuje de lado para llegar a restar el saque que se abre hacia el cristal.',
    steps: [
      'Empieza sobre la pierna izquierda, con la rodilla flexionada y el tronco algo inclinado hacia delante.',
      'Empuja el suelo hacia fuera y salta de lado, ayudándote con los brazos como un patinador.',
      'Cae sobre la pierna derecha, con la rodilla en línea con el pie, y mantén el equilibrio dos segundos.',
      'Vuelve hacia la izquierda igual y sigue alternando hasta completar la serie.',
    ],
    commonMistakes: [
      'Rodilla de apoyo que se cae hacia dentro al frenar de lado.',
      'Saltar hacia arriba en vez de hacia el lado.',
      'Encadenar rebotes laterales sin frenar ninguno.',
    ],
    tips: [
      'Empieza con saltos de medio metro y amplíalos solo si clavas cada caída.',
      'Toca el suelo con la punta del pie libre si pierdes el equilibrio.',
    ],
    variations: ['P06', 'P07'],
  },
  P05: {
    description:
      'Salto con los dos pies a un cajón estable: trabaja el impulso vertical del remate con una caída más corta que en el suelo.',
    steps: [
      'Sitúate a un paso corto del cajón, con los pies paralelos y la mirada en la tapa.',
      'Flexiona cadera y rodillas, lleva los brazos atrás y despega con los dos pies a la vez.',
      'Aterriza con toda la planta sobre el cajón, en media sentadilla y sin ruido.',
      'Ponte de pie arriba y baja andando, primero un pie y luego el otro.',
    ],
    commonMistakes: [
      'Cajón tan alto que obliga a subir las rodillas hasta el pecho.',
      'Bajar del cajón saltando de espaldas.',
      'Apoyar solo las puntas en el borde del cajón.',
    ],
    tips: [
      'Elige una altura en la que no caigas por debajo de media sentadilla: entre 30 y 50 cm suele bastar.',
      'Comprueba que el cajón no resbala ni se vuelca antes del primer salto.',
    ],
    variations: ['P02', 'P03'],
  },
  P06: {
    description:
      'Saltitos a un lado y otro de una línea: pies rápidos y aguante para ajustar la posición en un intercambio de voleas.',
    steps: [
      'Colócate junto a una línea de la pista o una marca del suelo, con los pies juntos y las rodillas sueltas.',
      'Salta al otro lado con los dos pies, elevándote lo justo para pasar la línea.',
      'Apoya la parte delantera de los pies, rebota enseguida y vuelve al lado de partida.',
      'Mantén la mirada al frente y el mismo ritmo de saltitos hasta que acabe el tiempo.',
    ],
    commonMistakes: [
      'Separar los pies y pasar la línea con uno detrás de otro.',
      'Saltos altos y lentos que cansan antes de tiempo.',
      'Hombros que se balancean de un lado a otro de la línea.',
    ],
    tips: [
      'Cuenta los saltos de la primera serie e intenta repetirlos en la última.',
      'Empieza despacio si te falta coordinación y acelera solo cuando dejes de pisar la línea.',
    ],
    variations: ['P10', 'P04'],
  },
  P07: {
    description:
      'Salto corto hacia delante sobre una sola pierna con parada en seco: control para frenar cuando subes a la red y te la juegan a los pies.',
    steps: [
      'Apóyate en una pierna, con la rodilla algo flexionada y los brazos libres.',
      'Impúlsate con los brazos y salta hacia delante entre medio metro y un metro.',
      'Cae sobre el mismo pie con la cadera atrás y la rodilla apuntando al segundo dedo.',
      'Aguanta el freno tres segundos, apoya el otro pie y prepara el salto siguiente.',
    ],
    commonMistakes: [
      'Cadera que se hunde hacia el lado de la pierna libre.',
      'Ganar distancia a costa de caer sin control.',
      'Rodilla bloqueada al tocar el suelo con una pierna.',
    ],
    tips: [
      'Da por bueno el salto solo si el pie no se mueve al caer.',
      'Empieza por la pierna que peor controlas, antes de que llegue el cansancio.',
    ],
    variations: ['P04'],
  },
  P08: {
    description:
      'Caída desde un cajón bajo y rebote inmediato: reactividad de gemelos y tobillos, la chispa de los primeros pasos en la pista.',
    steps: [
      'Sube a un cajón de 20 o 30 cm y deja las puntas de los pies en el borde.',
      'Adelanta un pie y déjate caer, sin saltar hacia arriba.',
      'Toca el suelo con los dos pies a la vez y rebota al instante hacia arriba, con las piernas firmes.',
      'Amortigua la segunda caída, vuelve andando al cajón y respira antes de repetir.',
    ],
    commonMistakes: [
      'Saltar desde el cajón en vez de dejarte caer.',
      'Hundir las rodillas y tardar en despegar.',
      'Talones que golpean el suelo antes del rebote.',
    ],
    tips: [
      'Busca un cajón más bajo si el contacto con el suelo se alarga.',
      'Hazlo al principio de la sesión y para en cuanto el rebote pierda altura.',
      'Déjalo para otro día si llegas con los gemelos cargados.',
    ],
    variations: ['P03', 'P05'],
  },
  P09: {
    description:
      'Flexión explosiva en la que las manos se despegan del suelo: empuje rápido de pecho y tríceps para la volea agresiva.',
    steps: [
      'Ponte en posición de flexión, con las manos algo más abiertas que los hombros y el cuerpo recto de cabeza a talones.',
      'Baja con control hasta dejar el pecho a un palmo del suelo, sin perder la línea.',
      'Empuja tan rápido como puedas, hasta que las manos se despeguen unos centímetros.',
      'Recibe el suelo con los codos flexionados y estabiliza el cuerpo antes de la siguiente flexión.',
    ],
    commonMistakes: [
      'Cadera que se descuelga al despegar las manos.',
      'Caer con los codos bloqueados.',
      'Añadir palmadas antes de dominar el despegue.',
    ],
    tips: [
      'Apoya las rodillas si todavía no despegas con el cuerpo recto.',
      'Corta la serie en cuanto las manos apenas se separen del suelo.',
    ],
    variations: [],
  },
  P10: {
    description:
      'Saltos a la comba con los dos pies: ritmo, coordinación y aguante de gemelo para mantener los pies vivos al final del partido.',
    steps: [
      'Ajusta la comba: al pisarla por el centro, los mangos deben llegar a las axilas.',
      'Acerca los codos al cuerpo y gira la cuerda con las muñecas.',
      'Salta lo justo para que pase la cuerda y cae sobre la parte delantera de los pies.',
      'Sigue a un ritmo regular hasta que acabe el tiempo y, si te enganchas, retoma los saltos sin prisa.',
    ],
    commonMistakes: [
      'Brazos abiertos que acortan la cuerda.',
      'Saltar demasiado alto en cada vuelta de comba.',
      'Caer con los talones y la espalda encorvada sobre la cuerda.',
    ],
    tips: [
      'Practica antes el giro de muñecas con la comba a un lado, sin saltar.',
      'Alterna los pies con pasitos bajos y acorta las series si te molesta la rodilla.',
    ],
    variations: ['P01', 'P06'],
  },
};
