import { categorySchema, difficultySchema } from '@bandeja/domain/exercises/schemas';
import { routineTypeSchema } from '@bandeja/domain/routines/schemas';
import { FileError, type MarkdownFile, readMarkdown } from '@bandeja/markdown/file';
import * as z from 'zod/mini';
import { codeSchema, requireName } from '#exercise-file.ts';
import type { CatalogueRoutine } from '#types.ts';

const count = z.int().check(z.minimum(1));

export const entrySchema = z.strictObject({
  exercise: codeSchema,
  sets: count,
  reps: z._default(count, 1),
  seconds: z.optional(count),
  metres: z.optional(count),
  perSide: z._default(z.boolean(), false),
  rest: z.int().check(z.minimum(0)),
  note: z.optional(z.string().check(z.minLength(1))),
});

/** docs/training.md#ready-routines */
export const routineFields = {
  name: z.string().check(z.minLength(3)),
  type: routineTypeSchema,
  categories: z.array(categorySchema).check(z.minLength(1)),
  level: difficultySchema,
  minutes: count,
  objectives: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
  exercises: z.array(entrySchema).check(z.minLength(1)),
};

const headSchema = z.strictObject({ code: codeSchema, ...routineFields });

/** @throws FileError where the file is not a routine */
export function readRoutine(source: { file: string; text: string }): CatalogueRoutine {
  const markdown = readMarkdown(source, headSchema);
  const { code, ...head } = markdown.head;
  requireName(markdown.file, code);
  return { ...routineOf(markdown, head), code };
}

type RoutineHead = Omit<z.output<typeof headSchema>, 'code'>;

/** @throws FileError for a file without a description */
export function routineOf(
  { file, body, bodyLine }: MarkdownFile<unknown>,
  { level, minutes, exercises, ...rest }: RoutineHead,
): Omit<CatalogueRoutine, 'code'> {
  const description = body.trim();
  if (description === '') throw new FileError(file, bodyLine, 'no description');
  return {
    ...rest,
    difficulty: level,
    duration: minutes,
    description,
    entries: exercises.map(({ seconds, note, ...entry }) => ({
      ...entry,
      ...(seconds === undefined ? {} : { duration: seconds }),
      ...(note === undefined ? {} : { notes: note }),
    })),
  };
}
