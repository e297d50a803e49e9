import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { FigureLoop } from '#ui/figure/figure-loop.tsx';

type Moving = {
  Loop: ComponentType<ComponentProps<typeof FigureLoop>>;
  figure: ComponentProps<typeof FigureLoop>['figure'];
};

/** A figure in a list, by its name: a file that is loaded in view, and moves while its line is pointed at or touched. A drill's stays still. */
export function FigureStill({ figureName, moves = true }: { figureName: string; moves?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [isMoving, setIsMoving] = useState(false);

  useEffect(() => {
    if (!moves) return;
    const card = place.current?.closest('li');
    const leave = new AbortController();
    const { signal } = leave;
    const start = () => {
      setIsMoving(true);
      // without them the still picture stays
      loadFigure(figureName).then(setMoving, () => {});
    };
    card?.addEventListener('pointerenter', start, { signal });
    card?.addEventListener('pointerleave', () => setIsMoving(false), { signal });
    return () => leave.abort();
  }, [figureName, moves]);

  return (
    <div ref={place} className="relative h-20 w-22 flex-none overflow-hidden rounded-2 bg-court">
      <img src={`/figures/${figureName}.svg`} alt="" loading="lazy" width="88" height="80" className="size-full" />
      {moving && isMoving && (
        <moving.Loop figure={moving.figure} width={88} height={80} isMoving className="absolute inset-0" />
      )}
    </div>
  );
}

async function loadFigure(name: string): Promise<Moving> {
  const [{ FigureLoop: Loop }, answer] = await Promise.all([
    import('./figure-loop.tsx'),
    fetch(`/figures/${name}.json`),
  ]);
  if (!answer.ok) throw new Error(`figure ${name}: ${answer.status}`);
  // a file of our own build
  return { Loop, figure: (await answer.json()) as Moving['figure'] };
}
