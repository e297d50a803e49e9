import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { formatMoment, type Moment } from '#features/films/model.ts';
import { filmTexts } from '#features/films/texts.ts';
import type { Playing, Speed } from '#features/films/use-film.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const texts = filmTexts.player;
const speedNames: Record<Speed, string> = { 1: '1×', 0.5: '½×', 0.25: '¼×' };

type FilmPlayerProps = {
  playing: Playing;
  address: string;
  title: string;
  durationMs: number;
  moments: readonly Moment[];
  onReload: () => void;
};

/** The film over its own controls: a slider with a mark where something was said. */
export function FilmPlayer({ playing, address, title, durationMs, moments, onReload }: FilmPlayerProps) {
  const { video, atMs, isBroken, events } = playing;
  if (isBroken) {
    return (
      <Alert kind="err">
        <p>{texts.broken}</p>
        <Button variant="line" className="mt-2" onClick={onReload}>
          {texts.again}
        </Button>
      </Alert>
    );
  }
  return (
    <div className="on-court overflow-hidden bg-court-deep text-ink sm:rounded-3">
      <div className="relative">
        {/* it has no sound: the device took it out */}
        <video
          ref={video}
          src={address}
          muted
          playsInline
          preload="auto"
          aria-label={texts.film(title)}
          className="mx-auto block max-h-[44svh] min-h-40 lg:max-h-[64svh] w-full object-contain"
          {...events}
        />
        <p className="num absolute top-3 left-3 rounded-2 bg-court-deep px-2.5 py-1 font-strong" aria-hidden="true">
          {formatMoment(atMs)}
        </p>
      </div>
      <Controls playing={playing} durationMs={durationMs} moments={moments} />
    </div>
  );
}

function Controls({ playing, durationMs, moments }: Pick<FilmPlayerProps, 'playing' | 'durationMs' | 'moments'>) {
  const { isPlaying, speed, toggle, nextSpeed } = playing;
  return (
    <div className="flex items-center gap-2 px-2 py-2 sm:px-4">
      <button type="button" className="icon-btn" aria-label={isPlaying ? texts.pause : texts.play} onClick={toggle}>
        <Icon as={isPlaying ? PauseIcon : PlayIcon} weight="fill" />
      </button>
      <Slider playing={playing} durationMs={durationMs} moments={moments} />
      <button
        type="button"
        className="num min-h-tap min-w-tap rounded-2 px-2 font-strong"
        aria-label={texts.speed(speedNames[speed])}
        onClick={nextSpeed}
      >
        {speedNames[speed]}
      </button>
    </div>
  );
}

function Slider({
  playing: { atMs, show },
  durationMs,
  moments,
}: Pick<FilmPlayerProps, 'playing' | 'durationMs' | 'moments'>) {
  return (
    <div className="relative min-w-0 flex-1 px-3.5">
      <input
        type="range"
        aria-label={texts.slider}
        aria-valuetext={texts.at(atMs)}
        min={0}
        max={durationMs}
        step={100}
        value={Math.min(atMs, durationMs)}
        className="block min-h-tap w-full accent-(--color-on-court)"
        onChange={({ target }) => show(target.valueAsNumber)}
      />
      {moments.map((moment) => (
        <button
          key={moment.atMs}
          type="button"
          aria-label={texts.mark(moment.number, moment.atMs)}
          aria-pressed={moment.atMs === atMs}
          style={{ left: `calc(0.875rem + (100% - 1.75rem) * ${Math.min(1, moment.atMs / durationMs)})` }}
          className="num absolute top-1/2 grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-1 border-2 border-court bg-on-court text-sm font-strong text-court aria-pressed:bg-solid aria-pressed:text-on-solid aria-pressed:outline-2 aria-pressed:outline-on-court"
          onClick={() => show(moment.atMs)}
        >
          {moment.number}
        </button>
      ))}
    </div>
  );
}
