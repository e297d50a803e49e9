import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useState } from 'react';
import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** A frame of a film host, or a film. */
export type ExerciseFilm = { kind: 'frame' | 'file'; src: string };

/** The exercise's film. Nothing of it is fetched before somebody asks for it. */
export function ExerciseVideo({ film, name }: { film: ExerciseFilm; name: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <section aria-labelledby="video" className="print:hidden">
      <h2 id="video" className="mb-4">
        {texts.video}
      </h2>
      <div className="on-court court grid aspect-16/9 place-items-center">
        {isPlaying ? (
          <Film film={film} name={name} />
        ) : (
          <div className="grid justify-items-center gap-3 p-5 text-center">
            <Button variant="white" icon={<Icon as={PlayIcon} weight="fill" />} onClick={() => setIsPlaying(true)}>
              {texts.play}
            </Button>
            <p className="max-w-[40ch] text-sm">{texts.videoNote[film.kind]}</p>
          </div>
        )}
      </div>
    </section>
  );
}

function Film({ film, name }: { film: ExerciseFilm; name: string }) {
  const title = texts.videoTitle(name);
  // the button is gone: the focus goes to what it has brought
  const focus = (element: HTMLElement | null) => element?.focus();
  return film.kind === 'frame' ? (
    <iframe
      ref={focus}
      src={film.src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="block size-full border-0"
    />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: the steps say in words what the film shows
    <video ref={focus} src={film.src} aria-label={title} controls autoPlay playsInline className="block size-full" />
  );
}
