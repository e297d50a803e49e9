import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useEffect, useState } from 'react';
import { pictureBox } from '#features/sessions/live/picture-box.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { mediaOf } from '#lib/media.ts';
import { classNames } from '#ui/class-names.ts';
import type { Drill } from '#ui/court/drill/drill.ts';
import type { Figure } from '#ui/figure/figure-picture.tsx';
import { Icon } from '#ui/icon.tsx';
import { MediaPlayer } from '#ui/media-player.tsx';

type ExerciseMediaProps = {
  name: string;
  videoUrl: string | null;
  drill: Drill | null;
  figure: Figure | null;
  /** The figure has its yellow while a set is to be done, not during a rest. */
  lit?: boolean;
  compact: boolean;
};

/**
 * The exercise's picture: its video or else the drawing of its drill, both only after the tap, or else its figure, which
 * moves at once and can be stopped. Without any of them there is no picture: another exercise's would mislead.
 */
export function ExerciseMedia({ name, videoUrl, drill, figure, lit = true, compact }: ExerciseMediaProps) {
  const [isPlaying, setPlaying] = useState(false);
  const media = mediaOf(videoUrl);
  const drawing = useDrawing(media === null && (drill !== null || figure !== null));
  const [isStopped, setStopped] = useState(false);
  if (media && isPlaying) {
    return (
      <MediaPlayer
        media={media}
        title={liveTexts.media[media.kind].title(name)}
        // always as wide as the column: in a small picture the movement cannot be seen
        className="col-span-full block aspect-16/9 w-full rounded-3 border-0 bg-court-deep"
      />
    );
  }
  if (drill && drawing && isPlaying) {
    return <drawing.DrillPlayer drill={drill} title={name} whiteBall className="col-span-full" />;
  }
  if (!media && !drill && !figure) return null;
  const isFigure = !media && !drill && figure !== null && drawing !== null;
  const play = media ? liveTexts.media[media.kind].play : drill && drawing ? liveTexts.drawing.play : null;
  return (
    <div className={classNames('relative', pictureBox(compact))}>
      {media?.poster ? (
        <img src={media.poster} alt="" loading="lazy" className="size-full object-cover" />
      ) : drill && drawing ? (
        <drawing.DrillStill drill={drill} className="size-full" />
      ) : isFigure ? (
        <drawing.FigureLoop
          figure={figure}
          width={compact ? 112 : 320}
          height={compact ? 96 : 148}
          lit={lit}
          isMoving={!isStopped}
          className="size-full"
        />
      ) : null}
      {isFigure && (
        <button
          type="button"
          aria-label={isStopped ? liveTexts.figure.play : liveTexts.figure.stop}
          onClick={() => setStopped(!isStopped)}
          className="absolute right-1 bottom-1 grid size-tap place-items-center text-white motion-reduce:hidden"
        >
          <Icon as={isStopped ? PlayIcon : PauseIcon} weight="fill" />
        </button>
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

type Drawing = {
  DrillPlayer: typeof import('#ui/court/drill/drill-player.tsx').DrillPlayer;
  DrillStill: typeof import('#ui/court/drill/drill-still.tsx').DrillStill;
  FigureLoop: typeof import('#ui/figure/figure-loop.tsx').FigureLoop;
};

/** The code that draws drills and figures, once it is there; without a network the session goes on without it. */
function useDrawing(isWanted: boolean): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([
      import('#ui/court/drill/drill-player.tsx'),
      import('#ui/court/drill/drill-still.tsx'),
      import('#ui/figure/figure-loop.tsx'),
    ])
      .then(([{ DrillPlayer }, { DrillStill }, { FigureLoop }]) => setDrawing({ DrillPlayer, DrillStill, FigureLoop }))
      .catch(() => {});
  }, [isWanted]);
  return drawing;
}
