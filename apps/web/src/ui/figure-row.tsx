import type { ReactNode } from 'react';

export function FigureRow({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden border-y-2 border-ink">
      {/* as many columns as the letters leave room for, each for a figure of five digits; rules beyond the edge are cut off */}
      <dl className="-mt-px -ml-4.25 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]">{children}</dl>
    </div>
  );
}

export function FigureCell({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 border-t border-l border-line py-3.5 pr-3 pl-4">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="figure-lg">{value}</dd>
      <dd className="text-sm text-ink-2">{children}</dd>
    </div>
  );
}
