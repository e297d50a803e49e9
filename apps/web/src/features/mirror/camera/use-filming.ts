import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { recordClip } from '#features/mirror/camera/record-clip.ts';
import { playTone, unlockSound } from '#lib/sound.ts';

export const filmSeconds = 6;

export type FilmingStep = { is: 'idle'; hasFailed: boolean } | { is: 'waiting'; seconds: number } | { is: 'recording' };

const low = { hertz: 660, ms: 90 };
const high = { hertz: 990, ms: 350 };
const alwaysHeard = () => true;

/** Counts down, records and hands the film over; whoever leaves takes none with them. */
export function useFilming(stream: MediaStream | null, onFilm: (film: Blob) => void) {
  const [step, setStep] = useState<FilmingStep>({ is: 'idle', hasFailed: false });
  const recording = useRef<AbortController | null>(null);
  useEffect(() => unlockSound(alwaysHeard), []);

  const record = useEffectEvent(async (signal: AbortSignal, isGone: () => boolean) => {
    if (!stream) return;
    playTone(high);
    try {
      const film = await recordClip(stream, filmSeconds, signal);
      if (isGone()) return;
      playTone(high);
      onFilm(film);
    } catch {
      if (!isGone()) setStep({ is: 'idle', hasFailed: true });
    }
  });

  const { is } = step;
  const seconds = step.is === 'waiting' ? step.seconds : 0;
  useEffect(() => {
    if (is !== 'waiting') return;
    playTone(low);
    const next: FilmingStep = seconds > 1 ? { is: 'waiting', seconds: seconds - 1 } : { is: 'recording' };
    const timer = setTimeout(() => setStep(next), 1000);
    return () => clearTimeout(timer);
  }, [is, seconds]);

  useEffect(() => {
    if (is !== 'recording') return;
    let isGone = false;
    const abort = new AbortController();
    recording.current = abort;
    void record(abort.signal, () => isGone);
    return () => {
      isGone = true;
      abort.abort();
    };
  }, [is]);

  return {
    step,
    start: (wait: number) => setStep({ is: 'waiting', seconds: wait }),
    /** Of the countdown: back to the beginning. Of the film: it ends here. */
    stop() {
      if (is === 'recording') recording.current?.abort();
      else setStep({ is: 'idle', hasFailed: false });
    },
  };
}
