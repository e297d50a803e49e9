import { useEffect, useId, useRef, useState } from 'react';
import { mirrorTexts } from '#features/mirror/texts.ts';
import { useClipAddress } from '#features/mirror/use-clip-address.ts';
import { type Clip, spanSeconds } from '#features/mirror/use-mirror.ts';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';

const texts = mirrorTexts.trim;
/** A recorder stops a moment late. */
const longestWhole = spanSeconds + 0.5;

/** A film of six seconds is read at once; of a longer one the player says where it begins. */
export function TrimClip({ clip, onStart }: { clip: Clip; onStart: (from: number) => void }) {
  const address = useClipAddress(clip.blob);
  const video = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState<number>();
  const [from, setFrom] = useState(0);
  const id = useId();
  const isLong = length !== undefined && length > longestWhole;

  useEffect(() => {
    if (video.current && isLong) video.current.currentTime = from;
  }, [from, isLong]);

  /** What cannot be played may still be decoded, or is refused with its reason. */
  const measured = (seconds: number) => {
    if (Number.isFinite(seconds) && seconds > longestWhole) setLength(seconds);
    else onStart(0);
  };

  return (
    <section aria-labelledby={`${id}-title`} className={isLong ? 'grid gap-4' : 'sr-only'}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p className="max-w-sentence text-ink-2">{texts.text}</p>
      <video
        ref={video}
        src={address}
        muted
        playsInline
        preload="auto"
        aria-label={texts.title}
        className="mx-auto max-h-[50vh] max-w-full rounded-2"
        onLoadedMetadata={({ currentTarget }) => measured(currentTarget.duration)}
        onError={() => measured(0)}
      />
      <label htmlFor={id} className="font-strong">
        {texts.from} <output className="num">{formatNumber(from)}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.max(0, (length ?? 0) - 1)}
        step={0.1}
        value={from}
        className="min-h-tap w-full accent-action"
        onChange={({ target }) => setFrom(target.valueAsNumber)}
      />
      <Button variant="saque" full onClick={() => onStart(from)}>
        {texts.start}
      </Button>
    </section>
  );
}
