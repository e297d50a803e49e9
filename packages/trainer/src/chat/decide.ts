import { areaNames } from '@bandeja/domain/profile/safety.messages';
import { normalise } from '@bandeja/reader/language/normalise';
import { phrases } from '@bandeja/reader/language/phrases';
import type { SpeechIntent } from '@bandeja/reader/understand/frame';
import type { Part } from '#chat/answers.ts';
import { onlyAsks } from '#chat/asking.ts';
import type { Heard } from '#chat/hear.ts';
import { asksAdvice } from '#chat/knowing.ts';
import { dayLabel } from '#chat/labels.ts';
import { cardsOf } from '#chat/strokes.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

/**
 * One that could answer: what it reads, how surely it is right where it says anything. Asked in order, the surest kinds
 * first. `proposes`: it reads changes of the plan without what was said before.
 */
export type Reader = {
  reads: string;
  certainty: number | ((reply: ChatReply, heard: Heard) => number);
  part: Part;
  proposes?: true;
};

/** `score`: the certainty, less what of the message the answer leaves unexplained. */
export type Candidate = { reads: string; reply: ChatReply; score: number };

/** So sure that nobody else is asked. */
const settled = 0.8;
/** A later reader has to explain so much more to overrule an earlier one. */
const overruledBy = 0.1;

/** Who answers: the reader that explains the most of what was said with enough certainty (docs/trainer.md#who-answers). */
export function decide(readers: readonly Reader[], heard: Heard, context: ChatContext): Candidate | null {
  const named = namedIn(heard, context);
  let best: Candidate | null = null;
  for (const reader of readers) {
    const { reads, certainty, part } = reader;
    const reply = part(heard, context);
    if (reply === null) continue;
    const own = typeof certainty === 'number' ? certainty : certainty(reply, heard);
    const score = own * shareExplained(named, reply, heard, reader);
    if (score >= settled && best === null) return { reads, reply, score };
    if (best === null || score > best.score + overruledBy) best = { reads, reply, score };
  }
  return best;
}

type Named = {
  family: 'stroke' | 'group' | 'kind' | 'day' | 'minutes' | 'sets' | 'area' | 'kit' | 'people';
  words: string[];
};

const people = phrases(
  'alumno* alumna* alumnos mi/mis/un/el_grupo ninos nenes chavales escuela clase_de a_6/8/4 somos_#',
);

/** What a message names, each with the words an answer to it could use. */
function namedIn(heard: Heard, { today }: ChatContext): Named[] {
  const { strokes, groups, kinds, days, minutes, sets, text, frame } = heard;
  const areas = [...frame.named, ...heard.health.injuries].map(({ area }) => areaNames[area]);
  const kit = [...frame.wish.equipment, ...frame.wish.missingEquipment].map(({ value }) => value);
  return [
    ...strokes.map(({ stroke }): Named => ({ family: 'stroke', words: wordsOfStroke(stroke) })),
    ...groups.map(({ group }): Named => ({ family: 'group', words: [group] })),
    ...kinds.map(({ category, start }): Named => ({ family: 'kind', words: [category, wordAt(text, start)] })),
    ...days.map(({ date }): Named => ({ family: 'day', words: [dayLabel(date, today)] })),
    ...(minutes === null ? [] : [{ family: 'minutes' as const, words: [String(Math.round(minutes))] }]),
    ...(sets.length === 0 ? [] : [{ family: 'sets' as const, words: [] }]),
    ...[...new Set(areas)].map((area): Named => ({ family: 'area', words: [area] })),
    ...(kit.length === 0 ? [] : [{ family: 'kit' as const, words: kit }]),
    ...(people.test(text) ? [{ family: 'people' as const, words: ['alumn', 'grupo', 'pareja', 'niñ'] }] : []),
  ];
}

const wordAt = (text: string, start: number): string => /^\w+/.exec(text.slice(start))?.[0] ?? text;

const wordsOfStroke = (stroke: Heard['strokes'][number]['stroke']): string[] => cardsOf([stroke]).map(({ id }) => id);

const asking = phrases('cuantas_veces cuanto_tiempo cuanto_dura a_que_hora que_me_conviene es_bueno/malo/verdad/mejor');

/** What an act does something with, whatever its sentence says. */
const taken: Record<string, readonly Named['family'][]> = {
  make_routine: ['stroke', 'group', 'kind', 'minutes', 'area', 'kit'],
  log_match: ['sets', 'minutes', 'day'],
  update_day: ['day', 'kind', 'minutes', 'group', 'stroke', 'kit'],
  adapt_week: ['day', 'kind', 'minutes', 'group', 'area', 'kit'],
  absence: ['day', 'kit', 'kind'],
  never_on: ['day'],
  season_goal: ['day'],
  regenerate_week: ['day', 'kind'],
};
/** What an entry of the knowledge was matched by as a whole. */
const matched: readonly Named['family'][] = ['stroke', 'group', 'kind', 'area', 'kit', 'people', 'minutes'];
/** A change that was not asked for, in answer to a question, is half an answer. */
const unasked = 0.5;
/** A change that no reading of the message holds for likely: what names a day may only be told beside. */
const unlikely = { below: 0.1, share: 0.8 };
const ofPlan: readonly SpeechIntent[] = ['change', 'plan', 'newweek', 'load'];
/** «ya está así», «¿qué día?»: a change that changes nothing. */
const idle = 0.7;

const ofChange = ({ frame }: Heard): number =>
  frame.intents.reduce((sum, { value, certainty }) => sum + (ofPlan.includes(value) ? certainty : 0), 0);

function shareExplained(named: readonly Named[], reply: ChatReply, heard: Heard, reader: Reader): number {
  const { action, about = {}, intent } = reply;
  const text = normalise(reply.text);
  const isLikely = ofChange(heard) >= unlikely.below;
  const told = isLikely ? matched : [...matched, 'day' as const];
  const families = [...(taken[action?.type ?? ''] ?? []), ...(about.told === undefined ? [] : told)];
  const isDated = (about.dates ?? []).length > 0 || about.change != null;
  const isExplained = ({ family, words }: Named): boolean =>
    families.includes(family) ||
    (family === 'day' && isDated) ||
    (family === 'stroke' && about.stroke != null) ||
    (family === 'people' && about.group !== undefined) ||
    words.some((each) => text.includes(normalise(each)));
  const explained = named.filter(isExplained).length;
  const share = (explained + 1) / (named.length + 1);
  const changesPlan = intent === 'cambiar_plan';
  if (!changesPlan || !reader.proposes) return share;
  const isAsked = onlyAsks(heard) || asking.test(heard.text) || asksAdvice.test(heard.text);
  return share * (action === null ? idle : 1) * (isAsked ? unasked : 1) * (isLikely ? 1 : unlikely.share);
}
