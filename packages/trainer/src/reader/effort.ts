/** How hard a session is to be: spared («algo suave»), or all out («cañero»). */
export type Effort = 'gentle' | 'hard';

const words = (...lines: string[]): string => lines.join('|');

const gentle = words(
  'suav(?:e|es|ecit[oa]s?|it[oa]s?|emente|on)|liger(?:o|a|os|as|it[oa]s?|amente)|flojit[oa]s?|tranquil(?:[oa]s?|it[oa]s?)|tranquis?|relajad[oa]s?|light|leves?|easy|soft|chill',
  'floj[oa] hoy|hoy (?:algo |muy )?floj[oa]|algo floj[oa]|flojer\\w+|(?:sin|no me (?:deje|de|den|dejes)(?: con)?|no (?:quiero|tener)(?: tener)?) agujetas',
  'con calma|sin prisas?|(?:poca|baja) (?:intensidad|cana|exigencia)|intensidad (?:baja|suave|minima)|(?:a )?medio gas|bajo (?:de )?intensidad',
  'sin (?:pasar(?:se|me|nos)|forzar(?! (?:la|el|los|las|mi)\\b)|machacar\\w*|matar\\w*|reventar\\w*|cansar(?:me|nos) (?:mucho|demasiado)|mucha (?:cana|intensidad|carga|historia)|apretar\\w*|exigir\\w*|hacer el bestia)',
  'baja(?:r|me|le)?(?: un poco| un pelin| algo)? (?:el|la|de) (?:ritmo|intensidad|nivel|piston|carga)|(?:me|nos) (?:dej|mat)\\w+(?: \\w+)? (?:muert|reventad|fundid|destrozad|hecho polvo|hecha polvo)[oa]?|me mato',
  'que no (?:me )?(?:canse|hund|mat|revient|destroc|machaqu|tumb)\\w*',
  'para no (?:machacar\\w*|cansar\\w*|cargar\\w*|llegar (?:cansad|cargad)\\w+)|\\brpe ?(?:de )?[1-4]\\b',
  'cero ganas|sin ganas|pocas ganas|(?:estoy|ando|voy|vengo|llego)(?: \\w+){0,2} (?:reventad|fundid|muert|destrozad|agotad|cansad|molid|petad|liquidad|roto|rota|baldad|hecho polvo|hecha polvo)[oa]?\\b',
);
const hard = words(
  'caner[oa]s?|(?:muy |mas |super |bien |a )?intens[oa]s?|alta intensidad|intensidad (?:alta|maxima)|exigentes?|hardcore|heavy|brutal(?:es)?|bestia(?:l|s)?',
  '(?:dame|mete(?:me)?|dale|con|quiero|mucha|dar(?:le)?|meter(?:le)?) (?:mucha |mas )?cana|(?:con|mucha|buena|mas|sube(?:me)?(?: la)?|subir(?: la)?) intensidad|sube(?:me)? (?:el )?(?:ritmo|nivel)|(?:fue|era|se hizo) (?:de risa|muy facil|facilisimo)|aprieta(?:me)?(?=,|\\.|!| hoy| que| bien| fuerte)|a tope|a full|a muerte|sin piedad|a saco|al maximo|al limite|con todo|a fuego',
  'dar(?:lo|le) todo|darlo todo|machac(?:arme|ame|adme|a)|revient(?:ame|e)|destroz(?:ame|arme)|mat(?:ame|arme)|fundirme|reventarme|(?:acabe|acabar|termine|terminar|salga|salir|quede) (?:bien )?(?:reventad|muert|fundid|destrozad|agotad|hecho polvo)[oa]?|paliza|palizon|(?:dame|ponme|hazme|entrenar?|entreno|rutina|sesion|algo|sea|sean|quede|salga|dale|tralla)(?: muy| bien| mas)? (?:fuerte|dur[oa])|tralla|que sude|sudar (?:mucho|la gota)',
);

/** What may be soft or hard without the session being so: a stroke, a thing, a pain, a week that was. */
const otherThing =
  /\b(?:bolas?|pelotas?|golpes?|voleas?|toques?|dejadas?|mano|pala|palas|gomas?|bandas?|mancuernas?|pesas?|kettlebells?|comida|cena|dolor|molestias?|dolencia|lesion|esguince|tendinitis|sobrecarga|contractura|rotura|semana|semanas|dia|temporada|mes|partido|partidos|torneo|trabajo|curro|rival|rivales|pegad\w|sacar|sacan?|remat\w+|peg\w+|golpe\w+|marcha|ritmo|clase)(?: (?:muy|mas|tan|bastante|un poco|un pelin|algo|super|ha sido|fue|es|esta|estan|son|me))* $/;
const refused =
  /\b(?:no|nada|ni|sin|tampoco)(?: (?:de|muy|tan|demasiado|mucho|quiero|sea|me|des|demasiada|algo|nada|que|es|ser|pongas|metas|un|una|entrenamiento|rutina|entreno))* $/;
/** Two weeks off and more: domain.md 4.4 restarts at two thirds. */
const longPause =
  /\b(?:[2-9]|\d{2}|un|varios|varias|muchos|muchas|unos|unas)(?: (?!horas|dias)\w+)? (?:semanas|mes(?:es)?|anos?)(?: \w+){0,3}? (?:parad[oa]s?|sin (?:jugar|entrenar|hacer (?:nada|deporte|ejercicio)|tocar|coger|pisar|moverme|mover)|de (?:paron|parada|baja)|fuera de)\b|\bpost ?-? ?vacaciones\b|\b(?:vuelvo|vuelta|regreso|tras|despues) (?:de )?(?:las |mis )?vacaciones\b/;
/** The day before a match asks for little (domain.md 4.5). */
const matchTomorrow =
  /\bmanana (?:\w+ ){0,4}?(?:partido|partidazo|final|semis|semifinal|torneo|pachanga|liga|compito|competi\w+|americano)\b|\bmanana (?:juego|jugamos|compito|competimos)\b|\b(?:partido|final|semis|semifinal|torneo|liga) (?:es )?manana\b/;

const anyGentle = new RegExp(`\\b(?:${gentle})\\b`, 'g');
const anyHard = new RegExp(`\\b(?:${hard})\\b`, 'g');

function hits(text: string, pattern: RegExp): { refused: boolean }[] {
  return [...text.matchAll(pattern)].flatMap(({ index }) => {
    const before =
      text
        .slice(Math.max(0, index - 50), index)
        .split(/[.;!?]/)
        .at(-1) ?? '';
    return otherThing.test(before) ? [] : [{ refused: refused.test(before) }];
  });
}

/**
 * How hard a session is wished to be; null where the text leaves it open. Of both the gentler counts. `text` is
 * normalised and respelt.
 */
export function readEffort(text: string): Effort | null {
  const soft = hits(text, anyGentle);
  const tough = hits(text, anyHard);
  if (soft.some((one) => !one.refused) || tough.some((one) => one.refused) || longPause.test(text)) return 'gentle';
  if (tough.length > 0 || soft.length > 0) return 'hard';
  return matchTomorrow.test(text) ? 'gentle' : null;
}
