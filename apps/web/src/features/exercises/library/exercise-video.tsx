import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useState } from 'react';
import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';
import type { Media } from '#lib/media.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MediaPlayer } from '#ui/media-player.tsx';

/** The exercise's film or picture. Nothing of it is fetched before somebody asks for it. */
export function ExerciseVideo({ media, name }: { media: Media; name: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const words = texts.media[media.kind];
  return (
    <section aria-labelledby="video" className="print:hidden">
      <h2 id="video" className="mb-4">
        {words.title}
      </h2>
      <div className="on-court court grid aspect-16/9 place-items-center">
        {isPlaying ? (
          <MediaPlayer media={media} title={words.name(name)} className="block size-full border-0" takesFocus />
        ) : (
          <div className="grid justify-items-center gap-3 p-5 text-center">
            <Button variant="white" icon={<Icon as={PlayIcon} weight="fill" />} onClick={() => setIsPlaying(true)}>
              {words.play}
            </Button>
            <p className="max-w-[40ch] text-sm">{words.note}</p>
          </div>
        )}
      </div>
    </section>
  );
}
