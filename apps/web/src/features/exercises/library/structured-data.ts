import type { Exercise } from '@bandeja/domain/exercises/contract';
import { mediaAddress, pictureFile } from '@bandeja/domain/exercises/media';
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

export function exerciseData(exercise: Exercise): object[] {
  const { publicUrl } = siteFacts();
  const { name, description, equipment, steps, pictures } = exercise;
  return [
    {
      '@context': schema,
      '@type': 'HowTo',
      name,
      description,
      inLanguage: 'es',
      url: publicUrl + paths.exercise(exercise.slug),
      image: [
        ...pictures.map(
          (picture) => publicUrl + mediaAddress(pictureFile(picture, picture.widths.at(-1) ?? 0, 'webp')),
        ),
        publicUrl + socialPicturePath(paths.exercise(exercise.slug)),
      ],
      tool: equipment.map((item) => ({ '@type': 'HowToTool', name: item })),
      step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    },
    trailData([...libraryTrail, { name, path: paths.exercise(exercise.slug) }]),
  ];
}

/** The first sentences, or words, of a text that fit; «…» where it was cut within a sentence. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const sentence = cut.lastIndexOf('. ');
  if (sentence > most / 2) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' '))).replace(/[\s,;:.]+$/, '')}…`;
}
