import {
  bodyAreaSchema,
  categorySchema,
  demandSchema,
  difficultySchema,
  doseSchema,
  loadTypeSchema,
  muscleGroupSchema,
  placeSchema,
  strokeSchema,
} from '@bandeja/domain/exercises/schemas';
import { materials } from '@bandeja/domain/exercises/vocabulary';
import { FileError, itemsOf, type MarkdownFile, readMarkdown, type Section, sectionsOf } from '@bandeja/markdown/file';
import * as z from 'zod/mini';
import type { CatalogueExercise } from '#types.ts';

export const codeSchema = z.string().check(z.regex(/^[A-Z]\d\d$/, 'not a code'));
const nameSchema = z.string().check(z.minLength(3));

/** An item may name alternatives: «mancuernas o kettlebell». */
const equipmentSchema = z.string().check(
  z.refine((item) => item.split(' o ').every((name) => materials.some((known) => known === name)), {
    error: 'unknown equipment',
  }),
);

export const doseOfFile = z.pipe(
  z.strictObject({
    sets: z.int(),
    reps: z._default(z.int(), 1),
    seconds: z.optional(z.int()),
    metres: z.optional(z.int()),
    perSide: z._default(z.boolean(), false),
    rest: z.int(),
  }),
  doseSchema,
);

/** docs/training.md#catalogue-columns */
export const headFields = {
  name: nameSchema,
  categories: z.array(categorySchema).check(z.minLength(1)),
  level: difficultySchema,
  groups: z.array(muscleGroupSchema),
  dose: doseOfFile,
  loadType: loadTypeSchema,
  avoid: z.array(bodyAreaSchema),
  mind: z.array(bodyAreaSchema),
  demands: z.array(demandSchema),
  places: z.array(placeSchema).check(z.minLength(1)),
  strokes: z.array(strokeSchema),
  drawing: z._default(z.nullable(codeSchema), null),
};

const headSchema = z.strictObject({
  code: codeSchema,
  ...headFields,
  equipment: z.array(equipmentSchema),
  strokes: z.array(strokeSchema).check(z.minLength(1)),
  variations: z.array(codeSchema).check(z.maxLength(3)),
});

export const headings = { steps: 'Pasos', commonMistakes: 'Errores frecuentes', tips: 'Consejos' } as const;

/** @throws FileError where the file is not an exercise */
export function readExercise(source: { file: string; text: string }): CatalogueExercise {
  const markdown = readMarkdown(source, headSchema);
  const { level, groups, avoid, mind, ...head } = markdown.head;
  requireName(markdown.file, head.code);
  return {
    ...head,
    difficulty: level,
    muscleGroups: groups,
    avoidFor: avoid,
    cautionFor: mind,
    ...textsOf(markdown),
  };
}

type Texts = Pick<CatalogueExercise, 'description' | 'steps' | 'commonMistakes' | 'tips'>;

/** What stands below the front matter. @throws FileError */
export function textsOf(markdown: MarkdownFile<unknown>): Texts {
  const { file, bodyLine } = markdown;
  const { lead, sections } = sectionsOf(markdown);
  if (lead === '') throw new FileError(file, bodyLine, 'no description');
  const unknown = sections.find(({ title }) => !Object.values<string>(headings).includes(title));
  if (unknown) throw new FileError(file, unknown.line, `unknown section: ${unknown.title}`);
  const listOf = (heading: string) => itemsOf(file, sectionNamed(file, sections, heading, bodyLine));
  return {
    description: lead,
    steps: listOf(headings.steps),
    commonMistakes: listOf(headings.commonMistakes),
    tips: listOf(headings.tips),
  };
}

function sectionNamed(file: string, sections: readonly Section[], heading: string, line: number): Section {
  const found = sections.find(({ title }) => title === heading);
  if (!found) throw new FileError(file, line, `no «## ${heading}»`);
  return found;
}

/** `f02-sentadilla-goblet.md` is the exercise F02. */
export function requireName(file: string, code: string): void {
  if (!file.startsWith(`${code.toLowerCase()}-`)) throw new FileError(file, 2, `code: the file is named otherwise`);
}
