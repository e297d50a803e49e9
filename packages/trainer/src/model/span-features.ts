import { cardinalOf } from '#language/numbers.ts';
import { hashOf } from '#model/hash.ts';
import type { Seen } from '#model/token-features.ts';

/** Tokens `first` to `last` of a text that belong to one family. */
export type SpanAt = { family: string; first: number; last: number };

const turning = new Set([
  'not',
  'refuse',
  'pain',
  'strongpain',
  'protect',
  'healed',
  'past',
  'others',
  'correct',
  'want',
  'maximum',
  'since',
  'kilos',
  'minutes',
  'hours',
  'ownage',
  'change',
  'plan',
  'routine',
]);

function near(distance: number): string {
  return distance <= 2 ? String(distance) : distance <= 4 ? 'n' : distance <= 8 ? 'm' : 'f';
}

/** What may say which role a span plays: its words, and what stands before and after, near and far. */
export function roleFeatures({ tokens, concepts, channel }: Seen, { family, first, last }: SpanAt): number[] {
  const names: string[] = [`f${family}`, `c${family}${channel}`];
  const clause = tokens[first]?.clause;
  const add = (side: string, step: 1 | -1, from: number) => {
    for (let distance = 1; distance <= 14; distance += 1) {
      const index = from + distance * step;
      const token = tokens[index];
      if (token === undefined) {
        if (distance === 1) names.push(`${side}edge`);
        break;
      }
      const same = token.clause === clause ? 's' : 'o';
      if (distance <= 5) names.push(`${side}w${same}${token.word}`, `${side}f${family}${token.word}`);
      if (distance <= 2) names.push(`${side}${distance}${token.word}`, `${side}${distance}f${family}${token.word}`);
      for (const concept of concepts[index] ?? []) {
        if (!turning.has(concept) && distance > 2) continue;
        names.push(
          `${side}v${concept}${near(distance)}${same}`,
          `${side}vf${family}${concept}${near(distance)}${same}`,
        );
        if (same === 's') names.push(`${side}vs${concept}`, `${side}vsf${family}${concept}`);
      }
    }
  };
  add('b', -1, first);
  add('a', 1, last);
  const word = (at: number): string => tokens[at]?.word ?? '-';
  names.push(
    `bb${word(first - 2)}_${word(first - 1)}`,
    `aa${word(last + 1)}_${word(last + 2)}`,
    `ba${word(first - 1)}_${word(last + 1)}`,
  );
  for (let at = first; at <= last; at += 1) {
    const here = tokens[at];
    if (here === undefined) continue;
    names.push(`i${family}${here.word}`, `ip${here.word.slice(0, 4)}`);
    const value = cardinalOf(here.word);
    if (value !== null)
      names.push(
        `n${family}${value <= 4 ? value : value % 5 === 0 ? (value <= 90 ? 'r' : 'R') : value < 100 ? 'o' : 'O'}`,
      );
    for (const concept of concepts[at] ?? []) names.push(`iv${family}${concept}`);
  }
  names.push(`len${Math.min(4, last - first)}${family}`);
  return Array.from(new Set(names), (name) => hashOf(name));
}

/** What may say which value a span has. */
export function valueFeatures({ tokens, concepts }: Seen, { family, first, last }: SpanAt): number[] {
  const names: string[] = [`f${family}`];
  for (let at = first; at <= last; at += 1) {
    const here = tokens[at]?.word ?? '';
    const next = at < last ? (tokens[at + 1]?.word ?? '') : '';
    names.push(`w${family}${here}`, `v${family}${here}_${next}`);
    const padded = `^${here}$`;
    for (const size of [3, 4, 5]) {
      for (let from = 0; from + size <= padded.length; from += 1)
        names.push(`c${family}${padded.slice(from, from + size)}`);
    }
    for (const concept of concepts[at] ?? [])
      names.push(`k${concept}`, ...(concept.startsWith(family) ? [`kf${concept}`] : []));
  }
  for (const distance of [1, 2, 3]) {
    for (const index of [first - distance, last + distance]) {
      const token = tokens[index];
      if (token === undefined) continue;
      names.push(`n${family}${token.word}`, `np${family}${token.word.slice(0, 4)}`);
      for (const concept of concepts[index] ?? []) names.push(`nk${family}${concept}`);
    }
  }
  return Array.from(new Set(names), (name) => hashOf(name));
}
