import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import { classNames } from '#ui/class-names.ts';

const lines = 'M3 3h280v140h-280ZM45.7 3v140M240.3 3v140M45.7 73H240.3';

/** How much of the court is lit: a service box, one side, all of it. The net is dotted. */
const lit: Record<PlanId, { x: number; width: number; height: number }> = {
  free: { x: 45.7, width: 97.3, height: 70 },
  premium: { x: 3, width: 140, height: 140 },
  pro: { x: 3, width: 280, height: 140 },
};

/** A padel court from above, 20 × 10 m at 14 units a metre, with as much of it in play as the plan gives. */
export function PlanDrawing({ plan, className }: { plan: PlanId; className?: string }) {
  const { x, width, height } = lit[plan];
  const clip = `lit-${plan}`;
  return (
    <svg viewBox="0 0 286 146" className={classNames('overflow-visible', className)} aria-hidden="true">
      <clipPath id={clip}>
        <rect x={x} y="3" width={width} height={height} />
      </clipPath>
      <path className="share-line" d={lines} />
      <rect className="share-floor" x={x} y="3" width={width} height={height} />
      <path className="share-line share-line-lit" d={lines} clipPath={`url(#${clip})`} />
      <path className={classNames('share-line share-net', plan !== 'free' && 'share-line-lit')} d="M143 0v146" />
    </svg>
  );
}
