import {
  type DeskExercise,
  type DeskRoutine,
  readDeskExercise,
  readDeskRoutine,
  writeExercise,
  writeRoutine,
} from '@bandeja/catalogue/desk-files';
import { type CatalogueImport, type Exercise, exerciseBodySchema } from '@bandeja/domain/exercises/contract';
import { openQuestions, slugOf } from '@bandeja/domain/exercises/rules';
import { safetyQuestions } from '@bandeja/domain/exercises/vocabulary';
import { type Routine, routineBodySchema } from '@bandeja/domain/routines/contract';
import { errorTable } from '@bandeja/domain/wire/errors';
import { figureNamed } from '@bandeja/drawing/figures/figures';
import { FileError } from '@bandeja/markdown/file';
import type * as z from 'zod/mini';
import { catalogueExercises } from '#features/exercises/queries.ts';
import { create, update } from '#features/exercises/service.ts';
import { createRoutine, libraryRoutines, updateRoutine } from '#features/routines/admin.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { faultInSpanish } from '#kit/file-faults.ts';

type FileText = { file: string; text: string };
type Stored = { exercises: Exercise[]; routines: Routine[] };

const refOf = ({ code, slug }: { code: string | null; slug: string }) => code ?? slug;

export async function exportCatalogue({ db }: Pick<Deps, 'db'>): Promise<{ files: FileText[] }> {
  const { exercises, routines } = await storedCatalogue(db);
  const refs = refsOf(exercises);
  const files = [
    ...exercises
      .filter(({ isRetired }) => !isRetired)
      .map((exercise) => inFolder('exercises', writeExercise(deskExercise(exercise, refs)))),
    ...routines.map((routine) => inFolder('routines', routineFile(routine, refs))),
  ];
  return { files: files.sort((one, other) => (one.file < other.file ? -1 : 1)) };
}

const storedCatalogue = async (db: Deps['db']): Promise<Stored> => ({
  exercises: await catalogueExercises(db),
  routines: await libraryRoutines(db),
});

const inFolder = (folder: string, { file, text }: FileText) => ({ file: `${folder}/${file}`, text });
const refsOf = (exercises: readonly Exercise[]) => new Map(exercises.map((each) => [each._id, refOf(each)]));

function deskExercise(exercise: Exercise, refs: ReadonlyMap<string, string>): DeskExercise {
  const { code, figureName, hasDrill, videoUrl, answered, variations } = exercise;
  return {
    ...exercise,
    drawing: figureName ?? (hasDrill ? code : null),
    video: videoUrl,
    open: openQuestions(answered),
    variations: variations.flatMap(({ _id }) => refs.get(_id) ?? []).sort(),
  };
}

function routineFile(routine: Routine, refs: ReadonlyMap<string, string>): FileText {
  return writeRoutine(deskRoutine(routine, refs), slugOf(routine.name));
}

function deskRoutine({ exercises, ...routine }: Routine, refs: ReadonlyMap<string, string>): DeskRoutine {
  return {
    ...routine,
    entries: exercises.map(({ exercise, duration, metres, notes, ...entry }) => ({
      ...entry,
      exercise: refs.get(exercise._id) ?? '',
      ...(duration === null ? {} : { duration }),
      ...(metres === null ? {} : { metres }),
      ...(notes === '' ? {} : { notes }),
    })),
  };
}

class RolledBack extends Error {}

/** All files in one transaction; a preview is the same, and is undone. */
export async function importCatalogue(
  deps: Deps,
  actor: Actor,
  files: readonly FileText[],
  { isPreview }: { isPreview: boolean },
): Promise<CatalogueImport> {
  let outcome: CatalogueImport = { errors: [], changes: [], same: 0 };
  try {
    await inTransaction(deps, async (_tx, inTx) => {
      outcome = await storeFiles(inTx, actor, files);
      if (isPreview || outcome.errors.length > 0) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return outcome;
}

const placeOf = /(?:^|\/)(exercises|routines)\/([^/]+\.md)$/;

async function storeFiles(deps: Deps, actor: Actor, files: readonly FileText[]): Promise<CatalogueImport> {
  const stored = await storedCatalogue(deps.db);
  const outcome: CatalogueImport = { errors: [], changes: [], same: 0 };
  const read = { exercises: [] as Read<DeskExercise>[], routines: [] as Read<DeskRoutine>[] };
  for (const source of files) {
    const [, folder, file = ''] = placeOf.exec(source.file) ?? [];
    const refuse = (line: number, message: string) => outcome.errors.push({ file: source.file, line, message });
    try {
      const text = { file, text: source.text.replaceAll('\r\n', '\n') };
      if (folder === 'exercises') read.exercises.push({ ...source, item: readDeskExercise(text), refuse });
      else if (folder === 'routines') read.routines.push({ ...source, item: readDeskRoutine(text), refuse });
      else refuse(1, 'No está en una carpeta «exercises» o «routines», o no es un archivo .md');
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      refuse(error.line, faultInSpanish(error.fault));
    }
  }
  const ids = await storeExercises(deps, actor, { stored, read: read.exercises, outcome });
  await storeRoutines(deps, actor, { stored, read: read.routines, outcome, ids });
  return outcome;
}

type Read<Item> = FileText & { item: Item; refuse: (line: number, message: string) => void };
type Step<Item> = { stored: Stored; read: readonly Read<Item>[]; outcome: CatalogueImport };

/** @returns the ids by code and address, with those of the files */
async function storeExercises(deps: Deps, actor: Actor, { stored, read, outcome }: Step<DeskExercise>) {
  const { exercises } = stored;
  const refs = refsOf(exercises);
  const ids = new Map(
    exercises.flatMap(({ _id, code, slug }) =>
      [code, slug].flatMap((ref) => (ref === null ? [] : [[ref, _id] as const])),
    ),
  );
  const byRef = new Map(exercises.map((exercise) => [refOf(exercise), exercise]));
  const changed = read.filter((source) => {
    const { item } = source;
    const before = byRef.get(refOf(item));
    if (item.code !== null && !before) {
      source.refuse(
        2,
        'Ese código no existe aquí. Para añadir un ejercicio, quita la línea «code» y el código del nombre.',
      );
      return false;
    }
    const is = writeExercise({ ...item, variations: [...item.variations].sort() }).text;
    return noteChange(outcome, source, {
      name: item.name,
      before: before && writeExercise(deskExercise(before, refs)).text,
      after: is,
    });
  });
  // first those that are new, so that others can name them
  for (const source of changed) {
    if (byRef.has(refOf(source.item))) continue;
    const body = parsed(source, exerciseBodySchema, exerciseForm(source, new Map(), true));
    if (body === null) continue;
    const added = await attempt(source, () => create(deps, actor, body));
    if (added) ids.set(source.item.slug, added._id);
  }
  for (const source of changed) {
    const id = ids.get(refOf(source.item));
    const isComplete = !byRef.has(refOf(source.item)) && source.item.variations.length === 0;
    if (id === undefined || isComplete) continue;
    const body = parsed(source, exerciseBodySchema, exerciseForm(source, ids, false));
    if (body !== null) await attempt(source, () => update(deps, actor, id, body));
  }
  return ids;
}

function exerciseForm({ item, text, refuse }: Read<DeskExercise>, ids: ReadonlyMap<string, string>, isFirst: boolean) {
  const { video, open, drawing, variations, code: _, slug: __, ...fields } = item;
  return {
    ...fields,
    videoUrl: video,
    answered: safetyQuestions.filter((question) => !open.includes(question)),
    figureName: drawing !== null && figureNamed(drawing) ? drawing : null,
    variations: isFirst
      ? []
      : variations.flatMap((ref) => found(ids.get(ref), () => refuse(lineOf(text, 'variations'), unknownRef(ref)))),
  };
}

const unknownRef = (ref: string) => `Nombra un ejercicio que no existe: ${ref}`;

function found(id: string | undefined, onMissing: () => void): string[] {
  if (id === undefined) onMissing();
  return id === undefined ? [] : [id];
}

type RoutineStep = Step<DeskRoutine> & { ids: ReadonlyMap<string, string> };

async function storeRoutines(deps: Deps, actor: Actor, { stored, read, outcome, ids }: RoutineStep): Promise<void> {
  const refs = refsOf(stored.exercises);
  for (const source of read) {
    const { item, text } = source;
    const before = stored.routines.find(({ code, name }) =>
      item.code === null ? code === null && name === item.name : code === item.code,
    );
    if (item.code !== null && !before) {
      source.refuse(
        2,
        'Ese código no existe aquí. Para añadir una rutina, quita la línea «code» y el código del nombre.',
      );
      continue;
    }
    const after = writeRoutine(item, slugOf(item.name)).text;
    if (!noteChange(outcome, source, { name: item.name, before: before && routineFile(before, refs).text, after }))
      continue;
    const { entries, code: _, ...fields } = item;
    const exercises = entries.flatMap(({ exercise: ref, ...entry }) =>
      found(ids.get(ref), () => source.refuse(lineOf(text, `  - { exercise: ${ref}`), unknownRef(ref))).map(
        (exercise) => ({ ...entry, exercise }),
      ),
    );
    const body = parsed(source, routineBodySchema, { ...fields, exercises });
    if (body === null) continue;
    await attempt(source, () =>
      before ? updateRoutine(deps, actor, before._id, body) : createRoutine(deps, actor, body),
    );
  }
}

type Texts = { name: string; before: string | undefined; after: string };

/** @returns whether there is something to store */
function noteChange(outcome: CatalogueImport, { file }: FileText, { name, before, after }: Texts): boolean {
  if (before === after) {
    outcome.same += 1;
    return false;
  }
  const lines = (text = '') => text.split('\n').filter((line) => line !== '' && line !== '---');
  const [old, next] = [lines(before), lines(after)];
  outcome.changes.push({
    file,
    name,
    kind: before === undefined ? 'new' : 'changed',
    removed: old.filter((line) => !next.includes(line)),
    added: next.filter((line) => !old.includes(line)),
  });
  return true;
}

function parsed<Schema extends z.ZodMiniType>(
  { text, refuse }: Read<unknown>,
  schema: Schema,
  form: z.input<Schema> | object,
): z.output<Schema> | null {
  const body = schema.safeParse(form);
  if (body.success) return body.data;
  for (const { path, message } of body.error.issues) {
    const key = keys[String(path[0])] ?? String(path[0]);
    refuse(lineOf(text, key), `${path.join('.')}: ${message}`);
  }
  return null;
}

/** What the file calls a field. */
const keys: Record<string, string> = {
  difficulty: 'level',
  muscleGroups: 'groups',
  avoidFor: 'avoid',
  cautionFor: 'mind',
  duration: 'minutes',
  videoUrl: 'video',
  steps: '## Pasos',
  commonMistakes: '## Errores frecuentes',
  tips: '## Consejos',
};

function lineOf(text: string, start: string): number {
  return (
    Math.max(
      0,
      text.split('\n').findIndex((line) => line.startsWith(start)),
    ) + 1
  );
}

async function attempt<Result>({ refuse }: Read<unknown>, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refuse(1, error.issues?.[0]?.message ?? error.sentence ?? errorTable[error.code].message);
    return null;
  }
}
