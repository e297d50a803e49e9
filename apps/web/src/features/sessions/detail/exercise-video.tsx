import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useState } from 'react';
import { detailTexts } from '#features/sessions/texts.ts';
import { type Media, mediaOf } from '#lib/media.ts';
import { Icon } from '#ui/icon.tsx';
import { MediaPlayer } from '#ui/media-player.tsx';

const texts = detailTexts.media;

/** An exercise's video or picture: a poster first, itself only after the tap. Nothing where there is none. */
export function ExerciseVideo({ name, videoUrl }: { name: string; videoUrl: string | null }) {
  const [isPlaying, setPlaying] = useState(false);
  const media = mediaOf(videoUrl);
  if (media === null) return null;
  return (
    <div className="relative aspect-16/9 overflow-hidden rounded-2 bg-court-deep">
      {isPlaying ? (
        <MediaPlayer media={media} title={texts[media.kind].title(name)} className="block size-full border-0" />
      ) : (
        <Poster name={name} media={media} onPlay={() => setPlaying(true)} />
      )}
    </div>
  );
}

function Poster({ name, media, onPlay }: { name: string; media: Media; onPlay: () => void }) {
  return (
    <>
      {/* without a poster nothing: a court would be of another exercise */}
      {media.poster !== null && <img src={media.poster} alt="" loading="lazy" className="size-full object-cover" />}
      <button
        type="button"
        aria-label={texts[media.kind].play(name)}
        className="absolute bottom-3 left-3 grid size-14 place-items-center rounded-2 bg-white text-on-white"
        onClick={onPlay}
      >
        <Icon as={PlayIcon} weight="fill" />
      </button>
    </>
  );
}
