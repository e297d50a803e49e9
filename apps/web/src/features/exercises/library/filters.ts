import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { hasEveryTerm, readSearchText } from '@bandeja/domain/routines/search-words';
import { keysOf } from '@bandeja/domain/wire/records';
import { capitalise } from '@bandeja/domain/wire/text';
import { libraryTexts } from '#features/exercises/library/texts.ts';
import {
  muscleGroupOrder,
  type SectionName,
  sectionTexts,
  strokeTexts,
} from '#features/exercises/library/vocabulary.ts';

export type Filter = { categoria: string; golpe: string; material: string; grupo: string; texto: string };
export type FilterName = Exclude<keyof Filter, 'texto'>;
export type Option = { value: string; label: string; exercises: readonly ExerciseSummary[] };

export const filterNames: readonly FilterName[] = ['categoria', 'golpe', 'material', 'grupo'];
export const noMaterial = 'ninguno';

const drills: SectionName = 'Técnica y táctica';
const sectionNames = keysOf(sectionTexts);

/** Everything an exercise can be found by. An item of equipment may name alternatives: «mancuernas o gomas». */
const valuesOf: Record<FilterName, (exercise: ExerciseSummary) => readonly string[]> = {
  categoria: ({ categories, hasDrill }) => (hasDrill ? [drills, ...categories] : categories),
  golpe: ({ strokes }) => strokes,
  material: ({ equipment }) =>
    equipment.length === 0 ? [noMaterial] : equipment.flatMap((item) => item.toLowerCase().split(/\s+o\s+/)),
  grupo: ({ muscleGroups }) => muscleGroups,
};

const namedAsThey = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

const knownOptions: Record<FilterName, Record<string, string>> = {
  categoria: namedAsThey(sectionNames),
  golpe: Object.fromEntries(Object.entries(strokeTexts).map(([value, { name }]) => [value, name])),
  material: { [noMaterial]: libraryTexts.material.none },
  grupo: namedAsThey(muscleGroupOrder),
};

export function optionsOf(exercises: readonly ExerciseSummary[], name: FilterName): Option[] {
  const found = new Map<string, ExerciseSummary[]>();
  for (const exercise of exercises) {
    for (const value of new Set(valuesOf[name](exercise))) found.set(value, [...(found.get(value) ?? []), exercise]);
  }
  const known = knownOptions[name];
  const others = [...found.keys()].filter((value) => !(value in known)).sort((a, b) => a.localeCompare(b, 'es'));
  return [...Object.keys(known), ...others].flatMap((value) => {
    const list = found.get(value);
    return list ? [{ value, label: known[value] ?? capitalise(value), exercises: list }] : [];
  });
}

export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const read = (name: FilterName) => query.get(name) ?? '';
  const choice = {
    categoria: read('categoria'),
    golpe: read('golpe'),
    material: read('material'),
    grupo: read('grupo'),
  };
  return { ...choice, texto: query.get('texto') ?? '' };
}

export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('pagina'));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

export function searchOf(search: string): string {
  const filter = readFilter(search);
  return writeFilter({ ...filter, texto: filter.texto.trim().slice(0, longestText) }, '', pageOf(search));
}

export const longestText = 100;

/** The query of an address with this filter: `?golpe=bandeja`; other parts of the query stay, the page does not. */
export function writeFilter(filter: Partial<Filter>, search = '', page = 1): '' | `?${string}` {
  const query = new URLSearchParams(search);
  for (const name of [...filterNames, 'texto'] as const) {
    if (filter[name]) query.set(name, filter[name]);
    else query.delete(name);
  }
  if (page > 1) query.set('pagina', String(page));
  else query.delete('pagina');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function matching(exercises: readonly ExerciseSummary[], filter: Filter): ExerciseSummary[] {
  const chosen = filterNames.filter((name) => filter[name] !== '');
  const { terms } = readSearchText(filter.texto);
  return exercises.filter(
    (exercise) =>
      chosen.every((name) => valuesOf[name](exercise).includes(filter[name])) &&
      hasEveryTerm(wordsAbout(exercise), terms),
  );
}

function wordsAbout({ name, difficulty, categories, muscleGroups, strokes, equipment }: ExerciseSummary): string {
  return [name, difficulty, ...categories, ...muscleGroups, ...strokes, ...equipment].join(' ');
}

export function sectionOf({ hasDrill, categories }: Pick<ExerciseSummary, 'hasDrill' | 'categories'>) {
  return hasDrill ? drills : categories[0];
}

export type Section = { name: SectionName; id: string; sentence: string; exercises: ExerciseSummary[] };

/** A chosen category is one section with all its exercises; for a text the section with most results comes first. */
export function sectionsOf(exercises: readonly ExerciseSummary[], { categoria, texto }: Filter): Section[] {
  const placeOf = (exercise: ExerciseSummary): SectionName | undefined =>
    valuesOf.categoria(exercise).includes(categoria)
      ? sectionNames.find((name) => name === categoria)
      : sectionOf(exercise);
  const sections = sectionNames.map((name) => ({
    name,
    ...sectionTexts[name],
    exercises: exercises.filter((exercise) => placeOf(exercise) === name),
  }));
  const shown = sections.filter((section) => section.exercises.length > 0);
  return texto === '' ? shown : shown.sort((one, other) => other.exercises.length - one.exercises.length);
}
