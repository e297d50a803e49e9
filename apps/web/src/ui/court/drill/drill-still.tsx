import { type Drill, taughtIndex } from '@bandeja/drawing/drills/drill';
import { stillOf, timelineOf } from '@bandeja/drawing/drills/timeline';
import { DrillPicture } from '#ui/court/drill/drill-picture.tsx';

export function DrillStill({ drill, className }: { drill: Drill; className?: string }) {
  const timeline = timelineOf(drill);
  const frame = stillOf(timeline, taughtIndex(drill));
  return <DrillPicture drill={drill} timeline={timeline} frame={frame} still whiteBall className={className} />;
}
