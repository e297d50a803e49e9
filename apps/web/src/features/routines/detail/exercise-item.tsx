import { doseFacts } from '@bandeja/domain/exercises/dose';
import { exerciseMessages } from '@bandeja/domain/exercises/messages';
import type { Routine } from '@bandeja/domain/routines/contract';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { lazy, Suspense, useState } from 'react';
import { detailTexts as texts } from '#features/routines/detail/texts.ts';
import { mediaOf } from '#lib/media.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { FigureStill } from '#ui/figure/figure-still.tsx';
import { Icon } from '#ui/icon.tsx';
import { Meta } from '#ui/meta.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';

type Entry = Routine['exercises'][number];

const DrillPlayer = lazy(async () => ({
  default: (await import('#ui/court/drill/drill-player.tsx')).DrillPlayer,
}));

const FigurePlayer = lazy(async () => ({
  default: (await import('#ui/figure/figure-player.tsx')).FigurePlayer,
}));

function Drawing({ exercise }: { exercise: Entry['exercise'] }) {
  const { drill, figure, name, steps, commonMistakes } = exercise;
  return (
    <Suspense
      fallback={
        <SkeletonPlace label={texts.loadingDrawing}>
          <Skeleton className="aspect-4/3 w-full max-w-form rounded-3" />
        </SkeletonPlace>
      }
    >
      {drill && <DrillPlayer drill={drill} title={name} whiteBall className="max-sm:-mx-2" />}
      {!drill && figure && (
        <FigurePlayer figure={figure} title={name} steps={steps} mistakes={commonMistakes} className="max-sm:-mx-2" />
      )}
    </Suspense>
  );
}

export function ExerciseItem({ entry, position }: { entry: Entry; position: number }) {
  const { exercise, notes } = entry;
  return (
    <li className="card card-tight grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5">
      <span aria-hidden="true" className="num min-w-6 text-num-sm font-head text-ink-3">
        {position}
      </span>
      <div className="grid gap-2">
        <div className="flex items-start justify-between gap-4">
          <h3>{exercise.name}</h3>
          {exercise.drawing && <FigureStill figureName={exercise.drawing} />}
        </div>
        <Meta className="num" items={doseFacts({ ...entry, loadType: exercise.loadType }).map((text) => ({ text }))} />
        {exercise.muscleGroups.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            {exercise.muscleGroups.map((group) => (
              <Tag key={group}>{group}</Tag>
            ))}
          </div>
        )}
        {exercise.isDraft && <p className="text-ui font-strong text-warn">{exerciseMessages.unreviewed}</p>}
        {notes !== '' && (
          <p className="text-ui leading-[1.45]">
            <span className="font-strong">{texts.notes}</span> <span>{notes}</span>
          </p>
        )}
      </div>
      <How entry={entry} />
    </li>
  );
}

function How({ entry: { exercise } }: { entry: Entry }) {
  // a drawing is not fetched before it is opened
  const [wasOpened, setOpened] = useState(false);
  const { name, description, steps, equipment, videoUrl, drill, figure, slug } = exercise;
  const isDrawn = drill !== null || figure !== null;
  const mediaTexts = mediaOf(videoUrl)?.kind === 'picture' ? texts.picture : texts.video;
  const how = isDrawn ? texts.howWithDrawing : texts.how;
  return (
    <details className="group col-span-full -mb-3 border-t pt-1" onToggle={() => setOpened(true)}>
      <summary
        aria-label={`${how}: ${name}`}
        className="flex min-h-tap list-none items-center justify-between gap-3 text-ui font-strong [&::-webkit-details-marker]:hidden"
      >
        {how}
        <Icon as={CaretDownIcon} className="size-4 flex-none group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-4">
        <p className="max-w-reading text-ui text-ink-2">{description}</p>
        {steps.length > 0 && (
          <ol className="grid max-w-reading gap-2">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3 text-ui leading-[1.45]">
                <span aria-hidden="true" className="num w-4 flex-none font-head text-ink-3">
                  {index + 1}
                </span>
                <span className="min-w-0">{step}</span>
              </li>
            ))}
          </ol>
        )}
        {equipment.length > 0 && (
          <p className="text-ui">
            <span className="font-strong">{`${texts.equipment}:`}</span> <span>{equipment.join(', ')}</span>
          </p>
        )}
        {isDrawn && wasOpened && <Drawing exercise={exercise} />}
        <div className="flex flex-wrap gap-x-6">
          {slug !== null && (
            <ArrowLink to={paths.exercise(slug)} aria-label={texts.pageOf(name)}>
              {texts.page}
            </ArrowLink>
          )}
          {videoUrl !== null && (
            <a href={videoUrl} target="_blank" rel="noreferrer" aria-label={mediaTexts.of(name)} className="link-alone">
              {mediaTexts.see}
              <Icon as={ArrowSquareOutIcon} className="size-4" />
            </a>
          )}
        </div>
      </div>
    </details>
  );
}
