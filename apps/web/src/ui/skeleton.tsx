import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skel', className)} />;
}

/** A place that loads: bars shaped like what will come, seen only if it takes longer than 300 ms. `label` is read instead: «Cargando tu semana...». */
export function SkeletonPlace(props: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" className={classNames('after-300', props.className)}>
      <span className="sr-only">{props.label}</span>
      {props.children}
    </div>
  );
}

export function SkeletonCard() {
  return (
    <div className="card card-tight grid gap-3">
      <Skeleton className="h-6 w-21" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-3.5 w-11/12" />
      <Skeleton className="h-3.5 w-1/2" />
    </div>
  );
}
