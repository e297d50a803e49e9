import { readdirSync, readFileSync } from 'node:fs';
import { lines } from '../src/chat/knowing.ts';
import { knowledge } from '../src/knowledge/entries.ts';
import { type Match, matchesIn } from '../src/knowledge/match.ts';
import { indexOf } from '../src/knowledge/question-index.ts';
import { asTyped, questionsAside, samples } from './knowledge.ts';

/** What became of questions: answered by the right or another entry, two offered with or without the right one, or nothing. */
export type Tally = {
  all: number;
  first: number;
  ofTwo: number;
  answered: number;
  answeredRight: number;
  offered: number;
  offeredRight: number;
};

export type KnowledgeFigures = { left: Tally; removed: Tally; fresh: Tally; people: Map<string, Tally> };

const folder = new URL('./questions/', import.meta.url);
const noTally: Tally = { all: 0, first: 0, ofTwo: 0, answered: 0, answeredRight: 0, offered: 0, offeredRight: 0 };

export function measureKnowledge(): KnowledgeFigures {
  const figures = { left: { ...noTally }, removed: { ...noTally }, people: new Map<string, Tally>() };
  for (const { index, questions } of questionsAside(samples.measured))
    for (const { text, by, entry, isRemoved, beside } of questions) {
      const matches = matchesIn(index, text, beside);
      count(isRemoved ? figures.removed : figures.left, matches, isRemoved ? [] : [entry]);
      if (isRemoved) continue;
      const person = figures.people.get(by) ?? { ...noTally };
      figures.people.set(by, person);
      count(person, matches, [entry]);
    }
  return { ...figures, fresh: measureFresh() };
}

/** Questions of people who saw no entry: who asks, the entries that answer («-»: none), what is asked. */
export function freshQuestions(): { by: string; entries: string[]; question: string }[] {
  const names = readdirSync(folder).filter((each) => each.endsWith('.tsv'));
  return names.flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [by = '', entries = '', question = ''] = line.split('\t');
        return { by, entries: entries.split('|'), question };
      }),
  );
}

function measureFresh(): Tally {
  const index = indexOf(knowledge());
  const fresh = { ...noTally };
  for (const { entries, question } of freshQuestions()) {
    const { text, beside } = asTyped(question);
    count(fresh, matchesIn(index, text, beside), entries);
  }
  return fresh;
}

function count(tally: Tally, [first, second]: readonly Match[], right: readonly string[]): void {
  const isRight = (match: Match | undefined) => match !== undefined && right.includes(match.entry.id);
  const sure = first?.share ?? 0;
  const isAnswered = sure >= lines.answers;
  const isOffered = !isAnswered && sure + (second?.share ?? 0) >= lines.offers;
  tally.all += 1;
  if (isRight(first)) tally.first += 1;
  if (isRight(first) || isRight(second)) tally.ofTwo += 1;
  if (isAnswered) tally.answered += 1;
  if (isAnswered && isRight(first)) tally.answeredRight += 1;
  if (isOffered) tally.offered += 1;
  if (isOffered && (isRight(first) || isRight(second))) tally.offeredRight += 1;
}

const of = (part: number, all: number) => (all === 0 ? 0 : part / all);
const percent = (part: number, all: number) => `${(100 * of(part, all)).toFixed(1)} %`;

export function knowledgeLines({ left, removed, fresh, people }: KnowledgeFigures): string[] {
  return [
    ...[...people].map(
      ([person, tally]) =>
        `  ${person.padEnd(3)} first ${percent(tally.first, tally.all)}  of two ${percent(tally.ofTwo, tally.all)}  answered ${percent(tally.answered, tally.all)}, right ${percent(tally.answeredRight, tally.answered)}`,
    ),
    tallyLine('knowledge, a person left out', left),
    tallyLine('knowledge, fresh questions', fresh),
    `knowledge, an entry removed (${removed.all} questions): answered ${percent(removed.answered, removed.all)}, two offered ${percent(removed.offered, removed.all)}`,
  ];
}

const tallyLine = (name: string, tally: Tally) =>
  `${name} (${tally.all} questions): first ${percent(tally.first, tally.all)}, of two ${percent(tally.ofTwo, tally.all)}; answered ${percent(tally.answered, tally.all)}, right of these ${percent(tally.answeredRight, tally.answered)}; two offered ${percent(tally.offered, tally.all)}, right among these ${percent(tally.offeredRight, tally.offered)}`;

/** What must hold: of `left` and `removed`. */
const limits = { right: 0.95, answered: 0.25, removedAnswered: 0.08, first: 0.66 };

export function knowledgeFaults({ left, removed }: KnowledgeFigures): string[] {
  const least = (name: string, value: number, limit: number) =>
    value < limit ? [`knowledge, ${name}: ${(100 * value).toFixed(1)}, at least ${100 * limit}`] : [];
  const answered = of(removed.answered, removed.all);
  return [
    ...least('right of what is answered', of(left.answeredRight, left.answered), limits.right),
    ...least('answered', of(left.answered, left.all), limits.answered),
    ...least('first', of(left.first, left.all), limits.first),
    ...(answered > limits.removedAnswered
      ? [
          `knowledge, answered without an entry: ${(100 * answered).toFixed(1)}, at most ${100 * limits.removedAnswered}`,
        ]
      : []),
  ];
}
