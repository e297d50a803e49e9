import { FileError, type Section, sectionsOf } from '@bandeja/markdown/file';
import { toHtml } from '@bandeja/markdown/html';
import type { Question, QuestionGroup } from '#question.ts';

/** «## Group», «### Question {#anchor}», paragraphs. @throws FileError where a question has no anchor or no answer */
export function readFaq({ file, text }: { file: string; text: string }): QuestionGroup[] {
  return sectionsOf({ body: text, bodyLine: 1 }).sections.map((section) => ({
    title: section.title,
    questions: questionsOf(file, section),
  }));
}

/** Marked `{sellsPlans}` it is only asked where plans can be bought. */
const heading = /^(\{sellsPlans\} )?(.+) \{#([a-z0-9-]+)\}$/;

function questionsOf(file: string, section: Section): Question[] {
  const [, ...parts] = section.text.split(/^### /m);
  let line = section.line + (section.text.split(/^### /m, 1)[0] ?? '').split('\n').length;
  return parts.map((part) => {
    const [title = '', ...rest] = part.split('\n');
    const [, paying, question, id] = heading.exec(title) ?? [];
    if (question === undefined || id === undefined) throw new FileError(file, line, `no anchor: ${title}`);
    const html = toHtml({ file, text: rest.join('\n'), line: line + 1 });
    if (html === '') throw new FileError(file, line, 'no answer');
    line += rest.length;
    return {
      id,
      question,
      html,
      plain: plainOf(html),
      ...(paying === undefined ? {} : { isAboutPaying: true as const }),
    };
  });
}

const letters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" };

const plainOf = (html: string): string =>
  html
    .replace(/<\/p>\s*<p>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => letters[name] ?? whole)
    .trim();
