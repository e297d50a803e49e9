import { adultAge, type Minor } from '@bandeja/domain/minors/rules';
import { normalise } from '#language/normalise.ts';

// A minor who trains (docs/training.md#minors); not a child that only lives in the same house.

const child =
  '(?:hij[oa]|hijit[oa]|niet[oa]|nietecit[oa]|sobrin[oa]|sobrinit[oa]|herman[oa]|prim[oa]|primit[oa]|ahijad[oa]|nin[oa]|nin(?:it|ill)[oa]|melliz[oa]|son|daughter|kid|nen[ea]|chic[oa]|chaval[a]?|chavale|chavalin[a]?|adolescente|mis gemel[oa]|cri[oa]|cri[oa]s|peque|pequen[oa]|pequenaj[oa]|enan[oa]|nano|nana|alumn[oa]|jugador[a]?|pib[ea]|gur[ia]|guris|chamac[oa]|chav[oa]|cabr[oa]|cabr[oa] chic[oa]|pelad[oa]|nene|filh[oa]|fill[a]?|renacuaj[oa]|mocos[oa]|menor)s?';
const young =
  '(?:herman(?:ill|it)[oa]|hijit[oa]|sobrinit[oa]|primit[oa]|nietecit[oa]|peque|pequen(?:in|aj|it)[oa]|enan[oa]|enanit[oa]|cri[oa]|nin[oa]|nin(?:it|ill)[oa]|nen[ea]|renacuaj[oa]|mocos[oa]|chavalin[a]?|chiquill[oa]|chiquitin[a]?|alumn[oa]s de primaria|menor(?:es)? de edad|adolescente)s?';
const years = '(?:anos?|anys?|years|anitos?|tacos|primaveras|anyos?|anios?)';
/** Months, and everything else that is no age. */
const notYears =
  '(?! ?(?:mes|semana|dia|hora|h\\b|min|kg|kilo|km|cm|euro|punto|juego|set|partid|vuelta|veces|x|/|:|por|sesion|serie|rep)|[.,:-]\\d)';
const wants =
  '(?:quier\\w*|quisier\\w*|jueg\\w*|jug\\w*|entren\\w*|empiez\\w*|empez\\w*|compit\\w*|compet\\w*|practic\\w*|aprend\\w*|necesit\\w*|mejor\\w*|prepar\\w*|se bloquea\\w*|se queja\\w*|le (?:duel|gust|cuest|falt|toc)\\w*|saca\\b|torneo|partidos?|padel|pista|raqueta|pala|escuela|academia|club|grupo|equipo|clase|volea|bandeja|saque|reves|derecha|remate)';
/** A child that is only at home, asleep, or on somebody's hands. */
const idle =
  '(?:falleci\\w*|muri\\w*|encima|a upa|lastre|duerm\\w*|dorm\\w*|despiert\\w*|no me deja\\w*|siesta|guarderia|cole\\b|colegio|recog\\w*|cuid\\w*|canguro|mientras|nacio|parto|pecho|poco tiempo|sin tiempo|no tengo tiempo|no paro|cansad\\w*)';

const categories: readonly (readonly [RegExp, number])[] = [
  [/\b(?:pre|mini) ?benjamin(?:es)?\b/, 8],
  [/\b(?:categoria|equipo|grupo|soy|son|es|somos|los|mis|juega en|juego en|de) benjamin(?:es)?\b/, 10],
  [/\balevin(?:es)?\b/, 11],
  [/\b(?:categoria|equipo|grupo|soy|somos|son|es|juega en|juego en|torneo|liga) infantil(?:es)?\b/, 13],
  [/\bcadetes?\b/, 15],
  [
    /\b(?:categoria|equipo|grupo|soy|somos|son|es|juega en|juego en|torneo|liga|ranking) (?:juvenil(?:es)?|juniors?)\b/,
    17,
  ],
];
const below = /\b(?:sub|u|under|menores de) ?-? ?(\d{1,2})\b(?! ?(?:min|h\b|hora|km|kg|kilo|segundo|s\b|%|euro))/;
const school =
  /\b(?:voy (?:a|en)|estoy en|va (?:a|en)|esta en|en|curso|hace|hago) (\d|primer[oa]?|segundo|tercer[oa]?|cuarto|quinto|sexto|septimo|octavo)(?:o|er|ro|do|to)?\.?º?ª? ?(?:de |curso de )?(?:la )?(eso|primaria|basico|bach\w*|medio)\b(?! (?:tiempo|campo))/;
const firstAge: Record<string, number> = { eso: 11, primaria: 5, basico: 5, medio: 13, bach: 15 };
const ordinals = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'septimo', 'octavo'];
const born = new RegExp(
  `\\b(?:soy|naci|nacid[oa]s?|nacio|${child})(?: \\w+){0,3}? (?:del?|en)(?: el| ano)* ((?:199|20[0-2])\\d)\\b(?! ?(?:euro|kg|kcal|cal))`,
);
const selfAge = new RegExp(
  `(?:\\b(?:tengo|tngo|tnego|tinc|tenho|i'?m|cumplo|recien cumplidos|soy (?:una? )?(?:nin[oa]|chic[oa]|chaval|jugador\\w*) de) (?:ya |solo |apenas )?)(\\d{1,2})\\b(?: ${years})?(?=[,.;!? ]*(?:$|y |anos|anitos|[,.;!?]| para| quiero| juego| entreno| recien|${years}))${notYears}`,
);
const childAge = new RegExp(
  `\\b${child}\\b(?:[, (]+(?!que\\b|nada\\b|y\\b)\\w+){0,3}?(?:[, (]+(?:de|tiene|tienen|con|hace|cumple|cumplio|entre) (\\d{1,2})\\b${notYears}|[, (]+(\\d{1,2})\\)? ?(?:${years}|\\)))`,
);
const ageFirst = new RegExp(
  `^\\W*(\\d{1,2}) ?${years}\\b(?! (?:hace|que|jugando|entrenando|sin|de (?:experiencia|padel)))`,
);
const ageOfChild = new RegExp(`\\b(\\d{1,2}) ?${years}[, ]+(?:tiene|de)[, ]+(?:mi|la|el|su|nuestr[oa]) ${child}\\b`);
const self = /\bsoy (?:una? )?(?:menor|crio|cria|nin[oa]|adolescente)\b/;
const asked =
  '(?:rutina|entreno|entrenamiento|sesion|ejercicios?|juegos?|algo|clase|clases|plan|calentamiento|tabla|circuito|taller)';
const forChild = (who: string) =>
  new RegExp(
    `\\b(?:(?:${asked}(?: \\w+){0,4}? (?:para|pa|con|a)|${asked} de|para|pa|entren\\w+ (?:a|con)|(?:clases?|grupo|escuela|academia|equipo|monitor\\w*|profe\\w*|entrenador\\w*) (?:de|con|para)) (?:(?:mi|mis|el|la|los|las|un|una|unos|unas|su|sus|nuestr[oa]s?|tu|grupo de|\\d+) ){0,2}${who})\\b`,
  );
const isForChild = forChild(child);
const isForYoung = forChild(young);
const likened = new RegExp(
  `\\b(?:como (?:si fuer\\w+ |a )?|(?:fisico|cuerpo|cara|energia|nivel|piernas|fuerza|actitud|mentalidad|paciencia) de )(?:un|una|unos) ${child}\\b`,
);
const past =
  /\b(?:desde (?:que tenia|los \d)|cuando (?:tenia|era|jugaba)|a los \d+ anos|(?:de|fui|era) (?:cadete|alevin|infantil|juvenil|junior|benjamin|nin[oa]|pequen[oa]|cri[oa]|chaval[a]?) (?:(?:ya|yo) )?(?:jug|entren|fui|era|gan|compet|hac|empec)\w*)/;
const teaches =
  /\b(?:maestr[oa]|profe\w*|educador[a]?|educacion|pediatra|enfermer[oa]|parque|hospital|escuela) (?:de |en )?infantil\b/;

/** A baby; and the age of a child that is only mentioned: «tengo una hija de 11». */
const mentioned = new RegExp(
  `\\b(?:tengo|tenemos|tiene|con|cuido|cuidar|espero|soy (?:padre|madre|papa|mama) de|padre de|madre de)(?: a| de)? (?:una?|\\d+|un par de|2|3|mi|mis) (?:\\w+ )?${child}\\b`,
);
const baby = new RegExp(`\\b(?:${child}|bebe|bebita?|bebito)\\b(?: \\w+){0,2}? \\d{1,2} (?:mes|semana|dia)`);

/** Null without a minor. `age` is what the reading found, `share` that of its examples. */
export function minorIn(text: string, read: { age: number | null; share: number }): Minor | null {
  const plain = normalise(text);
  const year = born.exec(plain)?.[1];
  if (year !== undefined && !isOnlyMentioned(plain)) return { age: null, born: Number(year) };
  const category = past.test(plain) ? null : categoryAge(plain);
  if (category !== null) return { age: statedAge(read.age, plain) ?? category, born: null };
  const age = statedAge(read.age, plain);
  const isGrown = read.age !== null && read.age >= adultAge;
  const certain = read.share >= suspectedFrom && !isGrown;
  if (self.test(plain)) return { age, born: null };
  if (age !== null && read.age === null && (selfAge.test(plain) || ageFirst.test(plain)) && !childAge.test(plain))
    return { age, born: null };
  if (isOnlyMentioned(plain)) return read.share >= overruledFrom ? { age, born: null } : null;
  // a small number alone is no age: «hago cuatro», «tengo 17 camisetas»
  const isAge = age !== null && (read.share >= plausibleFrom || ownWords(plain));
  if (isAge || certain) return { age, born: null };
  return isYoungTrained(plain) ? { age: null, born: null } : null;
}

/** The share of the examples from which they alone suspect a minor, and overrule that a child is only mentioned. */
const suspectedFrom = 0.1;
const overruledFrom = 0.5;
/** An age that the reading finds is one of a minor where the examples see at least something of it. */
const plausibleFrom = 0.02;

const ownWords = (plain: string) => [childAge, ageOfChild, ageFirst, selfAge].some((pattern) => pattern.test(plain));

function categoryAge(plain: string): number | null {
  const [, limit] = below.exec(plain) ?? [];
  if (limit !== undefined && Number(limit) >= 6 && Number(limit) <= adultAge) return Number(limit) - 1;
  const [, year = '', stage = ''] = school.exec(plain) ?? [];
  const first = firstAge[stage.startsWith('bach') ? 'bach' : stage];
  const nth = ordinals.findIndex((ordinal) => year.startsWith(ordinal)) + 1 || Number(year);
  if (year !== '' && first !== undefined) return Math.min(adultAge - 1, first + nth);
  return categories.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

function statedAge(read: number | null, plain: string): number | null {
  const stated = [childAge, ageOfChild, ageFirst, selfAge].flatMap((pattern) => {
    const [, first, second] = pattern.exec(plain) ?? [];
    const value = Number(first ?? second ?? Number.NaN);
    return value >= 4 && value < adultAge ? value : [];
  });
  const known = read !== null && read >= 4 && read < adultAge ? [read] : [];
  const [first] = [...known, ...stated];
  return first ?? null;
}

function isYoungTrained(plain: string): boolean {
  const named = new RegExp(`\\b(?:mi|mis|el|la|los|las|un|una|unos|nuestr[oa]s?) ${young}\\b`).exec(plain);
  if (isForYoung.test(plain)) return true;
  return (
    named !== null &&
    new RegExp(`^(?:[ ,(]+\\w+\\)?){0,4}?[ ,(]+${wants}`).test(plain.slice(named.index + named[0].length))
  );
}

/** «mi niño, quiero…» is how some people speak to anybody; and children who keep one awake. */
const aside =
  /, mi nin[oa],|^mi nin[oa],|\b(?:por|trae\w* a|traen a|con) (?:el|la|los|las) (?:nin|nen|peque|cri)\w*\b(?! (?:de|del) (?:club|equipo|escuela|academia|grupo))/;

/** The writer is who trains, and the child only mentioned. */
function isOnlyMentioned(plain: string): boolean {
  if (baby.test(plain) || aside.test(plain) || past.test(plain) || likened.test(plain) || teaches.test(plain))
    return true;
  const named = new RegExp(`\\b${child}\\b`).exec(plain);
  if (named === null) return false;
  const after = plain.slice(named.index + named[0].length, named.index + named[0].length + 90);
  const [clause = ''] = after.split(/[.;!?]| y yo | pero yo |, yo | mientras/);
  const trains =
    new RegExp(`^(?:[ ,(]+\\w+\\)?){0,6}?[ ,(]+${wants}`).test(clause) &&
    !/\b(?:y|,) (?:yo )?(?:quiero|necesito|entreno|juego)/.test(clause);
  if (mentioned.test(plain)) return !trains;
  if (/\by yo\b|, yo\b|\bpero yo\b|\b(?:hago|entreno|voy) yo\b|\byo (?:quiero|entreno|necesito)/.test(after))
    return true;
  return !trains && new RegExp(`\\b${idle}`).test(after) && !isForChild.test(plain);
}
