import { useRef, useState } from 'react';

export const speeds = [1, 0.5, 0.25] as const;
export type Speed = (typeof speeds)[number];

/** A film under the page's own controls: where it is, and whether it plays. */
export function useFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [atMs, setAtMs] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);

  return {
    video,
    atMs,
    isPlaying,
    isBroken,
    speed,
    /** Of the `<video>`. */
    events: {
      onTimeUpdate: () => setAtMs(Math.round((video.current?.currentTime ?? 0) * 1000)),
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => setBroken(true),
      onLoadedMetadata: () => setBroken(false),
    },
    toggle: () => {
      const film = video.current;
      if (!film) return;
      // what cannot play says so by its `error` event
      if (film.paused) void film.play().catch(() => {});
      else film.pause();
    },
    /** Stops there: that is the picture a comment is about. */
    show: (ms: number) => {
      const film = video.current;
      if (!film) return;
      film.pause();
      film.currentTime = ms / 1000;
      setAtMs(ms);
    },
    nextSpeed: () => {
      const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
      if (video.current) video.current.playbackRate = next;
      setSpeed(next);
    },
  };
}
export type Playing = ReturnType<typeof useFilm>;
