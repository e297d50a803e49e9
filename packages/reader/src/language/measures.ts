import { profileBounds } from '@bandeja/domain/profile/contract';
import { centimetresOf } from '@bandeja/domain/profile/rules';
import { normalise } from '#language/normalise.ts';

/** Kilograms the conversation takes; the form takes more. */
export const spokenWeightKg = { min: 40, max: 150 } as const;

type Bounds = { min: number; max: number };
/** A number of the text and its position. */
type Found = { at: number; value: number };

/** «178, perdón, 180», «1,78, no, 1,80»: the last word counts. */
const corrections = /\b(?:perdon|digo|mejor dicho|quiero decir|corrijo|rectifico|sino)\b|, ?no\b,?/;

/** No more than a decimal follows, and no sign or larger number precedes. */
const start = "(?<![\\d.,'-])";
const end = "(?!\\d|[.,']\\d)";
const decimalMark = "(?: ?[.,'] ?| (?:con|coma|punto) )";

/** «metro ochenta», «2 metros», «un metro y medio», «1 metro 78». */
const metres = /(?<![\d.,'] ?)\b(?:(uno|un|1|2) )?metros?\b(?: ?,? ?(?:y |con )?(medio|\d{1,2})(?!\d))?/g;
/** «1,78», «1.8», «1'78», «1m78», «uno con ochenta», «uno 78», «2 cero 5». */
const decimals = new RegExp(
  `${start}\\b(uno|1|2)(?:${decimalMark}(\\d{1,3})| ?m ?(\\d{2})| (?:cero|0) (\\d)| (\\d{2}))${end}`,
  'g',
);
/** «178», «178 cm», «178,5». */
const centimetres = new RegExp(
  `${start}(\\d{3}(?:[.,]\\d)?)${end}(?! ?(?:kgs?|kilos?|kilogramos?|anos?|libras?|dias?|pies|%))`,
  'g',
);
const kilograms = new RegExp(
  `${start}(\\d{2,3})(?:${decimalMark}(\\d{1,2}))?${end}` +
    '(?! ?(?:cm|centimetros?|m|metros?|anos?|dias?|horas?|minutos?|libras?|lbs?|mil|pies)\\b| ?%)' +
    '(?: ?(?:kgs?|kilos?|kilogramos?)\\b)?( y medio\\b)?',
  'g',
);
const years = new RegExp(
  `${start}(\\d{1,3})${end}(?! ?(?:cm|m|metros?|kgs?|kilos?|dias?|meses|mes|semanas?|horas?)\\b| ?%| y (?:pico|tantos|algo)\\b)`,
  'g',
);

const measure = /^[\d., ]*\d ?(?:cm|m|metros?|kgs?|kilos?|anos?|dias?)?\.?$/;

/** A number with or without its unit, and nothing else: «178», «1,78 m», «72,5 kg», «41 años». */
export const isMeasure = (text: string): boolean => measure.test(normalise(text));

/**
 * Height in whole centimetres, 100 to 250, from everyday words: «mido 1,78», «uno setenta y ocho», «metro ochenta», «178
 * cm». Metres are converted; null when there is no such number.
 */
export function readHeightCm(text: string): number | null {
  const plain = normalise(text).replace(
    /\bdoscientos(?: (\d{1,2}))?\b/g,
    (_, rest?: string) => `${200 + Number(rest ?? 0)}`,
  );
  return spoken(plain, /\b(?:mido|altura|estatura)\b/, profileBounds.heightCm, heightsIn);
}

/** Weight in kilograms, 40 to 150, to one decimal: «ochenta kilos», «80,5», «unos 75»; null when there is none. */
export function readWeightKg(text: string): number | null {
  return spoken(normalise(text), /\bpeso\b/, spokenWeightKg, weightsIn);
}

/** Said beside a height, so by its name or its unit: «mido 1,78 y peso 72», «178 y 72 kg»; «metro ochenta» is none. */
const namedWeight =
  /\bpeso(?: (?:unos|casi|sobre|como|ya))? \d.*|(?<!\d|[.,'])\d{2,3}(?:[.,]\d+)? ?(?:kgs?|kilos?|kilogramos?)\b.*/;

export function readNamedWeightKg(text: string): number | null {
  const [named] = namedWeight.exec(normalise(text)) ?? [];
  return named === undefined ? null : readWeightKg(named);
}

/** Age in whole years, 12 to 100: «35», «tengo treinta y cinco»; null when there is none. */
export function readAgeYears(text: string): number | null {
  const plain = normalise(text);
  // a year of birth is not yet an age
  if (/\bnaci\b|\bnacid[oa]\b/.test(plain)) return null;
  return spoken(plain, /\b(?:tengo|edad)\b/, profileBounds.ageYears, agesIn);
}

/** The first number within the bounds, after its keyword if there is one; corrected numbers are skipped. */
function spoken(text: string, keyword: RegExp, bounds: Bounds, numbersIn: (part: string) => Found[]): number | null {
  for (const part of text.split(corrections).reverse()) {
    const from = part.search(keyword);
    const values = [part.slice(Math.max(0, from)), part].flatMap((each) =>
      numbersIn(each)
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value),
    );
    const fitting = values.find((value) => value >= bounds.min && value <= bounds.max);
    if (fitting !== undefined) return fitting;
  }
  return null;
}

function heightsIn(text: string): Found[] {
  const whole = [...text.matchAll(metres)].map(({ index, 1: metre, 2: rest }) => ({
    at: index,
    value: (metre === '2' ? 200 : 100) + (rest === 'medio' ? 50 : Number(rest ?? 0)),
  }));
  const split = [...text.matchAll(decimals)].map(
    ({ index, 1: metre, 2: fraction, 3: apart, 4: single, 5: spaced }) => ({
      at: index,
      value:
        (metre === '2' ? 200 : 100) +
        (fraction === undefined ? Number(apart ?? single ?? spaced) : centimetresOf(Number(`0.${fraction}`))),
    }),
  );
  const plain = [...text.matchAll(centimetres)].map(({ index, 1: number }) => ({
    at: index,
    value: Math.round(Number(number?.replace(',', '.'))),
  }));
  return [...whole, ...split, ...plain];
}

function weightsIn(text: string): Found[] {
  return [...text.matchAll(kilograms)].map(({ index, 1: whole, 2: fraction, 3: half }) => ({
    at: index,
    value: Math.round(Number(`${whole}.${fraction ?? (half === undefined ? 0 : 5)}`) * 10) / 10,
  }));
}

function agesIn(text: string): Found[] {
  return [...text.matchAll(years)].map(({ index, 1: number }) => ({ at: index, value: Number(number) }));
}
