import { FileError, itemsOf, readFolder, readMarkdown, sectionsOf } from '@bandeja/markdown/file';
import * as z from 'zod/mini';

/** What the coach knows of one subject: `packages/trainer/knowledge/<area>/<id>.md`. */
export type Entry = {
  id: string;
  area: string;
  /** What the player taps to mean it. */
  title: string;
  /** At most 60 words; the first sentence answers. */
  answer: string;
  /** Codes of exercises and routines that train it. */
  train: readonly string[];
  /** Not for minors. */
  adults: boolean;
  /** How people ask for it, each by the person who wrote it. */
  wordings: readonly { by: string; text: string }[];
};

const sourceSchema = z.union([z.string().check(z.minLength(1)), z.int()]);

const headSchema = z.strictObject({
  title: z.string().check(z.minLength(3), z.maxLength(40)),
  train: z.array(z.string().check(z.regex(/^[A-Z]\d\d$/))),
  adults: z.optional(z.literal(true)),
  source: z.union([sourceSchema, z.array(sourceSchema).check(z.minLength(1))]),
});

const askedHeading = 'Preguntas';
const longestAnswer = 60;

let loaded: readonly Entry[] | null = null;

/** All entries, read from their files once. @throws FileError with the file and its line */
export function knowledge(): readonly Entry[] {
  loaded ??= readFolder(new URL('../../knowledge/', import.meta.url)).map(readEntry);
  return loaded;
}

/** `file` is `<area>/<id>.md`. */
export function readEntry(source: { file: string; text: string }): Entry {
  const { file, head, body, bodyLine } = readMarkdown(source, headSchema);
  const [area = '', name = ''] = file.split('/');
  const { lead, sections } = sectionsOf({ body, bodyLine });
  const [asked, ...others] = sections;
  if (asked?.title !== askedHeading || others.length > 0) {
    throw new FileError(file, bodyLine, `not one «## ${askedHeading}»`);
  }
  const answer = lead.replace(/\s+/g, ' ');
  const words = answer.split(' ').length;
  if (answer === '' || words > longestAnswer) throw new FileError(file, bodyLine, `an answer of ${words} words`);
  const wordings = itemsOf(file, asked, /^- (\w+: .+)$/).map((item) => {
    const end = item.indexOf(': ');
    return { by: item.slice(0, end), text: item.slice(end + 2) };
  });
  const { title, train, adults = false } = head;
  return { id: name.slice(0, -'.md'.length), area, title, answer, train, adults, wordings };
}
