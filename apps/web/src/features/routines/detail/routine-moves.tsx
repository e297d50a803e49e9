import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { routineQuery } from '#features/routines/detail/api.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import type { Figure } from '#ui/figure/figure-picture.tsx';

const FigureLoop = lazyPart(async () => (await import('#ui/figure/figure-loop.tsx')).FigureLoop);
const most = 4;

/** The first movements of a routine, small, in its order: still until they are touched. Without them its room stays. */
export function RoutineMoves({ routineId }: { routineId: string }) {
  const { data: routine } = useQuery(routineQuery(routineId));
  const moves = (routine?.exercises ?? []).flatMap(({ exercise: { name, figure } }) =>
    figure ? [{ name, figure }] : [],
  );
  return (
    <ul className="grid h-16 basis-full grid-cols-4 gap-2 pt-1">
      {moves.slice(0, most).map(({ name, figure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice, and the order is what is shown
        <Move key={index} name={name} figure={figure} />
      ))}
    </ul>
  );
}

function Move({ name, figure }: { name: string; figure: Figure }) {
  const [isMoving, setMoving] = useState(false);
  return (
    <li
      className="overflow-hidden rounded-2 border border-court-edge"
      onPointerEnter={({ pointerType }) => setMoving(pointerType !== 'touch' || !isMoving)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setMoving(false)}
    >
      <span className="sr-only">{name}</span>
      <Suspense fallback={null}>
        <FigureLoop figure={figure} width={88} height={60} isMoving={isMoving} className="size-full" />
      </Suspense>
    </li>
  );
}
