import type { ExerciseCards } from '#types.ts';

export const strengthLowerCards: ExerciseCards = {
  F01: {
    description:
      'Fuerza básica de piernas y glúteos para jugar flexionando las rodillas: aguantas la posición de espera y sales de pared sin doblar la espalda.',
    steps: [
      'Coloca los pies a la anchura de los hombros, con las puntas un poco abiertas.',
      'Lleva la cadera atrás y baja como si fueras a sentarte en un banco.',
      'Mantén las rodillas en la línea de los pies y el peso repartido por toda la planta.',
      'Suelta el aire al subir y empuja el suelo hasta estirar rodillas y cadera.',
    ],
    commonMistakes: [
      'Rodillas que se juntan al empezar a subir.',
      'Talones despegados del suelo en el punto más bajo.',
      'Dejarte caer en la bajada en lugar de frenarla.',
    ],
    tips: [
      'Piensa en tu posición de espera al resto: pecho alto y peso listo para moverse.',
      'Termina la serie cuando aún puedas hacer tres o cuatro sentadillas más.',
      'Baja solo hasta donde la rodilla vaya cómoda, aunque sea un cuarto del recorrido.',
    ],
    variations: ['F02', 'F14'],
  },
  F02: {
    description:
      'Sentadilla con el peso pegado al pecho: fuerza de piernas y tronco firme para salir de pared desde abajo, sin encorvarte.',
    steps: [
      'Sujeta la mancuerna o la kettlebell con las dos manos, pegada al esternón.',
      'Separa los pies algo más que las caderas y mira al frente.',
      'Baja entre las piernas hasta que los codos queden por dentro de las rodillas.',
      'Sube empujando con toda la planta, sin separar el peso del pecho.',
    ],
    commonMistakes: [
      'Peso que se aleja del pecho y tira de los hombros hacia delante.',
      'Zona lumbar redondeada al final de la bajada.',
      'Codos apoyados en los muslos para descansar abajo.',
    ],
    tips: [
      'Elige una carga con la que te sobren tres repeticiones al acabar la serie.',
      'Usa menos peso y quédate en media bajada si la rodilla o la zona lumbar se cargan.',
    ],
    variations: ['F01', 'F03'],
  },
  F03: {
    description:
      'Fuerza a una pierna con el pie trasero en alto: da estabilidad al paso adelante de la volea y a las frenadas cerca de la red.',
    steps: [
      'Ponte de espaldas a una silla que no resbale, a un paso largo de ella.',
      'Apoya el empeine de un pie en el asiento y carga el peso en la pierna de delante.',
      'Baja en vertical hasta que el muslo delantero quede casi paralelo al suelo.',
      'Empuja con toda la planta del pie delantero para subir y completa la serie antes de cambiar de pierna.',
    ],
    commonMistakes: [
      'Pie delantero demasiado cerca de la silla.',
      'Empujar con la pierna que está sobre el asiento.',
      'Cadera que se ladea hacia la pierna trasera.',
    ],
    tips: [
      'Inclina un poco el tronco hacia delante si quieres que trabaje más el glúteo.',
      'Roza una pared con los dedos mientras aprendes a equilibrarte sobre la pierna delantera.',
      'Empieza con media bajada y gana profundidad cuando la rodilla no se te vaya hacia dentro.',
    ],
    variations: ['F04', 'F15', 'F02'],
  },
  F04: {
    description:
      'Paso largo hacia atrás que fortalece muslos y glúteos y suele ser más llevadero que la zancada al frente; te prepara para llegar con las piernas a la volea baja.',
    steps: [
      'Separa los pies a la anchura de la cadera y lleva uno atrás con un paso largo.',
      'Apoya la punta trasera y baja esa rodilla hasta casi tocar el suelo.',
      'Deja la espinilla delantera casi vertical y el pecho erguido.',
      'Vuelve al sitio empujando con el pie que no se ha movido.',
    ],
    commonMistakes: [
      'Paso tan corto que el talón delantero se despega.',
      'Pies en la misma línea, como sobre un alambre.',
      'Golpear el suelo con la rodilla de atrás.',
    ],
    tips: [
      'Imagina que recoges una volea baja: bajan las piernas y la mirada sigue al frente.',
      'Acorta la bajada si te molesta la rodilla de delante y ve ganando profundidad semana a semana.',
    ],
    variations: ['F15', 'F05', 'F03'],
  },
  F05: {
    description:
      'Fuerza de aductores y glúteos hacia los lados, el gesto con el que te abres a restar una bola que busca el cristal lateral.',
    steps: [
      'Parte con los pies juntos y da un paso amplio hacia un lado.',
      'Flexiona la rodilla de ese lado y lleva la cadera atrás, con la otra pierna estirada.',
      'Mantén las dos plantas enteras en el suelo y las puntas mirando al frente.',
      'Empuja con el pie que ha salido hasta volver al centro.',
    ],
    commonMistakes: [
      'Rodilla flexionada que se mete por dentro de la línea del pie.',
      'Pie de la pierna estirada volcado sobre el borde interno.',
      'Doblar la espalda para aparentar que bajas más.',
    ],
    tips: [
      'Estira los brazos al frente al bajar: te ayudan a no caer hacia atrás.',
      'Da un paso lateral más corto si notas tirantez en la ingle o en la rodilla.',
    ],
    variations: ['F04', 'F03'],
  },
  F06: {
    description:
      'Bisagra de cadera con peso: fuerza de isquios, glúteos y espalda, la cadena que te impulsa hacia arriba en el remate.',
    steps: [
      'De pie, sujeta las mancuernas o la kettlebell delante de los muslos con los brazos estirados.',
      'Desbloquea un poco las rodillas y lleva la cadera hacia atrás.',
      'Coge aire y baja el peso pegado a las piernas hasta media espinilla, o menos si la espalda empieza a curvarse.',
      'Sube soltando el aire y apretando los glúteos hasta la vertical, sin echar el tronco atrás.',
    ],
    commonMistakes: [
      'Espalda redondeada para que las pesas lleguen más abajo.',
      'Doblar mucho las rodillas y convertirlo en una sentadilla.',
      'Peso separado de los muslos durante la bajada.',
    ],
    tips: [
      'Piensa en cerrar la puerta de un coche con los glúteos.',
      'Baja el peso solo hasta las rodillas mientras aprendes la bisagra.',
      'Usa menos peso y no aprietes el agarre de más si el codo se resiente.',
    ],
    variations: ['F07', 'F08'],
  },
  F07: {
    description:
      'Bisagra sobre una sola pierna: equilibrio de tobillo y fuerza de glúteo e isquios para inclinarte con control cuando juegas una chiquita.',
    steps: [
      'Apóyate en un pie con la rodilla ligeramente flexionada.',
      'Inclina el tronco y estira la otra pierna hacia atrás, en línea con la espalda.',
      'Baja hasta notar tensión detrás del muslo de apoyo, con la pelvis mirando al suelo.',
      'Vuelve a la vertical apretando el glúteo de la pierna que te sostiene.',
    ],
    commonMistakes: [
      'Cadera que se abre hacia la pierna que está en el aire.',
      'Rodilla de apoyo bloqueada.',
      'Bajar la cabeza y dejar la pierna libre colgando.',
    ],
    tips: [
      'Fija la mirada en una marca del suelo, a metro y medio del pie de apoyo.',
      'Roza el suelo con la punta del pie trasero si te baila el tobillo o se carga la zona lumbar.',
    ],
    variations: ['F06', 'F08'],
  },
  F08: {
    description:
      'Fortalece los glúteos desde el suelo y sin material. De ellos sale buena parte del empuje de cadera que acompaña al remate.',
    steps: [
      'Túmbate boca arriba con las rodillas dobladas y los talones a un palmo de los glúteos.',
      'Aprieta los glúteos y eleva la cadera hasta alinear hombros, cadera y rodillas.',
      'Aguanta un segundo arriba con las costillas recogidas.',
      'Baja despacio hasta rozar el suelo con los glúteos y vuelve a subir.',
    ],
    commonMistakes: [
      'Arquear la zona lumbar para subir más el puente.',
      'Talones tan lejos que el esfuerzo se va a los isquios.',
      'Rodillas que se abren o se cierran durante la subida.',
    ],
    tips: [
      'Acerca el pubis al ombligo antes de despegar la cadera.',
      'Sube a media altura si notas más la espalda que los glúteos.',
    ],
    variations: ['F09', 'F07'],
  },
  F09: {
    description:
      'Puente con un talón sobre la silla: glúteo e isquios trabajan por separado en cada pierna y ganan fuerza para impulsarte al rematar.',
    steps: [
      'Túmbate boca arriba y apoya un talón en el borde del asiento, con la rodilla en ángulo recto.',
      'Deja la otra pierna en el aire, con la rodilla hacia el pecho.',
      'Empuja la silla hacia abajo con el talón hasta alinear hombro, cadera y rodilla.',
      'Baja contando tres y completa la serie antes de cambiar de talón.',
    ],
    commonMistakes: [
      'Pelvis que cae hacia el lado de la pierna libre.',
      'Balancear la pierna libre para coger impulso.',
      'Empujar con la punta del pie en vez de con el talón.',
    ],
    tips: [
      'Pega el respaldo a una pared para que la silla no se deslice al empujar.',
      'Apoya los dos talones en el asiento si la zona lumbar se carga o te da un calambre detrás del muslo.',
    ],
    variations: ['F08', 'F10'],
  },
  F10: {
    description:
      'Trabajo de frenado para los isquios, muy exigidos al arrancar y al parar en la pista. Es un ejercicio duro: pocas repeticiones y bien controladas.',
    steps: [
      'Arrodíllate sobre algo blando y pide a tu compañero que te sujete los tobillos con firmeza.',
      'Alinea rodillas, cadera y hombros, con las manos preparadas delante del pecho.',
      'Inclínate hacia delante tan despacio como puedas, sin doblar la cadera.',
      'Para la caída con las manos y empuja el suelo con ellas para volver arriba.',
    ],
    commonMistakes: [
      'Doblar la cadera y sacar los glúteos hacia atrás.',
      'Desplomarte en el último tramo sin preparar las manos.',
      'Hacerlo la víspera de un partido y salir a pista con agujetas en los isquios.',
    ],
    tips: [
      'Recorre solo el tramo que controlas: unos pocos grados bien frenados bastan al principio.',
      'Acuerda una señal con tu compañero y para si notas un tirón detrás del muslo.',
    ],
    variations: ['F09', 'F06'],
  },
  F11: {
    description:
      'Plancha lateral con la rodilla sobre la silla: fortalece los aductores, que trabajan cuando te abres con un paso largo para restar.',
    steps: [
      'Pon la silla contra una pared, túmbate de lado junto a ella y apoya el antebrazo con el codo bajo el hombro.',
      'Coloca sobre el asiento la cara interna de la rodilla de arriba.',
      'Eleva la cadera apretando esa rodilla contra la silla, con la pierna de abajo en el aire.',
      'Mantén el cuerpo recto hasta que acabe el tiempo y cambia de lado.',
    ],
    commonMistakes: [
      'Cadera hundida o girada hacia el asiento.',
      'Apoyar el tobillo en la silla en lugar de la rodilla.',
      'Hombro de apoyo encogido contra la oreja.',
    ],
    tips: [
      'Ayúdate con la rodilla de abajo en el suelo si notas demasiada tensión en la ingle.',
      'Empieza con diez segundos por lado y suma poco a poco hasta veinte.',
    ],
    variations: ['F05', 'F31'],
  },
  F12: {
    description:
      'Fuerza de gemelo y tendón de Aquiles, dos de las zonas que más castigan las arrancadas y frenadas del pádel.',
    steps: [
      'Apóyate en un pie con la rodilla estirada y dos dedos en la reja o en una pared.',
      'Ponte de puntillas sobre ese pie tan alto como puedas, con el peso hacia el dedo gordo.',
      'Aguanta un segundo arriba sin que el tobillo se tuerza.',
      'Baja el talón en tres segundos y termina la serie antes de cambiar de pie.',
    ],
    commonMistakes: [
      'Doblar la rodilla para que el muslo ayude al gemelo.',
      'Rebotar abajo para subir el talón con impulso.',
      'Tobillo volcado hacia el dedo pequeño.',
    ],
    tips: [
      'Haz la elevación con los dos pies a la vez si el tobillo o el gemelo no pueden solos.',
      'Añade una mochila ligera cuando doce elevaciones por pie te resulten cómodas.',
    ],
    variations: ['F13'],
  },
  F13: {
    description:
      'Con la rodilla doblada trabaja el sóleo, el músculo profundo de la pantorrilla que sostiene los pasos cortos y la posición de espera durante todo el partido.',
    steps: [
      'Siéntate en el borde de la silla con las rodillas en ángulo recto y los pies justo debajo.',
      'Apoya las manos sobre los muslos y empuja hacia abajo para añadir resistencia.',
      'Levanta los talones todo lo que puedas, con las puntas fijas en el suelo.',
      'Bájalos despacio, en unos tres segundos, hasta apoyarlos.',
    ],
    commonMistakes: [
      'Pies adelantados, que quitan trabajo al sóleo.',
      'Talones que suben a medias cuando llega el cansancio.',
      'Soltar los talones de golpe contra el suelo.',
    ],
    tips: [
      'Carga un peso sobre los muslos, cerca de las rodillas, cuando quince repeticiones se queden cortas.',
      'Haz más corta la subida de talones, sin empujar con las manos, si notas tirante el Aquiles.',
    ],
    variations: ['F12'],
  },
  F14: {
    description:
      'Resistencia de cuádriceps sin mover la rodilla; te acostumbra a volear con las piernas flexionadas, sin levantarte entre bola y bola.',
    steps: [
      'Apoya la espalda en la pared y adelanta los pies unos dos palmos.',
      'Deslízate hacia abajo hasta que los muslos queden casi paralelos al suelo.',
      'Deja las rodillas encima de los tobillos y los brazos sueltos.',
      'Mantén la postura sin dejar de respirar y sube deslizando la espalda.',
    ],
    commonMistakes: [
      'Manos apoyadas en los muslos para descargar las piernas.',
      'Pies tan cerca de la pared que los talones se levantan.',
      'Cortar la respiración mientras corren los segundos.',
    ],
    tips: [
      'Quédate más arriba, con las piernas menos dobladas, si te molestan las rodillas.',
      'Sujeta la pala delante del pecho, como cuando esperas en la red.',
    ],
    variations: ['F01', 'F02'],
  },
  F15: {
    description:
      'Fuerza a una pierna en cada subida, la que necesitas para arrancar hacia la red después de un buen globo.',
    steps: [
      'Colócate frente a un cajón bajo y estable, con un pie entero apoyado encima.',
      'Inclina ligeramente el tronco y pasa el peso a la pierna del cajón.',
      'Sube empujando con ese talón hasta estirar la rodilla y la cadera.',
      'Baja frenando con la misma pierna hasta posar el otro pie con suavidad.',
    ],
    commonMistakes: [
      'Impulsarte con la pierna que queda en el suelo.',
      'Medio pie fuera del cajón.',
      'Rodilla de la pierna que sube inclinada hacia dentro.',
    ],
    tips: [
      'Empieza con un escalón de 15 o 20 cm y gana altura si la rodilla va bien.',
      'Mira al frente al subir, como cuando avanzas a la red detrás de tu globo.',
    ],
    variations: ['F04', 'F03'],
  },
};
