import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import type { Kind } from '@bandeja/reader/language/kinds';
import type { CalendarWords } from '@bandeja/reader/understand/calendar';
import type { Heard } from '#chat/hear.ts';

/** A part of a message with one verb: what it says, and the days and kinds of session it names. */
export type Clause = { text: string; calendar: CalendarWords[]; kinds: Kind[]; groups: MuscleGroup[]; asks: boolean };

const conjunction =
  /[.;:!?\n]+|,? (?:y|e) (?=\S)|, (?!(?:al|a la|para el|para) )|,? pero |,? (?:porque|pues|asi que|por lo que|entonces|aunque) |,? que (?=(?:el |la |los |este |esta |hoy |manana )?(?:\w+ )?(?:tengo|hay|estoy|estare|no|me|voy|juego|trabajo|curro|viajo|llueve|toca|salgo|es|era|sera|viene|vienen|llego|vuelvo)\b)/g;

/** Cut where one statement ends and the next begins; two days in a row stay together. */
export function clausesOf({
  text,
  calendar,
  kinds,
  groups,
}: Pick<Heard, 'text' | 'calendar' | 'kinds' | 'groups'>): Clause[] {
  const inside = (at: number) => calendar.some(({ start, end }) => start < at && at < end);
  const cuts = [...text.matchAll(conjunction)].filter(({ index }) => !inside(index));
  const bounds = [...cuts.map((cut) => ({ from: cut.index, to: cut.index + cut[0].length, sign: cut[0] })), null];
  let start = 0;
  const clauses: Clause[] = [];
  for (const bound of bounds) {
    const end = bound?.from ?? text.length;
    const isHere = (at: number) => at >= start && at < end;
    const part = text.slice(start, end);
    const from = start;
    if (part.trim() !== '')
      clauses.push({
        text: part,
        calendar: calendar.filter((words) => isHere(words.start)).map((words) => placed(words, from)),
        kinds: kinds.filter((kind) => isHere(kind.start)).map((kind) => ({ ...kind, start: kind.start - from })),
        groups: groups.filter((named) => isHere(named.start)).map(({ group }) => group),
        asks: bound?.sign.includes('?') === true,
      });
    start = bound?.to ?? text.length;
  }
  return clauses;
}

const placed = (words: CalendarWords, from: number): CalendarWords => ({
  ...words,
  start: words.start - from,
  end: words.end - from,
});
