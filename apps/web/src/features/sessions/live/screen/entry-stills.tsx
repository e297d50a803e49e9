import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import { DrillStill } from '#ui/court/drill/drill-still.tsx';
import { FigureLoop } from '#ui/figure/figure-loop.tsx';

/** An exercise's drawing from what the session holds: nothing is fetched for it. */
export function EntryStill({ entry: { drill, figure } }: { entry: SessionEntry }) {
  if (drill) return <DrillStill drill={drill} className="size-full" />;
  return figure ? <FigureLoop figure={figure} width={60} height={52} isMoving={false} className="size-full" /> : null;
}
