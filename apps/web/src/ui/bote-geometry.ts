/** One step of a bote. `height` is the arc's top above the ground, in drawing units; a flat step has none. */
export type BoteStep = {
  state: 'done' | 'now' | 'planned' | 'changed' | 'rest' | 'empty';
  height: number;
  /** Top of the plan, drawn dotted behind the finished part. */
  planned?: number;
  weight?: number;
  label?: string;
  caption?: string;
};

export type BoteArc = BoteStep & { x0: number; x1: number };
export type BotePoint = { x: number; y: number };
type Ground = { width: number; base: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** `columnGap`: the arcs meet in the middle of a grid's gaps; `inset`: their distance from the edges of their cells. */
export function layOutBote(
  steps: readonly BoteStep[],
  { width, columnGap = 0, inset = 0 }: { width: number; columnGap?: number; inset?: number },
): BoteArc[] {
  const weights = steps.map((step) => step.weight ?? 1);
  const unit = (width - columnGap * (steps.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
  let left = 0;
  return steps.map((step, index) => {
    const columnEnd = left + unit * (weights[index] ?? 1);
    const arc = {
      ...step,
      x0: round((index === 0 ? 0 : left - columnGap / 2) + inset),
      x1: round((index === steps.length - 1 ? width : columnEnd + columnGap / 2) - inset),
    };
    left = columnEnd + columnGap;
    return arc;
  });
}

export function arcPath({ x0, x1, height }: BoteArc, base: number): string {
  if (height === 0) return `M${x0} ${base}H${x1}`;
  return `M${x0} ${base}Q${round((x0 + x1) / 2)} ${round(base - 2 * height)} ${x1} ${base}`;
}

/** `position` 2: on the ground after two steps, resting by its `radius`; 2.5: its centre at the third step's top. */
export function ballPoint(arcs: readonly BoteArc[], position: number, base: number, radius: number): BotePoint {
  const index = Math.min(Math.floor(position), arcs.length - 1);
  const arc = arcs[index];
  if (!arc) return { x: 0, y: base - radius };
  const share = Math.min(1, position - index);
  const lift = arc.height * 4 * share * (1 - share);
  return { x: round(arc.x0 + (arc.x1 - arc.x0) * share), y: round(Math.min(base - lift, base - radius)) };
}

/** Points to animate through. Only an advance of at most one step is travelled; else the list is empty. */
export function ballTravel(
  arcs: readonly BoteArc[],
  from: number,
  to: number,
  { base }: Pick<Ground, 'base'>,
  radius: number,
): BotePoint[] {
  const distance = to - from;
  if (distance <= 0 || distance > 1) return [];
  const frames = 16;
  return Array.from({ length: frames + 1 }, (_, frame) =>
    ballPoint(arcs, from + (distance * frame) / frames, base, radius),
  );
}
