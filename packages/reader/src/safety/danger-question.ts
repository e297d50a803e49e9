import { dangerAnswerTexts, dangerQuestions, helpTexts } from '@bandeja/domain/profile/danger.messages';
import { type AfterAnswer, afterAnswer } from '@bandeja/domain/profile/danger-answer.messages';
import type { DangerAnswer, DangerTopic } from '@bandeja/domain/profile/vocabulary';
import { plainWords } from '#language/options.ts';

const gravest: readonly AfterAnswer[] = ['urg', 'bystander', 'theirCrisis', 'rest', 'prof', 'condition', 'goOn'];
/** Words that a player may leave out or put before a sign. */
const emptyWords = new Set(
  'a al algo con creo de del el en es eso esta este ha he la las le lo los mas me mi mucho muy noto o pues que se si siento solo su tengo u un una unas unos y ya yo'.split(
    ' ',
  ),
);
const negations = new Set(['no', 'ni', 'sin', 'nada', 'tampoco', 'nunca']);

const contentOf = (text: string) =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '' && !emptyWords.has(word));

/** Null unless every word stands in the buttons («me falta el aire»); of several signs the gravest counts. */
export function typedAnswer(message: string, topic: DangerTopic): DangerAnswer | null {
  const choices: readonly DangerAnswer[] = [...dangerQuestions[topic].answers, 'none'];
  const exact = choices.find((answer) => plainWords(dangerAnswerTexts[answer]) === plainWords(message));
  if (exact !== undefined) return exact;
  const parts = plainWords(message)
    .split(/ (?:y|e|o|u|ni) /)
    .map(contentOf)
    .filter((words) => words.some((word) => !negations.has(word)));
  const signs = parts.map((words) => choices.find((answer) => answer !== 'none' && says(answer, words)));
  const named = signs.flatMap((sign) => sign ?? []);
  if (named.length === 0 || named.length < signs.length) return null;
  return (
    named.toSorted((one, other) => gravest.indexOf(afterAnswer(one)) - gravest.indexOf(afterAnswer(other)))[0] ?? null
  );
}

/** A «no» counts where the button has one too. */
function says(answer: DangerAnswer, words: readonly string[]): boolean {
  const answerWords = contentOf(dangerAnswerTexts[answer]);
  const isDenied = (all: readonly string[]) => all.some((word) => negations.has(word));
  return words.every((word) => answerWords.includes(word)) && isDenied(words) === isDenied(answerWords);
}

const misread =
  /^(?:no )?(?:me referia a otra cosa|no me referia a es[ot]o?|no era es[ot]o?|no iba por ahi|no queria decir es[ot]o?|me has (?:entendido|leido) mal|no me has entendido(?: bien)?)$/;

export function saysNotMeant(message: string): boolean {
  const plain = plainWords(message);
  return plain === plainWords(helpTexts.notMeant) || misread.test(plain);
}
