import { type Parsed, wordsBetween } from '#language/health/clauses.ts';

const negators = new Set([
  'sin',
  'no',
  'ni',
  'nunca',
  'jamas',
  'ningun',
  'ninguna',
  'cero',
  '0',
  'tampoco',
  'nao',
  'non',
  'sem',
  'sense',
  'without',
]);

/** Any other word breaks a negation: «no se si tengo fiebre», «no solo me duele» deny nothing. */
const fillers = new Set(
  [
    'me nos te le lo la los las el un una unos unas de del al en mi mis ha han he hemos haya habia esta estan estoy es',
    'era soy son hay tengo tiene tenia tenido tener tuve siento sentido noto notado presento arrastro sufro sufrido',
    'padezco padecido tomo tomado estado sido hecho ya nada ningun ninguna ni tipo clase mas otra otras otro otros ahora',
    'hoy muy tan gran posibles actualmente sintomas antecedentes historial signos problema problemas rastro',
  ].flatMap((line) => line.split(' ')),
);

/** A verb is denied at close quarters only: people leave out the comma of «nunca he tenido nada, ahora me duele». */
const verbs = /^(?:duel[ea]n?|molestan?|pinchan?|tiran?)$/;
const besideVerbs = new Set('me nos te le se lo ya el la los las mi mis'.split(' '));

/** «no me duele mucho», «no me duele salvo al rematar»: it does hurt. */
const remainder =
  /^(?:mucho|tanto|demasiado|siempre|apenas|casi|asi|tan|igual|como (?:este|esta|ahora)|del todo|todo el rato|salvo|excepto|menos|hasta|solo|mas que|si no|a no ser)\b/;
const exception = /\b(?:salvo|excepto|menos (?:al|cuando|si|en)|hasta que|solo (?:al|cuando|si)|mas que|a no ser)\b/;
/** «sin ibuprofeno no puedo jugar», «no hay día que no me duela»: two negations make a yes. */
const twice = /\bsin \w+ no (?:puedo|aguanto|juego|entreno|rindo|duermo)\b|\bno hay \w+ (?:en (?:el|la) )?que no\b/;

/** `passable` are positions a negation may reach across: the body area in «no tengo la rodilla inflamada». */
export function isDenied(parsed: Parsed, from: number, to: number, passable: ReadonlySet<number> = new Set()): boolean {
  const clause = parsed.tokens[from]?.clause;
  if (clause === undefined || twice.test(parsed.clauses[clause] ?? '')) return false;
  let first = from;
  while (parsed.tokens[first - 1]?.clause === clause) first -= 1;
  const allowed = verbs.test(parsed.tokens[from]?.word ?? '') ? besideVerbs : fillers;
  let at = from - 1;
  let steps = 0;
  while (at >= first && steps < 7) {
    const word = parsed.tokens[at]?.word ?? '';
    const denies = negators.has(word) || (word === 'nada' && parsed.tokens[at + 1]?.word === 'de');
    // «casi no me duele» is a little pain, not none.
    if (denies) return !/^(?:casi|apenas)$/.test(parsed.tokens[at - 1]?.word ?? '') && !remains(parsed, to, clause);
    const joins = word === 'o' && passable.has(at - 1);
    if (!allowed.has(word) && !passable.has(at) && !joins) return false;
    at -= 1;
    steps += 1;
  }
  return at < first && continuesList(parsed, to, clause);
}

/** «sin fiebre, mareos ni dolor»: the middle of a denied list has no negation itself. */
function continuesList(parsed: Parsed, to: number, clause: number): boolean {
  const before = parsed.clauses[clause - 1];
  return parsed.tokens[to + 1]?.word === 'ni' && before !== undefined && /\b(?:sin|no|nunca)\b/.test(before);
}

function remains(parsed: Parsed, to: number, clause: number): boolean {
  let end = to + 1;
  while (parsed.tokens[end]?.clause === clause) end += 1;
  const following = wordsBetween(parsed, to + 1, end - 1).join(' ');
  if (remainder.test(following) || exception.test(following)) return true;
  const next = parsed.clauses[clause + 1];
  const sameSentence = parsed.tokens.find((token) => token.clause === clause + 1)?.sentence;
  const sentence = parsed.tokens[to]?.sentence;
  return (
    next !== undefined &&
    sameSentence === sentence &&
    /^(?:pero )?(?:salvo|excepto|menos|a no ser|solo (?:al|cuando|si|en|tras|despues))\b/.test(next)
  );
}
