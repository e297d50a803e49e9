import type { RoutineCards } from '#types.ts';

export const routineCards: RoutineCards = {
  R01: {
    description:
      'Un cuarto de hora para entrar en calor y activar hombros, tronco y pies antes del primer punto. Ve de menos a más: debes terminar con calor y sin cansancio.',
    objectives: ['Preparar hombro, tobillo y giro de tronco', 'Afinar el split step'],
    notes: {
      '0': 'Sube el ritmo poco a poco.',
      '2': 'Goma floja, sin llegar a cansar el hombro.',
      '4': 'La última serie, a ritmo de partido.',
    },
  },
  R02: {
    description:
      'Sentadilla, empuje, puente, zancada y plancha para hacerte una base de fuerza con tu propio peso y una silla. Termina cada serie cuando aún puedas hacer 3 o 4 repeticiones más.',
    objectives: ['Piernas firmes en la posición de espera', 'Tronco estable al golpear'],
    notes: {
      '1': 'Para con 3 o 4 repeticiones en reserva.',
      '2': 'Cuanto más alto el apoyo de las manos, más fácil.',
      '5': 'Corta si la cadera empieza a caer.',
    },
  },
  R03: {
    description:
      'Bisagra de cadera, sentadilla búlgara, tirón, empuje y agarre en una hora de cuerpo entero. Elige pesos que te dejen 2 o 3 repeticiones en reserva en todas las series.',
    objectives: ['Fuerza de piernas para frenar y salir', 'Espalda y agarre para partidos largos'],
    notes: {
      '0': 'Añade dos series suaves de aproximación antes del peso muerto.',
      '1': 'Espalda recta antes que más peso.',
      '2': 'Deja 2 o 3 repeticiones en reserva con cada pierna.',
      '6': 'Elige un peso que puedas llevar con el tronco erguido los veinte metros.',
    },
  },
  R04: {
    description:
      'Tirones, rotaciones y control del omóplato con gomas, para que el hombro sujete bien la pala por encima de la cabeza. Usa una goma que te deje 3 o 4 repeticiones en reserva.',
    objectives: ['Control del omóplato', 'Rotadores externos más resistentes para la víbora'],
    notes: {
      '2': 'Aguanta un segundo con los omóplatos juntos.',
      '3': 'Goma floja y vuelta lenta.',
      '6': 'Tensión suave, sin dolor delante del hombro.',
    },
  },
  R05: {
    description:
      'Trabajo lento de antebrazo, agarre y hombro para tolerar mejor las voleas y los reveses, y ayudar a reducir el riesgo de molestias en el codo. Usa poco peso y no pases de 3 sobre 10 de molestia.',
    objectives: ['Antebrazo más resistente en el revés y la volea', 'Agarre que aprieta solo en el impacto'],
    notes: {
      '1': 'Baja en cuatro segundos y ayúdate con la otra mano para subir.',
      '2': 'Aprieta fuerte, pero sin llegar al máximo.',
      '5': 'Estira hasta notar tensión, nunca dolor.',
    },
  },
  R06: {
    description:
      'Gemelo, sóleo, cuádriceps y equilibrio, las zonas que más cargan con las frenadas y las salidas. Deja 3 o 4 repeticiones en reserva y baja siempre despacio.',
    objectives: ['Gemelo y sóleo preparados para frenar', 'Tobillo y rodilla estables sobre una pierna'],
    notes: {
      '1': 'Sube en un segundo y baja en tres.',
      '3': 'Baja solo hasta donde la rodilla esté cómoda.',
      '4': 'Sin zapatillas si el suelo lo permite.',
    },
  },
  R07: {
    description:
      'Lanzamientos con balón medicinal, saltos y bisagra de cadera, para que la velocidad del remate salga de las piernas y del tronco. Lanza siempre rápido y, en la fuerza, deja 2 o 3 repeticiones en reserva.',
    objectives: ['Transmitir la fuerza de las piernas al brazo', 'Hombro capaz de frenar el remate y la víbora'],
    notes: {
      '1': 'Balón ligero y contra un muro de obra: si se frena, pesa demasiado.',
      '2': 'Gira desde la cadera y lanza con intención.',
      '4': 'Descansa hasta notar las piernas frescas antes de la siguiente serie.',
      '5': 'Deja 2 o 3 repeticiones en reserva.',
    },
  },
  R08: {
    description:
      'Primeros saltos, pocos y bien aterrizados, con fuerza de piernas y tronco para sostenerlos. Cuenta la calidad de la caída, no la altura: acaba cada serie sabiendo que podrías dar 3 o 4 saltos más.',
    objectives: ['Rodillas alineadas al caer', 'Tobillos que devuelven el impulso'],
    notes: {
      '1': 'Aguanta cada caída sin moverte.',
      '2': 'Botes bajos y silenciosos.',
      '3': 'Para con 3 o 4 repeticiones en reserva.',
    },
  },
  R09: {
    description:
      'Saltos verticales, laterales y con rebote para quien ya aterriza con soltura y lleva tiempo entrenando fuerza. Descansa completo, corta la serie si pierdes altura o control y deja 48 horas hasta otra sesión de saltos.',
    objectives: ['Frenar y despegar sobre una pierna', 'Empuje explosivo de brazos'],
    notes: {
      '1': 'Cada salto, a la máxima altura que controles.',
      '3': 'Clava el aterrizaje antes de seguir.',
      '4': 'Contacto breve con el suelo y cajón bajo.',
      '6': 'Deja 1 o 2 repeticiones en reserva.',
    },
  },
  R10: {
    description:
      'Tres bloques de 15/15 con desplazamientos laterales entre ellos, para sostener el ritmo en los puntos largos. El esfuerzo ronda 7 sobre 10: busca hacer el último bloque al mismo ritmo que el primero.',
    objectives: ['Recuperar antes entre punto y punto', 'Mantener los pies vivos con cansancio'],
    notes: {
      '2': 'Sal a un ritmo que puedas repetir en los tres bloques.',
      '3': 'A medio ritmo: sirve para recuperar entre bloques.',
      '4': 'Mismo ritmo que en el primer bloque.',
      '6': 'Si la técnica se rompe, baja un punto el ritmo.',
    },
  },
  R11: {
    description:
      'Caminata rápida de tres cuartos de hora, con calentamiento y estiramientos, para ganar fondo con poco impacto. Mantén un ritmo que te deje hablar con frases completas, unos 3 sobre 10.',
    objectives: ['Acumular minutos suaves', 'Aguantar mejor los partidos largos'],
    notes: {
      '1': 'Debes poder conversar todo el tiempo.',
    },
  },
  R12: {
    description:
      'Circuito sin impacto y boxeo de sombra para subir las pulsaciones en poco espacio, sin saltos ni carrera. Trabaja a 6 o 7 sobre 10 y afloja si no te sale una frase corta.',
    objectives: ['Subir pulsaciones en poco espacio', 'Piernas y brazos a la vez'],
    notes: {
      '1': 'Cambia de ejercicio en cada intervalo.',
      '2': 'Golpes rápidos y sueltos, sin bloquear los codos.',
      '4': 'Segunda vuelta algo más suave si te falta el aire.',
    },
  },
  R13: {
    description:
      'Recorrido tranquilo por espalda, cadera, tobillo y hombro para moverte con más soltura en la pista. Busca tensión agradable, nunca dolor, y deja que la respiración marque el ritmo.',
    objectives: ['Girar el tronco con más soltura', 'Bajar mejor a las bolas bajas'],
    notes: {
      '0': 'Empieza con recorridos pequeños.',
      '7': 'Alarga la espiración para terminar en calma.',
    },
  },
  R14: {
    description:
      'Reacción, desplazamientos, frenadas y salidas cortas para llegar a tiempo y con equilibrio a cada bola. Prioriza la rapidez con buena técnica y alarga el descanso si los pies se vuelven lentos.',
    objectives: ['Primer paso más rápido', 'Frenadas con la rodilla alineada'],
    notes: {
      '2': 'Pide a alguien que te cante el lado.',
      '5': 'Primera serie al 70 %.',
      '6': 'Salidas a tope: alarga el descanso si pierdes velocidad.',
      '7': 'Ritmo alto pero constante.',
    },
  },
  R15: {
    description:
      'Ejercicios de suelo, planchas y press Pallof con goma que enseñan al tronco a resistir el giro y a pasar al golpe la fuerza de las piernas. Deja 3 o 4 repeticiones en reserva y corta la serie si pierdes la postura.',
    objectives: ['Resistir el giro sin perder la postura', 'Zona lumbar bien sostenida'],
    notes: {
      '1': 'Suelta el aire al alejar brazo y pierna.',
      '2': 'Aguanta dos segundos con los brazos estirados.',
      '4': 'Apoya las rodillas si pierdes la línea.',
    },
  },
  R16: {
    description:
      'Los golpes con los que empieza y se sostiene un punto: saque, resto, volea, globo y salida de pared, con muchas repeticiones tranquilas. Busca bolas dentro antes que velocidad, a un esfuerzo de 4 sobre 10.',
    objectives: ['Sacar y restar dentro', 'Volea y globo profundos', 'Perder el miedo a la pared'],
    notes: {
      '2': 'Cuenta los saques que entran en cada serie.',
      '3': 'Alterna bola baja y globo.',
      '4': 'Gesto corto y muñeca firme.',
      '6': 'Espera a que la bola baje antes de golpear.',
    },
  },
  R17: {
    description:
      'Volea, globo, bandeja, remate y gancho, después de activar el hombro con la goma. Golpea al 70 % y decide en cada globo si toca conservar la red o definir.',
    objectives: ['Conservar la red tras el globo', 'Elegir bien entre bandeja, gancho y remate'],
    notes: {
      '1': 'Goma floja: solo es activación.',
      '4': 'Vuelve siempre a la red.',
      '5': 'Remata solo los globos cortos.',
      '6': 'Para la serie si el hombro se carga.',
    },
  },
  R18: {
    description:
      'Defensa desde el fondo: giro en sombra, salida de pared, doble pared, contrapared y globo, hasta jugar puntos en bloque con tu pareja. Deja que la bola baje y devuelve con calma.',
    objectives: ['Leer el rebote en la esquina', 'Pasar de la defensa al globo profundo'],
    notes: {
      '1': 'Sin bola: fija el ritmo del giro.',
      '3': 'Pide los primeros lanzamientos con la mano.',
      '4': 'Es un recurso: busca altura, no fuerza.',
      '6': 'Canta todas las bolas antes del bote.',
    },
  },
  R19: {
    description:
      'Globo y chiquita como llaves para subir, y puntos con marcador para ganar la red y conservarla. Sube solo detrás de una bola buena, a un esfuerzo medio de 5 sobre 10.',
    objectives: ['Subir a la vez que tu pareja', 'Elegir entre globo y chiquita'],
    notes: {
      '1': 'Busca el bote detrás de la línea de saque.',
      '3': 'Si el globo se queda corto, no subas.',
      '4': 'Cambia de papel en cada partida.',
    },
  },
  R20: {
    description:
      'Saque y primera volea, formación australiana y defensa en bloque, con un pacto claro antes de cada punto. Habla en todas las bolas y revisa con tu pareja qué cubre cada uno.',
    objectives: ['Cruzar a tiempo tras el saque', 'Hablar antes del bote'],
    notes: {
      '1': 'Haz el split step cuando reste el rival.',
      '2': 'Pacta la jugada antes de cada saque.',
      '3': 'Muévete como si una cuerda te uniera a tu pareja.',
    },
  },
  R21: {
    description:
      'Calentamiento y dos tiempos de media hora con una consigna en cada uno, para competir con un objetivo más allá del marcador. Esfuerzo de 6 sobre 10, como en un buen partido entre amigos.',
    objectives: ['Aplicar en el juego lo entrenado', 'Mantener una consigna bajo presión'],
    notes: {
      '1': 'Elige la consigna de cada tiempo antes de sacar.',
    },
  },
  R22: {
    description:
      'Respiración, rutina entre puntos y visualización para entrenar la cabeza en veinte minutos, en casa o antes de jugar. Hazla sin prisa y en un sitio tranquilo.',
    objectives: ['Cerrar el punto anterior', 'Llegar al siguiente con una idea clara'],
    notes: {
      '1': 'Tres vueltas de unos veinte segundos por serie.',
      '2': 'Un golpe distinto en cada serie.',
    },
  },
  R23: {
    description:
      'Paseo suave, estiramientos cortos y respiración para el día después de un partido. Tiene que resultarte muy fácil, 1 o 2 sobre 10: si acabas con cansancio, has ido demasiado fuerte.',
    objectives: ['Soltar piernas y espalda', 'Bajar pulsaciones y respirar'],
    notes: {
      '0': 'Paso de paseo: hoy toca suave.',
      '1': 'Estira suave, sobre todo si tienes agujetas.',
    },
  },
  R24: {
    description:
      'Una hora de cuerpo entero con gomas, una silla y tu propio peso, cerrada con movilidad de cadera y espalda. Deja 3 o 4 repeticiones en reserva en cada serie y descansa más si lo necesitas.',
    objectives: ['Piernas, espalda y hombros para la pista', 'Ganar movilidad de cadera y tronco'],
    notes: {
      '1': 'Para con 3 o 4 repeticiones en reserva.',
      '3': 'Codos cerca del cuerpo y hombros bajos.',
      '8': 'Espalda pegada al suelo en todo momento.',
    },
  },
  R25: {
    description:
      'Saltos bajos con buen aterrizaje, gestos rápidos y fuerza de base para una primera etapa de potencia. Muévete rápido y sin fatiga: corta la serie si pierdes velocidad y deja 3 o 4 repeticiones en reserva en la fuerza.',
    objectives: ['Caer con las rodillas alineadas', 'Ganar velocidad en piernas y brazos'],
    notes: {
      '1': 'Aguanta cada aterrizaje tres segundos.',
      '3': 'Baja controlado y sube rápido sin despegar los pies.',
      '4': 'Balón ligero y contra una pared de obra, nunca contra el cristal.',
      '5': 'Deja 3 o 4 repeticiones en reserva.',
    },
  },
  R26: {
    description:
      'Fuerza, equilibrio, giros y un circuito sin impacto para entrenar el cuerpo entero en casa con una silla y algo de espacio. Deja 3 o 4 repeticiones en reserva y haz el circuito a un ritmo que te permita hablar a ratos.',
    objectives: ['Estabilidad sobre una pierna', 'Tronco que acompaña el giro'],
    notes: {
      '1': 'Deja 3 o 4 repeticiones en reserva.',
      '3': 'Ten la pared cerca.',
      '7': 'Silla apoyada contra la pared.',
      '8': 'Cambia de ejercicio en cada intervalo.',
    },
  },
  R27: {
    description:
      'Voleas de bloqueo, restos con destino y globos altos en series largas, para que la red sea tuya y el fondo no te dé prisa. Cuenta las bolas dentro antes que las rápidas.',
    objectives: ['Volea profunda con gesto corto', 'Globo que pasa a quien está en la red'],
    notes: {
      '2': 'Bloquea delante del cuerpo y vuelve a subir la pala.',
      '3': 'Alto y al fondo: mejor largo que corto.',
      '5': 'Deja que la bola te llegue.',
    },
  },
  R28: {
    description:
      'Bandejas al fondo con vuelta a la red, entre rotaciones con goma y globos del compañero, para repetir el golpe sin cargar el hombro. Golpea al 70 % y termina cada serie en tu sitio de la red.',
    objectives: ['Bandeja profunda que conserva la red', 'Hombro activo antes de golpear por arriba'],
    notes: {
      '1': 'Goma muy floja: es para despertar el hombro.',
      '3': 'Frena el brazo después del golpe y vuelve andando deprisa a la red.',
      '5': 'Solo cuando la bola te pase: es un recurso.',
    },
  },
  R29: {
    description:
      'Restos, globos y defensa a la misma altura que tu pareja, para aguantar el punto hasta que llegue una bola cómoda. Hablad en cada bola: «mía», «tuya» o «sal».',
    objectives: ['Moverse en bloque con la pareja', 'Salir de la defensa con un globo'],
    notes: {
      '1': 'Decide antes del saque si restas abajo o de globo.',
      '3': 'Misma altura que tu pareja, también al recuperar.',
    },
  },
  R30: {
    description:
      'Peloteo contra una pared o un frontón, con giros y desplazamientos en sombra, para que la mano no pierda ritmo cuando no hay pista. Cuenta golpes seguidos e intenta mejorar tu marca.',
    objectives: ['Control de derecha, revés y volea', 'Pies que se colocan antes del golpe'],
    notes: {
      '1': 'Imagina la bola que sale de la pared y gírate con ella.',
      '2': 'Una serie de derecha, otra de revés y otra de volea.',
      '5': 'Repasa con los ojos cerrados el golpe que mejor te ha salido.',
    },
  },
  R31: {
    description:
      'Split step, salidas de pared y desplazamientos sin bola, con la pala en la mano si la tienes, para grabar el gesto en casa. Haz cada repetición como si la bola viniera de verdad.',
    objectives: ['Primer paso y apoyos sin pensar', 'Gesto ensayado a velocidad real'],
    notes: {
      '1': 'Termina cada giro en posición de golpeo.',
      '4': 'Brazos sueltos y pies siempre vivos.',
      '6': 'Elige un golpe y una situación concreta.',
    },
  },
  R32: {
    description:
      'Respiración, imágenes y rutina entre puntos en media hora, para entrar en la pista del torneo con la cabeza ya ensayada. Escribe al final una sola consigna para el primer partido.',
    objectives: ['Rutina fija entre punto y punto', 'Primer partido imaginado antes de jugarlo'],
    notes: {
      '1': 'Imagina el primer juego, también un error y cómo sigues.',
      '2': 'Siempre los mismos gestos y la misma palabra.',
      '3': 'Una consigna que quepa en una línea.',
    },
  },
  R33: {
    description:
      'Calentamiento y tres tiempos de un cuarto de hora, cada uno con su consigna, para un amistoso que cabe en una hora. Vale también para los más jóvenes: bebed agua en los descansos y jugad sin mirar el marcador.',
    objectives: ['Llevar al juego una idea cada vez', 'Acabar con ganas de otro partido'],
    notes: {
      '1': 'Son tres tiempos cortos: cambia de consigna en cada uno.',
    },
  },
};
