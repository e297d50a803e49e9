import type { RefObject } from 'react';
import { CameraPicture } from '#features/mirror/camera/camera-picture.tsx';
import { cameraTexts } from '#features/mirror/camera/texts.ts';
import type { Facing } from '#features/mirror/camera/use-camera.ts';
import type { Seen } from '#features/mirror/live/watch-camera.ts';
import { Skeleton } from '#features/mirror/skeleton.tsx';

type WatchedPictureProps = {
  stream: MediaStream;
  facing: Facing;
  video: RefObject<HTMLVideoElement | null>;
  seen: Seen | null;
};

/** The camera's picture with the skeleton over it. */
export function WatchedPicture({ stream, facing, video, seen }: WatchedPictureProps) {
  return (
    <CameraPicture stream={stream} facing={facing} video={video} label={cameraTexts.picture}>
      {seen?.landmarks && (
        <svg
          viewBox={`0 0 ${seen.width} ${seen.height}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full"
        >
          <Skeleton landmarks={seen.landmarks} side="R" width={seen.height / 110} />
        </svg>
      )}
    </CameraPicture>
  );
}
