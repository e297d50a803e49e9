import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';

type LevelLine = { level: Difficulty; pattern: RegExp };

const lines: LevelLine[] = [
  {
    level: 'Principiante',
    pattern:
      /\bprincipiant\w*|\bnovat\w+|\b(?:desde|de) cero\b|\bsedentari\w+|\b(?:de|nivel) iniciaci?on\b|\biniciacion\b|\bestoy empezando\b|\b(?:acabo de|acaba de|acabamos de) (?:empezar|apuntar\w+|iniciar\w*|coger)|\b(?:que|quien|soy) (?:empiez[ao]|emp[ie]+za)\b|\b(?:yo )?empiezo (?:ahora|a jugar|en (?:el|esto)|con (?:el|esto))\b|\bempece (?:hace|el mes|este|la semana)\b|\b(?:que|y) empieza (?:ahora|a jugar|en|con)\b|\bnunca (?:hice|practique|jugue|entrene|(?:he|habia|ha|hemos) (?:jugado|entrenado|hecho|cogido|tocado|ido|pisado|practicado|levantado))|\b(?:no he|jamas he) (?:hecho (?:deporte|ejercicio|nada) (?:en mi vida|nunca)|entrenado (?:nunca|en mi vida)|jugado (?:nunca|en mi vida))|\bnivel (?:\w+ )?(?:basico|bajo|bajito|inicial|cero|0|1)\b|\bmi nivel es (?:muy )?(?:bajo|basico|malo)\b|\bbasic[oa]s?\b|\b(?:soy|somos|es) nuev[oa]s?\b|\bnuev[oa] en (?:esto|el padel|el mundo)|\bbeginner\b|\bnoob\b|(?<!\b(?:padre|madre|papa|mama|papas|padres|abuel[oa]) )\bprimeri[sz]\w+|\bprimera vez\b|\bno tengo (?:ni )?idea\b|\bfuera de forma\b|\bbaja forma\b|\b(?:muy )?torpe\b|\bsoy muy mal[oa]\b|\bhace poco (?:que|tiempo) (?:que )?(?:juego|empece|entreno)|\bllevo (?:muy )?poco(?: tiempo)?(?: jugando| entrenando| en esto|$|[,.])|\bllevo (?:solo |apenas )?(?:un|una|[1-6]|unos|unas)(?: pocos| pocas)? (?:mes(?:es)?|semanas?) (?:jugando|entrenando|en esto|con esto|de padel|en el padel|haciendo)|\bllevo (?:solo |apenas )?(?:[1-9]|unas|pocas|un par de) (?:pocas )?clases\b|\bllevo (?:solo |apenas )?(?:un|una|[1-6]|unos|unas)(?: pocos| pocas)? (?:mes(?:es)?|semanas?)(?= ?(?:$|[,.;]))|\b[78](?:a|ma|va|na)? (?:categoria|division)\b|\b(?:septima|octava)(?: categoria| division)?\b/,
  },
  {
    level: 'Intermedio',
    pattern:
      /\bintermedi\w+|\bnivel (?:medio|normal|decente|aceptable|regular)\b|\bmedio[- ](?:alto|bajo)\b|\bya tengo (?:cierta |algo de |una |buena )?base\b|\b[3456](?:a|ta|to|era|ra)? (?:categoria|division)\b|\b(?:tercera|cuarta|quinta|sexta)(?: categoria| division)\b|\b(?:soy|somos|juego|jugamos|estoy|estamos|vamos a|voy a|compito)(?: (?:de|en|en la))? (?:cuarta|quinta|sexta|tercera|[3456](?:ta|ra|a))\b(?! (?:veces|dias|semana))/,
  },
  {
    level: 'Avanzado',
    pattern:
      /\bavanzad\w+|\bexpert\w+|\bnivel (?:\w+ )?(?:alto|profesional|pro|competicion|top|experto)\b|\bfederad\w+|\b(?:primera|segunda|1a|2a|1ra|2da) (?:categoria|division)\b|\bprofesional(?:es)?\b(?! (?:sanitari|de la salud|medic))|\bsoy (?:un |una )?(?:pro|crack|maquina)\b|\bcompito a nivel\b/,
  },
];

/** «nivel 3», «nivel 2.75 de Playtomic»: the scale of the clubs, from 0 to 7. */
const clubScale =
  /\b(?:nivel|level|playtomic)(?: (?:de|es|padel|playtomic|un|en|soy))* ?(?:de )?([0-7](?:[.,]\d{1,2})?)\b(?! ?(?:de 10|sobre|\/|min|h\b|dias))/;

/** Levels that are not (yet) the writer's: «llegar a avanzado», «no soy principiante», «ejercicios nada básicos». */
const elsewhere =
  /\b(?:llegar a(?: ser)?|pasar (?:a|al)|subir a|convertirme en|ser un|quiero ser|hasta(?: el)?|aspiro a|contra|contra los|rivales?|ni)(?: (?:gente|equipos|parejas|rivales|otros|los|un|una|el|nivel|jugador|jugadora|de))* $/;
const denied =
  /\b(?:no|ya no|tampoco|nada|ni)(?: (?:soy|es|somos|estoy|un|una|ningun|ninguna|tan|muy|precisamente|jugador|jugadora|de|llego|a|demasiado|me considero|nivel|algo))* $/;

/** «mi novio es avanzado, yo llevo 2 meses». */
const ofOther =
  /\bmi (?:novi[oa]|pareja|companer[oa]|compi|marido|mujer|espos[oa]|amig[oa]|herman[oa]|hij[oa]|padre|madre|prim[oa]|cunad[oa])\b[^.;]{0,30}\b(?:es|juega|esta|tiene)(?: \w+){0,2} $/;
const speaksOfSelf = /\b(?:yo|para mi|a mi)\b/;

const rank: Difficulty[] = ['Principiante', 'Intermedio', 'Avanzado'];
const corrected = /\b(?:bueno|perdon|digo|mejor dicho|mas bien|en realidad|rectifico)\b/;

function fromClubScale(text: string): Difficulty | null {
  const value = Number.parseFloat((clubScale.exec(text)?.[1] ?? '').replace(',', '.'));
  if (Number.isNaN(value)) return null;
  if (value < 2.5) return 'Principiante';
  return value < 4.5 ? 'Intermedio' : 'Avanzado';
}

/** The level the text gives; of several («intermedio-avanzado») the lower one, of a correction the last. */
export function readLevel(wish: string): Difficulty | null {
  // «Nivel: medio»
  const text = wish.replace(/: ?/g, ' ');
  const found: { level: Difficulty; start: number; end: number }[] = [];
  let notBeginner = false;
  for (const { level, pattern } of lines) {
    for (const hit of text.matchAll(new RegExp(pattern, 'g'))) {
      const before = text.slice(Math.max(0, hit.index - 60), hit.index);
      if (elsewhere.test(before)) continue;
      if (ofOther.test(before) && speaksOfSelf.test(text.slice(hit.index))) continue;
      if (denied.test(before)) {
        notBeginner ||= level === 'Principiante' && /principiant|novat/.test(hit[0]);
        continue;
      }
      found.push({ level, start: hit.index, end: hit.index + hit[0].length });
    }
  }
  found.sort((a, b) => a.start - b.start);
  const club = fromClubScale(text);
  const last = found.at(-1);
  const previous = found.at(-2);
  if (last === undefined || (club !== null && found.length > 0 && /playtomic/.test(text)))
    return club ?? (notBeginner ? 'Intermedio' : null);
  if (previous !== undefined && corrected.test(text.slice(previous.end, last.start))) return last.level;
  return rank.find((level) => found.some((one) => one.level === level)) ?? null;
}
