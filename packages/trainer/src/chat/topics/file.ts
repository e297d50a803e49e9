import { FileError, readFolder, readMarkdown, sectionsOf } from '@bandeja/markdown/file';
import { phrases } from '@bandeja/reader/language/phrases';
import * as z from 'zod/mini';
import { type ConditionName, isConditionName, isValueName, type ValueName } from '#chat/topics/values.ts';
import { knowledge } from '#knowledge/entries.ts';

/** What is said of one subject: `packages/trainer/topics/<subject>/<number>-<id>.md` (docs/trainer.md#topics). */
export type Topic = {
  id: string;
  /** Null for what is only said in general. */
  words: RegExp | null;
  /** Further words that have to be there, and words that must not. */
  and: RegExp | null;
  not: RegExp | null;
  unless: ConditionName | null;
  /** Answers on its subject where no other topic fits. */
  isGeneral: boolean;
  said: Said;
  /** Said instead where the first of these conditions holds. */
  cases: readonly { condition: ConditionName; said: readonly Paragraph[] }[];
};

/** An entry of the knowledge, or paragraphs of one's own, the most important first. */
export type Said = { entry: string } | { paragraphs: readonly Paragraph[] };
/** A paragraph is left out where one of its gaps has nothing. */
export type Paragraph = readonly (string | { value: ValueName } | { codes: readonly (readonly string[])[] })[];

const list = z.string().check(z.minLength(1));
const headSchema = z.strictObject({
  /** Parts of the lists below, by a name: «$partner». */
  names: z.optional(z.record(z.string().check(z.regex(/^[a-z]+$/)), list)),
  words: z.optional(list),
  and: z.optional(list),
  not: z.optional(list),
  unless: z.optional(z.string()),
  general: z.optional(z.literal(true)),
  entry: z.optional(z.string()),
});

let loaded: ReadonlyMap<string, readonly Topic[]> | null = null;

/** By subject, each in its order; all files are read once. @throws FileError with the file and its line */
export function loadTopics(): ReadonlyMap<string, readonly Topic[]> {
  loaded ??= Map.groupBy(readFolder(new URL('../../../topics/', import.meta.url)).map(readTopic), ({ id }) =>
    id.slice(0, id.indexOf('/')),
  );
  return loaded;
}

export function topicsOf(subject: string): readonly Topic[] {
  const topics = loadTopics().get(subject);
  if (topics === undefined) throw new Error(`No topics/${subject}`);
  return topics;
}

/** `file` is `<subject>/<number>-<id>.md`. */
export function readTopic(source: { file: string; text: string }): Topic {
  const { file, head, body, bodyLine } = readMarkdown(source, headSchema);
  const { names = {}, entry, unless, general = false } = head;
  const faultAt = (key: string, fault: string) =>
    new FileError(file, source.text.split('\n').findIndex((line) => line.startsWith(key)) + 1, fault);
  const patternOf = (key: 'words' | 'and' | 'not'): RegExp | null => {
    const text = head[key]?.replace(/\$([a-z]+)/g, (whole, name: string) => {
      const part = names[name];
      if (part === undefined) throw faultAt(key, `no name ${whole}`);
      return part;
    });
    return text === undefined ? null : phrases(text);
  };
  if (head.words === undefined && !general) throw new FileError(file, 1, 'words, or general');
  if (unless !== undefined && !isConditionName(unless)) throw faultAt('unless', `no condition ${unless}`);
  if (entry !== undefined && !knowledge().some(({ id }) => id === entry)) throw faultAt('entry', `no entry ${entry}`);
  const { lead, sections } = sectionsOf({ body, bodyLine });
  if ((lead === '') !== (entry !== undefined)) throw new FileError(file, bodyLine, 'sentences, or an entry');
  return {
    id: file.slice(0, -'.md'.length),
    words: patternOf('words'),
    and: patternOf('and'),
    not: patternOf('not'),
    unless: unless ?? null,
    isGeneral: general,
    said:
      entry === undefined ? { paragraphs: paragraphsOf(file, body.split(/^## /m, 1)[0] ?? '', bodyLine) } : { entry },
    cases: sections.map(({ title, text, line }) => {
      if (!isConditionName(title)) throw new FileError(file, line, `no condition ${title}`);
      return { condition: title, said: paragraphsOf(file, text, line + 1) };
    }),
  };
}

/** Paragraphs stand apart by empty lines. */
function paragraphsOf(file: string, text: string, firstLine: number): Paragraph[] {
  return text.split('\n').flatMap((row, at) => (row.trim() === '' ? [] : [piecesOf(file, row.trim(), firstLine + at)]));
}

/** «{F01 F02}»: their names; «{R23|R13}»: of the first that has any; «{reserve}»: what is computed. */
function piecesOf(file: string, text: string, line: number): Paragraph {
  return text.split(/(\{[^}]*\})/).flatMap((piece): Paragraph => {
    if (!piece.startsWith('{')) return piece === '' ? [] : [piece];
    const name = piece.slice(1, -1);
    if (isValueName(name)) return [{ value: name }];
    const codes = name.split('|').map((choice) => choice.split(' '));
    if (codes.flat().every((code) => /^[A-Z]\d\d$/.test(code))) return [{ codes }];
    throw new FileError(file, line, `no value ${piece}`);
  });
}
