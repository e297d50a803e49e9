import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as paths from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import type { FigureLoop } from '#ui/figure/figure-loop.tsx';

type Moving = {
  Loop: ComponentType<ComponentProps<typeof FigureLoop>>;
  figure: ComponentProps<typeof FigureLoop>['figure'];
};

type FigureStillProps = { figureName: string; moves?: boolean; small?: boolean };

/** A figure in a list, by its name: a file that is loaded in view. `MovingStills` around the list lets it move; a drill's stays still. */
export function FigureStill({ figureName, moves = true, small = false }: FigureStillProps) {
  return (
    <div
      data-figure={moves ? figureName : undefined}
      className={classNames(
        'relative flex-none overflow-hidden rounded-2 bg-court motion-reduce:*:[div]:hidden',
        small ? 'h-12 w-13' : 'h-20 w-22',
      )}
    >
      <img src={paths.figureFile(figureName)} alt="" loading="lazy" width="88" height="80" className="size-full" />
    </div>
  );
}

/** Lets the figure of the line that is pointed at move, or of the one last touched, in markup of the server's own, too. */
export function MovingStills({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const stillAt = (target: EventTarget) =>
    (target as Element).closest('li:has([data-figure])')?.querySelector<HTMLElement>('[data-figure]') ?? null;
  return (
    // not interactive: the lines are links
    <div
      className="contents"
      onPointerOver={({ target }) => setPlace(stillAt(target))}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPlace(null)}
    >
      {children}
      {place?.dataset['figure'] && createPortal(<MovingFigure name={place.dataset['figure']} width={88} />, place)}
    </div>
  );
}

export function MovingFigure({ name, width }: { name: string; width: number }) {
  const [moving, setMoving] = useState<Moving | null>(null);
  useEffect(() => {
    let isThere = true;
    loadFigure(name).then(
      (loaded) => isThere && setMoving(loaded),
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, [name]);
  const height = (width * 80) / 88;
  return (
    moving && <moving.Loop figure={moving.figure} width={width} height={height} isMoving className="absolute inset-0" />
  );
}

async function loadFigure(name: string): Promise<Moving> {
  const [{ FigureLoop: Loop }, answer] = await Promise.all([
    import('./figure-loop.tsx'),
    fetch(paths.figureFile(name, 'json')),
  ]);
  if (!answer.ok) throw new Error(`figure ${name}: ${answer.status}`);
  return { Loop, figure: (await answer.json()) as Moving['figure'] };
}
