import { FileError, itemsOf, readMarkdown, sectionsOf } from '@bandeja/markdown/file';
import { type Cite, toInlineHtml } from '@bandeja/markdown/html';
import * as z from 'zod/mini';
import type { Article, ArticleBody, Source } from '#article.ts';
import { day } from '#day.ts';
import { textSection } from '#section-file.ts';

const words = z.string().check(z.minLength(1));

const shapeSchema = z.strictObject({
  path: z.optional(words),
  circle: z.optional(z.tuple([z.number(), z.number(), z.number()])),
  look: z.optional(z.enum(['faint', 'dotted', 'solid'])),
  width: z.optional(z.number()),
  dashes: z.optional(words),
  blunt: z.optional(z.literal(true)),
});

const headSchema = z.strictObject({
  kind: z.enum(['guides', 'blog']),
  order: z.int(),
  title: z.string().check(z.minLength(10), z.maxLength(60)),
  description: z.string().check(z.minLength(80), z.maxLength(155)),
  category: words,
  keywords: z.array(words).check(z.minLength(1)),
  published: day,
  updated: day,
  reviewed: day,
  words: z.int(),
  health: z.boolean(),
  related: z.tuple([words, words, words]),
  cover: z.array(shapeSchema).check(z.minLength(1)),
});

const sourcesSchema = z.strictObject({
  sources: z.record(
    z.string().check(z.regex(/^[a-z0-9-]+$/)),
    z.strictObject({
      authors: words,
      year: z.optional(z.int()),
      title: words,
      language: z.enum(['en', 'es']),
      journal: words,
      url: z.optional(z.string().check(z.regex(/^https:\/\//, 'not an address'))),
      note: z.optional(words),
    }),
  ),
});

type FileText = { file: string; text: string };

/** @throws FileError */
export function readSources(source: FileText): ReadonlyMap<string, Source> {
  const { sources } = readMarkdown(source, sourcesSchema).head;
  return new Map(Object.entries(sources).map(([id, rest]) => [id, { id, ...rest }]));
}

/** @throws FileError where the file is not an article */
export function readArticle(
  source: FileText,
  sources: ReadonlyMap<string, Source>,
): { head: Article; body: ArticleBody } {
  const markdown = readMarkdown(source, headSchema);
  const { file, bodyLine } = markdown;
  const slug = file.slice(0, -'.md'.length);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new FileError(file, 1, 'no address: letters, digits and hyphens');
  const { lead, leadLine, sections } = sectionsOf(markdown);
  const tomorrow = sections.pop();
  if (tomorrow?.title !== 'Qué hacer mañana')
    throw new FileError(file, bodyLine, 'no «## Qué hacer mañana» at its end');
  const { cite, cited } = citations(sources);
  const read = sections.map((section) => textSection(file, section, cite));
  const steps = itemsOf(file, tomorrow).map((text) => toInlineHtml({ file, text, line: tomorrow.line }, cite));
  const body = {
    lead: toInlineHtml({ file, text: lead, line: leadLine }),
    sections: read,
    tomorrow: steps,
    sources: cited,
  };
  return { head: { ...markdown.head, slug }, body };
}

/** Numbered as they are first cited; the list of sources leads back to that place. */
function citations(sources: ReadonlyMap<string, Source>): { cite: Cite; cited: Source[] } {
  const cited: Source[] = [];
  const cite = (id: string) => {
    const source = sources.get(id);
    if (source === undefined) return null;
    const isFirst = !cited.includes(source);
    if (isFirst) cited.push(source);
    const number = cited.indexOf(source) + 1;
    const anchor = isFirst ? ` id="cita-${id}"` : '';
    return `<sup><a href="#fuente-${id}"${anchor} aria-label="Fuente ${number}">${number}</a></sup>`;
  };
  return { cite, cited };
}
