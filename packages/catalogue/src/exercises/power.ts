import type { ExerciseCards } from '#types.ts';

export const powerCards: ExerciseCards = {
  X01: {
    description:
      'Extensión rápida de cadera con kettlebell: potencia en glúteos e isquios, el motor con el que empujas desde el suelo al rematar.',
    steps: [
      'Coloca la kettlebell dos palmos por delante de los pies y sepáralos algo más que las caderas.',
      'Lleva la cadera atrás con la espalda recta, agarra el asa con las dos manos y lanza la pesa hacia atrás entre los muslos.',
      'Extiende la cadera de golpe mientras sueltas el aire, aprieta glúteos y abdomen y deja que la kettlebell suba sola hasta el pecho.',
      'Acompaña la caída y dobla la cadera cuando los antebrazos lleguen a los muslos, para enlazar el siguiente swing.',
    ],
    commonMistakes: [
      'Convertir el swing en una sentadilla.',
      'Levantar la kettlebell con los hombros en lugar de con la cadera.',
      'Espalda redondeada cuando la pesa pasa entre las piernas.',
    ],
    tips: [
      'Deja la kettlebell en el suelo en cuanto el golpe de cadera pierda velocidad.',
      'Si te molesta el hombro o el codo, usa una kettlebell más ligera y deja que suba solo hasta el ombligo.',
    ],
    variations: ['X09'],
  },
  X02: {
    description:
      'Lanzamiento de lado contra la pared que enlaza el empuje del pie, el giro de cadera y el brazo, como en la víbora y la bajada.',
    steps: [
      'Ponte de lado a una pared maciza, a unos dos metros, con el balón junto a la cadera más alejada del muro.',
      'Carga el peso en la pierna de atrás y gira caderas y tronco con los brazos sueltos.',
      'Empuja con el pie de atrás, gira primero la cadera y suelta el balón contra el muro a la altura del ombligo.',
      'Recoge el balón después del bote, recoloca los pies y acaba todos los lanzamientos de un lado antes de cambiar.',
    ],
    commonMistakes: [
      'Lanzar solo con los brazos, con la cadera parada.',
      'Pie de atrás clavado en el suelo durante el giro.',
      'Balón tan pesado que frena la rotación.',
    ],
    tips: [
      'Elige en la pista un muro de obra y no lances nunca contra el cristal.',
      'Coge un balón más ligero y acorta el recorrido de los brazos si notas el hombro cargado.',
    ],
    variations: ['X05', 'X04'],
  },
  X03: {
    description:
      'Lanzamiento a dos manos por encima de la cabeza: coordina piernas, abdomen y hombros en la misma cadena que usas al rematar.',
    steps: [
      'Mira hacia la pared desde dos o tres metros, con los pies a la anchura de las caderas y el balón en las dos manos.',
      'Sube el balón por encima de la cabeza y llévalo un poco atrás con el abdomen firme.',
      'Da un paso al frente y lanza fuerte contra la pared, soltando el balón por delante de la frente.',
      'Acompaña el lanzamiento con los brazos, deja que el balón bote y vuelve a colocarte con calma.',
    ],
    commonMistakes: [
      'Arco lumbar exagerado al llevar el balón atrás.',
      'Soltar el balón por detrás de la cabeza, que lo manda hacia arriba.',
      'Tirar solo de codos, sin paso ni abdomen.',
    ],
    tips: [
      'Empieza con un balón de uno o dos kilos y busca velocidad antes que peso.',
      'Busca un muro de obra despejado: el cristal de la pista no vale para estos lanzamientos.',
      'Aligera el balón y no lo lleves por detrás de la coronilla si la zona lumbar o el codo se resienten.',
    ],
    variations: ['X04', 'X07'],
  },
  X04: {
    description:
      'Lanzamiento del balón contra el suelo con todo el cuerpo: entrena abdomen y dorsales, que aceleran el brazo hacia abajo en el remate.',
    steps: [
      'Separa los pies a la anchura de las caderas y sujeta el balón delante del abdomen.',
      'Estírate hasta subir el balón por encima de la cabeza, de puntillas y con el abdomen firme.',
      'Flexiona cadera y rodillas de golpe y estrella el balón medio metro por delante de los pies.',
      'Agáchate con la espalda recta, recoge el balón y prepara sin prisa el siguiente slam.',
    ],
    commonMistakes: [
      'Doblar solo la espalda, con las piernas rígidas.',
      'Estrellar el balón pegado a los pies.',
      'Frenar los brazos antes de soltar el balón.',
    ],
    tips: [
      'Usa un balón que apenas bote: uno de goma puede volver hacia la cara.',
      'Si se te carga la zona lumbar, coge menos peso, baja con las piernas y dóblate menos.',
    ],
    variations: ['X03', 'X02'],
  },
  X05: {
    description:
      'Pase fuerte desde el pecho contra la pared: empuje corto y rápido de pecho y tríceps para llegar a la volea con el brazo firme.',
    steps: [
      'Ponte frente a la pared, a metro y medio, con las rodillas algo flexionadas y el balón pegado al pecho.',
      'Mantén los codos por debajo de los hombros y aprieta el abdomen antes de lanzar.',
      'Estira los brazos a toda velocidad y envía el balón recto hacia la pared.',
      'Deja que el balón bote, recógelo con las manos blandas y colócate de nuevo.',
    ],
    commonMistakes: [
      'Codos abiertos y altos, casi a la altura de las orejas.',
      'Echar el tronco hacia atrás para coger impulso.',
      'Recibir el balón con los dedos rígidos.',
    ],
    tips: [
      'Comprueba que la pared es maciza: el cristal de la pista no está hecho para un balón medicinal.',
      'Si te molesta la muñeca, el codo o el hombro, cambia a un balón de un kilo y lanza más suave.',
    ],
    variations: ['X02', 'X03'],
  },
  X06: {
    description:
      'Empuje por encima de la cabeza con impulso de piernas: enseña a pasar la fuerza del suelo al brazo, igual que en un buen remate.',
    steps: [
      'Sujeta dos mancuernas junto a los hombros, o una kettlebell con ambas manos contra el pecho, y pon los pies bajo las caderas.',
      'Flexiona las rodillas un palmo, con el tronco vertical y los talones apoyados.',
      'Extiende las piernas con fuerza, suelta el aire y aprovecha el impulso para empujar el peso hasta estirar los codos.',
      'Baja el peso con control hasta el punto de partida, amortigua con las rodillas y recolócate.',
    ],
    commonMistakes: [
      'Convertir el impulso en una sentadilla profunda.',
      'Empujar con los brazos antes de que acaben las piernas.',
      'Arquear la zona lumbar con las mancuernas o la kettlebell arriba.',
    ],
    tips: [
      'Aprieta los glúteos arriba para que las costillas no se abran.',
      'Elige un peso que suba rápido en todas las repeticiones y bájalo si se frena a medio camino.',
      'Reduce la carga y no llegues a bloquear el codo arriba si te da molestias.',
    ],
    variations: ['X01', 'X03'],
  },
  X07: {
    description:
      'Gesto del remate contra la resistencia de una goma: velocidad de brazo y giro de tronco, sin bola y con el frenado bajo control.',
    steps: [
      'Ancla una goma ligera detrás de ti, a la altura del hombro, en un punto firme: un anclaje de puerta o un poste de la reja.',
      'Ponte de perfil, sujeta el extremo con la mano de la pala y coloca el codo alto y la mano junto a la oreja.',
      'Gira cadera y tronco y lleva la mano arriba y adelante, a toda velocidad, hasta el punto de impacto.',
      'Vuelve despacio frenando la goma y recoloca los pies antes del siguiente remate.',
    ],
    commonMistakes: [
      'Codo caído por debajo del hombro al arrancar.',
      'Goma tan dura que convierte el remate en un tirón.',
      'Caderas de frente desde el principio, sin giro que acelere el brazo.',
    ],
    tips: [
      'Revisa el anclaje y el estado de la goma antes de cada serie.',
      'Señala la bola imaginaria con la mano libre para perfilarte como en un globo real.',
      'Usa la goma más floja y recorta el final del gesto si te molesta el codo.',
    ],
    variations: ['X03', 'X04'],
  },
  X08: {
    description:
      'Aceleración de cinco metros tras el split step: los primeros pasos con los que arrancas a por una dejada o subes a la red.',
    steps: [
      'Busca cinco metros libres por delante: en la pista, desde la línea de saque hasta quedarte a dos metros de la red.',
      'Haz un split step bajo y cae con los dos pies a la vez, con el peso en la parte delantera de los pies.',
      'Inclina el cuerpo, empuja fuerte el suelo y arranca con pasos cortos y rápidos.',
      'Frena al llegar a la marca con pasos cortos y la cadera baja, y vuelve andando a la salida.',
    ],
    commonMistakes: [
      'Levantar el tronco en la primera zancada.',
      'Split step tan alto que retrasa la salida.',
      'Frenar de un solo pisotón con la pierna estirada.',
    ],
    tips: [
      'Alterna la pierna que da el primer paso en cada salida.',
      'Sal a media velocidad y empieza a frenar antes si la rodilla se carga.',
    ],
    variations: ['X09'],
  },
  X09: {
    description:
      'Sentadilla con subida veloz y pies pegados al suelo: potencia de piernas para el remate sin el impacto de un salto.',
    steps: [
      'Cruza los brazos sobre el pecho y separa los pies algo más que las caderas.',
      'Baja en dos segundos hasta que los muslos queden casi paralelos al suelo.',
      'Sube tan rápido como puedas, empujando con toda la planta del pie.',
      'Frena arriba sin despegar los talones, coge aire y baja otra vez.',
    ],
    commonMistakes: [
      'Despegar los pies al llegar arriba, como si fuera un salto.',
      'Dejarte caer en lugar de controlar los dos segundos de bajada.',
      'Rodillas que se juntan al acelerar la subida.',
    ],
    tips: [
      'Termina la serie cuando la subida se vuelva lenta, aunque te queden repeticiones.',
      'Si la rodilla o la zona lumbar molestan, baja solo un cuarto de sentadilla y sube más suave.',
    ],
    variations: ['X01', 'X08'],
  },
};
