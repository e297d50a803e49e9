import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { LibraryPageData } from '#features/exercises/library/page-data.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { socialPicturePath } from '#lib/social-pictures.ts';
import { trailData } from '#ui/trail.tsx';

const schema = 'https://schema.org';
const libraryTrail = [
  { name: texts.home, path: paths.home },
  { name: texts.name, path: paths.exercises },
];

/** The library for machines (schema.org): the list of its pages, and its breadcrumbs. */
export function libraryData({ exercises, found, firstPosition }: LibraryPageData): object[] {
  const { publicUrl } = siteFacts();
  return [
    {
      '@context': schema,
      '@type': 'ItemList',
      name: texts.title,
      numberOfItems: found,
      itemListElement: exercises.map((exercise, index) => ({
        '@type': 'ListItem',
        position: firstPosition + index,
        url: publicUrl + paths.exercise(exercise.slug),
      })),
    },
    trailData(libraryTrail),
  ];
}

/** An exercise for machines: its steps and its breadcrumbs. */
export function exerciseData(exercise: Exercise): object[] {
  const { publicUrl } = siteFacts();
  const { name, description, equipment, steps } = exercise;
  return [
    {
      '@context': schema,
      '@type': 'HowTo',
      name,
      description,
      inLanguage: 'es',
      url: publicUrl + paths.exercise(exercise.slug),
      image: publicUrl + socialPicturePath(paths.exercise(exercise.slug)),
      tool: equipment.map((item) => ({ '@type': 'HowToTool', name: item })),
      step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    },
    trailData([...libraryTrail, { name, path: paths.exercise(exercise.slug) }]),
  ];
}
