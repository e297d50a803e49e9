import { fade } from '#reader/age.ts';
import { circumstances, type Mention, mentionsOf, type Parsed } from '#reader/clauses.ts';
import { type RedFlag, type RedFlagEffect, redFlagLines } from '#reader/lexicon.ts';
import { isDenied } from '#reader/negation.ts';

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
  const found = new Set(mentionsOf(redFlagLines, parsed).map((mention) => flagOf(parsed, mention, pain)));
  return rank.find((flag) => found.has(flag)) ?? null;
}
