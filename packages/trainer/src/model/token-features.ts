import { cardinalOf } from '#language/numbers.ts';
import type { Token } from '#language/tokens.ts';
import { hashOf } from '#model/hash.ts';

/** A text as the features see it. */
export type Seen = { tokens: readonly Token[]; concepts: readonly (readonly string[])[]; channel: 'wish' | 'chat' };

/** Concepts whose presence before or after a word, within its clause, turns its meaning. */
const cues = [
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
];
const reach = 12;

function bucket(distance: number): string {
  return distance <= 3 ? String(distance) : distance <= 6 ? '4' : '7';
}

/** The nearest token with each cue on one side, within the clause: «not2» is a negation two words away. */
function cuesAround({ tokens, concepts }: Seen, at: number, step: 1 | -1): string[] {
  const clause = tokens[at]?.clause;
  const found: string[] = [];
  const met = new Set<string>();
  for (let distance = 1; distance <= reach; distance += 1) {
    const index = at + distance * step;
    if (tokens[index]?.clause !== clause) break;
    for (const concept of concepts[index] ?? []) {
      if (!cues.includes(concept) || met.has(concept)) continue;
      met.add(concept);
      found.push(`${concept}${bucket(distance)}`);
    }
  }
  return found;
}

function shapeOf({ raw, word }: Token): string {
  const value = cardinalOf(word);
  if (value !== null) {
    const size =
      value <= 7 ? 'a' : value < 15 ? 'b' : value <= 90 ? (value % 5 === 0 ? 'c' : 'd') : value <= 180 ? 'e' : 'f';
    return `${/\d/.test(word) ? 'n' : 'w'}${size}`;
  }
  if (!/\p{L}/u.test(raw)) return raw;
  return raw === raw.toUpperCase() && raw.length > 1 ? 'XX' : /^\p{Lu}/u.test(raw) ? 'Xx' : 'x';
}

/** Hashes of everything that may say which span a token belongs to. Same text, same numbers. */
export function tokenFeatures(seen: Seen): number[][] {
  const { tokens, concepts, channel } = seen;
  const word = (at: number): string => tokens[at]?.word ?? (at < 0 ? '<' : '>');
  const shapes = tokens.map(shapeOf);
  const shape = (at: number): string => shapes[at] ?? '-';
  const kinds = concepts.map((all, at) => (all.length === 0 ? shape(at) : all.join('|')));
  const kind = (at: number): string => kinds[at] ?? '-';
  return tokens.map(({ word: here, clause }, at) => {
    const names: number[] = [
      hashOf('b'),
      hashOf('c', channel),
      hashOf('w', here),
      hashOf('a', word(at - 1)),
      hashOf('d', word(at + 1)),
      hashOf('e', word(at - 2)),
      hashOf('f', word(at + 2)),
    ];
    names.push(
      hashOf('g', word(at - 1), '_', here),
      hashOf('h', here, '_', word(at + 1)),
      hashOf('i', word(at - 2), '_', word(at - 1)),
      hashOf('j', word(at + 1), '_', word(at + 2)),
    );
    names.push(hashOf('k', word(at - 1), '_', here, '_', word(at + 1)), hashOf('l', word(at - 1), '_', word(at + 1)));
    names.push(
      hashOf('s', shape(at)),
      hashOf('s-', shape(at - 1), '_', shape(at)),
      hashOf('s+', shape(at), '_', shape(at + 1)),
      hashOf('s*', shape(at - 1), '_', shape(at), '_', shape(at + 1)),
    );
    const padded = `^${here}$`;
    for (const size of [2, 3, 4, 5]) {
      if (padded.length <= size) break;
      names.push(hashOf('p', padded.slice(0, size)), hashOf('q', padded.slice(-size)));
    }
    for (let from = 1; from + 4 <= padded.length - 1; from += 1) names.push(hashOf('r', padded.slice(from, from + 4)));
    if (word(at - 1).length > 3) names.push(hashOf('p-', word(at - 1).slice(0, 4)));
    if (word(at + 1).length > 3) names.push(hashOf('p+', word(at + 1).slice(0, 4)));
    const before = cuesAround(seen, at, -1);
    const after = cuesAround(seen, at, 1);
    for (const cue of before) names.push(hashOf('nb', cue), hashOf('nbw', cue, '_', here.slice(0, 5)));
    for (const cue of after) names.push(hashOf('na', cue), hashOf('naw', cue, '_', here.slice(0, 5)));
    for (const concept of concepts[at] ?? []) {
      names.push(
        hashOf('v', concept),
        hashOf('v-', concept, '_', word(at - 1)),
        hashOf('v+', concept, '_', word(at + 1)),
        hashOf('vc', concept, channel),
      );
      const family = concept.split(':')[0] ?? '';
      names.push(hashOf('vf', family));
      for (const cue of before) names.push(hashOf('vnb', concept, '_', cue), hashOf('vfb', family, '_', cue));
      for (const cue of after) names.push(hashOf('vna', concept, '_', cue), hashOf('vfa', family, '_', cue));
      for (const near of concepts[at - 1] ?? []) names.push(hashOf('v-v', concept, '_', near));
      for (const near of concepts[at + 1] ?? []) names.push(hashOf('v+v', concept, '_', near));
    }
    for (const distance of [1, 2, 3]) {
      const far = String(distance);
      for (const concept of concepts[at - distance] ?? []) names.push(hashOf('u', far, concept));
      for (const concept of concepts[at + distance] ?? [])
        names.push(hashOf('t', far, concept), hashOf('ts', far, concept, '_', shape(at)));
    }
    for (const concept of concepts[at - 1] ?? []) names.push(hashOf('us', concept, '_', shape(at)));
    names.push(
      hashOf('x', kind(at - 1), '_', kind(at)),
      hashOf('y', kind(at), '_', kind(at + 1)),
      hashOf('z', kind(at - 1), '_', kind(at), '_', kind(at + 1)),
    );
    if (tokens[at - 1]?.clause !== clause) names.push(hashOf('start'), hashOf('start', here));
    if (tokens[at + 1]?.clause !== clause) names.push(hashOf('end'));
    if (tokens.length <= 6) names.push(hashOf('short', shape(at)));
    return names;
  });
}
