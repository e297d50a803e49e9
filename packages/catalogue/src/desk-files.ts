import { safetyQuestionSchema } from '@bandeja/domain/exercises/schemas';
import type { SafetyQuestion } from '@bandeja/domain/exercises/vocabulary';
import { FileError, readMarkdown } from '@bandeja/markdown/file';
import * as z from 'zod/mini';
import { codeSchema, headFields, headings, requireName, textsOf } from '#exercise-file.ts';
import { entrySchema, routineFields, routineOf } from '#routine-file.ts';
import type { CatalogueExercise, CatalogueRoutine } from '#types.ts';

// What the desk gives out and takes in: the files of the catalogue, where an exercise of its own has an address instead of a code.

/** The code of a shipped exercise, the address of another one. */
const refSchema = z.string().check(z.regex(/^([A-Z]\d\d|[a-z0-9]+(-[a-z0-9]+)*)$/, 'not a code'));
const line = z.string().check(z.minLength(1));

export type DeskExercise = Omit<CatalogueExercise, 'code'> & {
  code: string | null;
  slug: string;
  video: string | null;
  /** Safety questions that nobody has answered. */
  open: SafetyQuestion[];
};

const exerciseSchema = z.strictObject({
  code: z.optional(codeSchema),
  ...headFields,
  equipment: z.array(line),
  strokes: z._default(headFields.strokes, []),
  variations: z.array(refSchema),
  video: z._default(z.nullable(line), null),
  open: z._default(z.array(safetyQuestionSchema), []),
});

type FileText = { file: string; text: string };
const addressOf = /^([a-z]\d\d-)?([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/** @throws FileError where the file is not an exercise */
export function readDeskExercise(source: FileText): DeskExercise {
  const markdown = readMarkdown(source, exerciseSchema);
  const { level, groups, avoid, mind, code = null, ...head } = markdown.head;
  const slug = addressOf.exec(source.file)?.[2];
  if (slug === undefined) throw new FileError(source.file, 1, 'no address: letters, digits and hyphens');
  if (code !== null) requireName(source.file, code);
  return {
    ...head,
    code,
    slug,
    difficulty: level,
    muscleGroups: groups,
    avoidFor: avoid,
    cautionFor: mind,
    ...textsOf(markdown),
  };
}

export function writeExercise(exercise: DeskExercise): FileText {
  const { code, slug, video, open, drawing } = exercise;
  const { sets, reps, seconds, metres, perSide, rest } = exercise.dose;
  const isCounted = exercise.loadType === 'reps';
  const head = [
    ...(code === null ? [] : [`code: ${code}`]),
    `name: ${item(exercise.name)}`,
    `categories: ${list(exercise.categories)}`,
    `level: ${exercise.difficulty}`,
    `groups: ${list(exercise.muscleGroups)}`,
    `equipment: ${list(exercise.equipment)}`,
    `dose: ${flow({ sets, reps: isCounted || reps !== 1 ? reps : undefined, seconds, metres, perSide: perSide || undefined, rest })}`,
    `loadType: ${exercise.loadType}`,
    `avoid: ${list(exercise.avoidFor)}`,
    `mind: ${list(exercise.cautionFor)}`,
    `demands: ${list(exercise.demands)}`,
    `places: ${list(exercise.places)}`,
    `strokes: ${list(exercise.strokes)}`,
    `variations: ${list(exercise.variations)}`,
    ...(drawing === null ? [] : [`drawing: ${drawing}`]),
    ...(video === null ? [] : [`video: ${scalar(video)}`]),
    ...(open.length === 0 ? [] : [`open: ${list(open)}`]),
  ];
  const { steps, commonMistakes, tips } = headings;
  const body = [
    paragraphs(exercise.description),
    `## ${steps}`,
    exercise.steps.map((step, index) => `${index + 1}. ${oneLine(step)}`).join('\n'),
    `## ${commonMistakes}`,
    exercise.commonMistakes.map((mistake) => `- ${oneLine(mistake)}`).join('\n'),
    `## ${tips}`,
    exercise.tips.map((tip) => `- ${oneLine(tip)}`).join('\n'),
  ];
  return { file: `${code === null ? '' : `${code.toLowerCase()}-`}${slug}.md`, text: fileOf(head, body) };
}

export type DeskRoutine = Omit<CatalogueRoutine, 'code'> & { code: string | null };

const routineSchema = z.strictObject({
  code: z.optional(codeSchema),
  ...routineFields,
  objectives: z._default(z.array(line), []),
  exercises: z.array(z.extend(entrySchema, { exercise: refSchema })).check(z.minLength(1)),
});

/** A routine without a code is known by its name. @throws FileError where the file is not a routine */
export function readDeskRoutine(source: FileText): DeskRoutine {
  const markdown = readMarkdown(source, routineSchema);
  const { code = null, ...head } = markdown.head;
  if (code !== null) requireName(source.file, code);
  return { ...routineOf(markdown, head), code };
}

/** @param slug how the file is called behind its code */
export function writeRoutine(routine: DeskRoutine, slug: string): FileText {
  const { code } = routine;
  const head = [
    ...(code === null ? [] : [`code: ${code}`]),
    `name: ${item(routine.name)}`,
    `type: ${routine.type}`,
    `categories: ${list(routine.categories)}`,
    `level: ${routine.difficulty}`,
    `minutes: ${routine.duration}`,
    routine.objectives.length === 0 ? 'objectives: []' : 'objectives:',
    ...routine.objectives.map((objective) => `  - ${scalar(objective)}`),
    'exercises:',
    ...routine.entries.map(({ exercise, sets, reps, duration, metres, perSide, rest, notes }) => {
      const isTimed = duration !== undefined || metres !== undefined;
      const entry = {
        exercise,
        sets,
        reps: isTimed && reps === 1 ? undefined : reps,
        seconds: duration,
        metres,
        perSide: perSide || undefined,
        rest,
        note: notes === undefined ? undefined : JSON.stringify(oneLine(notes)),
      };
      return `  - ${flow(entry)}`;
    }),
  ];
  return {
    file: `${code === null ? '' : `${code.toLowerCase()}-`}${slug}.md`,
    text: fileOf(head, [paragraphs(routine.description)]),
  };
}

const fileOf = (head: readonly string[], body: readonly string[]) =>
  `---\n${head.join('\n')}\n---\n\n${body.filter((part) => part !== '').join('\n\n')}\n`;

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
/** A line that begins like a heading would be one. */
const paragraphs = (text: string) => text.trim().replace(/^#+ /gm, '');

const plain = /^\p{L}[\p{L}\p{N} .,()/+«»¿?¡!%·-]*$/u;
const meaningful = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** YAML reads JSON's strings; what cannot be misread stands without quotes. */
const scalar = (text: string) => {
  const isPlain = plain.test(text) && !meaningful.test(text) && text === text.trim();
  return isPlain ? text : JSON.stringify(text);
};
const item = (text: string) => (text.includes(',') ? JSON.stringify(text) : scalar(text));
const list = (items: readonly string[]) => `[${items.map(item).join(', ')}]`;
const flow = (fields: Record<string, string | number | boolean | undefined>) =>
  `{ ${Object.entries(fields)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
    .join(', ')} }`;
