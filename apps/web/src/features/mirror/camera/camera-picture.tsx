import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Facing } from '#features/mirror/camera/use-camera.ts';
import { classNames } from '#ui/class-names.ts';

type CameraPictureProps = {
  stream: MediaStream;
  facing: Facing;
  label: string;
  video?: RefObject<HTMLVideoElement | null>;
  /** Drawn over the picture, in its coordinates. */
  children?: ReactNode;
};

/** What the camera sees. The one that looks at oneself is shown as a mirror shows it. */
export function CameraPicture({ stream, facing, label, video, children }: CameraPictureProps) {
  const own = useRef<HTMLVideoElement>(null);
  const shown = video ?? own;
  useEffect(() => {
    if (shown.current) shown.current.srcObject = stream;
  }, [shown, stream]);
  return (
    <div
      className={classNames(
        'relative mx-auto w-fit overflow-hidden rounded-2 bg-court',
        facing === 'user' && '-scale-x-100',
      )}
    >
      <video
        ref={shown}
        autoPlay
        muted
        playsInline
        aria-label={label}
        className="block max-h-[60vh] min-h-50 max-w-full"
      />
      {children}
    </div>
  );
}
