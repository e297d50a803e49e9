import { type Goal, goals } from '@bandeja/domain/schedule/vocabulary';
import { normalise } from '#language/normalise.ts';

const patterns: Record<Goal, RegExp> = {
  'Mejorar la técnica':
    /\btecnic\w*|\bgolpe(?:s|o|ar)?\b|\bjugar mejor\b|\bmejorar (?:el |mi )?(?:juego|nivel)\b|\bsubir de nivel\b|\bser mejor\b|\bmejor jugador|\bmejorar (?:la |el |mis? |los )?(?:bandeja|voleas?|remate|saque|reves|derecha|vibora|globo|smash)\b/,
  'Ganar resistencia':
    /\bresistencia\b|\bfondo\b|\baguant\w+|\bcardio\b|\b(?:no )?cansarme(?: menos)?\b|\bahogarme\b|\ben forma\b/,
  'Perder peso':
    /\b(?:perder|bajar|quitar(?:me)?|eliminar|reducir) (?:\w+ ){0,2}?(?:peso|kilos?|kilitos|grasa|barriga|tripa|\d+ ?kg)\b|\badelgaz\w+|\bquemar (?:grasa|calorias)\b|\bponerme a dieta\b|\bpeso\b/,
  'Ganar fuerza': /\bfuerza\b|\bfuerte\b|\bmuscul\w+|\bpotencia\b|\bpegarle mas\b/,
  'Mejorar la movilidad':
    /\bmovilidad\b|\bflexib\w+|\bestir(?:ar|amientos?)\w*|\bagilidad\b|\bsoltura\b|\belastic\w+|\bmoverme mejor\b/,
  'Prevenir lesiones': /\bpreveni\w+|\bprevencion\b|\blesi\w+|\bno hacerme dano\b|\bcuidarme\b/,
  'Competir en torneos': /\bcomp[ei]t\w+|\btorneos?\b|\bganar(?= ?$| a | mas | partidos)|\bligas?\b|\bfederad[oa]\b/,
  'Divertirme y socializar':
    /\bdiv(?:ert|iert)\w+|\bpasar(?:lo|melo)? (?:lo |un )?(?:bien|rato|buen rato)\b|\bpasarmelo\b|\bamig[oa]s\b|\bsocial\w*|\bconocer gente\b|\bdisfrut\w+|\bdesconect\w+|\b(?:des)?estres\w*|\brelaj\w+|\bhobby\b/,
};

/** What goes wrong on a court, by the name it gets in the answer. */
const troubles: readonly [string, RegExp][] = [
  ['la red', /\b(?:perder|pierdo|ganar|gano|subir|subo|llegar|llego|en|de|a|me (?:echan|sacan) de) (?:a )?la red\b/],
  ['la volea', /\bvole[ao]\w*/],
  ['el globo', /\bglob(?:o|os|ear|eo|ean|azos?)\b/],
  ['el cristal', /\bcristal(?:es)?\b|\bpared(?:es)?\b|\bsalidas? de pared\b|\brebotes?\b/],
  ['la bandeja', /\bbandejas?\b|\bvibora\b/],
  ['el remate', /\bremat\w+|\bsmash\b/],
  ['el saque', /\bsaques?\b|\bsacar\b/],
  ['el resto', /\b(?:el|al|los|mi) restos?\b|\brestar\b/],
  ['el revés', /\breves\b/],
  ['la derecha', /\bderecha\b/],
  ['los errores no forzados', /\bno forzad\w+|\bfall(?:o|os|ar)\b|\bregal(?:o|ar) (?:puntos|bolas)\b/],
  ['la defensa', /\bdefen(?:der|sa|derme)\b|\bme (?:frien|machacan)\b/],
];

/** What a player says goes wrong, in the order of the list: «me pasan siempre de globo» → the globo. */
export function readCourtTroubles(text: string): string[] {
  const plain = normalise(text);
  return troubles.flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []));
}

const everything =
  /^(?:quiero |pues |un poco de )?(?:tod[oa]s?|todo ello)(?: (?:los|las|ellos|ellas|eso|ello|lo anterior|los objetivos))?\.?$|\bun poco de todo\b/;
const denied = /\b(?:no|ni|nada de|sin)(?: (?:quiero|busco|me interesa|necesito|ganas de))?(?: \w+)? ?$/;
/** «perder peso no». */
const deniedAfter = /^(?: \w+)? no$/;

/** Goals from free text, in their order: «adelgazar y no lesionarme», «todo». Empty without any. */
export function readGoals(text: string): Goal[] {
  const plain = normalise(text);
  if (everything.test(plain)) return [...goals];
  const found: { goal: Goal; at: number }[] = [];
  let from = 0;
  for (const clause of plain.split(/[,;.:]| pero | sino /)) {
    for (const goal of goals) {
      const hit = patterns[goal].exec(clause);
      if (hit && (!isDenied(clause, hit) || goal === 'Prevenir lesiones')) found.push({ goal, at: from + hit.index });
    }
    from += clause.length;
  }
  const order = found.sort((a, b) => a.at - b.at).map(({ goal }) => goal);
  return [...new Set(order)];
}

function isDenied(clause: string, hit: RegExpExecArray): boolean {
  return denied.test(clause.slice(0, hit.index)) || deniedAfter.test(clause.slice(hit.index + hit[0].length));
}
