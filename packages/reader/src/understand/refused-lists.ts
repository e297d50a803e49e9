import type { Token } from '#language/tokens.ts';
import type { ReadSpan } from '#model/model.ts';
import type { Reading } from '#model/read.ts';

/** What is wanted, and how the same is refused. */
export const refusedHeads: Readonly<Record<string, string>> = {
  ex: 'noex',
  stroke: 'nostroke',
  cat: 'nocat',
  grp: 'nogrp',
  eq: 'noeq',
  yes: 'no',
};
/** What is refused in so many words is certain. */
export const certainRefusal = 0.95;

const tails = [
  /^(?:no|nada|cero|out|fora|tampoco|nanai|paso)$/,
  /^no (?:gracias|por favor|puedo|quiero|debo|hoy|eh|me (?:dejan|van|gustan|convienen|apetecen|ponga|pongas)|l[oa]s (?:quiero|pongas|metas|hagas?)|van|toca|tocan)$/,
  /^ni (?:hablar|loc[oa]|en (?:pintura|broma)|de (?:cona|broma)|verl[oa]s|tocarl[oa]s|un[oa]|mencionarl[oa]s|regalad[oa]s|por asomo|muert[oa]|borrach[oa])$/,
  /^(?:quedan |estan |van )?(?:fuera|prohibid[oa]s?|vetad[oa]s?|descartad[oa]s?|excluid[oa]s?|eliminad[oa]s?|cancelad[oa]s?|a la basura)$/,
];
const longestTail = 4;
/** Words between the things and the refusal: «hoy no», «mejor no». */
const softening = new Set('hoy mejor ahora momento por de gracias eso todo ambos ambas los las me nos que'.split(' '));
const joints = new Set(['y', 'e', 'o', 'u', 'ni', 'i', '/', '&', '+', ',']);
const wishes =
  /^(?:quiero|quisiera|dame|hazme|ponme|busco|necesito|si|pero|con|sin|solo|tengo|para|mejorar|trabajar|mucho|mucha|siempre|me|no|es|hay)$|\d/;
const mostWords = 5;

const isEnd = (token: Token | undefined): boolean => token === undefined || /^[.,;:!)(…—–-]+$/.test(token.raw);

/** The number of tokens of a refusal that ends a thought; 0 without one. */
function tailAt(tokens: readonly Token[], at: number): number {
  for (let count = longestTail; count > 0; count -= 1) {
    const words = tokens.slice(at, at + count).map(({ word }) => word);
    if (/^[eiouy]$|^ni$/.test(tokens[at - 1]?.word ?? '')) return 0;
    if (words.length === count && isEnd(tokens[at + count]) && tails.some((tail) => tail.test(words.join(' '))))
      return count;
  }
  return 0;
}

type Part = { from: number; to: number; joint: string | null };

const isJoint = ({ word, raw }: Token): boolean => joints.has(word === '' ? raw : word);
const isOutside = (token: Token): boolean => !isJoint(token) && (isEnd(token) || wishes.test(token.word));

/** The last part comes first; `joint` is the sign or word after it. */
function partsBefore(tokens: readonly Token[], end: number): Part[] {
  let to = end - 1;
  while (softening.has(tokens[to]?.word ?? '') || tokens[to]?.raw === ',') to -= 1;
  const before = tokens.slice(0, to + 1).findLastIndex(isOutside);
  const parts: Part[] = [];
  let joint: string | null = null;
  for (let at = to; at > before; at -= 1) {
    const token = tokens[at];
    if (token === undefined || !isJoint(token)) continue;
    // «, y»: two joints are one
    if (at < to) {
      parts.push({ from: at + 1, to, joint });
      joint = token.raw;
    }
    to = at - 1;
  }
  // behind «quiero» or «sin» begins what is said of other things
  if (to > before && isEnd(tokens[before])) parts.push({ from: before + 1, to, joint });
  const tooLong = parts.findIndex((part) => part.to - part.from >= mostWords);
  return tooLong < 0 ? parts : parts.slice(0, tooLong);
}

function refusedBy({ word, from, to }: Token, concepts: readonly string[]): ReadSpan[] {
  return concepts.flatMap((concept): ReadSpan[] => {
    const [head = '', value = ''] = concept.split(':');
    const span = (kind: string, of: string): ReadSpan => ({
      head: kind,
      value: of,
      from,
      to,
      certainty: certainRefusal,
    });
    if (head === 'demand') return [span('no', value)];
    if (head === 'stroke') return [span('nostroke', value)];
    if (head !== 'ex' || word === 'fondo') return [];
    return [span('noex', value === 'otro' ? word.replace(/e?s$/, '') : value)];
  });
}

const kindOf = (spans: readonly ReadSpan[]): string => [...new Set(spans.map(({ head }) => head))].sort().join();

/** «saltos y carrera ni hablar» refuses everything in the list, whatever the examples made of its first things. */
export function withRefusedLists(reading: Pick<Reading, 'tokens' | 'concepts' | 'spans'>): ReadSpan[] {
  const { tokens, spans } = reading;
  const refused = tokens.flatMap((_, at) => (tailAt(tokens, at) === 0 ? [] : refusedBefore(reading, at)));
  if (refused.length === 0) return spans;
  const left = spans.filter((span) => !refused.some(({ from, to }) => span.from < to && from < span.to));
  return [...left, ...refused].sort((one, other) => one.from - other.from);
}

/** One thing alone is no list. */
function refusedBefore({ tokens, concepts, spans }: Parameters<typeof withRefusedLists>[0], end: number): ReadSpan[] {
  const members: ReadSpan[][] = [];
  for (const { from, to, joint } of partsBefore(tokens, end)) {
    const [start = 0, stop = 0] = [tokens[from]?.from, tokens[to]?.to];
    const named = inOneName(
      tokens.slice(from, to + 1).flatMap((token, at) => refusedBy(token, concepts[from + at] ?? [])),
    );
    const read = spans.filter((span) => start <= span.from && span.to <= stop);
    const member = named.length > 0 ? named : read.flatMap(asRefused);
    const [last] = members;
    // behind a comma only things of the same kind belong to a list that has an «y»: «core, saltos y carrera no»
    const isComma = joint === ',' && last !== undefined;
    if (member.length === 0 || (isComma && (members.length < 2 || kindOf(member) !== kindOf(last)))) break;
    members.push(member);
  }
  return members.length < 2 ? [] : members.flat();
}

/** «peso muerto»: words beside each other name one exercise. */
function inOneName(spans: readonly ReadSpan[]): ReadSpan[] {
  const names: ReadSpan[] = [];
  for (const span of spans) {
    const last = names.at(-1);
    const isOne = last?.head === 'noex' && span.head === 'noex' && span.from - last.to === 1;
    if (isOne) names[names.length - 1] = { ...last, value: `${last.value} ${span.value}`, to: span.to };
    else names.push(span);
  }
  return names;
}

function asRefused(span: ReadSpan): ReadSpan[] {
  const head = refusedHeads[span.head] ?? span.head;
  return Object.values(refusedHeads).includes(head) ? [{ ...span, head, certainty: certainRefusal }] : [];
}
