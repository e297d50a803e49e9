import { classNames } from '#ui/class-names.ts';

export function BallLoader({ label, page = false }: { label: string; page?: boolean }) {
  return (
    <div
      role="status"
      className={classNames('grid justify-items-center gap-1.5 p-2 text-ink-2', page && 'min-h-[60vh] content-center')}
    >
      <svg viewBox="0 0 96 44" className="h-11 w-24 overflow-visible" aria-hidden="true">
        <path d="M0 40.5H96" className="stroke-line-strong" />
        <path d="M4 40Q24 -20 44 40" className="b-arc b-plan" />
        <path d="M44 40Q58 4 72 40" className="b-arc b-plan" />
        <path d="M72 40Q82 22 92 40" className="b-arc b-plan" />
        <circle r="6.5" className="b-ball bouncing" />
      </svg>
      <p>{label}</p>
    </div>
  );
}
