/** A rule of the game that players ask for, in the words of a club coach. */
export type GameRule = { pattern: RegExp; not?: RegExp; text: string };

/** Read in order: the more precise first. */
export const gameRules: readonly GameRule[] = [
  {
    pattern:
      /\bcuantos? (?:sets?|juegos?|puntos)\b.*\b(?:partido|set|tiene|son|hay|gana\w*|juega\w*|tie ?break)\b|\bcomo se (?:cuenta|puntua|puntuan|cuentan)\b|\bcomo (?:va|funciona\w*) (?:la puntuacion|el marcador|el tie ?break|los puntos|los sets)\b|\b(?:a|hasta) cuantos (?:juegos|puntos)\b|\bsistema de puntuacion\b|\bque (?:es|son|significa|pasa)\b.*\b(?:iguales|deuce|ventaja|tie ?break)\b|\bcomo (?:va|funciona|es) (?:lo de |el |la )*(?:ventaja|tie ?break|iguales)\b/,
    not: /\bllevo\b|\bhe\b|\bmi\b|\bpunto de oro\b/,
    text: 'Se cuenta como en tenis: 15, 30, 40 y juego. Un set se gana con seis juegos y dos de ventaja; con 6-6 hay tie-break a siete puntos, también con dos de ventaja. El partido, al mejor de tres sets. En muchos torneos, a iguales se juega punto de oro.',
  },
  {
    pattern:
      /\bsaque\b.*\b(?:red|cinta|net|let|reja|malla|valla|falta|legal|permitido|reglament\w+|vale|cristal|pared|repite)\b|\b(?:reglas?|norma|normas) del saque\b|\b(?:cuantos|2|dos) saques\b|\b(?:puedo|se puede|hay que) sacar\b(?! (?:la |una |mi )?(?:bola|pelota|por|del?|x))|\bsi (?:el saque|saco y|al sacar)\b|\ba quien le toca sacar\b|\bdoble falta\b/,
    not: /\b(?:mejor\w*|entren\w+|ejercicios?|rutina)\b/,
    text: 'El saque se hace tras un bote, golpeando a la altura de la cintura o por debajo, cruzado, y hay dos intentos. Tras botar en el cuadro puede tocar el cristal, pero si toca la reja antes del segundo bote es falta. Si roza la red y entra bien, se repite.',
  },
  {
    pattern:
      /\b(?:toc\w+|roz\w+|golpe\w+|dar|doy|cho\w+|pas\w+|invad\w+)\b(?: \w+){0,5}? (?:la |a la |con la |por encima de la |en la )?(?:red|cinta)\b(?!.*\bsaque\b)|\bgolpear (?:al otro lado|en campo contrario)|\binvasion\b/,
    not: /\b(?:como|cuando) (?:se )?(?:sub|gan|ataj)\w+|\bsac\w+\b|\bbola\b.*\btoca la red y\b|\bdespues de sacar\b/,
    text: 'Si tocas la red con la pala, el cuerpo o la ropa mientras la bola está en juego, pierdes el punto. Tampoco puedes golpear la bola en el campo contrario, salvo que haya botado en el tuyo y vuelva sola al otro lado.',
  },
  {
    pattern:
      /\b(?:reja|malla|valla|pared|cristal|techo|foco|poste)\b.*\b(?:es (?:punto|mala|buena|falta|fuera)|vale|cuenta|se puede|valid[oa]|es legal|pierdo|punto)\b|\b(?:antes de botar|sin botar|sin bote|dos botes|doble bote|2 botes)\b|\bcuantas? (?:veces|botes)\b.*\b(?:botar|bota|bola|permit\w+|dar)\b|\b(?:es|era) (?:bola )?(?:buena|mala|fuera|dentro|punto)\b.*\b(?:bola|pelota|bot\w+|toca|roza)\b|\b(?:bola|pelota)\b.*\b(?:es|era) (?:buena|mala|fuera|dentro|punto)\b/,
    not: /\b(?:entren\w+|mejor\w*|ejercicio|rutina|cuesta|remat\w+ bien)\b/,
    text: 'La bola tiene que botar primero en el suelo del campo contrario: si antes da en su cristal o en su reja, pierdes el punto. En tu lado puedes ayudarte de tus cristales, no de la reja, y la bola solo puede botar una vez.',
  },
  {
    pattern:
      /\b(?:me|le|nos|les|te) (?:da|dio|ha dado|pega|golpea|toca|toco)\b(?: \w+){0,3}? (?:bola|pelota|cuerpo|pecho|pierna|pie|mano|ropa)\b(?!.*\b(?:duel\w+|ojo|cabeza))|\b(?:bola|pelota)\b.*\b(?:cuerpo|companer[oa])\b.*\bpunto\b/,
    text: 'Si la bola en juego te toca el cuerpo o la ropa, el punto es de los rivales, aunque fuera a irse fuera. Si le da a un rival, el punto es vuestro.',
  },
  {
    pattern:
      /\bsal(?:ir|irse|go|irme)(?: \w+){0,2}? (?:de )?(?:la )?pista\b|\bjugar (?:desde )?fuera\b|\bpor la puerta\b|\bfuera de (?:la )?pista\b/,
    not: /\bllegar tarde\b|\bme voy\b/,
    text: 'Si la pista tiene salida autorizada, puedes salir por la puerta y devolver una bola que ya ha botado dentro, antes de que toque el suelo fuera. Si no, la bola que sale tras botar es punto de quien la jugó.',
  },
  {
    pattern: /\bcuanto (?:tiempo )?(?:suele )?dura\w*\b.*\b(?:un partido|los partidos|un set|partido de padel)\b/,
    text: 'Un partido no tiene tiempo fijo: al mejor de tres sets suele irse a una hora u hora y media, que es lo que se reserva en los clubes.',
  },
  {
    pattern: /\bquien (?:saca|empieza|resta) (?:primero|antes|al principio)?\b|\b(?:sorteo|orden) (?:de|del) saques?\b/,
    not: /\b(?:hoy|manana|mejor)\b/,
    text: 'Se sortea: quien gana elige sacar, restar o lado. Se saca un juego cada uno, por turnos entre las dos parejas, y en cada set la pareja puede decidir quién saca primero.',
  },
  {
    pattern:
      /\bcambi\w+ de (?:lado|posicion|sitio)\b.*\b(?:set|juego|punto|partido|mitad|medio)\b|\bcambiarnos de lado\b/,
    not: /\b(?:bebo|hago en|que hago)\b/,
    text: 'Al restar, cada uno mantiene su lado todo el set; podéis cambiarlo al empezar el siguiente. Con la bola ya en juego, cada cual se coloca donde quiera. De campo se cambia al acabar los juegos impares.',
  },
  {
    pattern:
      /\b(?:en|por) que (?:lado|posicion|parte)\b|\b(?:jugar|juego|jugando|ponerme|me pongo|jugador) (?:de |del |en |en el |por el )*(?:drive|derecha|reves|lado)\b(?!.*\b(?:golpe|tecnica|fall|me sale)\b)|\b(?:jugador|el que juega|quien juega) (?:de|del|en) (?:la |el )?(?:izquierda|derecha|reves|drive)\b|\b(?:soy|para un|los) zurd[oa]s?\b|\b(?:lado del?|posicion de|ventajas de(?:l)?(?: jugar)?(?: de)?) (?:reves|drive|derecha)\b/,
    not: /\bduel|\bejercicio|\brutina|\bpalas?\b|\bglobo|\bsaque\b/,
    text: 'Cada uno en el lado donde más golpes buenos le salgan. En el revés suele ir quien remata y tiene mejor juego por alto; en la derecha, quien ordena el punto y falla menos. Si uno es zurdo, lo habitual es que juegue en la derecha: así los dos remates buenos cubren el centro.',
  },
  {
    pattern:
      /\b(?:reglas?|normas?|reglamento|como se juega|como se jugaba)\b(?: \w+){0,3}? (?:del? |al |basicas? )?(?:padel|juego)\b|\bcomo se juega al padel\b|\breglas basicas\b/,
    text: 'Dos contra dos en pista cerrada. Se saca por debajo de la cintura y cruzado; la bola bota una vez y puede tocar después los cristales. Pierdes el punto si bota dos veces, si mandas la bola al cristal o a la reja rival sin botar, o si tocas la red. Se cuenta como en tenis.',
  },
];
