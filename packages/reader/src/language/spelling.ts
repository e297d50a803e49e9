import { plainly } from '#language/idioms.ts';
import { makeSpeller } from '#language/speller.ts';

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

/** Real words one slip away from a keyword: they are not corrected. Found by comparing with a Spanish dictionary. */
const realWords = new Set(
  [
    'altar altos ascitis caera caeras cagada cagado corre cuelo desmalle desmallo ductor ductores embrazada embrazo esgarro',
    'espada espala esteroide evita factura fortalece heria hincada hincado infamada infamado lesione lumbres mares',
    'maros marreada marreado marreo moleta molestais molestas mueca muecas olores protege revenir salar salta salto',
    'satos suicidare suicido toada toado torcia torcio vertio vitar bobillo bobillos escalda espalma modestias rodillo',
    'rodillos ropilla ropillas rosilla rosillas tomillo tomillos tonillo tonillos torillo torillos',
  ].flatMap((line) => line.split(' ')),
);

/** Words as people type them: abbreviations, and slips that no rule below explains. */
const shorthand: Record<string, string> = {
  tengo: 'tngo tego tnego',
  estoy: 'stoy toy',
  que: 'q k ke qe',
  porque: 'xq pq porq',
  tambien: 'tb tmb tbn',
  desde: 'dsd dsde',
  mucho: 'mxo muxo mcho',
  ahora: 'aora haora',
  me: 'm',
  de: 'd',
  del: 'dl',
  'de la': 'dla',
  para: 'pa',
  pecho: 'pehco pcho',
  duele: 'duel dule deule duelr',
  dolor: 'dolo dolro dlor',
  esguince: 'esgince esginces esginze esginse',
  ibuprofeno: 'iboprofeno ibuprofreno',
  epicondilitis: 'epicondelitis epicondolitis epincondilitis',
  operaron: 'operarn',
};

const unmistakable = 'rodilla rodillas tobillo tobillos espalda epicondilitis tendinitis contractura molestias'.split(
  ' ',
);

const respellWord = makeSpeller({ keywords, realWords, shorthand, unmistakable });

/**
 * A normalised text with the usual misspellings of health words corrected («me duel el ombro» → «me duele el hombro») and
 * phone shorthand written out; emojis are removed.
 */
export function respell(text: string): string {
  return (
    plainly(text.replace(/\p{Extended_Pictographic}/gu, ' '))
      // «s/ impacto», «c/ gomas», «p/ piernas»
      .replace(/\bs\/ ?(?=[a-z]{3})/g, 'sin ')
      .replace(/\bc\/ ?(?=[a-z]{3})/g, 'con ')
      .replace(/\bp\/ ?(?=[a-z]{3})/g, 'para ')
      .replace(/\bx(?= (?:el|la|los|las|un|una|que|culpa)\b)/g, 'por')
      .replace(/\bace(?= (?:\d|un|una|unos|unas|mucho|poco|tiempo|anos)\b)/g, 'hace')
      // «rodilla dcha. tocada»: this dot ends no sentence; «meniscos tocaos» is a common pronunciation.
      .replace(/\b(dcha|dcho|dch|der|izqda|izqdo|izq)\b\.?/g, (side) =>
        side.startsWith('d') ? 'derecha' : 'izquierda',
      )
      .replace(/\b([a-z]{3,})ao(s?)\b/g, '$1ado$2')
      // «40 m» are minutes or metres; elsewhere «m» is «me».
      .replace(/(?<!\d ?)[a-z]+|(?<=\d ?)(?!m\b)[a-z]+/g, respellWord)
      .replace(/ +/g, ' ')
      .trim()
  );
}
