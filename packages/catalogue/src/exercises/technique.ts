import type { ExerciseCards } from '#types.ts';

export const techniqueCards: ExerciseCards = {
  T01: {
    description:
      'Saques a una diana en el cuadro contrario para ganar regularidad y acercar la bola al cristal lateral sin perder el control.',
    steps: [
      'Pon una diana, como un bote de bolas, al fondo de cada cuadro contrario y a un metro del cristal lateral; sitúate detrás de tu línea de saque, sin pisarla.',
      'Bota la bola a tu lado y golpéala a la altura de la cintura o por debajo, con un corte suave.',
      'Apunta a la diana que tienes en diagonal, para que la bola bote profunda y se vaya hacia el cristal lateral.',
      'Sube dos pasos detrás de cada saque, regresa y cambia de lado a mitad de la serie.',
    ],
    commonMistakes: [
      'Botar la bola lejos del cuerpo y tener que estirarte para sacar.',
      'Apuntar corto: si tras el bote toca la reja, es falta.',
      'Buscar velocidad antes que dirección en el saque.',
      'Golpear por encima de la cintura o pisar la línea: las dos cosas son falta.',
    ],
    tips: [
      'Repite el mismo ritual antes de cada saque, con un par de botes y una respiración.',
      'Gira el tronco para empujar la bola y lleva el antebrazo suelto.',
    ],
    variations: ['T04', 'T02'],
  },
  T02: {
    description:
      'Restos dentro y con destino: una bola baja a quien sube o un globo por encima, para empezar el punto sin regalarlo.',
    steps: [
      'Espera en diagonal a quien saca, detrás de tu línea de saque y con la pala delante.',
      'Haz un split step cuando tu compañero saque hacia tu cuadro y suba a la red.',
      'Devuelve con un gesto corto: la mitad de la serie a sus pies y la otra mitad en globo hacia el fondo.',
      'Recupera la posición de fondo después de cada resto y cambia de lado en la serie siguiente.',
    ],
    commonMistakes: [
      'Llevar el brazo muy atrás y llegar tarde al resto.',
      'Restar fuerte y alto, justo a la volea de quien sube.',
      'Cambiar de idea en mitad del golpe.',
    ],
    tips: [
      'Decide bola baja o globo antes de que saque tu compañero.',
      'Deja que la bola salga del cristal si el saque se te pega a la pared y levanta un globo.',
      'Pide saques más lentos y centrados si el codo o la rodilla vienen cargados.',
    ],
    variations: ['T09', 'T13'],
  },
  T03: {
    description:
      'Voleas de gesto corto y bola profunda, con las que conservas la red y obligas al rival a jugar desde el fondo.',
    steps: [
      'Colócate a dos o tres metros de la red, con la pala alta y delante del pecho.',
      'Pide a tu compañero bolas suaves desde el fondo contrario, alternando tu derecha y tu revés.',
      'Da un paso adelante y bloquea la bola delante del cuerpo, con la muñeca firme.',
      'Manda la volea profunda, cerca de su cristal de fondo, y vuelve a subir la pala.',
    ],
    commonMistakes: [
      'Muñequear para dar más velocidad a la volea.',
      'Dejar caer la cabeza de la pala entre una volea y otra.',
      'Esperar la bola junto a la cadera en lugar de salir a por ella.',
    ],
    tips: [
      'Baja con las piernas y no con la espalda en las voleas bajas.',
      'Agarra suave y aprieta solo en el impacto, y pide bolas más lentas si se te carga el antebrazo.',
    ],
    variations: ['T15', 'T17'],
  },
  T04: {
    description: 'Saque, carrera a la red y primera volea segura, encadenados como al empezar cada punto con tu saque.',
    steps: [
      'Saca en cruzado hacia tu compañero, que resta desde el fondo contrario.',
      'Corre detrás de la bola y haz el split step justo cuando tu compañero golpee, estés donde estés.',
      'Juega la primera volea profunda, al centro o hacia su esquina, con más control que fuerza.',
      'Gana los últimos pasos hasta la red y termina en posición antes de volver a sacar.',
    ],
    commonMistakes: [
      'Seguir corriendo mientras el rival resta.',
      'Querer acabar el punto con la primera volea.',
      'Sacar y quedarte a mitad de pista mirando la bola.',
    ],
    tips: [
      'Saca un poco más lento para tener tiempo de subir.',
      'Empieza subiendo a paso vivo y añade carrera cuando frenes con comodidad.',
    ],
    variations: ['T01', 'T03', 'T14'],
  },
  T05: {
    description:
      'Bandejas cortadas a la esquina y vuelta inmediata a la red, la respuesta al globo que te permite no perder tu sitio.',
    steps: [
      'Empieza en posición de red mientras tu compañero te lanza globos a media pista desde el fondo contrario.',
      'Ponte de lado en cuanto suba la bola, con la pala arriba y la mano libre señalándola, y retrocede con pasos cruzados.',
      'Golpea alto y por delante, cortando la bola hacia una esquina del fondo.',
      'Aprovecha la inercia para avanzar y vuelve a la red antes del siguiente globo.',
    ],
    commonMistakes: [
      'Retroceder de espaldas, sin perfilarte.',
      'Dejar que el globo baje hasta el hombro.',
      'Mirar cómo queda la bandeja y no volver a la red.',
    ],
    tips: [
      'Busca que la bola bote cerca de la esquina y salga baja del cristal, aunque vaya lenta.',
      'Pide globos más cortos y golpea a media potencia si el hombro viene cargado.',
    ],
    variations: ['T16', 'T06'],
  },
  T06: {
    description:
      'Golpe alto con efecto lateral y más velocidad que la bandeja, hacia la reja o el cristal lateral, para que la bola salga incómoda.',
    steps: [
      'Parte de la red y retrocede de lado cuando tu compañero levante, desde el fondo contrario, un globo a media pista.',
      'Arma con el codo alto y deja la bola un poco más a tu costado que en la bandeja.',
      'Acelera rodeando la bola por fuera, con el giro del tronco, para que tras el bote busque la reja o el cristal lateral del otro campo.',
      'Termina con la pala cruzada hacia el lado contrario y recupera la red en pocos pasos.',
    ],
    commonMistakes: [
      'Pegar la víbora plana y fuerte, como un remate.',
      'Sacar el efecto solo de la muñeca.',
      'Intentarla desde el fondo o sin equilibrio.',
    ],
    tips: [
      'Domina antes la bandeja: la preparación es casi la misma.',
      'Alterna la reja y el cristal lateral como destino cada dos víboras.',
    ],
    variations: ['T05', 'T08'],
  },
  T07: {
    description:
      'Remates planos cerca de la red y con buen equilibrio, hacia una zona elegida de antemano, para definir sin arriesgar de más.',
    steps: [
      'Colócate a dos o tres metros de la red mientras tu compañero te lanza globos cortos desde el fondo contrario y se aparta a la esquina.',
      'Perfílate, lleva el codo atrás a la altura del hombro y señala la bola con la mano libre.',
      'Impacta con el brazo estirado, delante de la cabeza, y empuja desde las piernas.',
      'Apunta al centro en la mitad de las bolas y, en la otra mitad, busca que la bola vuelva a tu campo tras botar y tocar el cristal de fondo.',
    ],
    commonMistakes: [
      'Rematar desde lejos o cayéndote hacia atrás.',
      'Arquear la espalda para alcanzar un globo que ya te ha pasado.',
      'Rematar con el brazo encogido.',
    ],
    tips: [
      'Juega una bandeja si el globo te obliga a retroceder mucho.',
      'Haz las primeras bolas a media potencia y sube solo si aciertas la zona.',
    ],
    variations: ['T05', 'T08'],
  },
  T08: {
    description:
      'Remates para sacar la bola de la pista: liftado por el lateral (x3) o con un bote muy vertical por encima de la pared del fondo (x4).',
    steps: [
      'Espera a un par de metros de la red los globos cortos de tu compañero, que lanza desde el fondo contrario y se protege en la esquina.',
      'Perfílate pronto, carga las piernas y salta lo justo para impactar en el punto más alto.',
      'Cepilla la bola de abajo arriba y en cruzado en el x3, para que tras el bote salga por el lateral.',
      'Golpea más por delante y muy hacia abajo en el x4, para que el bote suba vertical y supere la pared del fondo.',
    ],
    commonMistakes: [
      'Intentar sacarla por tres o por cuatro con globos profundos.',
      'Echar el peso atrás y forzar la zona lumbar en busca de efecto.',
      'Liftar con la muñeca y el brazo parado.',
    ],
    tips: [
      'Alterna un x3 y un x4 y respira entre bolas: aquí cuenta cada remate, no la cantidad.',
      'Calienta antes con remates suaves y deja la serie cuando pierdas altura de impacto.',
    ],
    variations: ['T07', 'T06'],
  },
  T09: {
    description:
      'La defensa básica tras el cristal: dejar pasar la bola, acompañarla y devolverla con calma para seguir vivo en el punto.',
    steps: [
      'Espera detrás de la línea de saque mientras tu compañero, desde la red contraria, te manda bolas profundas que boten y toquen el cristal de fondo.',
      'Gira de lado, baja la pala pronto y retrocede con la bola en lugar de esperarla con los pies parados.',
      'Sal hacia delante con el rebote y golpea por delante de la cadera cuando la bola baje.',
      'Devuelve un globo o una bola lenta y baja al centro, recupera el sitio y alterna derecha y revés.',
    ],
    commonMistakes: [
      'Pegarte al cristal y quedarte sin espacio para la salida.',
      'Golpear con prisa antes de que la bola baje.',
      'Doblar la cintura en lugar de las rodillas para llegar abajo.',
    ],
    tips: [
      'Aléjate un paso más de la pared de lo que te pide el cuerpo.',
      'Pide al principio bolas altas y lentas, y ve bajándolas poco a poco.',
    ],
    variations: ['T10', 'T13'],
  },
  T10: {
    description:
      'Lectura de la bola que toca dos paredes, para saber si abre o cierra, girar a tiempo y devolverla con control.',
    steps: [
      'Colócate en el fondo, a dos metros de la esquina, mientras tu compañero lanza desde la red contraria bolas que boten y toquen las dos paredes, unas veces antes el lateral y otras el fondo.',
      'Lee la trayectoria: si toca antes el lateral, la bola abre hacia el centro; si toca antes el fondo, cierra hacia tu cuerpo.',
      'Gira con pasos cortos cuando abra y apártate de la esquina cuando cierre, con la pala ya preparada.',
      'Golpea cuando baje tras la segunda pared y devuelve un globo o una bola al centro.',
    ],
    commonMistakes: [
      'Perseguir la bola hasta el rincón.',
      'Perder la bola de vista durante el giro.',
      'Precipitarte y golpear entre una pared y otra.',
    ],
    tips: [
      'Sepárate de la esquina ante la duda: es más fácil ir hacia la bola que huir de ella.',
      'Pide a tu compañero que lance primero con la mano para aprender el rebote.',
    ],
    variations: ['T09', 'T12'],
  },
  T11: {
    description:
      'Ataque de arriba abajo cuando la bola sale alta del cristal de fondo, para pasar de defender a ganar la red.',
    steps: [
      'Espera en el fondo mientras tu compañero, desde el otro campo, te lanza globos que boten y salgan altos del cristal.',
      'Retrocede de lado con la bola y prepara la pala por encima del hombro.',
      'Avanza con el rebote y golpea de arriba abajo, a la altura del hombro o algo más, girando el tronco.',
      'Dirige la bola al centro o a los pies de quien estaría en la red y sube detrás del golpe.',
    ],
    commonMistakes: [
      'Atacar bolas que salen bajas del cristal.',
      'Esperar el rebote sin mover los pies y golpear solo con el brazo.',
      'Quedarte en el fondo después de la bajada.',
    ],
    tips: [
      'Juega un globo si la bola no sale por encima del pecho.',
      'Coloca antes de pegar: al 70 % y al centro, la bajada ya incomoda.',
      'Acorta la preparación del brazo si el hombro viene cansado.',
    ],
    variations: ['T10', 'T06'],
  },
  T12: {
    description:
      'Recurso de emergencia: cuando la bola te supera, la juegas suave y con altura contra tu propio cristal para que llegue al otro campo.',
    steps: [
      'Colócate a unos dos metros de tu cristal de fondo mientras tu compañero, desde el otro campo, te pasa bolas lentas que boten y te rebasen.',
      'Gira hacia tu cristal, flexiona las piernas y mete la pala por debajo de la bola.',
      'Golpea suave y hacia arriba contra el cristal, con la cara de la pala abierta y la muñeca firme.',
      'Sigue la bola con la vista, apártate de su camino y vuelve a la posición de fondo.',
    ],
    commonMistakes: [
      'Golpear la contrapared fuerte y plana, con la bola de vuelta hacia ti.',
      'Usarla cuando aún podías esperar la salida de pared.',
      'Acercarte tanto al cristal que no te cabe el gesto.',
    ],
    tips: ['Busca altura para tener tiempo de recolocarte.', 'Abre la cara de la pala en lugar de tirar de muñeca.'],
    variations: ['T10', 'T09'],
  },
  T13: {
    description:
      'Globos altos que caen cerca del cristal de fondo, el golpe más útil para recuperar la red cuando estás defendiendo.',
    steps: [
      'Colócate detrás de la línea de saque mientras tu compañero te manda bolas cómodas desde la red contraria.',
      'Flexiona las piernas, mete la pala debajo de la bola y empújala hacia arriba y hacia delante.',
      'Acompaña hasta terminar con la pala alta, para que la bola supere a tu compañero y bote detrás de su línea de saque.',
      'Alterna globos al centro y cruzados, y sube unos pasos cuando salgan profundos.',
    ],
    commonMistakes: [
      'Levantar la bola con la muñeca y dejar el globo corto.',
      'Lanzarlo en plena carrera cuando podías llegar antes y parar.',
      'Mirar a la red antes de terminar el globo.',
    ],
    tips: [
      'Tíralo antes alto que tenso: un globo bajo es un regalo para el remate.',
      'Elige el globo cuando llegues con tiempo a la bola, no solo como último recurso.',
    ],
    variations: ['T14', 'T09'],
  },
  T14: {
    description:
      'Bola lenta a los pies de quien volea y subida medida detrás, para obligarle a levantar y discutirle la red.',
    steps: [
      'Juega desde tu línea de saque con bolas que tu compañero te envía desde la red contraria, donde te espera para volear.',
      'Prepara corto y golpea suave y delante, de modo que la bola caiga nada más pasar la red.',
      'Avanza dos o tres pasos mientras vuela y haz el split step cuando tu compañero golpee.',
      'Completa la subida con una volea si tu compañero levanta la bola, o vuelve al fondo si te la juega baja y profunda.',
    ],
    commonMistakes: [
      'Pegar fuerte la chiquita y regalar una volea alta.',
      'Subir sin mirar si la bola ha quedado a los pies.',
      'Intentarla desde muy atrás, casi con la espalda en el cristal.',
    ],
    tips: [
      'Apunta a los pies por el lado del revés, donde más cuesta la volea baja.',
      'Acorta la subida a dos pasos si te molesta la rodilla al frenar.',
    ],
    variations: ['T13', 'T04'],
  },
  T15: {
    description:
      'Peloteo continuo contra un frontón o una pared para coger ritmo y control de derecha, de revés y de volea sin necesitar a nadie.',
    steps: [
      'Colócate a cuatro o cinco metros de la pared, de perfil y con la pala preparada.',
      'Golpea de derecha después de un bote y apunta siempre algo por encima de la altura de una red.',
      'Cambia al revés en la segunda serie y alterna los dos lados en la tercera.',
      'Acércate a unos dos metros en las últimas series para volear sin bote.',
    ],
    commonMistakes: [
      'Golpear contra la pared más fuerte de lo que puedes controlar.',
      'Mover solo el brazo y esperar la vuelta con los pies parados.',
      'Dejar que el rebote se te eche encima en lugar de ajustar la distancia.',
    ],
    tips: [
      'Elige una marca en la pared y cuenta cuántos golpes seguidos colocas cerca de ella.',
      'Afloja el agarre entre golpe y golpe para que descanse el antebrazo.',
    ],
    variations: ['T03', 'T01'],
  },
  T16: {
    description:
      'Golpe alto de compromiso para el globo que te pasa por el lado del revés: lo controlas, no defines y vuelves a la red.',
    steps: [
      'Empieza en la red mientras tu compañero lanza globos desde el fondo contrario hacia tu hombro del lado del revés.',
      'Retrocede con pasos cruzados y ponte de lado sin dejar que la bola te sobrepase del todo.',
      'Estira el brazo y golpea por encima de la cabeza con un gesto redondo y lento, como un gancho de baloncesto.',
      'Manda la bola profunda, hacia el centro o la esquina, y recupera la red mientras vuela.',
    ],
    commonMistakes: [
      'Querer definir con una bola que solo se puede controlar.',
      'Inclinar la espalda hacia atrás para alcanzar el globo.',
      'Quedarte de frente a la red al golpear.',
    ],
    tips: [
      'Deja pasar la bola y juega la salida de pared si ya no la alcanzas con comodidad.',
      'Golpea blando: cuanto más lento sea el gancho, más tiempo tienes para recolocarte.',
    ],
    variations: ['T05', 'T07'],
  },
  T17: {
    description:
      'Una bola muerta junto a la red después de una volea que hunde al rival: mano blanda y sorpresa para cerrar el punto.',
    steps: [
      'Colócate en la red y pelotea con voleas profundas hacia tu compañero, que juega desde el fondo contrario.',
      'Prepara la misma volea de siempre cuando tu compañero golpee desde muy atrás.',
      'Afloja la mano en el impacto y abre la cara de la pala para que la bola caiga corta, cerca de la red y de la reja.',
      'Da un paso adelante y cubre la posible respuesta con la pala alta.',
    ],
    commonMistakes: [
      'Intentar la dejada con el rival adelantado.',
      'Frenar el brazo antes del impacto y dejarla en tu campo.',
      'Bajar la pala antes de tiempo y descubrir la intención.',
    ],
    tips: [
      'Juega dos voleas profundas por cada dejada para que siga siendo una sorpresa.',
      'Relaja los dedos y deja quieta la muñeca: el toque sale de la mano blanda.',
    ],
    variations: ['T03', 'T14'],
  },
};
