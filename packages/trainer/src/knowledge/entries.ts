import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import matter from 'gray-matter';
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

const askedHeading = '\n## Preguntas\n';
const longestAnswer = 60;

/** An entry that cannot be used, by its file. */
export class KnowledgeError extends Error {
  constructor(file: string, fault: string) {
    super(`${file}: ${fault}`);
  }
}

let loaded: readonly Entry[] | null = null;

/** All entries, read from their files once. @throws KnowledgeError with the file and its fault */
export function knowledge(): readonly Entry[] {
  loaded ??= readKnowledge(fileURLToPath(new URL('../../knowledge/', import.meta.url)));
  return loaded;
}

export function readKnowledge(folder: string): Entry[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return files.sort().map((name) => readEntry(name, readFileSync(`${folder}/${name}`, 'utf8')));
}

/** @param file `<area>/<id>.md` */
export function readEntry(file: string, content: string): Entry {
  const [area = '', name = ''] = file.split('/');
  const { data, content: body } = matter(content);
  const head = headSchema.safeParse(data);
  if (!head.success) {
    const [issue] = head.error.issues;
    throw new KnowledgeError(file, `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const [text = '', asked] = body.split(askedHeading);
  if (asked === undefined) throw new KnowledgeError(file, 'no «## Preguntas»');
  const answer = text.replace(/\s+/g, ' ').trim();
  const words = answer.split(' ').length;
  if (answer === '' || words > longestAnswer) throw new KnowledgeError(file, `an answer of ${words} words`);
  const wordings = asked
    .trim()
    .split('\n')
    .map((line) => {
      const [, by, wording] = /^- (\w+): (.+)$/.exec(line) ?? [];
      if (by === undefined || wording === undefined) throw new KnowledgeError(file, `not a question: ${line}`);
      return { by, text: wording };
    });
  const { title, train, adults = false } = head.data;
  return { id: name.slice(0, -'.md'.length), area, title, answer, train, adults, wordings };
}
