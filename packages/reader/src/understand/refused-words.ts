import type { Token } from '#language/tokens.ts';
import type { ReadSpan } from '#model/model.ts';
import type { Reading } from '#model/read.ts';
import { certainRefusal, refusedHeads } from '#understand/refused-lists.ts';

/** «nada de fuerza»; «que no sea de brazo», «que no lleve saltos», «que no toque hombro». */
const before =
  /\bnada de$|\bque no (?:sean?|lleven?|tengan?|toquen?|trabajen?|usen?|carguen?|haya|metas|pongas|incluyan?)(?: (?:de|del|la|el|las|los|mucho|mucha|nada|con|para|un|una|ni)){0,3}$/;
/** «las piernas las tengo fundidas»: tired out, as players say it. */
const spent =
  /^(?:(?:l[oa]s?|me|ya|que|tengo|estan?|llevo|noto|siento|muy|super|tod[oa]s?) ){0,5}(?:fundid|muert|machacad|reventad|destrozad|molid|petad|hech[oa]s? (?:polvo|pure|trizas))/;
const wordsLooked = 8;

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

/** A thing that is named only to be left out is refused. What is tired out is, where something else is wanted. */
export function withRefusedWords(reading: Pick<Reading, 'tokens' | 'spans'>): ReadSpan[] {
  const { spans } = reading;
  const groups = spans.filter(({ head }) => head === 'grp');
  const isSpent = (span: ReadSpan) => span.head === 'grp' && spent.test(after(reading, span));
  const others = groups.filter((span) => !isSpent(span));
  return spans.map((span) => {
    const refused = refusedHeads[span.head];
    if (refused === undefined) return span;
    const leaves = before.test(ahead(reading, span)) || (isSpent(span) && others.length > 0);
    return leaves ? { ...span, head: refused, certainty: certainRefusal } : span;
  });
}

function ahead({ tokens }: Pick<Reading, 'tokens'>, span: ReadSpan): string {
  return wordsOf(tokens.filter(({ to }) => to <= span.from).slice(-wordsLooked)).trim();
}

function after({ tokens }: Pick<Reading, 'tokens'>, span: ReadSpan): string {
  return wordsOf(tokens.filter(({ from }) => from >= span.to).slice(0, wordsLooked)).trim();
}
