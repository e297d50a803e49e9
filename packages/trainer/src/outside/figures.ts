import { normalise } from '@bandeja/reader/language/normalise';

/** A number and what it counts; null where it stands alone. */
export type Figure = { number: string; unit: string | null };

const units: readonly [string, RegExp][] = [
  ['minute', /^(?:min\b|minutos?\b|'|minutes$)/],
  ['hour', /^(?:h\b|horas?\b)/],
  ['session', /^(?:sesion|entren|sessions$)/],
  ['match', /^partid/],
  ['set', /^(?:series?\b|sets?$)/],
  ['rep', /^rep/],
  ['weight', /^(?:kg\b|kilos?\b|g\b|gramos?\b|mg\b|ml\b|litros?\b)/],
  ['share', /^(?:%|por ciento)/],
  ['day', /^(?:dias?\b|noches?\b)/],
  ['week', /^seman/],
  ['month', /^mes/],
  ['time', /^(?:veces|vez\b)/],
  ['date', /^(?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/],
];

const number = /(?<![\d-])\d+(?:[.,]\d+)?(?!\d*-\d\d-)/g;
const isoDate = /\b\d{4}-\d{2}-\d{2}\b/g;

const unitOf = (after: string): string | null =>
  units.find(([, pattern]) => pattern.test(after.trimStart()))?.[0] ?? null;

/** Digits and spelled numbers from two on; dates of the calendar count as no figures. */
export function figuresIn(text: string): Figure[] {
  const plain = normalise(text).replace(isoDate, ' ');
  return [...plain.matchAll(number)].map(({ 0: hit, index }) => ({
    number: hit.replace(',', '.').replace(/\.0+$/, ''),
    unit: unitOf(plain.slice(index + hit.length)),
  }));
}

/** Of plain data: a key says what its number counts. */
export function figuresWithin(data: unknown, key = ''): Figure[] {
  if (typeof data === 'number') return [{ number: String(data), unit: unitOf(key) ?? key }];
  if (typeof data === 'string') return [...figuresIn(data), ...daysOfDates(data)];
  if (Array.isArray(data)) return data.flatMap((each) => figuresWithin(each, key));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => figuresWithin(value, name));
}

/** «el lunes 30», «el 30 de noviembre»: the day of a date that was given. */
function daysOfDates(text: string): Figure[] {
  return (text.match(isoDate) ?? []).map((date) => ({ number: String(Number(date.slice(8))), unit: 'date' }));
}

const weekday = /(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia) $/;

/** The first figure of a text that none of those given allows; null where all were given. */
export function inventedIn(text: string, given: readonly Figure[]): string | null {
  const plain = normalise(text).replace(isoDate, ' ');
  for (const { 0: hit, index } of plain.matchAll(number)) {
    const value = hit.replace(',', '.').replace(/\.0+$/, '');
    const unit = weekday.test(plain.slice(0, index)) ? 'date' : unitOf(plain.slice(index + hit.length));
    const isGiven = given.some(
      (each) =>
        each.number === value &&
        (each.unit === unit || (unit !== 'date' && each.unit === null) || (unit === null && each.unit !== 'date')),
    );
    if (!isGiven) return hit;
  }
  return null;
}
