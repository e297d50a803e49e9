import { dangerAnswerTexts, dangerQuestions, helpTexts } from '@bandeja/domain/profile/danger.messages';
import type { DangerAnswer, DangerTopic } from '@bandeja/domain/profile/vocabulary';
import { plainWords } from '#language/options.ts';
import { conditionText, forReader, safetyTexts } from '#messages.ts';

/** `prof` is about a part of the body; `bystander` and `theirCrisis` help somebody else; `goOn` continues what waited. */
export type AfterAnswer = 'urg' | 'bystander' | 'theirCrisis' | 'rest' | 'prof' | 'condition' | 'goOn';

const consequences: Record<DangerAnswer, AfterAnswer> = {
  chest: 'urg',
  faint: 'urg',
  breath: 'urg',
  pulse: 'urg',
  numb: 'urg',
  unable: 'urg',
  deformed: 'urg',
  snap: 'urg',
  swollen: 'prof',
  gives: 'prof',
  locks: 'prof',
  blackout: 'urg',
  headache: 'urg',
  sight: 'urg',
  confused: 'urg',
  bump: 'condition',
  overheated: 'urg',
  heatSick: 'urg',
  saddle: 'urg',
  weakLegs: 'urg',
  bladder: 'urg',
  shooting: 'prof',
  hotCalf: 'urg',
  tightCalf: 'prof',
  theirCollapse: 'bystander',
  theirChest: 'bystander',
  theirBlow: 'bystander',
  theirUnwell: 'bystander',
  theirDespair: 'theirCrisis',
  fever: 'rest',
  flu: 'rest',
  stomach: 'rest',
  heartDisease: 'condition',
  diabetes: 'condition',
  medication: 'condition',
  pregnancy: 'condition',
  surgery: 'prof',
  atNight: 'prof',
  weeks: 'prof',
  strong: 'prof',
  otherThere: 'prof',
  other: 'condition',
  none: 'goOn',
};

export function afterAnswer(answer: DangerAnswer): AfterAnswer {
  return consequences[answer];
}

/** Held until a doctor has seen the player, or the illness is over. */
export function holdsStarts(answer: DangerAnswer): boolean {
  const after = consequences[answer];
  return after === 'urg' || after === 'rest';
}

export const bystanderText =
  'Llama al 112 ahora: di dónde estáis y qué le pasa. Quédate a su lado y haz lo que te indiquen. Si no responde y no respira con normalidad, pide un desfibrilador y empieza la reanimación.';

export const theirCrisisText =
  'Has hecho bien en contarlo. Si está en peligro ahora, no dejes sola a esa persona y llama al 112. Escucha sin juzgar y pregúntale sin rodeos si piensa en hacerse daño: preguntarlo no lo empeora. En España el 024 es gratis a cualquier hora y atiende también a familiares y amigos.';

const texts: Record<Exclude<AfterAnswer, 'goOn'>, string> = {
  urg: safetyTexts.urg,
  bystander: bystanderText,
  theirCrisis: theirCrisisText,
  rest: safetyTexts.rest,
  prof: safetyTexts.prof,
  condition: conditionText,
};

/** Null for «No, nada de eso». `age` in years. */
export function textAfter(answer: DangerAnswer, age: number | null): string | null {
  const after = consequences[answer];
  return after === 'goOn' ? null : forReader(texts[after], age);
}

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
    named.toSorted((one, other) => gravest.indexOf(consequences[one]) - gravest.indexOf(consequences[other]))[0] ?? null
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
