import { spelled } from '@bandeja/reader/speller';
import { understand } from '@bandeja/reader/understand/understand';
import { fitting } from '../src/chat/knowing.ts';
import { type Entry, knowledge } from '../src/knowledge/entries.ts';
import { plainText } from '../src/knowledge/features.ts';
import type { Beside } from '../src/knowledge/match.ts';
import { type Compared, comparedOf, type Index, indexOf } from '../src/knowledge/question-index.ts';

/** A question whose entry is known, or was taken away with all its wordings, to an index that never saw the question. */
export type Question = { text: string; by: string; entry: string; isRemoved: boolean; beside: Beside };

/** Every fourth wording measures, every second one is learnt from (`training/knowledge.ts`). */
export const samples = {
  measured: (place: number) => place % 4 === 1,
  learnt: (place: number) => place % 2 === 0,
};

const parts = 4;

const seen = new Map<string, Compared>();

/** Once for all indexes. */
function compared(text: string): Compared {
  const known = seen.get(text) ?? comparedOf(text);
  seen.set(text, known);
  return known;
}

/** Each person left out once, and each fourth of the entries; the questions of those, by the index without them. */
export function* questionsAside(
  isTaken: (place: number) => boolean,
): Generator<{ index: Index; questions: Question[] }> {
  const entries = knowledge();
  const people = [...new Set(entries.flatMap(({ wordings }) => wordings.map(({ by }) => by)))].sort();
  for (const person of people) {
    const without = entries.map((entry) => ({
      ...entry,
      wordings: entry.wordings.filter(({ by }) => by !== person),
    }));
    yield {
      index: indexOf(without, compared),
      questions: asked(entries, isTaken, false).filter(({ by }) => by === person),
    };
  }
  for (let part = 0; part < parts; part += 1) {
    const isRemoved = (at: number) => at % parts === part;
    const questions = asked(
      entries.filter((_, at) => isRemoved(at)),
      isTaken,
      true,
    );
    yield {
      index: indexOf(
        entries.filter((_, at) => !isRemoved(at)),
        compared,
      ),
      questions,
    };
  }
}

function asked(entries: readonly Entry[], isTaken: (place: number) => boolean, isRemoved: boolean): Question[] {
  return entries.flatMap(({ id, wordings }) =>
    wordings
      .filter((_, place) => isTaken(place))
      .map(({ by, text }) => ({ ...asTyped(text), by, entry: id, isRemoved })),
  );
}

const read = new Map<string, Pick<Question, 'text' | 'beside'>>();

/** As the chat asks: spelled, and with the reading beside it. */
export function asTyped(text: string): Pick<Question, 'text' | 'beside'> {
  const stored = read.get(text);
  if (stored !== undefined) return stored;
  const { intents } = understand(text, { channel: 'chat' });
  const question = { text: plainText(spelled(text)), beside: { fits: fitting(intents) } };
  read.set(text, question);
  return question;
}
