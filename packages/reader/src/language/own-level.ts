import { type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { type Experience, experiences } from '@bandeja/domain/profile/contract';
import { normalise } from '#language/normalise.ts';
import { chosenOption } from '#language/options.ts';

const monthsOf = { ano: 12, mes: 1, semana: 0.25, dia: 0.03 } as const;
const vague: Record<string, number> = {
  un: 1,
  una: 1,
  uno: 1,
  medio: 0.5,
  media: 0.5,
  unos: 2,
  unas: 2,
  varios: 5,
  varias: 5,
  bastantes: 5,
  muchos: 8,
  muchas: 8,
  algunos: 2,
  pocos: 2,
  pocas: 2,
};
const amount = `\\d{1,2}|${Object.keys(vague).join('|')}`;
const duration = new RegExp(
  `(?:\\b(mas de|menos de|casi) )?(?:\\b(${amount}) )?\\b(ano|mes|semana|dia)(?:e?s)?\\b(?! (?:a la|por|al) )(?: (y medio|y pico))?`,
  'g',
);
const sinceYear = /\b(?:desde|en) (?:el (?:ano )?)?((?:19|20)\d\d)\b/;

const little =
  /\bno (?:tengo |llevo )?much[oa]\b|\bacabo de (?:empezar|comenzar)|\bhace poco\b|\brecien\b|\bpoc[oa]s?\b|\bpoquit[oa]\b|\bestoy empezando\b|\bllevo nada\b/;
const none =
  /\bningun[oa]?\b|\bnada\b|\bcero\b|^0$|\bnunca\b|\bjamas\b|\bno tengo\b|\bprimera vez\b|\bsoy nuev[oa]\b|\bsin experiencia\b|\bempiezo (?:ahora|hoy|de)\b|\bno he (?:jugado|entrenado|hecho)\b|^no$/;
const lifelong =
  /\btoda (?:la|mi) vida\b|\bdesde (?:nin[oa]|pequen[oa]|siempre|chic[oa]|crio|cria)\b|\bmuch[oa]\b|\bmuchisim[oa]\b|\bdecadas?\b|\bveteran[oa]\b|\bun monton\b/;

/**
 * Experience from free text, including the options: «juego hace dos años», «llevo 6 meses», «toda la vida». `year` is the
 * current one, for «desde 2019». Null without any.
 */
export function readExperience(text: string, year: number): Experience | null {
  const chosen = chosenOption(text, experiences);
  if (chosen !== null) return chosen;
  const plain = normalise(text)
    .replace(/\bun par de\b/g, '2')
    .replace(/\banito(s?)\b/g, 'ano$1');
  const months = monthsIn(plain, year);
  if (months !== null) return experienceAfter(months);
  if (little.test(plain)) return 'Menos de 1 año';
  if (none.test(plain)) return 'Ninguna';
  return lifelong.test(plain) ? 'Más de 3 años' : null;
}

function experienceAfter(months: number): Experience {
  if (months < 12) return 'Menos de 1 año';
  return months <= 36 ? '1-3 años' : 'Más de 3 años';
}

/** The longest time in the text, in months; «más de» and «casi» shift it slightly. */
function monthsIn(text: string, year: number): number | null {
  const since = sinceYear.exec(text);
  const found = [...text.matchAll(duration)].flatMap(([, bound, number, unit = 'ano', more]) => {
    // «años» alone, «cada semana», «al día» count nothing; «año y medio» does
    if (number === undefined && more === undefined && bound === undefined) return [];
    const some = more === undefined ? 0 : 0.1;
    const count = (vague[number ?? 'un'] ?? Number(number)) + (more === 'y medio' ? 0.5 : some);
    // the pattern has these units only
    const months = count * monthsOf[unit as keyof typeof monthsOf];
    if (bound === undefined) return [months];
    return [bound === 'mas de' ? months + 1 : months - 1];
  });
  if (since !== null && Number(since[1]) <= year) found.push((year - Number(since[1])) * 12);
  return found.length === 0 ? null : Math.max(...found);
}

const playtomic =
  /(?<![\d.,])([0-7][.,]\d{1,2})(?![\d.,]|\d| ?(?:h\b|horas?|anos?|km|veces|dias?))|\bplaytomic\b[^\d]{0,25}([0-7])(?![\d.,])|(?<![\d.,])([0-7]) (?:de|en) (?:el )?playtomic\b/;
const category =
  /(?<![\d.,])([1-8])(?:[.]?[aºª](?![\p{L}\d])| ?categoria\b)|\b(primera|segunda|tercera|cuarta|quinta|sexta|septima|octava)\b(?! vez)/u;
const categoryNames = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'septima', 'octava'];

/** «un 2,5 de Playtomic», «juego en 4.ª»: whoever plays that well is not without training; null where neither is said. */
function levelOfPlay(text: string): Difficulty | null {
  const [rated, ...ratings] = playtomic.exec(text) ?? [];
  if (rated !== undefined) {
    const rating = Number(ratings.find((each) => each !== undefined)?.replace(',', '.'));
    if (rating < 2.5) return 'Principiante';
    return rating < 4 ? 'Intermedio' : 'Avanzado';
  }
  const [ranked, digit, name] = category.exec(text) ?? [];
  if (ranked === undefined) return null;
  const rank = digit === undefined ? categoryNames.indexOf(name ?? '') + 1 : Number(digit);
  if (rank <= 2) return 'Avanzado';
  return rank <= 4 ? 'Intermedio' : 'Principiante';
}

/** «entreno tres veces por semana»: the question names its levels by such frequencies. */
const timesAWeek = /(?<![\d.,])([1-7]|una|un) (?:o \d )?(?:veces|vez|dias?) (?:por|a la) semana\b/;
const notGood =
  /\bno (?:soy |estoy |juego |me veo )?(?:muy |nada |tan |demasiado |especialmente )*(?:buen[oa]?|bien|alto|fuerte|en forma|avanzad[oa]|gran cosa)\b/;
const notBad =
  /\bno (?:soy |estoy |juego |me veo )?(?:tan |muy |nada |del todo )*(?:mal[oa]?|principiante|novat[oa]|torpe)\b|\bni (?:muy )?\w+ ni (?:muy )?\w+/;
const beginner =
  /\bprincipiante|\bnovat[oa]|\biniciacion|\binicial\b|\bempez|\bempiezo|\bcomenz|\bmal(?:[oa]|isim[oa])?\b|\bfatal\b|\bpaquete\b|\bbaj(?:[oa]|it[oa])\b|\bbasic[oa]|\bcero\b|\boxidad[oa]|\bsedentari[oa]|\bdesentrenad[oa]|\bfloj(?:[oa]|it[oa])\b|\btorpe|\bpeor\b|\bpenos[oa]|\bpesim[oa]|\bdesastre|\bnul[oa]\b|\bparon\b|\bvuelvo\b|\bnada de forma|\bsin forma|\bfuera de forma|\bno entreno\b/;
const middle =
  /\bintermedi[oa]|\bmedi[oa]\b|\bnormal(?:it[oa])?\b|\bregular\b|\bdefiendo\b|\bdecente|\baceptable|\bdel monton|\basi asi\b|\bpromedio|\bbuena forma|\b(?<!muy )en forma\b|\b(?<!muy )bien\b|\b(?<!muy )buen[oa]?\b(?! nivel)/;
const advanced =
  /\bavanzad[oa]|\bexpert[oa]|\balt[oa]\b|\bmuy (?:bien|buen[oa]?|fuerte|en forma)\b|\bbuenisim[oa]|\bcrack\b|\bprofesional|\bpro\b|\bcompito\b|\bcompeticion|\bfederad[oa]|\bexcelente|\btop\b|\bmaquina\b|\bbuen nivel|\btope\b/;

/**
 * Fitness level from free text, including the options: «soy malísimo», «me defiendo», «nivel alto». Between two levels
 * the lower one, which demands less of the body; null without any.
 */
export function readLevel(text: string): Difficulty | null {
  const chosen = chosenOption(text, difficulties);
  if (chosen !== null) return chosen;
  const plain = normalise(text);
  const played = levelOfPlay(plain);
  if (played !== null) return played;
  const weekly = timesAWeek.exec(plain);
  if (weekly) return Number(weekly[1]) >= 3 ? 'Avanzado' : 'Intermedio';
  if (notBad.test(plain)) return 'Intermedio';
  if (notGood.test(plain) || beginner.test(plain)) return 'Principiante';
  if (middle.test(plain.replace(/\bmuy buen[oa]?\b[\w ]*/g, 'muy bien'))) return 'Intermedio';
  return advanced.test(plain) ? 'Avanzado' : null;
}
