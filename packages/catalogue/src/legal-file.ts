import { readMarkdown, sectionsOf } from '@bandeja/markdown/file';
import * as z from 'zod/mini';
import { day } from '#day.ts';
import type { LegalBody, LegalConditions, LegalHead } from '#legal.ts';
import { textSection } from '#section-file.ts';

const headSchema = z.strictObject({ kind: z.enum(['privacy', 'terms']), version: z.int(), date: day });

/** What a server may differ in: whether it sells plans, and whether its address is encrypted. */
const conditions = ['sellsPlans', 'https'] as const satisfies (keyof LegalConditions)[];

const cases: readonly LegalConditions[] = [true, false].flatMap((sellsPlans) =>
  [true, false].map((https) => ({ sellsPlans, https })),
);

/** @throws FileError where the file is not a version of a legal text */
export function readLegal(source: { file: string; text: string }): { head: LegalHead; body: LegalBody } {
  const { head, file } = readMarkdown(source, headSchema);
  const sectionsIn = (facts: LegalConditions) => {
    const markdown = readMarkdown({ ...source, text: linesWhere(source.text, facts) }, headSchema);
    return sectionsOf(markdown).sections.map((section) => textSection(file, section));
  };
  return { head, body: cases.map((facts) => ({ ...facts, sections: sectionsIn(facts) })) };
}

/** A line marked `{https}` stands only where that holds, `{!https}` only elsewhere; the place of one left out stays empty. */
function linesWhere(text: string, facts: LegalConditions): string {
  const mark = new RegExp(`^(.*)\\{(!?)(${conditions.join('|')})\\} (.*)$`, 'gm');
  return text.replace(mark, (_, before: string, not: string, name: keyof LegalConditions, after: string) =>
    (not === '') === facts[name] ? before + after : '',
  );
}
