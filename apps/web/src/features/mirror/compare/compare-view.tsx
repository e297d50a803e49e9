import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useRef, useState } from 'react';
import { DrawLayer, Lines } from '#features/mirror/compare/draw-layer.tsx';
import { MomentNotes } from '#features/mirror/compare/moment-notes.tsx';
import { ShareMoment } from '#features/mirror/compare/share-moment.tsx';
import { compareTexts as texts } from '#features/mirror/compare/texts.ts';
import { frameAt, isAtContact, type Moment, stepSeconds, useMoment } from '#features/mirror/compare/use-moment.ts';
import { FilmFrame } from '#features/mirror/film-frame.tsx';
import type { Line, StoredFilm } from '#features/mirror/film-store.ts';
import { HeightLine } from '#features/mirror/height-line.tsx';
import { mirrorTexts, strokeNames } from '#features/mirror/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

type CompareViewProps = {
  film: StoredFilm;
  earlier: StoredFilm;
  isMinor: boolean;
  onStore: (film: StoredFilm) => void;
  /** With what was drawn and noted. */
  onBack: (film: StoredFilm) => void;
};

export function CompareView({ film, earlier, isMinor, onStore, onBack }: CompareViewProps) {
  const [films, setFilms] = useState([earlier, film] as const);
  const [isDrawing, setDrawing] = useState(false);
  const [drawn, setDrawn] = useState<readonly (0 | 1)[]>([]);
  const moment = useMoment(films);
  const videos = [useRef<HTMLVideoElement>(null), useRef<HTMLVideoElement>(null)] as const;
  const name = strokeNames[film.stroke.kind];
  const [, own] = films;
  const dateOf = (place: 0 | 1) => (place === 1 ? texts.today : formatShortDate(films[place].filmedAt));

  function change(place: 0 | 1, part: Partial<StoredFilm>): void {
    const changed = { ...films[place], ...part };
    setFilms(place === 0 ? [changed, films[1]] : [films[0], changed]);
    onStore(changed);
  }
  const linesOf = (place: 0 | 1): readonly Line[] => films[place].lines ?? [];
  function draw(place: 0 | 1, line: Line): void {
    change(place, { lines: [...linesOf(place), line] });
    setDrawn([...drawn, place]);
  }
  /** Of what lay there before this visit, the newer film's goes first. */
  function undo(): void {
    const place = drawn.at(-1) ?? (linesOf(1).length > 0 ? 1 : 0);
    change(place, { lines: linesOf(place).slice(0, -1) });
    setDrawn(drawn.slice(0, -1));
  }
  async function makePicture(): Promise<File> {
    const { comparePicture } = await import('#features/mirror/compare/compare-picture.ts');
    const sides = ([0, 1] as const).flatMap((place) => {
      const [one, video] = [films[place], videos[place].current];
      const index = frameAt(one, moment.offset);
      return video ? [{ film: one, video, index, date: dateOf(place), lines: linesOf(place) }] : [];
    });
    return comparePicture(name, sides);
  }

  return (
    <section className="grid gap-4">
      <ArrivalHeading>{texts.title}</ArrivalHeading>
      <div className="grid grid-cols-2 items-start gap-2 sm:gap-4">
        {([0, 1] as const).map((place) => {
          const shown = films[place];
          const date = dateOf(place);
          return (
            <figure key={shown.id} className="grid gap-2">
              <FilmFrame
                clip={shown.clip}
                shape={shown.shape}
                stroke={shown.stroke}
                index={frameAt(shown, moment.offset)}
                video={videos[place]}
                label={`${mirrorTexts.film.picture(name)}, ${date}`}
                drawn={
                  <>
                    {isAtContact(moment.offset) && (
                      <HeightLine film={shown} label={texts.wrist(shown.measures.contactPercent)} />
                    )}
                    <Lines lines={linesOf(place)} shape={shown.shape} />
                  </>
                }
              >
                {isDrawing && <DrawLayer shape={shown.shape} onLine={(line) => draw(place, line)} />}
              </FilmFrame>
              <figcaption className="text-center font-strong">{date}</figcaption>
            </figure>
          );
        })}
      </div>
      <MomentSlider moment={moment} />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="solid" onClick={moment.play}>
          {moment.isPlaying ? texts.pause : texts.play}
        </Button>
        <Button variant="line" onClick={() => moment.goTo(0)}>
          {texts.atContact}
        </Button>
        <Button
          variant={isDrawing ? 'solid' : 'line'}
          aria-pressed={isDrawing}
          onClick={() => {
            moment.stop();
            setDrawing(!isDrawing);
          }}
        >
          {texts.drawing.on}
        </Button>
        {linesOf(0).length + linesOf(1).length > 0 && (
          <Button variant="line" onClick={undo}>
            {texts.drawing.undo}
          </Button>
        )}
      </div>
      {isDrawing && <p className="text-ink-2">{texts.drawing.hint}</p>}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
        <MomentNotes notes={own.notes ?? []} moment={moment} onNotes={(notes) => change(1, { notes })} />
        <ShareMoment isMinor={isMinor} make={makePicture} />
      </div>
      <Button variant="line" className="justify-self-start" onClick={() => onBack(own)}>
        {texts.back}
      </Button>
    </section>
  );
}

function MomentSlider({ moment: { offset, from, to, goTo } }: { moment: Moment }) {
  const label = isAtContact(offset) ? texts.atContact : texts.fromContact(offset);
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <IconButton
          icon={ArrowLeftIcon}
          variant="line"
          label={mirrorTexts.film.before}
          onClick={() => goTo(offset - stepSeconds)}
        />
        <input
          type="range"
          aria-label={texts.moment}
          aria-valuetext={label}
          min={from}
          max={to}
          step={stepSeconds}
          value={offset}
          className="min-h-tap w-full accent-action"
          onChange={({ target }) => goTo(target.valueAsNumber)}
        />
        <IconButton
          icon={ArrowRightIcon}
          variant="line"
          label={mirrorTexts.film.after}
          onClick={() => goTo(offset + stepSeconds)}
        />
      </div>
      <p className="num text-center text-ink-2">{label}</p>
    </div>
  );
}
