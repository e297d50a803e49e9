import type { Article, ArticleBody, Source } from '@bandeja/catalogue/article';
import { readArticle } from '@bandeja/catalogue/article-file';
import { readFaq } from '@bandeja/catalogue/faq-file';
import type { LegalBody, LegalHead } from '@bandeja/catalogue/legal';
import { readLegal } from '@bandeja/catalogue/legal-file';
import type { QuestionGroup } from '@bandeja/catalogue/question';
import { textKindOf } from '@bandeja/domain/content/vocabulary';
import { FileError } from '@bandeja/markdown/file';

export type ReadArticle = { kind: 'article'; head: Article; body: ArticleBody };
export type ReadLegal = { kind: 'legal'; head: LegalHead; body: LegalBody };
export type ReadText = ReadArticle | ReadLegal | { kind: 'faq'; groups: QuestionGroup[] };

/** By the schema of the shipped files. @throws FileError with the line of the first fault */
export function readText(key: string, text: string, sources: ReadonlyMap<string, Source>): ReadText {
  const kind = textKindOf(key);
  if (kind === 'article') return { kind, ...readArticle({ file: `${key}.md`, text }, sources) };
  if (kind === 'legal') return readLegalText(key, text);
  const groups = readFaq({ file: 'faq.md', text });
  if (groups.length === 0) throw new FileError('faq.md', 1, 'no questions');
  return { kind, groups };
}

function readLegalText(key: string, text: string): ReadLegal {
  const file = `${key}.md`;
  const read = readLegal({ file, text });
  if (read.head.kind !== key) throw new FileError(file, lineOf(text, 'kind'), `kind: one of ${key}`);
  const empty = read.body.some(({ sections }) => sections.length === 0);
  if (empty) throw new FileError(file, text.split('\n').length, 'no sections');
  return { kind: 'legal', ...read };
}

/** Of a key of the front matter. */
export function lineOf(text: string, key: string): number {
  const line = text.split('\n').findIndex((row) => row.startsWith(`${key}:`));
  return Math.max(line, 0) + 1;
}
