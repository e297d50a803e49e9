import { spell } from '#language/chat-spelling.ts';
import { opening, phrases } from '#language/phrases.ts';
import { type Token, tokenise } from '#language/tokens.ts';
import type { Span } from '#understand/frame.ts';

/** A sentence of a message: as written, and as the patterns read it. */
export type Sentence = {
  span: Span;
  raw: string;
  /** Normalised and spelled. */
  text: string;
  asks: boolean;
  /** It tells of one day, of another time, or of what may be: nothing of it holds in general. */
  passing: boolean;
};

const asking = opening(`
    y?_que y?_cual* y?_cuando_!juego/entreno/viajo y?_donde y?_cuant* y?_quien* por/para_que a/en/de/con_que y?_como_!soy/tengo/juego/trabajo/no/mi/los/en/ya
    puedo debo deberia podria me_recomiendas/aconsejas es_mejor/bueno/malo hay sabes te_acuerdas recuerdas`);
const passes = phrases(`
    hoy ayer manana_!por anoche este/esta_!mes/ano a_veces una_vez algun_dia ojala quiza quizas toda_la_semana a_lo_mejor tal_vez puede_que creo_que
    me_gustaria quisiera podria si_fuera/fuese/tuviera/soy/juego/tengo/entreno como_si antes_!de cuando_juego/entreno/era/tenia jugaba entrenaba
    era tenia proximo/proxima que_viene de_pequeno/pequena/joven el_lunes/martes/miercoles/jueves/viernes/sabado/domingo`);
/** «sí, juego de revés» is no condition. */
const agrees = opening('si,');

const ends = new Set(['.', '!', '?', ';', '…', '¿', '¡']);

/** Cut at full stops, signs and line breaks; of a question that begins without its sign the last clause asks. */
export function sentencesOf(message: string): Sentence[] {
  const tokens = tokenise(message);
  const found: Sentence[] = [];
  let first = 0;
  const close = (last: number, asks: boolean) => {
    const [from, to] = [tokens[first], tokens[last - 1]];
    if (from !== undefined && to !== undefined && last > first) {
      const span = { from: from.from, to: to.to };
      const opened = tokens[first - 1]?.raw === '¿';
      const comma = tokens.slice(first, last).findLastIndex(({ raw }) => raw === ',');
      if (asks && !opened && comma > 0) {
        const cut = tokens[first + comma];
        if (cut) {
          found.push(sentence(message, { from: span.from, to: cut.from }, false));
          found.push(sentence(message, { from: cut.to, to: span.to }, true));
        }
      } else if (!asks && comma > 0 && asking.test(spell(message.slice(span.from, span.to)))) {
        // «qué pala me conviene, juego de drive»
        const cut = tokens.slice(first, last).find(({ raw }) => raw === ',');
        found.push(sentence(message, { from: span.from, to: cut?.from ?? span.to }, true));
        if (cut) found.push(sentence(message, { from: cut.to, to: span.to }, false));
      } else found.push(sentence(message, span, asks));
    }
    first = last + 1;
  };
  for (const [at, token] of tokens.entries()) {
    if (ends.has(token.raw) && !isInside(tokens, at, message)) close(at, token.raw === '?');
    else if (at > first && message.slice(tokens[at - 1]?.to ?? 0, token.from).includes('\n')) {
      close(at, false);
      first = at;
    }
  }
  close(tokens.length, false);
  return found.filter(({ text }) => text !== '');
}

/** «3.2», «4.ª». */
function isInside(tokens: readonly Token[], at: number, message: string): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.raw !== '.' || next === undefined) return false;
  return message.slice(token.to, next.from) === '';
}

/** As they are typed where the speller leaves them, since they may be other words. */
const spellings = new Map([
  ['soi', 'soy'],
  ['surdo', 'zurdo'],
  ['surda', 'zurda'],
]);

function sentence(message: string, span: Span, isQuestion: boolean): Sentence {
  const raw = message.slice(span.from, span.to).trim();
  const text = spell(raw)
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
  const asks = isQuestion || asking.test(text);
  return { span, raw, text, asks, passing: !agrees.test(text) && passes.test(text) };
}

/** The text after a phrase, and before it; null where it is not there. */
export function around(text: string, phrase: RegExp): { before: string; found: string; after: string } | null {
  const match = phrase.exec(text);
  if (match === null) return null;
  const [found] = match;
  return { before: text.slice(0, match.index), found, after: text.slice(match.index + found.length) };
}

/** The written words that a stretch of the spelled text begins with; empty where spelling changed its first word. */
export function writtenFrom(raw: string, stretch: string): readonly Token[] {
  const [first] = tokenise(stretch);
  const tokens = tokenise(raw);
  const at = first === undefined ? -1 : tokens.findLastIndex(({ word }) => word === first.word);
  return at < 0 ? [] : tokens.slice(at);
}
