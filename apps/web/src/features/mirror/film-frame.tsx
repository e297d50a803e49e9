import type { TrackedStroke } from '@bandeja/pose/stroke';
import { useEffect, useRef } from 'react';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { Skeleton } from '#features/mirror/skeleton.tsx';
import { useClipAddress } from '#features/mirror/use-clip-address.ts';

type FilmFrameProps = {
  clip: Blob;
  shape: StoredFilm['shape'];
  stroke: TrackedStroke;
  index: number;
  label: string;
  hasSkeleton?: boolean;
};

/** One frame of a film, with the skeleton over it. */
export function FilmFrame({ clip, shape, stroke, index, label, hasSkeleton = true }: FilmFrameProps) {
  const address = useClipAddress(clip);
  const video = useRef<HTMLVideoElement>(null);
  const frame = stroke.frames[index];
  const seconds = frame?.seconds ?? 0;
  const next = stroke.frames[index + 1]?.seconds ?? seconds + 1 / 60;
  // the middle of a frame: its edge may show the one before
  const shown = seconds + Math.min(0.02, (next - seconds) / 2);

  useEffect(() => {
    const element = video.current;
    if (element && address) element.currentTime = shown;
  }, [shown, address]);

  return (
    <div className="relative mx-auto w-fit overflow-hidden rounded-2 bg-court">
      <video
        ref={video}
        src={address}
        muted
        playsInline
        preload="auto"
        aria-label={label}
        width={shape.width}
        height={shape.height}
        className="block h-auto max-h-[70vh] w-auto max-w-full"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = shown;
        }}
      />
      {hasSkeleton && frame && (
        <svg
          viewBox={`0 0 ${shape.width} ${shape.height}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full"
        >
          <Skeleton landmarks={frame.landmarks} side={stroke.side} width={shape.height / 110} />
        </svg>
      )}
    </div>
  );
}
