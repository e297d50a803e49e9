import { type Drill, taughtIndex } from '@bandeja/drawing/drills/drill';
import { frameAt, stillOf, timelineOf } from '@bandeja/drawing/drills/timeline';
import { useEffect, useMemo, useRef } from 'react';
import { DrillPicture } from '#ui/court/drill/drill-picture.tsx';
import { usePlayback } from '#ui/use-playback.ts';

/** Small in a list: it moves as long as it is there. */
export function DrillLoop({ drill, className }: { drill: Drill; className?: string }) {
  const timeline = useMemo(() => timelineOf(drill), [drill]);
  const place = useRef<HTMLDivElement>(null);
  const { position, play } = usePlayback(timeline, taughtIndex(drill), place, { repeats: true });
  const begin = useRef(play);
  useEffect(() => begin.current(), []);
  const still = 'index' in position;
  return (
    <div ref={place} className={className}>
      <DrillPicture
        drill={drill}
        timeline={timeline}
        frame={still ? stillOf(timeline, position.index) : frameAt(timeline, position.seconds)}
        still={still}
        whiteBall
        className="size-full"
      />
    </div>
  );
}
