import type { Drill } from '@bandeja/drawing/drills/drill';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useEffect, useState } from 'react';
import { pictureBox } from '#features/sessions/live/screen/picture-box.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { type Media, mediaOf } from '#lib/media.ts';
import { classNames } from '#ui/class-names.ts';
import type { Figure } from '#ui/figure/figure-picture.tsx';
import { Icon } from '#ui/icon.tsx';
import { MediaPlayer } from '#ui/media-player.tsx';

type ExerciseMediaProps = {
  name: string;
  videoUrl: string | null;
  drill: Drill | null;
  figure: Figure | null;
  lit?: boolean;
  compact: boolean;
};

/** Video and drill come after a tap, a figure at once. Without any, no picture: another exercise's would mislead. */
export function ExerciseMedia({ name, videoUrl, drill, figure, lit = true, compact }: ExerciseMediaProps) {
  const media = mediaOf(videoUrl);
  if (media) return <Film media={media} name={name} compact={compact} />;
  if (drill) return <MovingDrill drill={drill} name={name} compact={compact} />;
  return figure && <MovingFigure figure={figure} name={name} lit={lit} compact={compact} />;
}

function Film({ media, name, compact }: { media: Media; name: string; compact: boolean }) {
  const [isPlaying, setPlaying] = useState(false);
  const texts = liveTexts.media[media.kind];
  if (isPlaying) {
    return (
      <MediaPlayer
        media={media}
        title={texts.title(name)}
        // always as wide as the column: in a small picture the movement cannot be seen
        className="col-span-full block aspect-16/9 w-full rounded-3 border-0 bg-court-deep"
      />
    );
  }
  return (
    <div className={classNames('relative', pictureBox(compact))}>
      {media.poster && <img src={media.poster} alt="" loading="lazy" className="size-full object-cover" />}
      <PlayButton label={texts.play} compact={compact} onPlay={() => setPlaying(true)} />
    </div>
  );
}

function MovingDrill({ drill, name, compact }: { drill: Drill; name: string; compact: boolean }) {
  const drawing = useDrawing();
  const [isPlaying, setPlaying] = useState(false);
  if (drawing && isPlaying) {
    return <drawing.DrillPlayer drill={drill} title={name} whiteBall className="col-span-full" />;
  }
  return (
    <div className={classNames('relative', pictureBox(compact))}>
      {drawing && (
        <>
          <drawing.DrillStill drill={drill} className="size-full" />
          <PlayButton label={liveTexts.drawing.play} compact={compact} onPlay={() => setPlaying(true)} />
        </>
      )}
    </div>
  );
}

type MovingFigureProps = { figure: Figure; name: string; lit: boolean; compact: boolean };

function MovingFigure({ figure, name, lit, compact }: MovingFigureProps) {
  const drawing = useDrawing();
  const [isStopped, setStopped] = useState(false);
  return (
    <div className={classNames('relative', pictureBox(compact))}>
      {drawing && (
        <>
          <drawing.FigureLoop
            figure={figure}
            width={compact ? 112 : 320}
            height={compact ? 96 : 148}
            lit={lit}
            isMoving={!isStopped}
            label={liveTexts.figure.name(name)}
            className="size-full [&>svg]:bg-court-deep"
          />
          <button
            type="button"
            aria-label={isStopped ? liveTexts.figure.play : liveTexts.figure.stop}
            onClick={() => setStopped(!isStopped)}
            className="absolute right-1 bottom-1 grid size-tap place-items-center text-white motion-reduce:hidden"
          >
            <Icon as={isStopped ? PlayIcon : PauseIcon} weight="fill" />
          </button>
        </>
      )}
    </div>
  );
}

function PlayButton({ label, compact, onPlay }: { label: string; compact: boolean; onPlay: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPlay}
      className={classNames(
        'absolute grid size-14 place-items-center rounded-2 bg-white text-on-white',
        compact ? 'inset-0 m-auto lg:inset-auto lg:bottom-3 lg:left-3' : 'bottom-3 left-3',
      )}
    >
      <Icon as={PlayIcon} weight="fill" />
    </button>
  );
}

type Drawing = {
  DrillPlayer: typeof import('#ui/court/drill/drill-player.tsx').DrillPlayer;
  DrillStill: typeof import('#ui/court/drill/drill-still.tsx').DrillStill;
  FigureLoop: typeof import('#ui/figure/figure-loop.tsx').FigureLoop;
};

/** The code that draws drills and figures, once loaded; without a network the session continues without it. */
function useDrawing(): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    Promise.all([
      import('#ui/court/drill/drill-player.tsx'),
      import('#ui/court/drill/drill-still.tsx'),
      import('#ui/figure/figure-loop.tsx'),
    ])
      .then(([{ DrillPlayer }, { DrillStill }, { FigureLoop }]) => setDrawing({ DrillPlayer, DrillStill, FigureLoop }))
      .catch(() => {});
  }, []);
  return drawing;
}
