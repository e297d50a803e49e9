import type { TappedJoint } from '@bandeja/pose/by-hand';
import { type Point, skeletonBones } from '@bandeja/pose/landmarks';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { byHandTexts as texts } from '#features/mirror/by-hand-texts.ts';

export type Taps = Partial<Record<TappedJoint, Point>>;

const moves: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Shares of the picture that an arrow key moves the cross by. */
const nudge = 0.005;
const leap = 0.04;

type TapTargetProps = { joint: TappedJoint; shape: { width: number; height: number }; onTap: (point: Point) => void };

/** The whole picture takes the tap; with keys a cross is moved and set. */
export function TapTarget({ joint, shape, onTap }: TapTargetProps) {
  const [cross, setCross] = useState<Point>({ x: 0.5, y: 0.5 });
  const toPixels = ({ x, y }: Point): Point => ({ x: x * shape.width, y: y * shape.height });

  function tapped({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
    const box = currentTarget.getBoundingClientRect();
    const share = { x: (nativeEvent.clientX - box.left) / box.width, y: (nativeEvent.clientY - box.top) / box.height };
    // a key has no place
    onTap(toPixels(detail === 0 ? cross : share));
  }
  function moved(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? leap : nudge;
    const inside = (value: number) => Math.max(0, Math.min(1, value));
    setCross(({ x, y }) => ({ x: inside(x + move[0] * step), y: inside(y + move[1] * step) }));
  }
  return (
    <button
      type="button"
      aria-label={texts.target(joint)}
      className="group absolute inset-0 cursor-crosshair"
      onClick={tapped}
      onKeyDown={moved}
    >
      <svg
        viewBox="-20 -20 40 40"
        aria-hidden="true"
        className="pointer-events-none absolute hidden size-10 -translate-1/2 text-white group-focus-visible:block"
        style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%` }}
      >
        <path d="M-18 0 H18 M0 -18 V18" stroke="#040f31" strokeWidth="6" />
        <path d="M-18 0 H18 M0 -18 V18" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  );
}

/** What was tapped so far. */
export function TappedSkeleton({ taps, width }: { taps: Taps; width: number }) {
  const at = (name: string) => (taps as Partial<Record<string, Point>>)[name];
  return (
    <>
      {skeletonBones.map(([from, to]) => {
        const [a, b] = [at(from), at(to)];
        if (!a || !b) return null;
        return <line key={`${from}-${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} stroke="#fff" strokeWidth={width} />;
      })}
      {Object.entries(taps).map(([name, { x, y }]) => (
        <circle key={name} cx={x} cy={y} r={width * 1.3} fill="#fff" stroke="#040f31" strokeWidth={width / 2} />
      ))}
    </>
  );
}
