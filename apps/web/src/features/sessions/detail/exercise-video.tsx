import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useState } from 'react';
import { type Video, videoOf } from '#features/sessions/live/video.ts';
import { detailTexts } from '#features/sessions/texts.ts';
import { PosterScene } from '#ui/court/poster-scene.tsx';
import { Icon } from '#ui/icon.tsx';

const texts = detailTexts.video;

/** An exercise's video: its poster first, the player only after the tap. Nothing where there is none. */
export function ExerciseVideo({ name, videoUrl }: { name: string; videoUrl: string | null }) {
  const [isPlaying, setPlaying] = useState(false);
  const video = videoOf(videoUrl);
  if (video === null) return null;
  return (
    <div className="relative aspect-16/9 overflow-hidden rounded-2 bg-court-deep">
      {isPlaying ? (
        <Player name={name} video={video} />
      ) : (
        <Poster name={name} video={video} onPlay={() => setPlaying(true)} />
      )}
    </div>
  );
}

function Poster({ name, video, onPlay }: { name: string; video: Video; onPlay: () => void }) {
  return (
    <>
      {video.poster === null ? (
        <PosterScene whiteBall className="size-full" />
      ) : (
        <img src={video.poster} alt="" loading="lazy" className="size-full object-cover" />
      )}
      <button
        type="button"
        aria-label={texts.play(name)}
        className="absolute bottom-3 left-3 grid size-14 place-items-center rounded-2 bg-white text-on-white"
        onClick={onPlay}
      >
        <Icon as={PlayIcon} weight="fill" />
      </button>
    </>
  );
}

function Player({ name, video }: { name: string; video: Video }) {
  const className = 'block size-full border-0';
  return video.kind === 'frame' ? (
    <iframe
      src={video.src}
      title={texts.title(name)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className={className}
    />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: the description says in words what the film shows
    <video src={video.src} aria-label={texts.title(name)} controls autoPlay playsInline className={className} />
  );
}
