import { doseInWords } from '@bandeja/domain/exercises/dose';
import type { PublicRoutine, PublicRoutineSummary } from '@bandeja/domain/routines/contract';
import { publicRoutineTexts as texts } from '#features/routines/public/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { trailData } from '#ui/trail.tsx';

const schema = 'https://schema.org';
const trail = [
  { name: texts.home, path: paths.home },
  { name: texts.all, path: paths.publicRoutines },
];

export function routineData({ name, slug, description, duration, equipment, lines }: PublicRoutine): object[] {
  const path = paths.publicRoutine(slug);
  return [
    {
      '@context': schema,
      '@type': 'HowTo',
      name,
      description,
      inLanguage: 'es',
      url: siteFacts().publicUrl + path,
      totalTime: `PT${duration}M`,
      tool: equipment.map((item) => ({ '@type': 'HowToTool', name: item })),
      step: lines.map((line, index) => ({
        '@type': 'HowToStep',
        position: index + 1,
        name: line.name,
        text: `${doseInWords(line)}. ${line.cue}`.trim(),
      })),
    },
    trailData([...trail, { name, path }]),
  ];
}

export function routinesData(routines: readonly PublicRoutineSummary[]): object[] {
  const { publicUrl } = siteFacts();
  return [
    {
      '@context': schema,
      '@type': 'ItemList',
      name: texts.list.title,
      numberOfItems: routines.length,
      itemListElement: routines.map(({ slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: publicUrl + paths.publicRoutine(slug),
      })),
    },
    trailData(trail),
  ];
}
