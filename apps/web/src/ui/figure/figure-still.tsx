import type { Drill } from '@bandeja/drawing/drills/drill';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as paths from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import type { Figure } from '#ui/figure/figure-picture.tsx';

type FigureStillProps = { figureName: string; moves?: boolean; small?: boolean };

/** A figure in a list, by its name: a file that is loaded in view. `MovingStills` around the list lets it move. */
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

/** Lets the drawing of the line that is pointed at move, or of the one last touched, in markup of the server's own, too. */
export function MovingStills({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const stillAt = (target: EventTarget) =>
    (target as Element)
      .closest(':is(li, [role=radiogroup]):has([data-figure])')
      ?.querySelector<HTMLElement>('[data-figure]') ?? null;
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
  const [moving, setMoving] = useState<ReactNode>(null);
  useEffect(() => {
    let isThere = true;
    loadMoving(name, width).then(
      (loaded) => isThere && setMoving(loaded),
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, [name, width]);
  return moving;
}

/** A figure moves by its poses, a drill by its phases. */
async function loadMoving(name: string, width: number): Promise<ReactNode> {
  const answer = await fetch(paths.figureFile(name, 'json'));
  if (!answer.ok) throw new Error(`figure ${name}: ${answer.status}`);
  const drawn: Figure | Drill = await answer.json();
  const className = 'absolute inset-0';
  if ('phases' in drawn) {
    const { DrillLoop } = await import('#ui/court/drill/drill-loop.tsx');
    return <DrillLoop drill={drawn} className={className} />;
  }
  const { FigureLoop } = await import('./figure-loop.tsx');
  return <FigureLoop figure={drawn} width={width} height={(width * 80) / 88} isMoving className={className} />;
}
