import type { Bar } from '@bandeja/catalogue/text';
import { classNames } from '#ui/class-names.ts';

/** Horizontal bars with their words beside them: readable at any width, without a style attribute (strict CSP). */
export function BarChart({ bars, max }: { bars: readonly Bar[]; max: number }) {
  return (
    <div className="grid gap-3" aria-hidden="true">
      {bars.map(({ label, value, from, to, isStrong = false }) => (
        <div key={label} className="grid gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span className="text-ink-2">{label}</span>
            <b className="num text-ui">{value}</b>
          </div>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full" aria-hidden="true">
            <rect width="100" height="10" className="fig-track" />
            {to !== undefined && <rect width={share(to, max)} height="10" className="fig-range" />}
            <rect
              width={share(from, max)}
              height="10"
              className={classNames('fig-bar', isStrong && 'fig-bar-strong')}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}

const share = (value: number, max: number): number => Math.round((value / max) * 1000) / 10;
