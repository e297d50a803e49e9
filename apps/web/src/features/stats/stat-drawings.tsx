import type { ReactNode } from 'react';

const width = 118;
const height = 34;

/** Days as dots in three rows, oldest first: a full one is a day with a session. */
export function DayDots({ days }: { days: readonly boolean[] }) {
  const columns = Math.ceil(days.length / 3);
  const step = 12;
  return (
    <Drawing>
      {days.map((isTrained, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          cx={width - 5 - step * (columns - 1 - (index % columns))}
          cy={5 + step * Math.floor(index / columns)}
          r={4}
          className={isTrained ? 'fill-current' : 'fill-none stroke-line-strong opacity-55'}
        />
      ))}
    </Drawing>
  );
}

/** Values as bars, oldest first; the last one is the newest and full. */
export function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = 10;
  return (
    <Drawing>
      <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line" />
      {values.map((value, index) => {
        const tall = Math.max(1, (value / most) * (height - 2));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={width - 6 - step * (values.length - 1 - index)}
            y={height - tall}
            width={6}
            height={tall}
            className={index === values.length - 1 ? 'fill-current' : 'fill-current opacity-28'}
          />
        );
      })}
    </Drawing>
  );
}

/** Minutes as small bounces, oldest first; the last one is the newest and full. */
export function Bounces({ minutes }: { minutes: readonly number[] }) {
  const longest = Math.max(1, ...minutes);
  const span = 19.6;
  return (
    <Drawing>
      <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line" />
      {minutes.map((value, index) => {
        const x = width - span * (minutes.length - index);
        const control = 33 - 2 * (value / longest) * 30;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a bounce is its place
            key={index}
            d={`M${x} 33Q${x + span / 2} ${control} ${x + span} 33`}
            strokeWidth={1.75}
            className={
              index === minutes.length - 1 ? 'fill-none stroke-current' : 'fill-none stroke-current opacity-45'
            }
          />
        );
      })}
    </Drawing>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-26 lg:w-29.5" aria-hidden="true">
      {children}
    </svg>
  );
}
