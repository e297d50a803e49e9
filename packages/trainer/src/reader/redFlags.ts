import { fade } from '#reader/age.ts';
import { circumstances, type Mention, mentionsOf, type Parsed } from '#reader/clauses.ts';
import { dangerLines, restriction } from '#reader/dangers.ts';
import { type RedFlag, type RedFlagEffect, redFlagLines } from '#reader/lexicon.ts';
import { isDenied } from '#reader/negation.ts';

const lines = [...redFlagLines, ...dangerLines];

/** The gravest first: a text with several red flags answers to the first of these. */
const rank: RedFlag[] = ['crisis', 'urg', 'rest', 'no', 'prof'];

function flagOf(parsed: Parsed, mention: Mention<RedFlagEffect>, pain: boolean): RedFlag | null {
  const { red, fades, withPain } = mention.effect;
  // Nobody denies a crisis in a way a lexicon should judge.
  if (red === 'crisis') return red;
  if (withPain === true && !pain) return null;
  if (isDenied(parsed, mention.from, mention.to)) return null;
  if (fades === undefined) return red;
  const rest = fade(fades, circumstances(parsed, mention));
  if (rest === 'gone') return null;
  return rest === 'prof' ? 'prof' : red;
}

/** The gravest red flag of the text, or null. `pain`: whether the text speaks of pain that is felt. */
export function readRedFlag(parsed: Parsed, pain: boolean): RedFlag | null {
  const found = new Set(mentionsOf(lines, parsed).map((mention) => flagOf(parsed, mention, pain)));
  return rank.find((flag) => found.has(flag)) ?? null;
}

/** «alta», «visto bueno»: what was forbidden is allowed again. */
const lifted =
  /\b(?:alta medica|visto bueno|el alta|de alta)\b(?<!\bsin (?:el )?(?:alta medica|visto bueno|alta))|\bya (?:me deja\w*|puedo)\b/;

/** Whether a professional told the writer not to train, and has not taken it back (domain.md section 8). */
export function readRestriction(text: string): boolean {
  return (
    restriction.test(text) &&
    !lifted.test(text.replace(/\bno (?:me (?:dan|han dado)|tengo) (?:aun |todavia )?el alta\b/g, ''))
  );
}
