import type { TrackedStroke } from '@bandeja/pose/stroke';
import type { ComponentProps, ReactNode } from 'react';
import { FilmPicture } from '#features/mirror/film-picture.tsx';
import { Skeleton } from '#features/mirror/skeleton.tsx';

type FilmFrameProps = Omit<ComponentProps<typeof FilmPicture>, 'seconds' | 'drawn'> & {
  stroke: TrackedStroke;
  index: number;
  hasSkeleton?: boolean;
  /** Over the skeleton. */
  drawn?: ReactNode;
};

/** One frame of a film, with the skeleton over it. */
export function FilmFrame({ stroke, index, hasSkeleton = true, drawn, ...picture }: FilmFrameProps) {
  const frame = stroke.frames[index];
  const seconds = frame?.seconds ?? 0;
  const next = stroke.frames[index + 1]?.seconds ?? seconds + 1 / 60;
  // the middle of a frame: its edge may show the one before
  const shown = seconds + Math.min(0.02, (next - seconds) / 2);
  return (
    <FilmPicture
      {...picture}
      seconds={shown}
      drawn={
        <>
          {hasSkeleton && frame && (
            <Skeleton landmarks={frame.landmarks} side={stroke.side} width={picture.shape.height / 110} />
          )}
          {drawn}
        </>
      }
    />
  );
}
