import { factKey } from '@bandeja/domain/coach/rules';
import type { Fact } from '@bandeja/domain/coach/schemas';
import { factSentenceLength } from '@bandeja/domain/coach/vocabulary';
import { opening } from '#language/phrases.ts';
import { gameIn, type Telling } from '#understand/facts/game.ts';
import { lifeIn } from '#understand/facts/life.ts';
import { type Sentence, sentencesOf } from '#understand/facts/sentences.ts';
import type { Span } from '#understand/frame.ts';

/** A fact with the sentence it came from. */
export type SaidFact = { fact: Fact; sentence: string; span: Span };

export type FactsReading = {
  told: readonly SaidFact[];
  takenBack: readonly SaidFact[];
  /** Sentences that tell nothing of these. */
  others: readonly Sentence[];
};

export const nothingTold: FactsReading = { told: [], takenBack: [], others: [] };

/**
 * What a player says of themselves that holds from now on: first person, no question, nothing of a single day. `meant` is
 * the message as spelled, which adds kinds of facts that the typed sentence does not tell. Pure.
 */
export function readFacts(message: string, today: string, meant = message): FactsReading {
  const spelled = meant === message ? [] : sentencesOf(meant);
  const typed = sentencesOf(message);
  const isSameLength = typed.length === spelled.length;
  const read = typed.map((sentence, at) => {
    const asTyped = tellingsIn(sentence, today);
    const other = isSameLength ? spelled[at] : undefined;
    const { raw, span } = sentence;
    const asMeant = other === undefined ? [] : tellingsIn({ ...other, raw, span }, today);
    const known = new Set(asTyped.flatMap(kindsOf));
    return {
      sentence,
      tellings: [...asTyped, ...asMeant.filter((each) => !kindsOf(each).some((kind) => known.has(kind)))],
    };
  });
  const said = (pick: (telling: Telling) => readonly Fact[]) =>
    read.flatMap(({ sentence, tellings }) =>
      tellings.flatMap(pick).map((fact) => ({ fact, sentence: wordsOf(sentence), span: sentence.span })),
    );
  return {
    told: lastOfEach(said(({ told }) => told)),
    takenBack: said(({ takenBack }) => takenBack),
    others: read.flatMap(({ sentence, tellings }) => (tellings.length === 0 ? sentence : [])),
  };
}

const kindsOf = ({ told, takenBack }: Telling) => [...told, ...takenBack].map(({ kind }) => kind);

/** «olvida que soy zurdo» takes back what it says. */
const forget = opening('y?_olvida olvidate_de borra elimina quita_lo_de no_te_acuerdes_de');

function tellingsIn(sentence: Sentence, today: string): readonly Telling[] {
  if (sentence.asks) return [];
  const isTakenBack = forget.test(sentence.text);
  return [...gameIn(sentence, today), ...lifeIn(sentence)].flatMap(({ told, takenBack }) => {
    if (told.length + takenBack.length === 0) return [];
    return isTakenBack ? { told: [], takenBack: [...told, ...takenBack] } : { told, takenBack };
  });
}

const identity = (fact: Fact) => `${fact.kind} ${factKey(fact)}`;

/** «juego de drive, bueno, de revés»: what was said last holds. */
function lastOfEach(said: readonly SaidFact[]): SaidFact[] {
  return said.filter(({ fact }, at) => said.findLastIndex((other) => identity(other.fact) === identity(fact)) === at);
}

function wordsOf({ raw }: Sentence): string {
  return raw.length <= factSentenceLength ? raw : `${raw.slice(0, factSentenceLength - 1).toWellFormed()}…`;
}
