/** Years, of somebody: «62 años», «45 tacos». */
const years = '(?:anos?|anitos?|tacos|palos|primaveras|castanas)';

/** What is counted in years and is nobody's age. */
const notAge =
  /(?:\bhace|\bllevo(?: \w+ando| \w+iendo| \w+ \w+ando)?|\bllevamos|\bllevaba|\bdesde hace|\bdesde (?:los|mis)|\bdurante|\bexperiencia de|\bhasta los|\ba los|\bcuando tenia|\bde \d{1,2} a|\bentre \d{1,2} y|\bdentro de|\ben|\btras|\bdespues de|\bmas de|\bultimos|\bjuego hace|\bmenos de|\bmenores de|\bpasad[oa]s|(?:rodillas?|codos?|hombros?|espaldas?|tobillos?|huesos|articulaciones|cuerpo|pala|club|coche)(?: ya)? (?:tienen?|de))(?: (?:ya|casi|mas de|como|unos))* $/;
const notAgeAfter =
  /^ ?(?:jugando|entrenando|de experiencia|practicando|de padel|dandole|sin|haciendo|compitiendo|con (?:la|mi|una) (?:lesion|pala)|en (?:el|esto|padel)|que (?:juego|no|entreno|hago|jugamos)|atras|de carrera|despues)/;

const plausible = (value: number): boolean => value >= 4 && value <= 95;

/** «un padre de 70», «mi hija (15)»: kin and pupils, whose age needs no unit. */
const kin =
  '(?:padres?|madres?|papa|mama|viej[oa]|abuel[oa]s?|suegr[oa]s?|hij[oa]s?|hijit[oa]s?|nin[oa]s?|chic[oa]s?|chaval(?:es|a|as)?|crio|cria|peques?|sobrin[oa]s?|niet[oa]s?|herman[oa]s?|espos[oa]|mujer|marido|pareja|novi[oa]|amig[oa]s?|companer[oa]s?|alumn[oa]s?|vecin[oa]|ti[oa]|cunad[oa]|jugador(?:a|es)?|senor(?:a|es)?|hombre|adolescente|jefe|jefa|prim[oa])';
const ofKin = new RegExp(
  `\\b${kin}(?: \\w+)?(?: (?:tiene|cumple|con|de|que tiene|,))* ?\\(?(?:de )?(\\d{1,2})\\b(?! ?(?:min|h\\b|hora|series|kg|kilos|dias|veces|%|meses|semanas|euros|pelotas|bolas|a \\d))`,
  'g',
);
const inYears = new RegExp(`\\b(\\d{1,2}) ?${years}\\b`, 'g');
const mine =
  /\b(?:^|[.,;] ?)?con ((?!\d[05]\b)[2-9]\d|65|7[05]|80)(?= y (?!\d|media|cuarto|pico|con)|,? ya\b)|\btengo ((?!\d[05]\b)\d{2})(?= ?(?:[,;.]|$| y (?!\d|media|cuarto|pico)))(?!,\d)|\btengo (\d{2}),?(?: y)? (?=(?:juego|soy|llevo|nunca|compito|empiezo|peso|mido|estoy|vivo|entreno|trabajo)\b)|\b(?:anos|empece|llevo)\b[^.;]{0,40}\b(?:ahora|hoy|ya) tengo (\d{2})(?= ?(?:$|[.,;]))|\byo (\d{2})(?= ?(?:$|[,.;)]| y (?!\d| media| cuarto| pico)))|\b(?:a mis|tengo ya|cumplo|cumpli|acabo de cumplir|voy a cumplir) (?:los )?(\d{2})\b(?! ?(?:min|h\b|hora|series|kg|kilos|dias|veces|semanas|meses))/;

/** Groups whose age is known without a number; the careful end of what they may mean. */
const groups: [pattern: RegExp, age: number][] = [
  [
    /\b(?:tercera edad|gente mayor|personas? mayor(?:es)?|mayores de 6\d|adultos mayores|adulto mayor|jubilad\w+|pensionista|sesenton\w*|(?:mi|mis|para|un|una|los|unos) (?:el |la )?abuel(?:o|a|os|as|ete|ito|ita)\b)/,
    65,
  ],
  [/\bsetenton\w*/, 70],
  [/\bbenjamin(?:es)?\b/, 9],
  [/\balevin(?:es)?\b/, 11],
  [
    /\b(?:para|clases? de|clases? con|grupo de|entreno a|entrenar a|soy)(?: (?:mi|mis|un|una|unos|unas|los|las|grupo de|el))* (?:nin[oa]s?|crios?|peques)\b/,
    10,
  ],
  [/\b(?:infantiles|categoria infantil|infantil)\b/, 13],
  [/\b(?:cadetes?)\b/, 14],
  [/\badolescentes?\b/, 15],
  [/\b(?:juvenil(?:es)?|categoria junior|menor(?:es)? de edad)\b/, 16],
];

/** «mi padre y yo (72 y 40)». */
const ofBoth = /\b(?:yo|padres|abuelos|suegros|hij[oa]s|amig[oa]s|los 2) \((\d{2}) y (\d{2})\)/;

/** «de 12 a 13 años», «(12-13 años)». */
const ofSeveral = new RegExp(
  `(?<!\\b(?:hace|llevo|desde hace) )\\b(\\d{1,2}) ?(?:-|a|y|o|–) ?(\\d{1,2}) ?${years}\\b(?! (?:jug|entren|de experiencia))`,
);

type Found = { age: number; start: number; kin: boolean };

/** «es para mi padre», «rutina para mi hija»: the routine is this person's. */
const forThem = new RegExp(`\\bpara (?:mi|mis|el|la|un|una|unos|unas)? ?(?:\\w+ )?${kin}|\\b(?:es|seria) para`);
/** «para mí», said at the end of a thought. */
const forMe = /\b(?:para|pa) mi(?: mism[oa])? ?(?=$|[,.;)])/;
const ownAge = /\b(?:para mi,?|yo,?|tengo|cumplo|cumpli|con mis|a mis|soy\b[^.]{0,20})(?: ya| casi)? $/;

/** The age in years of whoever the routine is for; null when the text gives none. */
export function readAge(text: string): number | null {
  const found: Found[] = [];
  for (const hit of text.matchAll(inYears)) {
    const age = Number(hit[1]);
    const before = text.slice(Math.max(0, hit.index - 40), hit.index);
    const after = text.slice(hit.index + hit[0].length, hit.index + hit[0].length + 30);
    if (!plausible(age) || notAge.test(before) || notAgeAfter.test(after)) continue;
    found.push({ age, start: hit.index, kin: !ownAge.test(before) });
  }
  for (const hit of text.matchAll(ofKin)) {
    const age = Number(hit[1]);
    const rest = text.slice(hit.index + hit[0].length);
    if (plausible(age) && !notAgeAfter.test(rest.replace(new RegExp(`^ ?${years}`), '')))
      found.push({ age, start: hit.index, kin: true });
  }
  const own = mine.exec(text);
  const ownYears = Number(own?.[1] ?? own?.[2] ?? own?.[3] ?? own?.[4] ?? own?.[5] ?? own?.[6]);
  if (own !== null && plausible(ownYears)) found.push({ age: ownYears, start: own.index, kin: false });
  const span = ofSeveral.exec(text) ?? ofBoth.exec(text);
  const ends = [Number(span?.[1]), Number(span?.[2])] as const;
  // The careful end: of children the youngest, of the old the oldest.
  if (ends.every(plausible)) {
    if (Math.max(...ends) < 18) return Math.min(...ends);
    if (Math.min(...ends) >= 60 || (ofBoth.test(text) && Math.max(...ends) >= 60)) return Math.max(...ends);
  }
  found.sort((a, b) => a.start - b.start);
  const theirs = found.find((one) => one.kin);
  const ours = found.find((one) => !one.kin);
  const isTheirs = ours === undefined || (forThem.test(text) && !forMe.test(text));
  const chosen = theirs !== undefined && isTheirs ? theirs : ours;
  return chosen?.age ?? groups.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
