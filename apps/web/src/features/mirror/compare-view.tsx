import { useEffect, useState } from 'react';
import { FilmFrame } from '#features/mirror/film-frame.tsx';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { mirrorTexts, strokeNames } from '#features/mirror/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';

const texts = mirrorTexts.compare;
const step = 0.02;
const slowness = 4;

const secondsAt = ({ stroke, contact }: StoredFilm) => stroke.frames[contact]?.seconds ?? 0;

/** Seconds before and after the contact that both films have. */
function commonSpan(films: readonly StoredFilm[]): readonly [number, number] {
  const spans = films.map((film) => {
    const { frames } = film.stroke;
    return [(frames[0]?.seconds ?? 0) - secondsAt(film), (frames.at(-1)?.seconds ?? 0) - secondsAt(film)] as const;
  });
  return [Math.max(...spans.map(([from]) => from)), Math.min(...spans.map(([, to]) => to))];
}

function frameAt(film: StoredFilm, offset: number): number {
  const wanted = secondsAt(film) + offset;
  const after = film.stroke.frames.findIndex(({ seconds }) => seconds >= wanted - step / 2);
  return after < 0 ? film.stroke.frames.length - 1 : after;
}

export function CompareView({ film, earlier, onBack }: { film: StoredFilm; earlier: StoredFilm; onBack: () => void }) {
  const [offset, setOffset] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [from, to] = commonSpan([film, earlier]);
  const name = strokeNames[film.stroke.kind];

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setOffset((now) => (now + step > to ? from : now + step)), step * slowness * 1000);
    return () => clearInterval(timer);
  }, [isPlaying, from, to]);

  return (
    <section className="grid gap-4">
      <ArrivalHeading>{texts.title}</ArrivalHeading>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {[earlier, film].map((shown) => {
          const date = shown === film ? texts.today : formatShortDate(shown.filmedAt);
          return (
            <figure key={shown.id} className="grid gap-2">
              <FilmFrame
                clip={shown.clip}
                shape={shown.shape}
                stroke={shown.stroke}
                index={frameAt(shown, offset)}
                label={`${mirrorTexts.film.picture(name)}, ${date}`}
              />
              <figcaption className="text-center font-strong">{date}</figcaption>
            </figure>
          );
        })}
      </div>
      <input
        type="range"
        aria-label={texts.moment}
        aria-valuetext={Math.abs(offset) < step ? texts.atContact : texts.fromContact(offset)}
        min={from}
        max={to}
        step={step}
        value={offset}
        className="min-h-tap w-full accent-action"
        onChange={({ target }) => {
          setPlaying(false);
          setOffset(target.valueAsNumber);
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="solid" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <Button
          variant="line"
          onClick={() => {
            setPlaying(false);
            setOffset(0);
          }}
        >
          {texts.atContact}
        </Button>
        <Button variant="line" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </section>
  );
}
