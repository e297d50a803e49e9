import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useState } from 'react';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { useDrawing } from '#features/sessions/live/use-drawing.ts';
import { mediaOf } from '#lib/media.ts';
import { classNames } from '#ui/class-names.ts';
import type { Drill } from '#ui/court/drill/drill.ts';
import { PosterScene } from '#ui/court/poster-scene.tsx';
import { Icon } from '#ui/icon.tsx';
import { MediaPlayer } from '#ui/media-player.tsx';

type ExerciseMediaProps = { name: string; videoUrl: string | null; drill: Drill | null; compact: boolean };

/**
 * The exercise's picture. Its video, or else the drawing of its drill, comes only after the tap. Without either: the still
 * court, no play button.
 */
export function ExerciseMedia({ name, videoUrl, drill, compact }: ExerciseMediaProps) {
  const [isPlaying, setPlaying] = useState(false);
  const media = mediaOf(videoUrl);
  const drawing = useDrawing(media === null && drill !== null);
  if (media && isPlaying) {
    return (
      <MediaPlayer
        media={media}
        title={liveTexts.media[media.kind].title(name)}
        // always as wide as the column: in a small picture nobody could see the movement
        className="col-span-full block aspect-16/9 w-full rounded-3 border-0 bg-court-deep"
      />
    );
  }
  if (drill && drawing && isPlaying) {
    return <drawing.DrillPlayer drill={drill} title={name} whiteBall className="col-span-full" />;
  }
  const play = media ? liveTexts.media[media.kind].play : drill && drawing ? liveTexts.drawing.play : null;
  return (
    <div
      className={classNames(
        'relative overflow-hidden rounded-3 bg-court-deep',
        compact ? 'h-24 w-20 min-[360px]:w-28 lg:h-60 lg:w-full' : 'h-37 w-full lg:h-60',
      )}
    >
      {media?.poster ? (
        <img src={media.poster} alt="" loading="lazy" className="size-full object-cover" />
      ) : drill && drawing ? (
        <drawing.DrillStill drill={drill} className="size-full" />
      ) : (
        <PosterScene kind={compact ? 'wallThrowTall' : 'wallThrow'} whiteBall className="size-full" />
      )}
      {play !== null && (
        <button
          type="button"
          aria-label={play}
          onClick={() => setPlaying(true)}
          className={classNames(
            'absolute grid size-14 place-items-center rounded-2 bg-white text-on-white',
            compact ? 'inset-0 m-auto lg:inset-auto lg:bottom-3 lg:left-3' : 'bottom-3 left-3',
          )}
        >
          <Icon as={PlayIcon} weight="fill" />
        </button>
      )}
    </div>
  );
}
