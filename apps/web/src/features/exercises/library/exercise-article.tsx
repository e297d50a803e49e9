import type { Exercise } from '@bandeja/domain/exercises/contract';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type * as parts from '#features/exercises/library/exercise-parts.tsx';
import type { ExercisePageData } from '#features/exercises/library/page-data.ts';
import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';
import { TrainingDoors } from '#features/exercises/library/training-doors.tsx';
import { type Media, mediaOf } from '#lib/media.ts';
import { Button } from '#ui/button.tsx';
import { MovingStills } from '#ui/figure/figure-still.tsx';
import { Icon } from '#ui/icon.tsx';
import { MediaPlayer } from '#ui/media-player.tsx';
import { Prerendered } from '#ui/prerendered.tsx';

export function ExerciseArticle({ data, isPlayer }: { data: ExercisePageData; isPlayer: boolean }) {
  const [{ Intro, Pictures, Facts, Text, More }] = useState(() => partsOf(data));
  const { name, videoUrl, pictures, film } = data.exercise;
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
            {(pictures.length > 0 || film !== null) && <Prerendered id="exercise-pictures" content={Pictures} />}
            <Prerendered id="exercise-text" content={Text} />
            {media && <ExerciseVideo media={media} name={name} />}
          </div>
        </div>
      </article>
      <div className="grid gap-14 border-t bg-surface py-14 md:py-20 print:hidden">
        <MovingStills>
          <Prerendered id="exercise-more" content={More} />
        </MovingStills>
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
  return {
    Intro: part('Intro'),
    Pictures: part('Pictures'),
    Facts: part('Facts'),
    Text: part('Text'),
    More: part('More'),
  };
}

// Relative, so that the document does not preload it: the picture is there at once and stays if the code never comes.
const DrillPlayer = lazy(async () => {
  const code = await import('../../../ui/court/drill/drill-player.tsx').catch(() => new Promise<never>(() => {}));
  return { default: code.DrillPlayer };
});

const FigurePlayer = lazy(async () => {
  const code = await import('../../../ui/figure/figure-player.tsx').catch(() => new Promise<never>(() => {}));
  return { default: code.FigurePlayer };
});

function ExerciseDrawing({ exercise }: { exercise: Exercise }) {
  const { drill, figure, name, steps, commonMistakes } = exercise;
  if (!drill && !figure) return null;
  return (
    <section aria-labelledby="dibujo" className="min-w-0 xl:col-start-1">
      <h2 id="dibujo" className="mb-4">
        {drill ? texts.drawing : texts.figure}
      </h2>
      <Suspense fallback={null}>
        {drill && <DrillPlayer drill={drill} title={name} />}
        {!drill && figure && <FigurePlayer figure={figure} title={name} steps={steps} mistakes={commonMistakes} />}
      </Suspense>
    </section>
  );
}

function ExerciseVideo({ media, name }: { media: Media; name: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const words = texts.media[media.kind];
  return (
    <section aria-labelledby="video" className="print:hidden">
      <h2 id="video" className="mb-4">
        {words.title}
      </h2>
      <div className="on-court court grid aspect-16/9 place-items-center">
        {isPlaying ? (
          <MediaPlayer media={media} title={words.name(name)} className="block size-full border-0" takesFocus />
        ) : (
          <div className="grid justify-items-center gap-3 p-5 text-center">
            <Button variant="white" icon={<Icon as={PlayIcon} weight="fill" />} onClick={() => setIsPlaying(true)}>
              {words.play}
            </Button>
            <p className="max-w-[40ch] text-sm">{words.note}</p>
          </div>
        )}
      </div>
    </section>
  );
}
