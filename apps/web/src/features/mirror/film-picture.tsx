import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { useClipAddress } from '#features/mirror/use-clip-address.ts';

type FilmPictureProps = {
  clip: Blob;
  shape: StoredFilm['shape'];
  seconds: number;
  label: string;
  video?: RefObject<HTMLVideoElement | null>;
  /** Drawn over it, in the film's pixels. */
  drawn?: ReactNode;
  /** Over both: what is tapped. */
  children?: ReactNode;
};

/** One moment of a film. */
export function FilmPicture({ clip, shape, seconds, label, video, drawn, children }: FilmPictureProps) {
  const address = useClipAddress(clip);
  const own = useRef<HTMLVideoElement>(null);
  const shown = video ?? own;

  useEffect(() => {
    const element = shown.current;
    if (element && address) element.currentTime = seconds;
  }, [shown, seconds, address]);

  return (
    <div className="relative mx-auto w-fit overflow-hidden rounded-2 bg-court">
      <video
        ref={shown}
        src={address}
        muted
        playsInline
        preload="auto"
        aria-label={label}
        width={shape.width}
        height={shape.height}
        className="block h-auto max-h-[70vh] w-auto max-w-full"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = seconds;
        }}
      />
      {drawn && (
        <svg
          viewBox={`0 0 ${shape.width} ${shape.height}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full"
        >
          {drawn}
        </svg>
      )}
      {children}
    </div>
  );
}
