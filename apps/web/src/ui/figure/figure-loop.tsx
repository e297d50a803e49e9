import { pictureOf } from '@bandeja/drawing/figures/drawing';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Figure, FigurePicture, useFigurePlayback } from '#ui/figure/figure-picture.tsx';

type FigureLoopProps = {
  figure: Figure;
  width: number;
  height: number;
  lit?: boolean;
  isMoving: boolean;
  label?: string;
  className?: string;
};

export function FigureLoop({ figure, width, height, lit = true, isMoving, label, className }: FigureLoopProps) {
  const picture = useMemo(() => pictureOf(figure, width, height), [figure, width, height]);
  const { position, play, show, place, frame } = useFigurePlayback(picture);
  const orders = useRef({ play, show });
  orders.current = { play, show };
  useEffect(() => {
    if (isMoving) orders.current.play();
    else orders.current.show(0);
  }, [isMoving]);
  const isPaused = isMoving && position.mode === 'paused';
  useEffect(() => (isPaused ? whenSeen(place, () => orders.current.play()) : undefined), [isPaused, place]);
  return (
    <div ref={place} className={className} {...(label && { role: 'img', 'aria-label': label })}>
      <FigurePicture
        {...frame}
        seconds={'seconds' in position ? position.seconds : 0}
        drawn={{ lit }}
        className="size-full"
      />
    </div>
  );
}

function whenSeen(place: RefObject<Element | null>, back: () => void): () => void {
  const leave = new AbortController();
  const sight = new IntersectionObserver((entries) => {
    if (!document.hidden && entries.some(({ isIntersecting }) => isIntersecting)) back();
  });
  if (place.current) sight.observe(place.current);
  document.addEventListener('visibilitychange', () => !document.hidden && back(), { signal: leave.signal });
  return () => {
    leave.abort();
    sight.disconnect();
  };
}
