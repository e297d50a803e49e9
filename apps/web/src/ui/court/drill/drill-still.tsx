import { type Drill, taughtIndex } from '#ui/court/drill/drill.ts';
import { DrillPicture } from '#ui/court/drill/drill-picture.tsx';
import { stillOf, timelineOf } from '#ui/court/drill/timeline.ts';

export function DrillStill({ drill, className }: { drill: Drill; className?: string }) {
  const timeline = timelineOf(drill);
  const frame = stillOf(timeline, taughtIndex(drill));
  return <DrillPicture drill={drill} timeline={timeline} frame={frame} still whiteBall className={className} />;
}
