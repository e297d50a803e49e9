import { type ComponentType, lazy, useState } from 'react';
import { ExerciseDrawing } from '#features/exercises/library/exercise-drawing.tsx';
import type * as parts from '#features/exercises/library/exercise-parts.tsx';
import { ExerciseVideo } from '#features/exercises/library/exercise-video.tsx';
import type { ExercisePageData } from '#features/exercises/library/page-data.ts';
import { TrainingDoors } from '#features/exercises/library/training-doors.tsx';
import { mediaOf } from '#lib/media.ts';
import { Prerendered } from '#ui/prerendered.tsx';

type ExerciseArticleProps = { data: ExercisePageData; isPlayer: boolean };

/** All of one exercise. In the browser only what answers to the reader is code: drawing, film, doors. */
export function ExerciseArticle({ data, isPlayer }: ExerciseArticleProps) {
  const [{ Intro, Facts, Text, More }] = useState(() => partsOf(data));
  const { name, videoUrl } = data.exercise;
  const media = mediaOf(videoUrl);
  return (
    <>
      <article className="wrap pt-6 pb-16 md:pt-10 md:pb-24">
        <Prerendered id="exercise-intro" content={Intro} />
        <div className="grid gap-x-16 gap-y-10 md:gap-y-12 xl:grid-cols-[minmax(0,1fr)_320px] xl:items-start">
          <ExerciseDrawing exercise={data.exercise} />
          <div className="xl:sticky xl:top-8 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <Prerendered id="exercise-facts" content={Facts} />
          </div>
          <div className="grid min-w-0 gap-12 xl:col-start-1">
            <Prerendered id="exercise-text" content={Text} />
            {media && <ExerciseVideo media={media} name={name} />}
          </div>
        </div>
      </article>
      <div className="grid gap-14 border-t bg-surface py-14 md:py-20 print:hidden">
        <Prerendered id="exercise-more" content={More} />
        <div className="wrap">
          <TrainingDoors isPlayer={isPlayer} />
        </div>
      </div>
    </>
  );
}

type Parts = Record<keyof typeof parts, ComponentType>;

function partsOf(data: ExercisePageData): Parts {
  const part = (name: keyof Parts) =>
    lazy(async () => {
      const Part = (await import('./exercise-parts.tsx'))[name];
      return { default: () => <Part {...data} /> };
    });
  return { Intro: part('Intro'), Facts: part('Facts'), Text: part('Text'), More: part('More') };
}
