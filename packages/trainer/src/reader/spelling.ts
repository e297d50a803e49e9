/** Words the health lexicon turns on. A token that is plainly one of them, misspelt, is read as it. */
const keywords = [
  'codo codos hombro hombros rodilla rodillas tobillo tobillos muneca munecas espalda lumbar lumbares cuello cervical',
  'cervicales cadera caderas gemelo gemelos menisco aquiles aductor aductores pantorrilla talon soleo ingle rotula',
  'manguito supraespinoso trapecio escapula ciatica hernia lumbago lumbalgia epicondilitis epitrocleitis fascitis',
  'tendinitis bursitis esguince contractura sobrecarga sobrecargado sobrecargada rotura desgarro lesion lesiones',
  'lesionado lesionada molestia molestias molesta molestan dolor dolores duele duelen hinchado hinchada hinchazon',
  'inflamado inflamada inflamacion torcido torcida torcedura tocado tocada cargado cargada fastidiado fastidiada',
  'pinchazo chasquido fractura mareo mareos mareado mareada desmayo desmaye fiebre gripe embarazada embarazo diabetes',
  'diabetico diabetica hipertension infarto palpitaciones taquicardia vertigo pecho ibuprofeno antiinflamatorio',
  'paracetamol anabolizantes esteroides testosterona suicidarme suicidio operaron operado operada ayer prevenir',
  'fortalecer evitar proteger correr saltar saltos impacto',
].flatMap((line) => line.split(' '));

/** Real words one slip away from a keyword: they mean what they say. Found by comparing with a Spanish dictionary. */
const realWords = new Set(
  [
    'altar altos ascitis caera caeras cagada cagado corre cuelo desmalle desmallo ductor ductores embrazada embrazo esgarro',
    'espada espala esteroide evita factura fortalece heria hincada hincado infamada infamado lesione lumbres mares',
    'maros marreada marreado marreo moleta molestais molestas mueca muecas olores protege revenir salar salta salto',
    'satos suicidare suicido toada toado torcia torcio vertio vitar bobillo bobillos escalda espalma modestias rodillo',
    'rodillos ropilla ropillas rosilla rosillas tomillo tomillos tonillo tonillos torillo torillos',
  ].flatMap((line) => line.split(' ')),
);

/** Messages as people type them: abbreviations, and slips that no rule below explains. */
const shorthand: Record<string, string> = {
  tngo: 'tengo',
  tego: 'tengo',
  tnego: 'tengo',
  stoy: 'estoy',
  toy: 'estoy',
  q: 'que',
  k: 'que',
  ke: 'que',
  qe: 'que',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  tb: 'tambien',
  tmb: 'tambien',
  tbn: 'tambien',
  dsd: 'desde',
  dsde: 'desde',
  mxo: 'mucho',
  muxo: 'mucho',
  mcho: 'mucho',
  aora: 'ahora',
  haora: 'ahora',
  m: 'me',
  d: 'de',
  dl: 'del',
  dla: 'de la',
  pa: 'para',
  pehco: 'pecho',
  pcho: 'pecho',
  duel: 'duele',
  dule: 'duele',
  deule: 'duele',
  duelr: 'duele',
  dolo: 'dolor',
  dolro: 'dolor',
  dlor: 'dolor',
  esgince: 'esguince',
  esginces: 'esguince',
  esginze: 'esguince',
  esginse: 'esguince',
  iboprofeno: 'ibuprofeno',
  ibuprofreno: 'ibuprofeno',
  epicondelitis: 'epicondilitis',
  epicondolitis: 'epicondilitis',
  epincondilitis: 'epicondilitis',
  operarn: 'operaron',
};

/** How a word sounds: b/v, s/z/c, ll/y, g/j, ch/x, silent h, k/qu and doubled letters are one to a hurried writer. */
function sound(word: string): string {
  return word
    .replace(/ch|x/g, 'C')
    .replace(/h/g, '')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|k|c/g, 'K')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/n(?=[bpm])/g, 'm')
    .replace(/(.)\1+/g, '$1');
}

/** The word with one letter left out or two neighbours swapped. */
function slips(word: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < word.length; i += 1) {
    found.push(word.slice(0, i) + word.slice(i + 1));
    if (i + 1 < word.length) found.push(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
  }
  return found;
}

function differByOne(word: string, other: string): boolean {
  return word.length === other.length && [...word].filter((letter, at) => letter !== other[at]).length === 1;
}

/** Words so long that even one wrong letter leaves no doubt («rodilka»). */
const unmistakable = 'rodilla rodillas tobillo tobillos espalda epicondilitis tendinitis contractura molestias'.split(
  ' ',
);

/** Slips are only looked for in words long enough that the result is hardly another word. */
const shortestSlip = 6;

const known = new Set(keywords);
const bySound = new Map(keywords.map((word) => [sound(word), word]));
const bySlip = new Map(
  keywords.filter((word) => word.length >= shortestSlip).flatMap((word) => slips(word).map((slip) => [slip, word])),
);

function respellWord(word: string): string {
  if (known.has(word) || realWords.has(word)) return word;
  if (Object.hasOwn(shorthand, word)) return shorthand[word] ?? word;
  const sounding = word.length > 3 ? bySound.get(sound(word)) : undefined;
  return sounding ?? bySlip.get(word) ?? unmistakable.find((known) => differByOne(word, known)) ?? word;
}

/**
 * A normalised text with the usual misspellings of health words put right («me duel el ombro» becomes «me duele el
 * hombro») and phone shorthand written out; pictures are dropped.
 */
export function respell(text: string): string {
  return (
    text
      .replace(/\p{Extended_Pictographic}/gu, ' ')
      .replace(/\bx(?= (?:el|la|los|las|un|una|que|culpa)\b)/g, 'por')
      .replace(/\bace(?= (?:\d|un|una|unos|unas|mucho|poco|tiempo|anos)\b)/g, 'hace')
      // «rodilla dcha. tocada»: this dot ends no sentence; «meniscos tocaos» is how it is said.
      .replace(/\b(dcha|dcho|dch|der|izqda|izqdo|izq)\b\.?/g, (side) =>
        side.startsWith('d') ? 'derecha' : 'izquierda',
      )
      .replace(/\b([a-z]{3,})ao(s?)\b/g, '$1ado$2')
      .replace(/[a-z]+/g, respellWord)
      .replace(/ +/g, ' ')
      .trim()
  );
}
